import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { findBrowser } from '../run/find-browser';
import { runStep } from '../run/run-step';
import { median } from '../run/statistics';
import { startHttp2Proxy } from './http2-proxy';

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

/** Two folders with the same pages, and the port of each. */
export type Variant = Readonly<{ name: string; dir: string; port: number }>;

/** Serves a folder as hosts do, over HTTP/2; returns its origin and what ends it. */
async function serve(variant: Variant): Promise<{ origin: string; stop: () => void }> {
  const child = await startServer(variant);
  const [proxy, origin] = await startHttp2Proxy(variant.port);
  return {
    origin,
    stop: () => {
      proxy.close();
      child.kill();
    },
  };
}

async function startServer({ dir, port }: Variant): Promise<ChildProcess> {
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
    keys.map((key) => [key, median(all.map((each) => each[key]))]),
  ) as unknown as Figures;
  const { score, lcpMs, tbtMs, cls, cpuMs, scriptBytes, bytes } = middle;
  console.log(
    `  ${name.padEnd(14)} score ${score.toFixed(2)}  LCP ${lcpMs.toFixed(0)} ms  TBT ${tbtMs.toFixed(0)} ms  CLS ${cls.toFixed(3)}  ` +
      `main thread ${cpuMs.toFixed(0)} ms  scripts ${(scriptBytes / 1000).toFixed(1)} KB  all ${(bytes / 1000).toFixed(1)} KB`,
  );
  return middle;
}

/** Measures pages in both variants, turn by turn, and prints the medians and the second's share of the first. */
export async function compareVariants(
  [first, second]: readonly [Variant, Variant],
  pages: readonly string[],
  runs: number,
): Promise<void> {
  const servers = await Promise.all([serve(first), serve(second)]);
  try {
    console.log(
      `Mobile Lighthouse, simulated slow 4G over HTTP/2, medians of ${runs}; ${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}`,
    );
    for (const page of pages) {
      const figures: [Figures[], Figures[]] = [[], []];
      for (let run = 0; run < runs; run += 1) {
        figures[0].push(await measureOnce(`${servers[0].origin}${page}`));
        figures[1].push(await measureOnce(`${servers[1].origin}${page}`));
      }
      console.log(page);
      const [base, ours] = [show(first.name, figures[0]), show(second.name, figures[1])];
      const ratio = (key: keyof Figures) => (ours[key] / base[key]).toFixed(2);
      console.log(
        `  ratio          LCP ${ratio('lcpMs')}  TBT ${ratio('tbtMs')}  main thread ${ratio('cpuMs')}  all bytes ${ratio('bytes')}`,
      );
    }
  } finally {
    for (const server of servers) server.stop();
  }
}
