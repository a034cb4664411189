import { expect } from '@playwright/test';

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

const PATIENCE = { timeout: 10_000, intervals: [60] };

/** Keys by name, as WebDriver encodes them. */
const KEYS = { Escape: '\uE00C', ArrowRight: '\uE014', Control: '\uE009' };
type Key = keyof typeof KEYS;

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

type Target = readonly [selector: string, name?: string];

/** What a visitor does in one window. What does not happen within ten seconds fails. */
export class Visit {
  constructor(
    readonly engine: Engine,
    private readonly origin: string,
  ) {}

  /** Opens a page and waits until its scripts have started, where it has any. */
  async open(path: string): Promise<void> {
    await this.engine.open(this.origin + path);
    await this.engine.run(LISTEN);
    const isStarted = `document.readyState === 'complete' && (!document.scripts.length || document.querySelector('header[data-ready]'))`;
    await this.until(`the scripts of ${path} start`, isStarted);
  }

  /** Waits until an expression of the page is true. */
  async until(what: string, expression: string): Promise<void> {
    // A page that is left in between answers nothing.
    const look = () => this.engine.run(`${FIND} return Boolean(${expression});`).catch(() => false);
    await expect.poll(look, { message: what, ...PATIENCE }).toBe(true);
  }

  async see(selector: string, name = ''): Promise<void> {
    await this.until(`"${name}" is seen`, `find(${JSON.stringify(selector)}, ${JSON.stringify(name)})`);
  }

  /** Presses the middle of an element, once nothing lies over it and it stands still; again if the page moved meanwhile. */
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
      // Sections that come into view get their height.
      await new Promise((resolve) => setTimeout(resolve, 250));
      const now = middle();
      const isOn = (hit) => element.contains(hit) || hit?.closest('label')?.contains(element);
      if (!isOn(document.elementFromPoint(now.x, now.y)) || before.x !== now.x || before.y !== now.y) return null;
      addEventListener('pointerdown', ({ target }) => { window.hasMissed = !isOn(target); }, { capture: true, once: true });
      return now;`;
    const press = async () => {
      const point = (await this.engine.run(FIND + look).catch(() => null)) as { x: number; y: number } | null;
      if (!point) return false;
      const actions = [
        { type: 'pointerMove', duration: 0, origin: 'viewport', ...point },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await this.engine.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
      // A page that is left was hit.
      return this.engine.run('return !window.hasMissed;').catch(() => true);
    };
    await expect.poll(press, { message: `"${name}" (${selector}) is pressed`, ...PATIENCE }).toBe(true);
  }

  /** Replaces what a field holds. */
  async type(field: Target, text: string): Promise<void> {
    await this.click(field);
    const all = [down(KEYS.Control), down('a'), up('a'), up(KEYS.Control)];
    await this.#keys([...all, ...Array.from(text).flatMap((key) => [down(key), up(key)])]);
  }

  press(key: Key): Promise<void> {
    return this.#keys([down(KEYS[key]), up(KEYS[key])]);
  }

  #keys(actions: readonly object[]): Promise<void> {
    return this.engine.perform([{ type: 'key', id: 'keyboard', actions }]);
  }
}

const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });
