import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/run/find-browser';
import { readOptions } from '../scripts/run/read-options';
import { describeMachine, percentile } from './figures';
import { serveFolders } from './serve';

const WALK = ['/', '/projects', '/project-details/vatika/mogra-courts-sector-83'];
/** 1.6 Mbit/s with 150 ms round-trip time. */
const SLOW_4G = { latencyMs: 150, bytesPerMs: 200 };
const RULES = /(<script type="speculationrules">)[\s\S]*?(?=<\/script>)/;
const CANONICAL = /rel="canonical" href="https:\/\/[^/"]+([^"]*)"/;
/** How long a visitor looks at a page, while the pointer rests on the next link. */
const LOOK_MS = 4000;
const FLAGS = '--headless --no-sandbox --ignore-certificate-errors --enable-logging=stderr --window-size=390,844';
const SAID = /WALKED (\d+) (\d+) (\w+)\./g;

/** In the page: says its largest paint since the visitor came, and its bytes, then opens the next page. */
const STEP = `<script>
  let paintMs = NaN;
  new PerformanceObserver((list) => (paintMs = list.getEntries().at(-1).startTime))
    .observe({ type: 'largest-contentful-paint', buffered: true });
  const begin = () => setTimeout(() => {
    const [{ activationStart }] = performance.getEntriesByType('navigation');
    const all = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
    const bytes = all.reduce((sum, { transferSize }) => sum + transferSize, 0);
    const since = Math.max(0, Math.round(paintMs - activationStart));
    console.log('WALKED ' + since + ' ' + bytes + ' ' + (activationStart > 0 ? 'prerendered' : 'loaded') + '.');
    if (NEXT) location.href = NEXT;
  }, ${LOOK_MS});
  if (document.prerendering) document.addEventListener('prerenderingchange', begin);
  else begin();
</script>`;

/** The page as a step of the walk; `isPrepared`: the next one is prepared as by the page's own rules. */
function asStep(html: string, isPrepared: boolean): string {
  const next = WALK[WALK.indexOf(CANONICAL.exec(html)?.[1] || '/') + 1] ?? '';
  const way = next.startsWith('/project-details/') ? 'prerender' : 'prefetch';
  const rules = isPrepared && next ? { [way]: [{ urls: [next], eagerness: 'immediate' }] } : {};
  const step = STEP.replaceAll('NEXT', JSON.stringify(next));
  return html.replace(RULES, `$1${JSON.stringify(rules)}`).replace('</head>', `${step}</head>`);
}

/** One walk of a fresh browser, to which no tool is attached: it would prerender nothing. */
async function walk(origin: string): Promise<{ paintMs: number; bytes: number; way: string }[]> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  const browser = findBrowser() ?? chromium.executablePath();
  const flags = [...FLAGS.split(' '), `--user-data-dir=${profile}`, '--remote-debugging-port=0', origin];
  const child = spawn(browser, flags, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  let log = '';
  for await (const chunk of child.stderr) {
    log += String(chunk);
    if ([...log.matchAll(SAID)].length === WALK.length) break;
  }
  // Its group: a browser may be started by a script.
  if (child.pid) process.kill(-child.pid, 'SIGKILL');
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  return [...log.matchAll(SAID)].map(([, ms, bytes, way = '']) => ({ paintMs: Number(ms), bytes: Number(bytes), way }));
}

/** `npm run bench -- walk --runs 10`: home, listing, project on slow 4G, each next page prepared by rules or not. */
export async function benchWalk(): Promise<void> {
  const { values } = readOptions({ options: { runs: { type: 'string', default: '10' } }, allowPositionals: true });
  console.log(`Slow 4G, 390 px, medians of ${values.runs}; ${describeMachine()}`);
  const variants = [false, true].map((isPrepared) => ({ isPrepared, walks: [] as Awaited<ReturnType<typeof walk>>[] }));
  for (let turn = 0; turn < Number(values.runs); turn++)
    for (const { isPrepared, walks } of variants) {
      const served = await serveFolders(['out'], (html) => asStep(html, isPrepared), SLOW_4G);
      walks.push(await walk(served.origin));
      served.close();
    }
  for (const [at, path] of WALK.entries())
    for (const { isPrepared, walks } of variants) {
      const [paintMs = NaN, bytes = NaN] = (['paintMs', 'bytes'] as const).map((key) =>
        percentile(walks.map((steps) => steps[at]?.[key] ?? NaN)),
      );
      const way = walks[0]?.[at]?.way;
      console.log(
        `${path}, ${isPrepared ? 'rules' : 'no rules'}: LCP ${paintMs} ms, ${(bytes / 1000).toFixed(0)} KB, ${way}`,
      );
    }
}
