import { existsSync, readFileSync } from 'node:fs';

const OWN_STAT = '/proc/self/stat';
const TICKS_PER_SECOND = 100;

/** CPU seconds of this process and of the programs it ran to their end; null where the system does not tell. */
function cpuSeconds(): number | null {
  if (!existsSync(OWN_STAT)) return null;
  // The name of the program stands in brackets and may hold blanks; user and system time are fields 14 to 17.
  const [, fields = ''] = readFileSync(OWN_STAT, 'utf8').split(') ');
  const ticks = fields.split(' ').slice(11, 15).map(Number);
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND;
}

export interface CpuClock {
  /** Ends a step: what was spent since the one before is its. */
  mark: (step: string) => void;
  /** `content 1.2, pages 90.1`, in CPU seconds; empty where the system does not tell. */
  tell: () => string;
}

/** Tells what each step of a build costs, children included, from the start of the process. */
export function createCpuClock(read: () => number | null = cpuSeconds): CpuClock {
  const steps: string[] = [];
  let last = 0;
  return {
    mark(step) {
      const now = read();
      if (now === null) return;
      steps.push(`${step} ${(now - last).toFixed(1)}`);
      last = now;
    },
    tell: () => steps.join(', '),
  };
}
