import type { DetailFields } from '@/lib/domain/enquiry/details';
import { parseLanding, toPagePath, touchQuery } from '@/lib/domain/enquiry/origin';
import { FIRST_LANDING_KEY, LATEST_LANDING_KEY } from './landings';

/** A stored landing; null if it is unreadable, old or blocked. */
function readLanding(key: string) {
  try {
    return parseLanding(localStorage.getItem(key) ?? '', Date.now());
  } catch {
    return null;
  }
}

/** Where an enquiry from this page comes from: the page, the visitor's first page, the first and the latest touch. */
export function originFields(): DetailFields {
  const here = { page: location.pathname + location.search, referrer: '' };
  const last = readLanding(LATEST_LANDING_KEY);
  const first = readLanding(FIRST_LANDING_KEY) ?? last ?? here;
  return {
    pagePath: toPagePath(here.page),
    firstPage: toPagePath(first.page),
    firstTouch: touchQuery(first),
    lastTouch: touchQuery(last ?? first),
  };
}
