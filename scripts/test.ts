import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { sampleDir } from '@/lib/content/files/source';
import { isBuildCurrent } from './build/partial/build-inputs';
import {
  type Check,
  formatTotal,
  isSkipped,
  notRun,
  readJestCounts,
  readPlaywrightCounts,
  report,
  results,
  runCheck,
} from './run/check-result';
import { ensureBrowser } from './run/find-browser';
import { createProgress } from './run/progress';
import { readOptions } from './run/read-options';
import { packageCommand, scriptCommand } from './run/run-step';
import { changedSince, touchedBy, type Touched } from './lint/touched';

const REPORTS = '.cache/reports';
const E2E_REPORT = `${REPORTS}/playwright.json`;

/** Only this project's PDF is printed and checked; the brochure step covers the others. */
const PRINTED_PROJECT = 'mogra-courts-sector-83';

/** What had the right format is not formatted again until its words change; `npm ci` empties this. */
const CACHED = ['--cache', '--cache-strategy', 'content'];

/** Progress lines of a long step: counts or seconds. */
const PROGRESS_LINE = /\d\/\d|\d s\b|\ds$/;

async function build(): Promise<boolean> {
  if (isBuildCurrent()) {
    return report({ name: 'build', passed: 1, failed: 0, durationMs: 0, note: 'out/ is current', output: '' });
  }
  return runCheck({
    name: 'build',
    commands: [scriptCommand('scripts/build.ts')],
    onLine: (line) => {
      if (PROGRESS_LINE.test(line)) console.log(`  build: ${line.trim()}`);
    },
  });
}

async function e2e({ browserTests }: Touched): Promise<boolean> {
  try {
    ensureBrowser();
  } catch (error) {
    return notRun('e2e and audits', String(error));
  }
  await runCheck({
    name: 'brochures',
    commands: [scriptCommand('scripts/build/brochures/main.ts', [PRINTED_PROJECT])],
  });
  let progress: ReturnType<typeof createProgress> | null = null;
  return runCheck({
    name: 'e2e and audits',
    commands: [
      packageCommand('@playwright/test', ['test', ...(browserTests ?? []), '--reporter=list,json'], 'playwright'),
    ],
    env: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: E2E_REPORT,
      FORCE_COLOR: '0',
    },
    counts: () => readPlaywrightCounts(E2E_REPORT),
    onLine: (line) => {
      const total = /^Running (\d+) tests/.exec(line)?.[1];
      if (total) progress = createProgress('  e2e', Number(total));
      else if (/^\s*[✓✘ok-]\s+\d+ /.test(line)) progress?.tick();
    },
  });
}

/** What reads the built pages. */
const PAGE_CHECKS: readonly Check[] = [
  { name: 'budgets', commands: [scriptCommand('scripts/checks/budgets.ts')] },
  { name: 'pages', commands: [scriptCommand('scripts/checks/pages.ts')] },
  { name: 'valid HTML', commands: [scriptCommand('scripts/checks/valid-html.ts')] },
];

/** What serves the built pages, and mostly waits. */
const serverChecks = ({ browserTests, isServed }: Touched): Check[] => [
  ...(browserTests === null ? [{ name: 'engines', commands: [scriptCommand('scripts/checks/engines.ts')] }] : []),
  ...(isServed
    ? [{ name: 'hosts, publishing', commands: [packageCommand('jest', ['--silent', '-i'])], env: { BUILT: '1' } }]
    : []),
];

async function runBuilt(checks: readonly Check[], isBuilt: boolean): Promise<void> {
  for (const check of checks) await (isBuilt ? runCheck(check) : notRun(check.name, 'no build to look at'));
}

function jestCheck(name: string, args: readonly string[]): Check {
  const path = `${REPORTS}/jest ${name}.json`;
  return {
    name,
    commands: [packageCommand('jest', ['--json', `--outputFile=${path}`, '--silent', ...args])],
    env: { FORCE_COLOR: '0' },
    counts: () => readJestCounts(path),
  };
}

/** Options of jest for what changed: the tests that import it, the laws of the house, and those that start the server. */
function relatedTests(changed: readonly string[], isServed: boolean): string[] {
  const folders = ['scripts/lint', ...(isServed ? ['server/store'] : [])];
  const own = execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' }).split('\n');
  return ['--findRelatedTests', ...changed, ...own.filter((file) => file.endsWith('.test.ts'))];
}

/** All that `npm test` asks. */
const EVERYTHING: Touched = { browserTests: null, isServed: true };

/** `npm test -- --changed [commit]`: the changed files, compared with the published state or another commit. */
function readChanged(): string[] | null {
  const { values, positionals } = readOptions({ options: { changed: { type: 'boolean' } }, allowPositionals: true });
  if (!values.changed) return null;
  const changed = changedSince(positionals[0] ?? 'origin/main');
  console.log(`${changed.length} files changed`);
  return changed;
}

function tellLeftOut({ browserTests, isServed }: Touched): string {
  const tests = browserTests?.join(', ') || 'none';
  return `engines, second firm${isServed ? '' : ', hosts, publishing'}, unit tests of other files, all browser tests but ${tests}`;
}

/**
 * `npm test`: runs all checks even if some fail. Two lanes in parallel, for a machine with two cores: what is written, with
 * the unit tests, and what is built. Then the browser tests, which take all cores by themselves. With `--changed` it leaves
 * out the tests of what a change cannot have touched; CI leaves out nothing.
 */
async function main(): Promise<void> {
  const startMs = performance.now();
  const changed = readChanged();
  const touched = changed ? touchedBy(changed) : EVERYTHING;
  const isAll = touched.browserTests === null;
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });

  const written = async () => {
    await runCheck({ name: 'format', commands: [packageCommand('prettier', ['--check', '.', ...CACHED])] });
    await runCheck({ name: 'lint', commands: [packageCommand('eslint', ['.', '--max-warnings=0'])] });
    await runCheck({ name: 'content', commands: [scriptCommand('scripts/checks/content.ts')] });
    const related = changed && !isAll ? relatedTests(changed, touched.isServed) : [];
    await runCheck(jestCheck('unit', ['--maxWorkers=100%', ...related]));
  };
  const built = async () => {
    await runCheck({
      name: 'types',
      commands: [packageCommand('next', ['typegen']), packageCommand('oxlint', ['.', '.next/types/validator.ts'])],
    });
    const isBuilt = await build();
    await runBuilt([...PAGE_CHECKS, ...serverChecks(touched)], isBuilt);
    return isBuilt;
  };
  const [isBuilt] = await Promise.all([built(), written()]);
  if (isBuilt && touched.browserTests?.length !== 0) await e2e(touched);
  else if (!isBuilt) notRun('e2e and audits', 'no build to look at');
  // Last, because it builds: the sample's pages are put back after it.
  if (isAll && isBuilt)
    await runCheck({ name: 'second firm', commands: [scriptCommand('scripts/new-site/test-second-firm.ts')] });
  console.log(`All checks in ${((performance.now() - startMs) / 1000).toFixed(0)} s`);
  const failed = results.filter((result) => result.failed > 0).map(({ name }) => name);
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
  const skipped = results.filter(isSkipped).map(({ name }) => name);
  if (skipped.length > 0) console.log(`SKIPPED, for want of a program of the system: ${skipped.join(', ')}`);
  if (!isAll) console.log(`LEFT OUT, because the change does not touch them: ${tellLeftOut(touched)}`);
  console.log(formatTotal(results));
  process.exitCode = failed.length > 0 ? 1 : 0;
}

// The tests know the sample, whatever folder the site is built of.
process.env['CONTENT_DIR'] = sampleDir();
void main();
