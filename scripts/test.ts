import { sampleDir } from '@/lib/content/files/source';
import { isBuildCurrent } from './build/partial/build-inputs';
import { ensureBrowser } from './run/find-browser';
import { packageCommand, runStep, scriptCommand } from './run/run-step';

/** Only this project's PDF is printed and checked; the brochure step covers the others. */
const PRINTED_PROJECT = 'mogra-courts-sector-83';

/** What had the right format is not formatted again until its words change; `npm ci` empties this. */
const CACHED = ['--cache', '--cache-strategy', 'content'];

/** Line that names what failed: a test of jest or Playwright, a fault of a check. */
const FAULT = /^\s*(?:● (?!Console)|FAIL |\d+\) \[|Over budget)/;

/** Playwright's own progress: a sign for each test. */
const PROGRESS = /^[·×±°FT]+$/;

interface Result {
  name: string;
  passed: number;
  failed: number;
  /** The last line of the output, or why there is none. */
  note: string;
  output: string;
}

/** In the order in which the checks ended. */
const results: Result[] = [];

/** Tests by the summaries of jest ("Tests: 1 failed, 9 passed") and Playwright ("  9 passed"); one that was left out failed. */
function countTests(output: string): { passed: number; failed: number } {
  const sum = (pattern: RegExp) => [...output.matchAll(pattern)].reduce((total, [, found]) => total + Number(found), 0);
  return {
    passed: sum(/^(?:Tests: .*?| {2})(\d+) (?:passed|flaky)\b/gm),
    failed: sum(/^(?:Tests: .*?| {2})(\d+) failed\b/gm) + sum(/^ {2}(\d+) (?:skipped|interrupted|did not run)\b/gm),
  };
}

/** Records a result and prints its line; if it failed, also its output. */
function report(result: Result, durationMs = 0): boolean {
  const { name, passed, failed, note, output } = result;
  results.push(result);
  const counts = passed + failed > 1 ? `${passed} of ${passed + failed} tests` : note.slice(0, 110);
  const seconds = `${(durationMs / 1000).toFixed(1)} s`;
  console.log(`${(failed > 0 ? 'FAILED' : 'ok').padEnd(6)} ${name.padEnd(16)} ${seconds.padStart(8)}  ${counts}`);
  if (failed > 0 && output !== '') console.log(`\n${output.trim()}\n`);
  return failed === 0;
}

const notRun = (name: string, note: string) => report({ name, passed: 0, failed: 1, note, output: '' });

/** Runs the commands until one fails; without tests in its output a check counts as one. True if it passed. */
async function check(name: string, commands: readonly string[][], env: Record<string, string> = {}): Promise<boolean> {
  let [output, durationMs, exitCode] = ['', 0, 0];
  for (const command of commands) {
    if (exitCode !== 0) break;
    const onLine = (line: string) => (PROGRESS.test(line) ? console.log(`  ${name} ${line}`) : null);
    const step = await runStep(command, { output: 'keep', env: { FORCE_COLOR: '0', ...env }, onLine });
    output += step.output;
    durationMs += step.durationMs;
    exitCode = step.exitCode;
  }
  const { passed, failed } = countTests(output);
  const note = output.trim().split('\n').at(-1) ?? '';
  const counted = exitCode === 0 ? { passed: passed || 1, failed } : { passed, failed: failed || 1 };
  return report({ name, ...counted, note, output }, durationMs);
}

async function checkWritten(): Promise<void> {
  await check('format', [packageCommand('prettier', ['--check', '.', ...CACHED])]);
  await check('lint', [packageCommand('eslint', ['.', '--max-warnings=0'])]);
  await check('content', [scriptCommand('scripts/checks/content.ts')]);
  await check('unit', [packageCommand('jest', ['--silent', '--reporters=summary'])]);
}

/** Whether there are pages to look at. */
async function checkBuilt(): Promise<boolean> {
  const validator = '.next/types/validator.ts';
  await check('types', [packageCommand('next', ['typegen']), packageCommand('oxlint', ['.', validator])]);
  const isBuilt = await check('build', isBuildCurrent() ? [] : [scriptCommand('scripts/build.ts')]);
  if (!isBuilt) return notRun('built pages', 'no build to look at');
  for (const name of ['budgets', 'pages', 'valid-html', 'engines'])
    await check(name, [scriptCommand(`scripts/checks/${name}.ts`)]);
  await check('hosts', [packageCommand('jest', ['--silent', '-i'])], { BUILT: '1' });
  return true;
}

async function checkInBrowser(): Promise<void> {
  try {
    ensureBrowser();
  } catch (error) {
    notRun('e2e', String(error));
    return;
  }
  await check('brochures', [scriptCommand('scripts/build/brochures/main.ts', [PRINTED_PROJECT])]);
  await check('e2e', [packageCommand('@playwright/test', ['test', '--reporter=dot'], 'playwright')]);
}

/**
 * `npm test`: runs all checks even if some fail. Two lanes in parallel, for a machine with two cores: what is written, with
 * the unit tests, and what is built. Then the browser tests, which take all cores by themselves.
 */
async function main(): Promise<void> {
  const startMs = performance.now();
  const [isBuilt] = await Promise.all([checkBuilt(), checkWritten()]);
  if (isBuilt) await checkInBrowser();
  // Last, because it builds: the sample's pages are put back after it.
  if (isBuilt) await check('second firm', [scriptCommand('scripts/new-site/test-second-firm.ts')]);
  console.log(`All checks in ${((performance.now() - startMs) / 1000).toFixed(0)} s`);
  for (const { name, failed, output } of results) {
    if (failed === 0) continue;
    console.log(`Failed: ${name}`);
    const faults = new Set(output.split('\n').filter((line) => FAULT.test(line)));
    for (const line of [...faults].slice(0, 12)) console.log(line);
  }
  // For want of a program of the system.
  for (const { note } of results) if (note.startsWith('SKIPPED')) console.log(note);
  const [passed, failed] = (['passed', 'failed'] as const).map((key) =>
    results.reduce((total, result) => total + result[key], 0),
  );
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

// The tests know the sample, whatever folder the site is built of.
process.env['CONTENT_DIR'] = sampleDir();
void main();
