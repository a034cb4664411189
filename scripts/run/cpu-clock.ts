import { existsSync, readFileSync } from 'node:fs';

const OWN_STAT = '/proc/self/stat';
const TICKS_PER_SECOND = 100;

/** CPU seconds of this process and of its finished child processes; null if the system does not report them. */
function cpuSeconds(): number | null {
  if (!existsSync(OWN_STAT)) return null;
  // The program's name is in brackets and may contain blanks; user and system time are fields 14 to 17.
  const [, fields = ''] = readFileSync(OWN_STAT, 'utf8').split(') ');
  const ticks = fields.split(' ').slice(11, 15).map(Number);
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND;
}

export interface CpuClock {
  /** Ends a step and assigns it the time since the previous mark. */
  mark: (step: string) => void;
  /** `content 1.2, pages 90.1`, in CPU seconds; empty if the system does not report them. */
  tell: () => string;
}

/** Measures the CPU time of each step since the start of the process, child processes included. */
export function createCpuClock(): CpuClock {
  const steps: string[] = [];
  let last = 0;
  return {
    mark(step) {
      const now = cpuSeconds();
      if (now === null) return;
      steps.push(`${step} ${(now - last).toFixed(1)}`);
      last = now;
    },
    tell: () => steps.join(', '),
  };
}
