import fc from 'fast-check';
import { inputsOf } from './inputs';
import type { FuzzTarget } from './targets';

/** More CPU time than any input may take; a page that is typed into has 50 ms. */
const MOST_CPU_MS = 100;

export interface Finding {
  /** The shortest input that was found. */
  text: string;
  message: string;
}

export interface FuzzRun {
  inputs: number;
  finding: Finding | null;
}

async function cpuMsOf(run: () => void | Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Throws if a promise is broken or its input takes too long; what was slow once, for a collection say, is asked again. */
export async function ask({ holds }: Pick<FuzzTarget, 'holds'>, text: string): Promise<void> {
  const run = () => holds(text);
  if ((await cpuMsOf(run)) <= MOST_CPU_MS) return;
  const ms = Math.min(await cpuMsOf(run), await cpuMsOf(run));
  if (ms > MOST_CPU_MS) throw new Error(`takes ${ms.toFixed(0)} ms`);
}

/** Asks about the kept inputs, then about new ones until the time is over or a promise is broken. */
export async function runTarget(
  target: FuzzTarget,
  kept: readonly string[],
  { seed, limitMs }: { seed: number; limitMs: number },
): Promise<FuzzRun> {
  const property = fc.asyncProperty(inputsOf(target.pieces, kept), (text) => ask(target, text));
  const { numRuns, counterexample, errorInstance } = await fc.check(property, {
    seed,
    numRuns: Number.MAX_SAFE_INTEGER,
    maxSkipsPerRun: 0,
    interruptAfterTimeLimit: limitMs,
    markInterruptAsFailure: false,
    examples: kept.map((text) => [text]),
  });
  if (!counterexample) return { inputs: numRuns, finding: null };
  return { inputs: numRuns, finding: { text: counterexample[0], message: String(errorInstance) } };
}
