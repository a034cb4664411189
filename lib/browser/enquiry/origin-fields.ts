import type { DetailFields } from '@/lib/domain/enquiry/details';
import { toPagePath, touchQuery } from '@/lib/domain/enquiry/origin';
import { landingHere, readLandings } from './landings';

/** Where an enquiry from this page comes from: the page, the visitor's first page, the first and the latest touch. */
export function originFields(): DetailFields {
  const here = landingHere() ?? undefined;
  const { first = here, last = here } = readLandings();
  return {
    pagePath: toPagePath(location.pathname + location.search),
    firstPage: first && toPagePath(first.page),
    firstTouch: first && touchQuery(first),
    lastTouch: last && touchQuery(last),
  };
}
