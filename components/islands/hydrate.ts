import type { ComponentType } from 'react';
import type * as PreactRoot from './preact-root';

/** How near to the screen something is fetched. */
const NEAR = '600px';

/** Calls `run` once, as soon as the element is nearly on screen; never after `signal` has ended. */
function whenNear(element: Element, run: () => void, signal: AbortSignal): void {
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      near.disconnect();
      run();
    },
    { rootMargin: NEAR },
  );
  near.observe(element);
  signal.addEventListener('abort', () => near.disconnect());
}

/** Exports of a page's files: enhancers and islands by name, and the function that hydrates islands. */
export type Module = Record<string, unknown>;
type Enhancer = (root: HTMLElement, signal: AbortSignal, props: object) => void;

interface Options {
  /** Imports a file from the loader's folder by name. */
  load: (name: string) => Promise<unknown>;
  /** Sends a form as the browser does. */
  sendPlainly: (form: HTMLFormElement) => void;
}

/** Starts enhancers and hydrates islands in document order, except those inside an island, which hydrates them itself. */
export async function hydrate(modules: Module[], options: Options): Promise<void> {
  const known = Object.assign({}, ...modules) as Module & Partial<typeof PreactRoot>;
  const { signal } = new AbortController();
  for (const root of document.querySelectorAll<HTMLElement>('[data-enhancer],[data-island]')) {
    const { enhancer, island = '', when, props = '{}' } = root.dataset;
    if (root.parentElement?.closest('[data-island],[data-kept]')?.matches('[data-island]')) continue;
    try {
      const start = known[enhancer ?? island];
      if (when) hydrateLater(root, island, options);
      else if (!start) continue;
      else if (enhancer) (start as Enhancer)(root, signal, JSON.parse(props) as object);
      else known.hydrateIsland?.(root, start as ComponentType<object>, JSON.parse(props) as object);
    } catch (error) {
      console.warn(error);
    }
    // One root a task, so that input is handled in between and effects run before the next root.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Fetches and hydrates an island on its first use: focus, input, click, submission, or as `data-when` and `data-asked-by` say.
 * With `data-around` the use may be anywhere in the section around that element. A button or an answered link pressed
 * before that is pressed again afterwards, and a form submitted again.
 */
function hydrateLater(root: HTMLElement, name: string, { load, sendPlainly }: Options): void {
  const waiting = new AbortController();
  const { when, around, askedBy, props = '{}' } = root.dataset;
  const section = around && document.getElementById(around)?.closest('section');
  const area = section || root;
  const wake = async () => {
    const [{ hydrateIsland }, module] = (await Promise.all([load('islands'), load(name)])) as [
      typeof PreactRoot,
      Module,
    ];
    if (waiting.signal.aborted) return;
    waiting.abort();
    hydrateIsland(root, module[name] as ComponentType<object>, JSON.parse(props) as object);
    // Wait for its effects.
    await new Promise((resolve) => setTimeout(resolve));
  };
  // What does not come is fetched again on the next use.
  const onUse = () => void wake().catch(() => undefined);
  const onClick = (event: Event) => {
    const pressed = (event.target as Element).closest<HTMLAnchorElement>(`[data-answered=${name}] :is(a,button)`);
    if (!pressed) return onUse();
    event.preventDefault();
    event.stopPropagation();
    wake().then(
      () => pressed.click(),
      () => pressed.href && location.assign(pressed.href),
    );
  };
  const onSubmit = (event: Event) => {
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    wake().then(
      () => form.requestSubmit(),
      () => sendPlainly(form),
    );
  };
  // The island reports missing fields, not the browser.
  root.querySelector('form')?.setAttribute('novalidate', '');
  area.addEventListener('click', onClick, waiting);
  // Slides are swiped, too; `scroll` does not bubble.
  const uses = section ? ['focusin', 'pointerdown', 'scroll'] : ['focusin', 'input'];
  for (const type of uses) area.addEventListener(type, onUse, { capture: true, signal: waiting.signal });
  root.addEventListener('submit', onSubmit, waiting);
  if (when === 'near') whenNear(section || root.firstElementChild!, onUse, waiting.signal);
  const isAsked = askedBy && new RegExp(`[?&](${askedBy})=`).test(location.search);
  if (isAsked || area.contains(document.activeElement)) onUse();
}
