import type { CDPSession, Page } from '@playwright/test';
import { scriptMsSoFar } from './script-time';

/** Times of one choice on the listing. */
export interface Measured {
  name: string;
  /** Script time of the whole choice (engine, views, address) on the page's thread. */
  scriptMs: number;
  /** From the event to the next paint (the tick), as the browser reports it in 8 ms steps. */
  paintMs: number;
  /** From the event until cards and counts are rendered; null if nothing changed. */
  drawnMs: number | null;
}

/** What `watchEvents` keeps on the window. An event of no interaction, a hover for example, has the number 0. */
export interface Watched {
  told: { endMs: number; durationMs: number; interactionId: number }[];
  drawn: number[];
}

interface Rect {
  x: number;
  y: number;
}

/** Long enough for the browser to paint and report a slow choice. */
const SETTLE_MS = 350;
/** The browser does not report faster events. */
export const LEAST_TOLD_MS = 16;

/** Call before any choice: the page records its event timings, and no overlay covers its filters. */
export async function watchEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    sessionStorage.setItem('promo-gone', '1');
    sessionStorage.setItem('greeting-closed', '1');
    const drawn: number[] = [];
    Object.assign(window, { drawn });
    // Anonymous functions only: the page lacks the compiler's helper for function names.
    document.addEventListener(
      'change',
      ({ timeStamp }) =>
        new MutationObserver((_changes, observer) => {
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => drawn.push(performance.now() - timeStamp);
            port2.postMessage(0);
          });
        }).observe(document.body, { subtree: true, childList: true, characterData: true }),
      { capture: true },
    );
    const told: Watched['told'] = [];
    Object.assign(window, { told });
    new PerformanceObserver((list) => {
      for (const { startTime, duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
        told.push({ endMs: startTime + duration, durationMs: duration, interactionId });
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  });
}

async function placeOf(page: Page, selector: string): Promise<Rect> {
  return page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (!element) throw new Error(`${wanted} is not on the page`);
    const target = element.closest('label') ?? element;
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);
}

/** Clicks the element of `selector` as a user does, and measures it. */
export async function measureClick(page: Page, client: CDPSession, selector: string): Promise<Measured> {
  const at = await placeOf(page, selector);
  await page.mouse.move(at.x, at.y);
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(() => {
    const { told, drawn } = window as unknown as Watched;
    told.length = 0;
    drawn.length = 0;
  });
  const before = await scriptMsSoFar(client);
  const click = { ...at, button: 'left', clickCount: 1 } as const;
  await client.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...click });
  await client.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...click });
  await page.waitForTimeout(SETTLE_MS);
  const scriptMs = (await scriptMsSoFar(client)) - before;
  const { paintMs, drawnMs } = await page.evaluate((least) => {
    const { told, drawn } = window as unknown as Watched;
    return { paintMs: Math.max(least, ...told.map(({ durationMs }) => durationMs)), drawnMs: drawn[0] ?? null };
  }, LEAST_TOLD_MS);
  return { name: selector, scriptMs, paintMs, drawnMs };
}
