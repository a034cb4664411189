export interface FileCache<T> {
  /** The value of a key, made where it is not there yet; asked for at once by many, it is made once. */
  get: (key: string, make: () => Promise<T>) => Promise<T>;
}

/** Keeps values up to a weight in all; the one that was not asked for the longest goes first. */
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
      // Forgotten meanwhile: it weighs nothing here.
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
        // Put back at the end: the map's order is by last use.
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
