import type { EnquiryStore } from './store';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Deletes enquiries older than the given days, at once and every hour; 0 days keeps all. The age counts the time the
 * server runs by a monotonic clock. Returns a function that stops it.
 */
export function keepRetention(
  store: Pick<EnquiryStore, 'age'>,
  retentionDays: number,
  report: (line: string) => void,
): () => Promise<void> {
  let countedMs = performance.now();

  async function age(): Promise<void> {
    const nowMs = performance.now();
    try {
      const { removed, driftMs } = await store.age(nowMs - countedMs, retentionDays);
      countedMs = nowMs;
      if (removed > 0) report(`Removed ${removed} enquiries older than ${retentionDays} days.`);
      if (Math.abs(driftMs) > DAY_MS) report(driftWarning(driftMs));
    } catch (error) {
      report(`Old enquiries could not be removed: ${error instanceof Error ? error.message : 'unknown'}`);
    }
  }

  void age();
  const timer = setInterval(() => void age(), HOUR_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return age();
  };
}

function driftWarning(driftMs: number): string {
  const days = Math.round(Math.abs(driftMs) / DAY_MS);
  return `This machine's clock is ${days} days ${driftMs > 0 ? 'after' : 'before'} the last use of the enquiry database. No enquiry is removed for that: their age is the time that servers have run. If the clock is wrong, set it right.`;
}
