interface LockOptions {
  /** Returns null at once if another tab holds the lock, instead of waiting for it. */
  isImpatient?: boolean;
}

/**
 * Runs `work` while no other tab of this site runs work of the same name; null if it was not run. On plain http, which
 * has no Web Locks, it runs at once: the id keeps one enquiry one row.
 */
export async function withDeviceLock<T>(
  name: string,
  work: () => Promise<T>,
  { isImpatient = false }: LockOptions = {},
): Promise<T | null> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return work();
  let isAnswered = false;
  try {
    return await locks.request(name, { ifAvailable: isImpatient }, (lock) => {
      isAnswered = true;
      return lock ? work() : null;
    });
  } catch (error) {
    // A page without storage may not use locks; it shares nothing with another tab either.
    if (isAnswered) throw error;
    return work();
  }
}
