import type { EnquiryStore } from './enquiry-store';

const DAY_MS = 86_400_000;

/** Removes enquiries past their days now and once a day; answers a function that ends it. 0 days keeps them all. */
export function keepRetention(
  store: Pick<EnquiryStore, 'removeBefore'>,
  retentionDays: number,
  report: (line: string) => void,
): () => void {
  if (retentionDays === 0) return () => undefined;
  async function purge(): Promise<void> {
    try {
      const removed = await store.removeBefore(new Date(Date.now() - retentionDays * DAY_MS).toISOString());
      if (removed > 0) report(`Removed ${removed} enquiries older than ${retentionDays} days.`);
    } catch (error) {
      report(`Old enquiries could not be removed: ${error instanceof Error ? error.message : 'unknown'}`);
    }
  }
  void purge();
  const timer = setInterval(() => void purge(), DAY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
