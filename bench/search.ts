import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { findBrowser } from '../scripts/run/find-browser';
import { readOptions } from '../scripts/run/read-options';
import { describeMachine, percentile } from './figures';
import { serveFolders, type Served } from './serve';

/** 1.6 Mbit/s with 150 ms round-trip time. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const QUERIES = ['court', 'gurugram', 'bengaluru villa', '3 bhk under 2 cr sector 82', 'ready to move in 3bhk delhi'];
const VISITS = 3;
const CHOICES = 40;
const THROTTLE = 4;
/** Long enough for the browser to paint and report a slow action. */
const SETTLE_MS = 350;
/** The browser reports no event that is faster. */
const LEAST_TOLD_MS = 16;
const FIELD = 'input[name=q]';
const CHECKS = '.filter-sidebar input[type=checkbox]';
const LIMITS = { firstResultMs: 2000, keyMs: 8, listingBytes: 700_000, choiceMs: 16, paintMs: 100 };

async function open(browser: Browser, address: string): Promise<[Page, CDPSession]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, ignoreHTTPSErrors: true });
  const client = await page.context().newCDPSession(page);
  // CPU time of the page's thread: other work of the machine is not counted as script.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(() => {
    // No greeting covers what is clicked, and nothing of the search loads before a key.
    sessionStorage.setItem('promo-gone', '1');
    sessionStorage.setItem('greeting-closed', '1');
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    const told: number[] = [];
    Object.assign(window, { told });
    new PerformanceObserver((list) => {
      told.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  await page.goto(address);
  return [page, client];
}

async function scriptMsSoFar(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

/** Script time of an action, and the time from its event to the next paint, which the browser reports in steps of 8 ms. */
async function measure([page, client]: [Page, CDPSession], act: () => Promise<void>) {
  const before = await scriptMsSoFar(client);
  await page.evaluate(() => void ((window as unknown as { told: number[] }).told.length = 0));
  await act();
  await page.waitForTimeout(SETTLE_MS);
  const told = await page.evaluate(() => (window as unknown as { told: number[] }).told);
  return { scriptMs: (await scriptMsSoFar(client)) - before, paintMs: Math.max(LEAST_TOLD_MS, ...told) };
}

/** Prints the median and whether it is within its limit. */
function tell(what: string, values: readonly number[], limit: number): void {
  const middle = percentile(values);
  console.log(`${what}: ${middle.toFixed(1)}, 19 of 20 within ${percentile(values, 0.95).toFixed(1)}, limit ${limit}`);
  if (!(middle <= limit)) process.exitCode = 1;
}

async function benchKeys(browser: Browser, { origin }: Served): Promise<void> {
  const firstMs: number[] = [];
  for (let visit = 0; visit < VISITS; visit++) {
    const [page, client] = await open(browser, origin);
    await page.waitForLoadState('networkidle');
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.locator(FIELD).focus();
    const startMs = performance.now();
    await page.keyboard.type('c');
    await page.getByRole('option').first().waitFor();
    firstMs.push(performance.now() - startMs);
    await page.close();
  }
  tell('First key to first result on slow 4G, ms', firstMs, LIMITS.firstResultMs);
  const [page, client] = await open(browser, origin);
  await page.locator(FIELD).focus();
  await page.keyboard.type('zzzz');
  await page.getByText('No results found for "zzzz"').last().waitFor();
  const keysMs: number[] = [];
  for (const query of QUERIES) {
    await page.locator(FIELD).fill('');
    for (const key of query) keysMs.push((await measure([page, client], () => page.keyboard.type(key))).scriptMs);
  }
  tell('Script of a key, ms', keysMs, LIMITS.keyMs);
  await page.close();
}

async function benchChoices(browser: Browser, { origin, sentBytes }: Served): Promise<void> {
  tell('Data of the listing, bytes as sent', [sentBytes('/data/listings/projects.json')], LIMITS.listingBytes);
  const [page, client] = await open(browser, `${origin}/projects`);
  const ids = await page.$$eval(CHECKS, (boxes) => boxes.map(({ id }) => id));
  /** Ticks and unticks one value after the other, so that listings of every length are drawn. */
  const choose = async (count: number) => {
    const measured = [];
    for (let at = 0; at < count; at++) {
      const label = page.locator(`label:has([id="${ids[(at >> 1) % ids.length]}"])`);
      await label.scrollIntoViewIfNeeded();
      await label.hover();
      measured.push(await measure([page, client], () => label.click()));
    }
    return measured;
  };
  // The first choice fetches engine and data.
  await choose(1);
  await page.locator('[data-stage=live]').waitFor({ state: 'attached' });
  await choose(1);
  const plain = await choose(CHOICES);
  tell(
    'Script of a choice, ms',
    plain.map(({ scriptMs }) => scriptMs),
    LIMITS.choiceMs,
  );
  await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const slow = await choose(CHOICES);
  tell(
    `A choice at ${THROTTLE}x throttle to the next paint, ms`,
    slow.map(({ paintMs }) => paintMs),
    LIMITS.paintMs,
  );
  await page.close();
}

/** `npm run bench -- search`: search and listing of the site in `out/`, which `bench -- build` makes of any size. */
export async function benchSearch(): Promise<void> {
  readOptions({ options: {}, allowPositionals: true });
  const served = await serveFolders(['out']);
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args });
  console.log(`${describeMachine()}, Chromium ${browser.version()}`);
  try {
    await benchKeys(browser, served);
    await benchChoices(browser, served);
  } finally {
    await browser.close();
    served.close();
  }
}
