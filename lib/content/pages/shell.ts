import 'server-only';
import type { CityKind } from '@/lib/domain/site/kinds';
import type { Site } from '@/lib/domain/site/site';
import { getCities, getCityKinds } from '../records/cities';
import { memoizeOnContent } from '../set/content';
import { getPromo } from '../records/promo';
import { getSite } from '../records/site';
import { plannedValues } from './page-values';

/** What every page shows around its own value: header, menu, footer and widgets. No count of projects is among it. */
export interface Shell {
  site: Site;
  cities: { slug: string; name: string; href: string; kinds: CityKind[] }[];
  hasPromo: boolean;
}

const makeShell = memoizeOnContent((): Shell => ({
  site: getSite(),
  cities: getCities().map(({ slug, name, href }) => ({ slug, name, href, kinds: getCityKinds(slug) })),
  hasPromo: getPromo() !== null,
}));

/** The shell's data: what the plan of a partial build holds, else made from the content. */
export function getShell(): Shell {
  return (plannedValues()?.shell as Shell | undefined) ?? makeShell();
}
