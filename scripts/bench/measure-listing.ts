import type { CDPSession, Page } from '@playwright/test';

/** One choice on the listing. */
export interface Measured {
  name: string;
  /** Script of the whole choice (engine, views, address) on the page's thread. */
  scriptMs: number;
  /** From the event to the next paint, as the browser tells it (8 ms steps). */
  paintMs: number;
}

interface Rect {
  x: number;
  y: number;
}

/** Long enough for a slow choice to be painted and told. */
const SETTLE_MS = 350;
/** The browser tells nothing of what is faster than this. */
const LEAST_TOLD_MS = 16;

/** Before any choice: the page keeps what the browser tells of its events. */
export async function watchEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told: { endMs: number; durationMs: number }[] = [];
    Object.assign(window, { told });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        told.push({ endMs: startTime + duration, durationMs: duration });
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

async function scriptMsSoFar(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
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

/** A click as a hand makes it, on what `selector` finds, and what it cost. */
export async function measureClick(page: Page, client: CDPSession, selector: string): Promise<Measured> {
  const at = await placeOf(page, selector);
  await page.mouse.move(at.x, at.y);
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(() => void ((window as unknown as { told: unknown[] }).told.length = 0));
  const before = await scriptMsSoFar(client);
  const click = { ...at, button: 'left', clickCount: 1 } as const;
  await client.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...click });
  await client.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...click });
  await page.waitForTimeout(SETTLE_MS);
  const scriptMs = (await scriptMsSoFar(client)) - before;
  const paintMs = await page.evaluate(
    (least) =>
      (window as unknown as { told: { durationMs: number }[] }).told.reduce(
        (most, { durationMs }) => Math.max(most, durationMs),
        least,
      ),
    LEAST_TOLD_MS,
  );
  return { name: selector, scriptMs, paintMs };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
