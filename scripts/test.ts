import { mkdirSync, rmSync } from 'node:fs';
import { isBuildCurrent } from './build/partial/build-inputs';
import { formatTotal, isSkipped, readJestCounts, readPlaywrightCounts } from './run/check-result';
import { notRun, report, results, runCheck, type Check } from './run/run-check';
import { ensureBrowser } from './run/find-browser';
import { createProgress } from './run/progress';
import { packageCommand, scriptCommand } from './run/run-step';

const REPORTS = '.cache/reports';
const JEST_REPORT = `${REPORTS}/jest.json`;
const E2E_REPORT = `${REPORTS}/playwright.json`;

/** Only this project's PDF is printed and checked; the brochure step covers the others. */
const PRINTED_PROJECT = 'mogra-courts-sector-83';

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
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: E2E_REPORT, FORCE_COLOR: '0' },
    counts: () => readPlaywrightCounts(E2E_REPORT),
    onLine: (line) => {
      const total = /^Running (\d+) tests/.exec(line)?.[1];
      if (total) progress = createProgress('  e2e', Number(total));
      else if (/^\s*[✓✘ok-]\s+\d+ /.test(line)) progress?.tick();
    },
  });
}

/** Firefox is spoken to over a socket, which Node 20 has behind a switch. */
const engineCommand = (): string[] => {
  const [node = '', ...args] = scriptCommand('scripts/checks/engines/main.ts');
  return [node, '--experimental-websocket', ...args];
};

const jest: Check = {
  name: 'unit',
  commands: [packageCommand('jest', ['--json', `--outputFile=${JEST_REPORT}`, '--silent'])],
  env: { FORCE_COLOR: '0' },
  counts: () => readJestCounts(JEST_REPORT),
};

/** `npm test`: runs all checks even if some fail. Two lanes in parallel, for a machine with two cores. */
async function main(): Promise<void> {
  const startMs = performance.now();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });

  const written = async () => {
    await runCheck({ name: 'format', commands: [packageCommand('prettier', ['--check', '.'])] });
    await runCheck({ name: 'lint', commands: [packageCommand('eslint', ['.', '--max-warnings=0'])] });
    await runCheck(jest);
    await runCheck({ name: 'content', commands: [scriptCommand('scripts/checks/content.ts')] });
    await runCheck({
      name: 'durability',
      commands: [scriptCommand('scripts/checks/durability.ts', ['states', 'stopping', 'short-lock'])],
    });
  };
  const built = async () => {
    await runCheck({
      name: 'types',
      commands: [packageCommand('next', ['typegen']), packageCommand('typescript', [], 'tsc')],
    });
    return build();
  };
  const [isBuilt] = await Promise.all([built(), written()]);
  if (isBuilt) {
    await runCheck({ name: 'budgets', commands: [scriptCommand('scripts/checks/budgets.ts')] });
    await runCheck({ name: 'hosts', commands: [scriptCommand('scripts/checks/hosts.ts')] });
    await runCheck({ name: 'pages', commands: [scriptCommand('scripts/checks/pages.ts')] });
    await runCheck({ name: 'valid HTML', commands: [scriptCommand('scripts/checks/valid-html.ts')] });
    await runCheck({ name: 'engines', commands: [engineCommand()] });
    await runCheck({ name: 'publishing', commands: [scriptCommand('scripts/checks/publish.ts')] });
    await e2e();
  } else {
    for (const name of ['budgets', 'hosts', 'pages', 'valid HTML', 'engines', 'publishing'])
      notRun(name, 'no build to look at');
    notRun('e2e and audits', 'no build to look at');
  }
  console.log(`All checks in ${((performance.now() - startMs) / 1000).toFixed(0)} s`);
  const failed = results.filter((result) => result.failed > 0).map(({ name }) => name);
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
  const skipped = results.filter(isSkipped).map(({ name }) => name);
  if (skipped.length > 0) console.log(`SKIPPED, for want of a program of the system: ${skipped.join(', ')}`);
  console.log(formatTotal(results));
  process.exitCode = failed.length > 0 ? 1 : 0;
}

void main();
