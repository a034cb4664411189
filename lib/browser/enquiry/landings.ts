/** Storage keys of how the visitor came: the first landing, and the latest one with a query or a page before it. */
export const FIRST_LANDING_KEY = 'landing-first';
export const LATEST_LANDING_KEY = 'landing-latest';

const LANDING_MS = 30 * 86_400_000;

/** Stores how the visitor came to a page that no page of ours led to, because an enquiry may follow on another one. */
export function noteLanding(): void {
  const { referrer } = document;
  const landing = JSON.stringify([location.href, referrer, Date.now()]);
  try {
    if (!isFresh(localStorage.getItem(FIRST_LANDING_KEY))) localStorage.setItem(FIRST_LANDING_KEY, landing);
    if (referrer || location.search) localStorage.setItem(LATEST_LANDING_KEY, landing);
  } catch {
    return;
  }
}

function isFresh(landing: string | null): boolean {
  const atMs = Number(/,(\d+)\]$/.exec(landing ?? '')?.[1] ?? 0);
  return Date.now() - atMs < LANDING_MS;
}
