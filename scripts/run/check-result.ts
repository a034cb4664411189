import { readFileSync } from 'node:fs';

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

/** One line of the overview: name, time, counts. */
export function formatCheck({ name, failed, durationMs, note }: CheckResult): string {
  const seconds = `${(durationMs / 1000).toFixed(1)} s`;
  return `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(16)} ${seconds.padStart(8)}  ${note}`.trimEnd();
}

/** Last line of `npm test`. */
export function formatTotal(results: readonly CheckResult[]): string {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
