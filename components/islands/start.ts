import type * as Hydrate from './hydrate';

/**
 * The loader, the only script in the HTML. It fetches the page's enhancers and islands when the browser is idle after the
 * first paint, at once if the address has a query or hash, and on the first input. Earlier clicks are replayed then.
 * A prerendered page waits for its visitor.
 */

/** Links that an enhancer or island handles in place. */
const ANSWERED = 'a:is([data-answered],[data-answered] *)';
/** Buttons that answer by themselves, and those of forms. */
const NATIVE = '[commandfor],form[method=dialog] *';
const WAIT_MS = 4000;

type Replay = { run: () => void; orElse: () => void };

const replays: Replay[] = [];
const stop = new AbortController();
const on = (type: string, listener: (event: Event) => void) =>
  document.addEventListener(type, listener, { capture: true, signal: stop.signal });
let isStarted = false;

/**
 * The part of that name, from the folder this script came from. Without a connection only the page about it, whose
 * parts are kept, asks for any: some browsers remember that a module did not come, and never ask again.
 */
async function load(name: string): Promise<unknown> {
  if (!navigator.onLine && !document.querySelector('[data-parts*=SavedHere]')) throw new Error('offline');
  return import(new URL(`./${name}.js`, import.meta.url).href);
}

/** A focused field with `data-early` gets its code in parallel with the islands. */
function hurry(): void {
  const early = document.activeElement?.closest<HTMLElement>('[data-early]')?.dataset['early'];
  if (early) load(early).catch(() => undefined);
}

function start(): void {
  hurry();
  if (isStarted) return;
  isStarted = true;
  // All files of the page's enhancers and islands, shared chunks included, in parallel.
  const parts = document.querySelector<HTMLElement>('[data-parts]')?.dataset['parts']?.split(' ') ?? [];
  // A file that fails to load leaves its markup as it is; the others go on without it.
  const modules = parts.map((part) => load(part).catch(() => ({})) as Promise<Hydrate.Module>);
  Promise.all([load('hydrate') as Promise<typeof Hydrate>, ...modules])
    .then(([{ hydrate }, ...fetched]) => hydrate(fetched, { load, sendPlainly }))
    .then(
      () => finish('run'),
      () => finish('orElse'),
    );
}

/** Without the client, what is done later goes its plain way, too. */
function finish(way: keyof Replay): void {
  if (way === 'run') stop.abort();
  else isStarted = false;
  for (const again of replays.splice(0)) again[way]();
}

function onClick(event: Event): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
  if (button || metaKey || ctrlKey || shiftKey || altKey || event.defaultPrevented) return;
  const link = (target as Element).closest<HTMLAnchorElement>(ANSWERED);
  const pressed = link ?? (target as Element).closest<HTMLElement>(`button[type=button]:not(${NATIVE})`);
  if (!pressed) return;
  // An enhancer that has started while others have not would answer now, and again when the click is replayed.
  event.stopPropagation();
  if (link) event.preventDefault();
  replays.push({ run: () => pressed.click(), orElse: () => link && location.assign(link.href) });
  start();
}

function onSubmit(event: Event): void {
  const form = event.target as HTMLFormElement;
  if (form.method !== 'post') return;
  event.preventDefault();
  replays.push({ run: () => form.requestSubmit(), orElse: () => sendPlainly(form) });
  start();
}

function sendPlainly(form: HTMLFormElement): void {
  const { offline } = form.dataset;
  if (offline && !navigator.onLine) sayOffline(form, offline);
  else if (form.reportValidity()) form.submit();
}

/** Nothing typed is lost to the browser's own page about the connection. */
function sayOffline(form: HTMLFormElement, text: string): void {
  const alert = form.querySelector('[role=alert]') ?? document.createElement('p');
  alert.role = 'alert';
  alert.textContent = text;
  form.querySelector('button')?.before(alert);
}

/** The newest of what the islands take for granted; a browser without it reads, follows and sends as one without script. */
const isAble = 'timeout' in AbortSignal;

if (isAble) {
  on('click', onClick);
  on('submit', onSubmit);
  for (const type of ['pointerdown', 'keydown', 'focusin', 'input']) on(type, start);
}

/** Starts when the browser is idle, or at once where the address or a field asks for it. */
function begin(): void {
  if (location.search || location.hash || document.activeElement?.closest('input,textarea')) return start();
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 200));
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
  setTimeout(start, WAIT_MS);
}

// Nobody sees a page that is prerendered: no timer runs and nothing is counted before the visitor comes to it.
if (!isAble) stop.abort();
else if (document.prerendering) document.addEventListener('prerenderingchange', begin, { once: true });
else begin();
