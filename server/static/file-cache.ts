export interface FileCache<T> {
  /** The cached value of a key, or a new one from `make`. Concurrent calls share one `make`. */
  get: (key: string, make: () => Promise<T>) => Promise<T>;
}

/** LRU cache with a maximum total weight. */
export function createFileCache<T>(maxWeight: number, weigh: (value: T) => number): FileCache<T> {
  const entries = new Map<string, { value: Promise<T>; weight: number }>();
  let weightInAll = 0;

  function forget(key: string): void {
    weightInAll -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  }

  async function add(key: string, value: Promise<T>): Promise<void> {
    const entry = { value, weight: 0 };
    entries.set(key, entry);
    try {
      const weight = weigh(await value);
      // The entry was evicted meanwhile, so its weight does not count.
      if (entries.get(key) !== entry) return;
      entry.weight = weight;
      weightInAll += weight;
    } catch {
      if (entries.get(key) === entry) forget(key);
    }
    for (const oldest of entries.keys()) {
      if (weightInAll <= maxWeight) return;
      forget(oldest);
    }
  }

  return {
    get(key, make) {
      const known = entries.get(key);
      if (known !== undefined) {
        // Inserted again at the end: the map is ordered by last use.
        entries.delete(key);
        entries.set(key, known);
        return known.value;
      }
      const value = make();
      void add(key, value);
      return value;
    },
  };
}
