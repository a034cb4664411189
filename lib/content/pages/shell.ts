import 'server-only';
import type { CityKind } from '@/lib/domain/site/kinds';
import type { City } from '@/lib/domain/place/city';
import type { Site } from '@/lib/domain/site/site';
import { getCities, getCityKinds } from '../records/cities';
import { memoizeOnContent } from '../set/content';
import { getPromo } from '../records/promo';
import { getSite } from '../records/site';
import { plannedValues } from './page-values';

/** What every page shows around its own value: header, menu, footer and widgets. No count of projects is among it. */
export interface Shell {
  site: Site;
  cities: (Pick<City, 'slug' | 'name' | 'href' | 'isMain'> & { kinds: CityKind[] })[];
  hasPromo: boolean;
}

const makeShell = memoizeOnContent((): Shell => ({
  site: getSite(),
  cities: getCities().map(({ slug, name, href, isMain }) => ({ slug, name, href, isMain, kinds: getCityKinds(slug) })),
  hasPromo: getPromo() !== null,
}));

/** The shell's data: what the plan of a partial build holds, else made from the content. */
export function getShell(): Shell {
  return (plannedValues()?.shell as Shell | undefined) ?? makeShell();
}
