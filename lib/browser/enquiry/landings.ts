import type { Landing, Landings } from '@/lib/domain/enquiry/origin';

const LANDINGS_KEY = 'landings-v1';
const LANDING_MS = 30 * 86_400_000;

/** Query parameters of a campaign link. */
const CAMPAIGN = /[?&](utm_|[gw]braid=|\w+clid=)/;

/** This page as a landing; null if a page of ours led here by a plain link. */
export function landingHere(): Landing | null {
  const { origin, pathname, search } = location;
  const isInside = document.referrer.startsWith(`${origin}/`);
  if (isInside && !CAMPAIGN.test(search)) return null;
  return { page: pathname + search, referrer: isInside ? '' : document.referrer, atMs: Date.now() };
}

/** The landings on the device that are not older than 30 days. If the clock was set back, they count as new. */
export function readLandings(): Landings {
  try {
    const { first, last } = JSON.parse(localStorage.getItem(LANDINGS_KEY) ?? '{}') as Landings;
    return { first: fresh(first), last: fresh(last) };
  } catch {
    return {};
  }
}

function fresh(landing?: Landing): Landing | undefined {
  const isFresh = typeof landing?.page === 'string' && Date.now() - landing.atMs < LANDING_MS;
  return isFresh ? landing : undefined;
}

/** Stores how the visitor came, because an enquiry may follow on another page: the first time, and the latest. */
export function noteLanding(): void {
  const here = landingHere();
  if (!here) return;
  const { first = here, last } = readLandings();
  const isTouch = here.referrer || CAMPAIGN.test(here.page);
  try {
    localStorage.setItem(LANDINGS_KEY, JSON.stringify({ first, last: isTouch ? here : last }));
  } catch {
    return;
  }
}
