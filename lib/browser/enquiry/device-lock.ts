const CLAIMS_KEY = 'enquiries-claims';

/** Lifetime of a claim, ms: longer than the longest chain of attempts. It ends the claim of a closed page. */
const CLAIM_MS = 60_000;

interface LockOptions {
  /** Returns null at once if another tab holds the lock, instead of waiting for it. */
  isImpatient?: boolean;
}

/** Runs `work` while no other tab of this site runs work of the same name; null if it was not run. */
export async function withDeviceLock<T>(
  name: string,
  work: () => Promise<T>,
  { isImpatient = false }: LockOptions = {},
): Promise<T | null> {
  const locks = (navigator as Partial<Navigator>).locks;
  // Web Locks are missing on plain http addresses of a local network.
  if (!locks) return withClaim(name, work, isImpatient);
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

async function withClaim<T>(name: string, work: () => Promise<T>, isImpatient: boolean): Promise<T | null> {
  if (isImpatient && isOpen(readClaims()[name] ?? 0)) return null;
  writeClaim(name, Date.now() + CLAIM_MS);
  try {
    return await work();
  } finally {
    writeClaim(name, null);
  }
}

/** A claim that ends later than any can was made before the clock was set back. */
function isOpen(untilMs: number): boolean {
  const leftMs = untilMs - Date.now();
  return leftMs > 0 && leftMs <= CLAIM_MS;
}

function readClaims(): Record<string, number> {
  try {
    const claims: unknown = JSON.parse(localStorage.getItem(CLAIMS_KEY) ?? '{}');
    return Object.fromEntries(Object.entries(claims ?? {}).filter(([, until]) => typeof until === 'number'));
  } catch {
    return {};
  }
}

/** Without storage, nothing is shared with another tab either. */
function writeClaim(name: string, untilMs: number | null): void {
  const open = Object.entries(readClaims()).filter(([claimed, until]) => claimed !== name && isOpen(until));
  if (untilMs !== null) open.push([name, untilMs]);
  try {
    if (open.length > 0) localStorage.setItem(CLAIMS_KEY, JSON.stringify(Object.fromEntries(open)));
    else localStorage.removeItem(CLAIMS_KEY);
  } catch {
    return;
  }
}
