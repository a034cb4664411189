import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatCheck, formatTotal, readJestCounts, readPlaywrightCounts, type CheckResult } from './check-result';

function reportFile(report: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(path, typeof report === 'string' ? report : JSON.stringify(report));
  return path;
}

const result = (change: Partial<CheckResult>): CheckResult => ({
  name: 'unit',
  passed: 1,
  failed: 0,
  durationMs: 1234,
  note: '',
  output: '',
  ...change,
});

test.each([
  ['all well', { numPassedTests: 7, numFailedTests: 0, numRuntimeErrorTestSuites: 0 }, { passed: 7, failed: 0 }],
  ['a failure', { numPassedTests: 6, numFailedTests: 1, numRuntimeErrorTestSuites: 0 }, { passed: 6, failed: 1 }],
  ['a suite that does not load', { numPassedTests: 6, numRuntimeErrorTestSuites: 1 }, { passed: 6, failed: 1 }],
])('unit tests: %s', (_case, report, counts) => {
  expect(readJestCounts(reportFile(report))).toEqual(counts);
});

test.each([
  ['all well', { stats: { expected: 9, unexpected: 0, skipped: 0, flaky: 0 }, errors: [] }, { passed: 9, failed: 0 }],
  ['a failure', { stats: { expected: 8, unexpected: 1 }, errors: [] }, { passed: 8, failed: 1 }],
  ['a test that did not run', { stats: { expected: 8, skipped: 1 }, errors: [] }, { passed: 8, failed: 1 }],
  ['a server that did not start', { stats: { expected: 0 }, errors: [{ message: 'x' }] }, { passed: 0, failed: 1 }],
])('browser tests: %s', (_case, report, counts) => {
  expect(readPlaywrightCounts(reportFile(report))).toEqual(counts);
});

test('no report, or half of one, is no count', () => {
  expect(readJestCounts('/nowhere.json')).toBeNull();
  expect(readPlaywrightCounts(reportFile('{"stats":'))).toBeNull();
});

test('a check is one line with its name, time and counts', () => {
  expect(formatCheck(result({ note: '7 of 7 tests' }))).toBe('ok     unit                1.2 s  7 of 7 tests');
  expect(formatCheck(result({ failed: 1 }))).toMatch(/^FAILED unit/);
  expect(formatCheck(result({ note: 'SKIPPED: no Java' }))).toMatch(/^SKIP   unit .* SKIPPED: no Java$/);
});

test('everything ends with the plain count', () => {
  expect(formatTotal([result({ passed: 7 }), result({ passed: 0, failed: 2 })])).toBe('7 passed, 2 failed');
});
