import type * as Hydrate from './hydrate';

/**
 * The one script of a page: brings its islands to life once the page is painted and the browser is idle, at once where
 * the address asks for something, and on the first touch. What a visitor did before is kept and done again then.
 */

/** Links that an island answers in place; all others lead where they lead. */
const ANSWERED =
  'a:is(.header-search,[data-enquiry],[data-assistant],[data-role],[data-zoom],[data-slide],[data-locality] *,[data-island=ListingBox] nav *)';
/** Buttons that answer by themselves, and those of forms. */
const NATIVE = '[commandfor],[popovertarget],form[method=dialog] *';
const WAIT_MS = 4000;

type Replay = { run: () => void; orElse: () => void };

const replays: Replay[] = [];
const stop = new AbortController();
const on = (type: string, listener: (event: Event) => void) =>
  document.addEventListener(type, listener, { capture: true, signal: stop.signal });
let isStarted = false;
let isHurried = false;

/** The part of that name, from the folder this script came from. */
function load(name: string): Promise<unknown> {
  return import(new URL(`./${name}.js`, import.meta.url).href);
}

/** Whoever is at a search field waits for its answers: they come beside the islands, not after them. */
function hurrySearch(): void {
  if (isHurried || !document.activeElement?.closest('[role=search]')) return;
  isHurried = true;
  const data = { rel: 'preload', as: 'fetch', crossOrigin: '', href: '/data/search.json' };
  document.head.append(Object.assign(document.createElement('link'), data));
  load('SearchHome').catch(() => undefined);
}

function start(): void {
  hurrySearch();
  if (isStarted) return;
  isStarted = true;
  // All that the islands of the page are made of; what several share is asked for with them, not after them.
  const parts = document.querySelector<HTMLElement>('[data-parts]')?.dataset['parts']?.split(' ') ?? [];
  // An island that does not come leaves its markup as it is, and the others go on without it.
  const islands = parts.map((part) => load(part).catch(() => ({})));
  Promise.all([load('hydrate') as Promise<typeof Hydrate>, ...islands]).then(
    ([{ hydrate }, ...modules]) => hydrate(modules as Hydrate.Islands[], () => finish('run')),
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
  if (link) event.preventDefault();
  replays.push({ run: () => pressed.click(), orElse: () => link && location.assign(link.href) });
  start();
}

function onSubmit(event: Event): void {
  const form = event.target as HTMLFormElement;
  if (form.method !== 'post') return;
  event.preventDefault();
  replays.push({
    run: () => form.requestSubmit(),
    orElse: () => (navigator.onLine ? form.submit() : sayOffline(form)),
  });
  start();
}

/** Nothing typed is lost to the browser's own page about the connection. */
function sayOffline(form: HTMLFormElement): void {
  const alert = form.querySelector('[role=alert]') ?? document.createElement('p');
  alert.role = 'alert';
  alert.className = 'enquiry-alert';
  alert.textContent = 'Network error. Please check your connection.';
  form.querySelector('button')?.before(alert);
}

/** What the islands take for granted; a browser without it reads, follows and sends as one without script. */
const isAble = 'HTMLDialogElement' in window && 'timeout' in AbortSignal && 'hasOwn' in Object;

if (isAble) {
  on('click', onClick);
  on('submit', onSubmit);
  for (const type of ['pointerdown', 'keydown', 'focusin', 'input']) on(type, start);
}

if (!isAble) stop.abort();
else if (location.search || location.hash || document.activeElement?.closest('input,textarea')) start();
else {
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 200));
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
  setTimeout(start, WAIT_MS);
}
