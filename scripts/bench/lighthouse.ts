import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../run/find-browser';
import { runStep } from '../run/run-step';
import { median } from '../run/statistics';
import type { Served } from './serve-variant';

/** Not a dependency: 40 MB that no other command needs, downloaded on use. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

export interface Figures {
  score: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Work of the main thread, at Lighthouse's throttle. */
  cpuMs: number;
  scriptBytes: number;
  /** Everything that was loaded. */
  bytes: number;
}

interface LighthouseReport {
  categories: { performance: { score: number } };
  audits: Record<
    string,
    { numericValue: number; details?: { items?: { resourceType?: string; transferSize?: number }[] } }
  >;
}

/** Mobile Lighthouse with simulated slow 4G. The certificate is the proxy's own. */
async function measureOnce(url: string): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const path = join(folder, 'report.json');
  const flags =
    '--headless=new --no-sandbox --disable-background-networking --disable-component-update --ignore-certificate-errors';
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
    bytes: value('total-byte-weight'),
  };
}

function show(name: string, all: readonly Figures[]): Figures {
  const keys = ['score', 'lcpMs', 'tbtMs', 'cls', 'cpuMs', 'scriptBytes', 'bytes'] as const;
  const middle = Object.fromEntries(
    keys.map((key) => [key, median(all.map((each) => each[key]).filter(Number.isFinite))]),
  ) as unknown as Figures;
  const { score, lcpMs, tbtMs, cls, cpuMs, scriptBytes, bytes } = middle;
  console.log(
    `  ${name.padEnd(14)} score ${score.toFixed(2)}  LCP ${lcpMs.toFixed(0)} ms  TBT ${tbtMs.toFixed(0)} ms  CLS ${cls.toFixed(3)}  ` +
      `main thread ${cpuMs.toFixed(0)} ms  scripts ${(scriptBytes / 1000).toFixed(1)} KB  all ${(bytes / 1000).toFixed(1)} KB`,
  );
  return middle;
}

/**
 * Measures a page in each variant, turn by turn, and prints the medians, and the last variant's share of the others. A
 * load without a figure, of which Chromium wrote no whole trace, is left out of that figure's median.
 */
export async function compareVariants(variants: readonly Served[], page: string, runs: number): Promise<void> {
  const figures: Figures[][] = variants.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, { origin }] of variants.entries()) figures[index]?.push(await measureOnce(`${origin}${page}`));
  console.log(page);
  const medians = variants.map(({ name }, index) => show(name, figures[index] ?? []));
  const ours = medians.at(-1);
  for (const [index, base] of medians.slice(0, -1).entries()) {
    const ratio = (key: keyof Figures) => ((ours?.[key] ?? NaN) / base[key]).toFixed(2);
    console.log(
      `  ratio to ${variants[index]?.name}: LCP ${ratio('lcpMs')}  TBT ${ratio('tbtMs')}  main thread ${ratio('cpuMs')}  all bytes ${ratio('bytes')}`,
    );
  }
}
