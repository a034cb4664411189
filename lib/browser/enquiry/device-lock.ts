const CLAIMS_KEY = 'enquiries-claims';

/** A claim outlives the longest chain of attempts, in ms; whoever closed the page gives it up by then. */
const CLAIM_MS = 60_000;

interface LockOptions {
  /** Answers null at once where another tab holds the lock, instead of waiting for it. */
  isImpatient?: boolean;
}

/** Does the work while no other tab of this site does work of the same name; null where it was not done. */
export async function withDeviceLock<T>(
  name: string,
  work: () => Promise<T>,
  { isImpatient = false }: LockOptions = {},
): Promise<T | null> {
  const locks = (navigator as Partial<Navigator>).locks;
  // Missing on plain http addresses of a local network.
  if (!locks) return withClaim(name, work, isImpatient);
  let isAnswered = false;
  try {
    return await locks.request(name, { ifAvailable: isImpatient }, (lock) => {
      isAnswered = true;
      return lock ? work() : null;
    });
  } catch (error) {
    // Refused to the page, where it may not keep anything: then it shares nothing with another tab either.
    if (isAnswered) throw error;
    return work();
  }
}

async function withClaim<T>(name: string, work: () => Promise<T>, isImpatient: boolean): Promise<T | null> {
  if (isImpatient && (readClaims()[name] ?? 0) > Date.now()) return null;
  writeClaim(name, Date.now() + CLAIM_MS);
  try {
    return await work();
  } finally {
    writeClaim(name, null);
  }
}

function readClaims(): Record<string, number> {
  try {
    const claims: unknown = JSON.parse(localStorage.getItem(CLAIMS_KEY) ?? '{}');
    return Object.fromEntries(Object.entries(claims ?? {}).filter(([, until]) => typeof until === 'number'));
  } catch {
    return {};
  }
}

/** Without storage there is nothing to share with another tab either. */
function writeClaim(name: string, untilMs: number | null): void {
  const open = Object.entries(readClaims()).filter(([claimed, until]) => claimed !== name && until > Date.now());
  if (untilMs !== null) open.push([name, untilMs]);
  try {
    if (open.length > 0) localStorage.setItem(CLAIMS_KEY, JSON.stringify(Object.fromEntries(open)));
    else localStorage.removeItem(CLAIMS_KEY);
  } catch {
    return;
  }
}
