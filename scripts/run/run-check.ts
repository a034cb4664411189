import { formatCheck, type CheckResult, type TestCounts } from './check-result';
import { runStep } from './run-step';

export interface Check {
  name: string;
  /** One after the other until one fails. */
  commands: readonly (readonly string[])[];
  env?: Record<string, string>;
  /** Where its tests are counted; without it the check counts as one. */
  counts?: () => TestCounts | null;
  onLine?: (line: string) => void;
}

/** A line about a test that went well; only the others are worth reading. */
const PASSED_TEST = /^\s*✓/;

/** What has been checked so far, in the order it ended. */
export const results: CheckResult[] = [];

/** Notes a result and prints its line, and what the check said where it failed. */
export function report(result: CheckResult): boolean {
  results.push(result);
  console.log(formatCheck(result));
  const complaint = result.output.split('\n').filter((line) => !PASSED_TEST.test(line));
  if (result.failed > 0 && result.output !== '') console.log(`\n${complaint.join('\n').trim()}\n`);
  return result.failed === 0;
}

/** The last line a program prints is its own summary. */
function lastLine(output: string): string {
  return output.trim().split('\n').at(-1)?.trim() ?? '';
}

/** Runs a check to its end and notes what came of it; true when it passed. */
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

/** Notes a check that could not start. */
export function notRun(name: string, note: string): boolean {
  return report({ name, passed: 0, failed: 1, durationMs: 0, note, output: '' });
}
