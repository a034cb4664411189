import { cpus, loadavg } from 'node:os';

/** The value below which `share` of the values lie; by default the median. NaN of no values. */
export function percentile(values: readonly number[], share = 0.5): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** For the first line of a benchmark. */
export function describeMachine(): string {
  return `${cpus().length} x ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`;
}
