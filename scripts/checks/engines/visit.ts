import { setTimeout as wait } from 'node:timers/promises';

/** One input source of WebDriver's `actions`; BiDi takes the same. */
export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: readonly object[];
}

/** A browser with one window, driven by a protocol of the W3C. */
export interface Engine {
  /** Resolves when the document is parsed, before its late scripts start. */
  open(address: string): Promise<void>;
  /** Sets the size of the page as near as the window allows, in px. */
  resize(width: number, height: number): Promise<void>;
  /** Runs the body of a function in the page, awaits its promise and returns its value, which is JSON. */
  run(body: string): Promise<unknown>;
  perform(sources: readonly InputSource[]): Promise<void>;
  close(): Promise<void>;
}

/** How to get and start a browser of this system. */
export interface EngineKind {
  name: string;
  packages: readonly string[];
  isInstalled(): boolean;
  start(): Promise<Engine>;
}

const POLL_MS = 60;
const PATIENCE_MS = 10_000;

/** Keys by name, as WebDriver encodes them. */
const KEYS = { Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014', ArrowDown: '\uE015', Control: '\uE009' };
export type Key = keyof typeof KEYS;

/** Listens for what goes wrong after the document is parsed; enhancers and islands start later. */
const LISTEN = `
  window.faults = [];
  for (const kind of ['error', 'warn']) {
    const own = console[kind];
    console[kind] = (...said) => { faults.push(kind + ': ' + said.join(' ')); own.apply(console, said); };
  }
  addEventListener('error', ({ message, target }) => faults.push('error: ' + (message ?? target.src ?? target)), true);
  addEventListener('unhandledrejection', ({ reason }) => faults.push('rejection: ' + reason));`;

/** Finds the first visible element by selector and by a pattern of its name or text. */
const FIND = `
  const nameOf = (element) =>
    (element.ariaLabel ?? (element.labels?.[0]?.textContent || element.textContent || element.querySelector('img')?.alt || ''))
      .replace(/\\s+/g, ' ').trim();
  const find = (selector, name) => [...document.querySelectorAll(selector)].find(
    (element) => element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true })
      && new RegExp(name).test(nameOf(element)));`;

export type Target = readonly [selector: string, name?: string];

/** What a visitor does in one window. Whatever does not happen within ten seconds throws. */
export class Visit {
  constructor(
    readonly engine: Engine,
    private readonly origin: string,
  ) {}

  /** Opens a page and waits until its scripts have started. */
  async open(path: string): Promise<void> {
    await this.engine.open(this.origin + path);
    await this.engine.run(LISTEN);
    const isStarted = `document.readyState === 'complete' && document.querySelector('header[data-ready]')`;
    await this.until(`the scripts of ${path} start`, isStarted);
  }

  /** Waits until an expression of the page is true. */
  async until(what: string, expression: string): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      // A page that is left in between answers nothing.
      const is = await this.engine.run(`${FIND} return Boolean(${expression});`).catch(() => false);
      if (is === true) return;
      if (Date.now() > end) throw new Error(`It has not happened that ${what}`);
      await wait(POLL_MS);
    }
  }

  async see(selector: string, name = ''): Promise<void> {
    await this.until(`"${name}" is seen`, `find(${JSON.stringify(selector)}, ${JSON.stringify(name)})`);
  }

  /** Presses the middle of an element, once nothing lies over it. */
  async click([selector, name = '']: Target): Promise<void> {
    const [at, pattern] = [JSON.stringify(selector), JSON.stringify(name)];
    const look = `const element = find(${at}, ${pattern});
      if (!element) return null;
      const middle = () => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      };
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const before = middle();
      await new Promise((resolve) => setTimeout(resolve, 100));
      const now = middle();
      const hit = document.elementFromPoint(now.x, now.y);
      const isFree = hit && (element.contains(hit) || hit.contains(element));
      return isFree && before.x === now.x && before.y === now.y ? now : null;`;
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const point = (await this.engine.run(FIND + look).catch(() => null)) as { x: number; y: number } | null;
      if (point) return this.#pressAt(point);
      if (Date.now() > end) throw new Error(`Nobody can press "${name}" (${selector})`);
      await wait(POLL_MS);
    }
  }

  /** Replaces what a field holds. */
  async type(field: Target, text: string): Promise<void> {
    await this.click(field);
    const all = [down(KEYS.Control), down('a'), up('a'), up(KEYS.Control)];
    await this.#keys([...all, ...Array.from(text).flatMap((key) => [down(key), up(key)])]);
  }

  press(...keys: Key[]): Promise<void> {
    return this.#keys(keys.flatMap((key) => [down(KEYS[key]), up(KEYS[key])]));
  }

  #pressAt(point: { x: number; y: number }): Promise<void> {
    const move = { type: 'pointerMove', duration: 0, origin: 'viewport', ...point };
    const press = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const source = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } } as const;
    return this.engine.perform([{ ...source, actions: [move, ...press] }]);
  }

  #keys(actions: readonly object[]): Promise<void> {
    return this.engine.perform([{ type: 'key', id: 'keyboard', actions }]);
  }
}

const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });
