import { readFileSync } from 'node:fs';

/** First word of the summary of a check that this machine cannot do. */
export const SKIPPED = 'SKIPPED';

/** Result of one check of `npm test`; a check without its own tests counts as one test. */
export interface CheckResult {
  name: string;
  passed: number;
  failed: number;
  durationMs: number;
  /** Counts in words, or the reason why it did not run. */
  note: string;
  /** Its output; shown if it failed. */
  output: string;
}

export interface TestCounts {
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

export function isSkipped({ note, failed }: Pick<CheckResult, 'note' | 'failed'>): boolean {
  return failed === 0 && note.startsWith(SKIPPED);
}

/** One line of the overview: name, time, counts. */
export function formatCheck(result: CheckResult): string {
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
