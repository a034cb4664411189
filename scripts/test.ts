import { mkdirSync, rmSync } from 'node:fs';
import { sampleDir } from '@/lib/content/files/source';
import { isBuildCurrent } from './build/partial/build-inputs';
import {
  type Check,
  formatFailed,
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
import { packageCommand, scriptCommand } from './run/run-step';

const REPORTS = '.cache/reports';
const UNIT_REPORT = `${REPORTS}/jest.json`;
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

async function e2e(): Promise<boolean> {
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
    commands: [packageCommand('@playwright/test', ['test', '--reporter=list,json'], 'playwright')],
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

/** What reads the built pages, then what serves them, which mostly waits. */
const BUILT_CHECKS: readonly Check[] = [
  { name: 'budgets', commands: [scriptCommand('scripts/checks/budgets.ts')] },
  { name: 'pages', commands: [scriptCommand('scripts/checks/pages.ts')] },
  { name: 'valid HTML', commands: [scriptCommand('scripts/checks/valid-html.ts')] },
  { name: 'engines', commands: [scriptCommand('scripts/checks/engines.ts')] },
  { name: 'hosts, publishing', commands: [packageCommand('jest', ['--silent', '-i'])], env: { BUILT: '1' } },
];

/**
 * `npm test`: runs all checks even if some fail. Two lanes in parallel, for a machine with two cores: what is written, with
 * the unit tests, and what is built. Then the browser tests, which take all cores by themselves.
 */
async function main(): Promise<void> {
  const startMs = performance.now();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });

  const written = async () => {
    await runCheck({ name: 'format', commands: [packageCommand('prettier', ['--check', '.', ...CACHED])] });
    await runCheck({ name: 'lint', commands: [packageCommand('eslint', ['.', '--max-warnings=0'])] });
    await runCheck({ name: 'content', commands: [scriptCommand('scripts/checks/content.ts')] });
    await runCheck({
      name: 'unit',
      commands: [packageCommand('jest', ['--json', `--outputFile=${UNIT_REPORT}`, '--silent'])],
      env: { FORCE_COLOR: '0' },
      counts: () => readJestCounts(UNIT_REPORT),
    });
  };
  const built = async () => {
    await runCheck({
      name: 'types',
      commands: [packageCommand('next', ['typegen']), packageCommand('oxlint', ['.', '.next/types/validator.ts'])],
    });
    const isBuilt = await build();
    for (const check of BUILT_CHECKS) await (isBuilt ? runCheck(check) : notRun(check.name, 'no build to look at'));
    return isBuilt;
  };
  const [isBuilt] = await Promise.all([built(), written()]);
  if (isBuilt) await e2e();
  else notRun('e2e and audits', 'no build to look at');
  // Last, because it builds: the sample's pages are put back after it.
  if (isBuilt)
    await runCheck({ name: 'second firm', commands: [scriptCommand('scripts/new-site/test-second-firm.ts')] });
  console.log(`All checks in ${((performance.now() - startMs) / 1000).toFixed(0)} s`);
  const faults = formatFailed(results);
  for (const line of faults) console.log(line);
  const skipped = results.filter(isSkipped).map(({ name }) => name);
  if (skipped.length > 0) console.log(`SKIPPED, for want of a program of the system: ${skipped.join(', ')}`);
  console.log(formatTotal(results));
  process.exitCode = faults.length > 0 ? 1 : 0;
}

// The tests know the sample, whatever folder the site is built of.
process.env['CONTENT_DIR'] = sampleDir();
void main();
