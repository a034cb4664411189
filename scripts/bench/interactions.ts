import { chromium, type Page } from '@playwright/test';
import { findTestBrowser } from '../run/find-browser';
import { median } from '../run/statistics';
import { serveVariant, type Variant } from './serve-variant';

/** How much slower than this machine the page's main thread runs. */
const THROTTLE = 4;
/** What the loaders wait for at most before a page is alive, and what one interaction takes at most. */
const SETTLE_MS = 2500;
const INTERACTION_MS = 600;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().tap();

/** What a visitor of the project page does first, on a phone. */
const INTERACTIONS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'next picture': (page) => press(page, 'Next pictures'),
  'one more picture': (page) => press(page, 'Next pictures'),
  'picture before': (page) => press(page, 'Previous pictures'),
  'next floor plan': (page) => press(page, 'Next floor plans'),
  'payment plan': (page) => page.locator('#payment-tab-2').tap(),
  'a part of the cost': (page) => page.locator('summary', { hasText: 'Stamp duty' }).first().tap(),
  'EMI slider': (page) => page.locator('input[type=range]').first().press('ArrowRight'),
  'a question': (page) => page.locator('summary', { hasText: 'RERA approved' }).tap(),
  'a name typed': (page) => page.locator('input[name=name]').first().press('A'),
  menu: (page) => press(page, 'Open menu'),
};

interface Timed {
  interactionId: number;
  duration: number;
}

/** The longest event of each interaction in ms, as the browser reports it; 16 stands for "not longer than a frame". */
async function measurePage(page: Page, address: string): Promise<number[]> {
  await page.addInitScript(() => {
    const events: Timed[] = [];
    Object.assign(window, { events });
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as unknown as Timed[])
        events.push({ duration, interactionId });
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  });
  await page.goto(address);
  await page.waitForTimeout(SETTLE_MS);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const durations: number[] = [];
  for (const interact of Object.values(INTERACTIONS)) {
    await page.evaluate(() => void (window as unknown as { events: Timed[] }).events.splice(0));
    await interact(page);
    await page.waitForTimeout(INTERACTION_MS);
    const events = await page.evaluate(() => (window as unknown as { events: Timed[] }).events);
    durations.push(Math.max(16, ...events.filter((event) => event.interactionId).map((event) => event.duration)));
  }
  return durations;
}

/** Prints the ten interactions of each variant and the longest, which is INP: medians of `runs`, ms. */
export async function measureInteractions(variants: readonly Variant[], path: string, runs: number): Promise<void> {
  const servers = await Promise.all(variants.map(serveVariant));
  const browser = await chromium.launch({
    executablePath: findTestBrowser() ?? undefined,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    console.log(`  the first ten interactions at ${THROTTLE}x, ms: ${Object.keys(INTERACTIONS).join(', ')}`);
    const all: number[][][] = variants.map(() => []);
    for (let run = 0; run < runs; run += 1) {
      for (const [index, { origin }] of servers.entries()) {
        const context = await browser.newContext({
          ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
          ignoreHTTPSErrors: true,
        });
        all[index]?.push(await measurePage(await context.newPage(), `${origin}${path}`));
        await context.close();
      }
    }
    for (const [index, { name }] of variants.entries()) {
      const runsOf = all[index] ?? [];
      const medians = Object.keys(INTERACTIONS).map((_, at) => median(runsOf.map((each) => each[at] ?? NaN)));
      const inp = median(runsOf.map((each) => Math.max(...each)));
      console.log(`  ${name.padEnd(14)} INP ${inp.toFixed(0)} ms  (${medians.map((ms) => ms.toFixed(0)).join(', ')})`);
    }
  } finally {
    await browser.close();
    for (const server of servers) server.stop();
  }
}
