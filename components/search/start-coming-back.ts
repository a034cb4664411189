import { draw } from '@/components/islands/draw';
import { loadCatalogue } from '@/lib/browser/search/data';
import { readLastWish, readRecentSearches } from '@/lib/browser/search/recent';
import { readRecent } from '@/lib/browser/visitor/recent-projects';
import { readShortlist } from '@/lib/browser/visitor/shortlist';
import type { Catalogue } from '@/lib/domain/search/catalogue';
import { countNew, toSearchStart } from '@/lib/domain/search/start';
import { ComingBack } from './ComingBack';
import { COMING_BACK_ID } from './coming-back-id';

/** What this device keeps of earlier visits, with what is new to the last wish. */
function readComingBack(catalogue: Catalogue) {
  const wish = readLastWish();
  const newCount = wish ? countNew(wish, catalogue) : 0;
  return { wish, newCount, keptCount: readShortlist().length, seen: readRecent() };
}

/** The search before anything is typed, with what this device keeps. */
export const readSearchStart = (catalogue: Catalogue) => ({
  ...toSearchStart(catalogue),
  recent: readRecentSearches(),
  back: readComingBack(catalogue),
});

/** Draws the row of earlier visits on the home page. */
export async function startComingBack(): Promise<void> {
  const place = document.getElementById(COMING_BACK_ID);
  if (!place) return;
  const back = readComingBack(await loadCatalogue());
  await draw(place, Promise.resolve(ComingBack), { ...back, className: 'page pt-6 print:hidden' });
}
