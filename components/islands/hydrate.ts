import type { ComponentType } from 'react';
import { whenNear } from './when-near';
import type * as PreactRoot from './preact-root';

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
 * A form submitted before that is submitted again afterwards.
 */
function hydrateLater(root: HTMLElement, name: string, { load, sendPlainly }: Options): void {
  const waiting = new AbortController();
  const { when, askedBy, props = '{}' } = root.dataset;
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
  for (const type of ['focusin', 'input', 'click']) root.addEventListener(type, onUse, waiting);
  root.addEventListener('submit', onSubmit, waiting);
  if (when === 'near' && root.firstElementChild) whenNear(root.firstElementChild, onUse, waiting.signal);
  const isAsked = askedBy && new RegExp(`[?&](${askedBy})=`).test(location.search);
  if (isAsked || root.contains(document.activeElement)) onUse();
}
