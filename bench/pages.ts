import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/run/find-browser';
import { PAGE_KINDS_PATH } from '../scripts/run/page-kinds';
import { readOptions } from '../scripts/run/read-options';
import { runStep } from '../scripts/run/run-step';
import { describeMachine, percentile } from './figures';
import { serveFolders } from './serve';

/** Not a dependency: 40 MB that no other command needs, downloaded on use. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-background-networking --ignore-certificate-errors';
/** The page that `bench/astro` has a twin of. */
const TWIN_PAGE = '/project-details/vatika/mogra-courts-sector-83';
const TWIN_DIR = '.cache/astro-twin';
/** Structured data is no script to a browser. */
const SCRIPT = /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\bas="script"[^>]*>/g;

interface Report {
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { resourceType?: string; transferSize?: number }[] } }
  >;
}
type Figures = Record<'LCP ms' | 'TBT ms' | 'main thread ms' | 'scripts KB' | 'all KB', number>;

async function run(command: string[], env?: Record<string, string>): Promise<void> {
  const { exitCode, output } = await runStep(command, { output: 'keep', env });
  if (exitCode !== 0) throw new Error(`${command.join(' ')}:\n${output.slice(-2000)}`);
}

/** Mobile Lighthouse with simulated slow 4G. */
async function measure(url: string): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const path = join(folder, 'report.json');
  const options = ['--only-categories=performance', '--output=json', `--output-path=${path}`, '--quiet'];
  await run(['npx', '--yes', LIGHTHOUSE, url, ...options, `--chrome-flags=${CHROME_FLAGS}`], {
    CHROME_PATH: findBrowser() ?? chromium.executablePath(),
  });
  const { audits } = JSON.parse(readFileSync(path, 'utf8')) as Report;
  rmSync(folder, { recursive: true });
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  const scripts = (audits['network-requests']?.details?.items ?? []).filter((each) => each.resourceType === 'Script');
  return {
    'LCP ms': value('largest-contentful-paint'),
    'TBT ms': value('total-blocking-time'),
    'main thread ms': value('mainthread-work-breakdown'),
    'scripts KB': scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000,
    'all KB': value('total-byte-weight') / 1000,
  };
}

/** Builds the project page with Astro, which has a lockfile of its own and is installed on the first run. */
async function buildTwin(): Promise<void> {
  if (!existsSync('bench/astro/node_modules')) await run(['npm', '--prefix', 'bench/astro', 'ci']);
  const page = `${TWIN_DIR}/floor${TWIN_PAGE}.html`;
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, readFileSync(`out${TWIN_PAGE}.html`, 'utf8').replace(SCRIPT, ''));
  await run(['npm', '--prefix', 'bench/astro', 'run', 'build'], { FLOOR_DIR: resolve(`${TWIN_DIR}/floor`) });
}

/**
 * `npm run bench -- pages --runs 3 --kinds home,project`: one page of each kind beside the same page without any script,
 * which is the least that its HTML, styles and pictures cost; the project page beside its twin made with Astro, too.
 */
export async function benchPages(): Promise<void> {
  const { values } = readOptions({
    options: { runs: { type: 'string', default: '3' }, kinds: { type: 'string', default: 'home,project' } },
    allowPositionals: true,
  });
  const kinds = values.kinds.split(',');
  const all = JSON.parse(readFileSync(PAGE_KINDS_PATH, 'utf8')) as { kind: string; path: string }[];
  const pages = all.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path);
  if (pages.includes(TWIN_PAGE)) await buildTwin();
  console.log(`Mobile Lighthouse, simulated slow 4G over HTTP/2, medians of ${values.runs}; ${describeMachine()}`);
  const variants = {
    'without script': await serveFolders(['out'], (html) => html.replace(SCRIPT, '')),
    Astro: await serveFolders([`${TWIN_DIR}/dist`, 'out']),
    'as built': await serveFolders(['out']),
  };
  for (const page of pages) {
    const compared = Object.entries(variants).filter(([name]) => name !== 'Astro' || page === TWIN_PAGE);
    const measured = compared.map((): Figures[] => []);
    for (let turn = 0; turn < Number(values.runs); turn++)
      for (const [at, [, { origin }]] of compared.entries()) measured[at]?.push(await measure(`${origin}${page}`));
    console.log(page);
    for (const [at, [name]] of compared.entries()) {
      const figures = measured[at] ?? [];
      const medians = Object.keys(figures[0] ?? {}).map((key) => {
        const known = figures.map((each) => each[key as keyof Figures]).filter(Number.isFinite);
        return `${key} ${percentile(known).toFixed(key.endsWith('KB') ? 1 : 0)}`;
      });
      console.log(`  ${name.padEnd(14)}  ${medians.join('  ')}`);
    }
  }
  for (const { close } of Object.values(variants)) close();
}
