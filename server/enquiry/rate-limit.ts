const WINDOW_MS = 10 * 60_000;
const MAX_KEYS = 50_000;

export interface RateLimit {
  /** Counts one and returns 0, or returns the seconds until the next one is allowed. */
  take: (key: string) => number;
}

/** At most `limit` per key in any ten minutes; 0 means no limit. Remembers at most 50,000 keys. */
export function createRateLimit(limit: number, now: () => number = () => performance.now()): RateLimit {
  const timesByKey = new Map<string, number[]>();

  function forgetOldest(): void {
    for (const [key, times] of timesByKey) {
      if (timesByKey.size <= MAX_KEYS && (times.at(-1) ?? 0) > now() - WINDOW_MS) return;
      timesByKey.delete(key);
    }
  }

  return {
    take(key) {
      if (limit === 0) return 0;
      const time = now();
      const recent = (timesByKey.get(key) ?? []).filter((taken) => taken > time - WINDOW_MS);
      const [oldest] = recent;
      if (oldest !== undefined && recent.length >= limit) return Math.ceil((oldest + WINDOW_MS - time) / 1000);
      // Inserted again at the end: the map is ordered by last use.
      timesByKey.delete(key);
      timesByKey.set(key, [...recent, time]);
      forgetOldest();
      return 0;
    },
  };
}
