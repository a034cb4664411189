import { chromium, type Page } from '@playwright/test';
import { findTestBrowser } from '../run/find-browser';
import { median } from '../run/statistics';
import { LEAST_TOLD_MS, watchEvents, type Watched } from './measure-listing';
import type { Served } from './serve-variant';

/** How much slower than this machine the page's main thread runs. */
const THROTTLE = 4;
/** What the loaders wait for at most before a page is alive, and what one interaction takes at most. */
const SETTLE_MS = 2500;
const INTERACTION_MS = 600;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

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

/** The longest event of each interaction in ms, as the browser reports it; the least stands for "not longer than a frame". */
async function measurePage(page: Page, address: string): Promise<number[]> {
  await watchEvents(page);
  await page.goto(address);
  await page.waitForTimeout(SETTLE_MS);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const durations: number[] = [];
  for (const interact of Object.values(INTERACTIONS)) {
    await page.evaluate(() => void ((window as unknown as Watched).told.length = 0));
    await interact(page);
    await page.waitForTimeout(INTERACTION_MS);
    const told = await page.evaluate(() => (window as unknown as Watched).told);
    durations.push(
      Math.max(LEAST_TOLD_MS, ...told.filter((each) => each.interactionId).map((each) => each.durationMs)),
    );
  }
  return durations;
}

/** Prints the ten interactions of each variant and the longest, which is INP: medians of `runs`, ms. */
export async function measureInteractions(variants: readonly Served[], path: string, runs: number): Promise<void> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: findTestBrowser() ?? undefined, args });
  try {
    console.log(`  the first ten interactions at ${THROTTLE}x, ms: ${Object.keys(INTERACTIONS).join(', ')}`);
    const all: number[][][] = variants.map(() => []);
    for (let run = 0; run < runs; run += 1) {
      for (const [index, { origin }] of variants.entries()) {
        const page = await browser.newPage({ ...PHONE, ignoreHTTPSErrors: true });
        all[index]?.push(await measurePage(page, `${origin}${path}`));
        await page.close();
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
  }
}
