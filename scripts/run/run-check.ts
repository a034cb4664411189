import { formatCheck, type CheckResult, type TestCounts } from './check-result';
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

/** Line of a passed test, left out of the output. */
const PASSED_TEST = /^\s*✓/;

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
