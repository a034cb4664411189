import { NOTICE_RETENTION } from '@/lib/domain/enquiry/form';
import type { EnquiryStore } from './store';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Retention {
  store: Pick<EnquiryStore, 'age'>;
  /** 0 keeps all. */
  days: number;
  report: (line: string) => void;
  /** What else is done at once and every day; each returns what is to be reported. */
  chores: readonly (() => Promise<string[]>)[];
}

/**
 * Deletes enquiries older than the given days, at once and every hour, and does the daily chores. The age counts the time the server runs by a monotonic clock. Returns a function that stops it.
 */
export function keepRetention({ store, days, report, chores }: Retention): () => Promise<void> {
  let countedMs = performance.now();
  let choresMs = -Infinity;
  const notice = noticeWarning(days);
  if (notice !== null) report(notice);

  async function age(): Promise<void> {
    const nowMs = performance.now();
    try {
      const { removed, driftMs } = await store.age(nowMs - countedMs, days);
      countedMs = nowMs;
      if (removed > 0) report(`Removed ${removed} enquiries older than ${days} days.`);
      if (Math.abs(driftMs) > DAY_MS) report(driftWarning(driftMs));
    } catch (error) {
      report(`Old enquiries could not be removed: ${error instanceof Error ? error.message : 'unknown'}`);
    }
  }

  async function work(): Promise<void> {
    await age();
    if (performance.now() - choresMs < DAY_MS) return;
    choresMs = performance.now();
    for (const chore of chores) {
      try {
        for (const line of await chore()) report(line);
      } catch (error) {
        report(`Database or copies could not be looked through: ${error instanceof Error ? error.message : 'unknown'}`);
      }
    }
  }

  void work();
  const timer = setInterval(() => void work(), HOUR_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return age();
  };
}

/** Null if the days are those of the privacy notice. */
function noticeWarning(days: number): string | null {
  const { days: noticeDays, words } = NOTICE_RETENTION;
  if (days === noticeDays) return null;
  const kept = days === 0 ? 'keeps it for ever' : `says ${days} days`;
  return `The privacy policy says that an enquiry is deleted after ${words.toLowerCase()}; ENQUIRY_RETENTION_DAYS ${kept}. Change one of them.`;
}

function driftWarning(driftMs: number): string {
  const days = Math.round(Math.abs(driftMs) / DAY_MS);
  return `This machine's clock is ${days} days ${driftMs > 0 ? 'after' : 'before'} the last use of the enquiry database. No enquiry is removed for that: their age is the time that servers have run. If the clock is wrong, set it right.`;
}
