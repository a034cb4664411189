const WINDOW_MS = 10 * 60_000;
const MAX_KEYS = 50_000;

export type RateLimit = ReturnType<typeof createRateLimit>;

/** At most `limit` per key in any ten minutes; 0 means no limit. Remembers at most 50,000 keys. */
export function createRateLimit(limit: number, now: () => number = () => performance.now()) {
  const timesByKey = new Map<string, number[]>();

  function forgetOldest(): void {
    for (const [key, times] of timesByKey) {
      if (timesByKey.size <= MAX_KEYS && (times.at(-1) ?? 0) > now() - WINDOW_MS) return;
      timesByKey.delete(key);
    }
  }

  const recentOf = (key: string) => (timesByKey.get(key) ?? []).filter((taken) => taken > now() - WINDOW_MS);

  function wait(key: string): number {
    const recent = recentOf(key);
    const [oldest] = recent;
    if (limit === 0 || oldest === undefined || recent.length < limit) return 0;
    return Math.ceil((oldest + WINDOW_MS - now()) / 1000);
  }

  return {
    /** The seconds until the next one is allowed, 0 if it is allowed now; counts nothing. */
    wait,
    /** Counts one and returns 0, or returns the seconds until the next one is allowed. */
    take(key: string) {
      const seconds = wait(key);
      if (limit === 0 || seconds > 0) return seconds;
      const recent = recentOf(key);
      // Inserted again at the end: the map is ordered by last use.
      timesByKey.delete(key);
      timesByKey.set(key, [...recent, now()]);
      forgetOldest();
      return 0;
    },
  };
}
