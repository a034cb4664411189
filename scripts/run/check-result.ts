import { readFileSync } from 'node:fs';
import { runStep } from './run-step';

export interface Check {
  name: string;
  /** Run one after the other until one fails. */
  commands: readonly (readonly string[])[];
  env?: Record<string, string>;
  /** Reads the test counts; without it the check counts as one test. */
  counts?: () => TestCounts | null;
  onLine?: (line: string) => void;
}

/** Line of a passed test or of a file of such, left out of the output. */
const PASSED_TEST = /^\s*✓|^PASS /;

/** Line that names what failed: a test of jest or Playwright, a fault of a check. */
const FAULT = /^\s*(?:● (?!Console)|FAIL |✘|\d+\) \[|Over budget)/;

/** Results so far, in the order in which the checks ended. */
export const results: CheckResult[] = [];

/** Records a result and prints its line; if it failed, also its output. */
export function report(result: CheckResult): boolean {
  results.push(result);
  console.log(formatCheck(result));
  const complaint = result.output.split('\n').filter((line) => !PASSED_TEST.test(line));
  if (result.failed > 0 && result.output !== '') console.log(`\n${complaint.join('\n').trim()}\n`);
  return result.failed === 0;
}

/** The last line of the output, usually the program's summary. */
function lastLine(output: string): string {
  return output.trim().split('\n').at(-1)?.trim() ?? '';
}

/** Runs a check and records its result; true if it passed. */
export async function runCheck({ name, commands, env, counts, onLine }: Check): Promise<boolean> {
  let output = '';
  let durationMs = 0;
  let exitCode = 0;
  for (const command of commands) {
    const step = await runStep(command, { output: 'keep', env, onLine });
    output += step.output;
    durationMs += step.durationMs;
    exitCode = step.exitCode;
    if (exitCode !== 0) break;
  }
  const counted = counts?.() ?? null;
  const passed = counted?.passed ?? (exitCode === 0 ? 1 : 0);
  const failed = exitCode === 0 ? (counted?.failed ?? 0) : Math.max(1, counted?.failed ?? 1);
  const note = counted ? `${passed} of ${passed + failed} tests` : exitCode === 0 ? lastLine(output).slice(0, 110) : '';
  return report({ name, passed, failed, durationMs, note, output });
}

/** Records a check that could not start. */
export function notRun(name: string, note: string): boolean {
  return report({ name, passed: 0, failed: 1, durationMs: 0, note, output: '' });
}

/** First word of the summary of a check that this machine cannot do. */
export const SKIPPED = 'SKIPPED';

/** Result of one check of `npm test`; a check without its own tests counts as one test. */
interface CheckResult {
  name: string;
  passed: number;
  failed: number;
  durationMs: number;
  /** Counts in words, or the reason why it did not run. */
  note: string;
  /** Its output; shown if it failed. */
  output: string;
}

interface TestCounts {
  passed: number;
  failed: number;
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

function numberAt(record: unknown, key: string): number {
  const value = typeof record === 'object' && record !== null ? (record as Record<string, unknown>)[key] : undefined;
  return typeof value === 'number' ? value : 0;
}

/** Counts of a jest `--json` report; a suite that did not start counts as one failure. Null without a report. */
export function readJestCounts(path: string): TestCounts | null {
  const report = readJson(path);
  if (report === null) return null;
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests') + numberAt(report, 'numRuntimeErrorTestSuites'),
  };
}

/** Counts of a Playwright JSON report; errors outside of tests count as failures. Null without a report. */
export function readPlaywrightCounts(path: string): TestCounts | null {
  const report = readJson(path);
  if (typeof report !== 'object' || report === null || !('stats' in report)) return null;
  const errors = 'errors' in report && Array.isArray(report.errors) ? report.errors.length : 0;
  return {
    passed: numberAt(report.stats, 'expected') + numberAt(report.stats, 'flaky'),
    failed: numberAt(report.stats, 'unexpected') + numberAt(report.stats, 'skipped') + errors,
  };
}

/** What the overview says of the checks that failed: each with the lines that name its faults, at most 12. */
export const formatFailed = (all: readonly CheckResult[]): string[] =>
  all
    .filter(({ failed }) => failed > 0)
    .flatMap(({ name, output }) => [
      `Failed: ${name}`,
      ...[...new Set(output.split('\n').filter((line) => FAULT.test(line)))].slice(0, 12),
    ]);

export function isSkipped({ note, failed }: Pick<CheckResult, 'note' | 'failed'>): boolean {
  return failed === 0 && note.startsWith(SKIPPED);
}

/** One line of the overview: name, time, counts. */
function formatCheck(result: CheckResult): string {
  const { name, failed, durationMs, note } = result;
  const word = failed > 0 ? 'FAILED' : isSkipped(result) ? 'SKIP' : 'ok';
  const seconds = `${(durationMs / 1000).toFixed(1)} s`;
  return `${word.padEnd(6)} ${name.padEnd(16)} ${seconds.padStart(8)}  ${note}`.trimEnd();
}

/** Last line of `npm test`. */
export function formatTotal(results: readonly CheckResult[]): string {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
