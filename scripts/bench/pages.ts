import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { median } from './statistics';
import { findBrowser } from '../run/find-browser';
import { compressExport } from '../build/export/compress';
import { packageCommand, runStep, scriptCommand } from '../run/run-step';

const PLAIN_DIR = '.cache/plain-out';
/** Not a dependency: 40 MB that no other command needs, downloaded on use. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
/** Files that only the published folder has. */
const IS_OURS = /\.(?:html|br|gz)$|\/islands$/;
const PAGES = ['/', '/project-details/vatika/mogra-courts-sector-83'];
const VARIANTS = [
  { name: 'plain export', dir: PLAIN_DIR, port: 4301 },
  { name: 'as published', dir: 'out', port: 4302 },
] as const;

interface Figures {
  score: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Work of the main thread, at Lighthouse's throttle. */
  cpuMs: number;
  scriptBytes: number;
}

async function serve(dir: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { ...process.env, PORT: String(port), OUT_DIR: dir, ENQUIRY_DB_URL: `file:var/bench-${port}.db` },
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(`http://127.0.0.1:${port}/`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return child;
    await wait(100);
  }
  throw new Error(`Nothing answers on port ${port}`);
}

interface LighthouseReport {
  categories: { performance: { score: number } };
  audits: Record<
    string,
    { numericValue: number; details?: { items?: { resourceType?: string; transferSize?: number }[] } }
  >;
}

/** Mobile Lighthouse with simulated slow 4G. */
async function measureOnce(url: string): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const path = join(folder, 'report.json');
  const flags = '--headless=new --no-sandbox --disable-background-networking --disable-component-update';
  const result = await runStep(
    [
      'npx',
      '--yes',
      LIGHTHOUSE,
      url,
      '--only-categories=performance',
      '--output=json',
      `--output-path=${path}`,
      '--quiet',
      `--chrome-flags=${flags}`,
    ],
    { output: 'keep', env: { CHROME_PATH: findBrowser() ?? chromium.executablePath() } },
  );
  if (!existsSync(path)) throw new Error(`Lighthouse failed:\n${result.output.slice(-2000)}`);
  const { categories, audits } = JSON.parse(readFileSync(path, 'utf8')) as LighthouseReport;
  rmSync(folder, { recursive: true });
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  return {
    score: categories.performance.score,
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    cpuMs: value('mainthread-work-breakdown'),
    scriptBytes: requests.reduce(
      (sum, { resourceType, transferSize = 0 }) => sum + (resourceType === 'Script' ? transferSize : 0),
      0,
    ),
  };
}

function show(name: string, all: readonly Figures[]): Figures {
  const keys = ['score', 'lcpMs', 'tbtMs', 'cls', 'cpuMs', 'scriptBytes'] as const;
  const middle = Object.fromEntries(
    keys.map((key) => [key, median(all.map((each) => each[key]))]),
  ) as unknown as Figures;
  const { score, lcpMs, tbtMs, cls, cpuMs, scriptBytes } = middle;
  console.log(
    `  ${name.padEnd(14)} score ${score.toFixed(2)}  LCP ${lcpMs.toFixed(0)} ms  TBT ${tbtMs.toFixed(0)} ms  CLS ${cls.toFixed(3)}  ` +
      `main thread ${cpuMs.toFixed(0)} ms  scripts ${(scriptBytes / 1000).toFixed(1)} KB`,
  );
  return middle;
}

/** `npm run bench:pages -- --runs 5`: compares published home and project page with Next's plain export. */
async function bench(): Promise<void> {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
  const runs = Number(values.runs);
  const built = await runStep(packageCommand('next', ['build', '--webpack']), { output: 'keep' });
  if (built.exitCode !== 0) throw new Error(built.output.slice(-2000));
  rmSync(PLAIN_DIR, { recursive: true, force: true });
  cpSync('out', PLAIN_DIR, { recursive: true });
  await runStep(scriptCommand('scripts/build.ts', ['--full']), { output: 'keep' });
  // The plain export lacks pictures and icons; without them its pages would wait for missing files.
  cpSync('out', PLAIN_DIR, { recursive: true, force: false, filter: (path) => !IS_OURS.test(path) });
  await compressExport(PLAIN_DIR, '.cache/compressed-plain');

  const servers = await Promise.all(VARIANTS.map(({ dir, port }) => serve(dir, port)));
  try {
    console.log(
      `Mobile Lighthouse, simulated slow 4G, medians of ${runs}; ${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}`,
    );
    for (const page of PAGES) {
      const figures = VARIANTS.map((): Figures[] => []);
      for (let run = 0; run < runs; run += 1) {
        for (const [index, { port }] of VARIANTS.entries()) {
          figures[index]?.push(await measureOnce(`http://127.0.0.1:${port}${page}`));
        }
      }
      console.log(page);
      const [plain, published] = VARIANTS.map(({ name }, index) => show(name, figures[index] ?? []));
      if (!plain || !published) continue;
      const ratio = (key: keyof Figures) => (published[key] / plain[key]).toFixed(2);
      console.log(
        `  ratio          LCP ${ratio('lcpMs')}  TBT ${ratio('tbtMs')}  main thread ${ratio('cpuMs')}  scripts ${ratio('scriptBytes')}`,
      );
    }
  } finally {
    for (const server of servers) server.kill();
  }
}

void bench();
