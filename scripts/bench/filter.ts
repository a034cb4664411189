import { existsSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { getListingFile } from '@/lib/content/pages/data';
import { measureClick, watchEvents, type Measured } from './measure-listing';
import { BENCH_ORIGIN, serveExport } from './serve-export';
import { median, percentile } from './statistics';
import { findBrowser } from '../run/find-browser';
import { contentSetDir, writeContentSet } from '../content-sets/write-content-set';

const CHOICES = 50;
const THROTTLE = 4;
const LIMITS = { scriptMs: 16, paintMs: 100, fileBytes: 450_000 };
const CHECKS = '.filter-sidebar input[type=checkbox]';

/** `npm run bench:filter -- --projects N`: measures the built /projects page with a listing of N projects. */
async function benchFilter(): Promise<void> {
  const { values } = parseArgs({
    options: { projects: { type: 'string', default: '10000' }, out: { type: 'string', default: 'out' } },
  });
  const projects = Number(values.projects);
  if (!existsSync(`${values.out}/projects.html`))
    throw new Error(`No listing in ${values.out}/: run npm run build first.`);
  const dir = contentSetDir(projects);
  if (!existsSync(dir)) writeContentSet(dir, projects, 1);
  process.env.CONTENT_DIR = dir;
  const file = JSON.stringify(getListingFile('projects.json'));
  const fileBytes = brotliCompressSync(file).length;

  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await watchEvents(page);
    await serveExport(page, values.out, { '/data/listings/projects.json': file });
    const client = await page.context().newCDPSession(page);
    // CPU time of the page's thread: other work of the machine is not counted as script.
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    await openListing(page, client);
    const plain = await measureChoices(page, client, CHOICES);
    await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    const throttled = await measureChoices(page, client, CHOICES);
    await page.evaluate(() => document.querySelector<HTMLButtonElement>('#more-localities')?.click());
    const unfolded = await measureChoices(page, client, CHOICES / 5);

    const [cpu] = cpus();
    console.log(
      `${cpu?.model ?? 'Unknown machine'}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, Chromium ${browser.version()}`,
    );
    console.log(`${projects.toLocaleString('en-IN')} projects, ${CHOICES} choices`);
    console.log(`Data file: ${(fileBytes / 1000).toFixed(1)} KB br of ${LIMITS.fileBytes / 1000}`);
    const scriptMs = median(plain.map((each) => each.scriptMs));
    console.log(`A choice: ${scriptMs.toFixed(1)} ms of script (median), limit ${LIMITS.scriptMs}`);
    const paintMs = tellPaints(`A choice at ${THROTTLE}x throttle`, throttled);
    tellPaints('The same with every locality unfolded', unfolded);
    const isOver = scriptMs > LIMITS.scriptMs || paintMs > LIMITS.paintMs || fileBytes > LIMITS.fileBytes;
    if (isOver) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

function tellPaints(what: string, measured: readonly Measured[]): number {
  const paints = measured.map((each) => each.paintMs);
  const drawn = measured.flatMap(({ drawnMs }) => drawnMs ?? []);
  if (drawn.length < measured.length) throw new Error(`${measured.length - drawn.length} choices changed nothing.`);
  const tell = (values: number[]) =>
    `${median(values).toFixed(0)} ms in the median, ${percentile(values, 0.95).toFixed(0)} for 19 of 20`;
  console.log(`${what}, ${measured.length} choices`);
  console.log(`  to the next paint: ${tell(paints)}, limit ${LIMITS.paintMs} in the median`);
  console.log(`  until cards and counts are drawn: ${tell(drawn)}`);
  return median(paints);
}

/** Makes one choice, which fetches engine and data, and undoes it. */
async function openListing(page: Page, client: CDPSession): Promise<void> {
  await page.goto(`${BENCH_ORIGIN}/projects`, { waitUntil: 'load' });
  await page.waitForTimeout(2000);
  await measureClick(page, client, CHECKS);
  await page.locator('.listing-box[data-stage=live]').waitFor({ state: 'attached' });
  await measureClick(page, client, CHECKS);
}

/** Ticks and unticks one value after the other, so that listings of every length are rendered. */
async function measureChoices(page: Page, client: CDPSession, count: number): Promise<Measured[]> {
  const ids = await page.$$eval(CHECKS, (boxes) => boxes.map(({ id }) => id));
  const measured: Measured[] = [];
  for (let at = 0; measured.length < count; at++) {
    const selector = `[id="${ids[at % ids.length]}"]`;
    measured.push(await measureClick(page, client, selector), await measureClick(page, client, selector));
  }
  return measured;
}

benchFilter().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
