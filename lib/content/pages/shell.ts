import 'server-only';
import { cityKindGroups, type NavGroup } from '@/lib/domain/page/navigation';
import { PROJECT_CATEGORIES } from '@/lib/domain/site/kinds';
import { categoryDevelopersPath, categoryPath, ROUTES } from '@/lib/domain/site/routes';
import type { City } from '@/lib/domain/place/city';
import type { ShareImage } from '@/lib/domain/page/share-card';
import type { CityLink } from '@/lib/domain/search/record';
import type { Site } from '@/lib/domain/site/site';
import type { Palette } from '@/lib/domain/site/theme';
import { getCities, getCityKinds, getMainCities } from '../records/cities';
import { memoizeOnContent } from '../set/content';
import { getDevelopers, getDevelopersOfCategory } from '../records/developers';
import { RECORD_PARTS } from '../records/parts';
import { getProjectsOfCategory } from '../records/projects';
import { getPromo, getServices } from '../records/pages';
import { getSiteShare } from '../records/share-cards';
import { getCareers, getSite, getTheme } from '../records/site';
import { readPlan } from './plan';

/** What every page shows around its own value: header, menu, footer and widgets. No count of projects is among it. */
export interface Shell {
  site: Site;
  cities: Pick<City, 'name' | 'href' | 'isMain'>[];
  /** The footer's link columns per city. */
  cityKinds: NavGroup[];
  mainCities: CityLink[];
  /** Addresses without anything to show, to which no menu leads. */
  emptyPages: string[];
  hasPromo: boolean;
  /** Picture card of the pages without one of their own. */
  shareImage: ShareImage;
  /** What the browser's own bars show. */
  colours: Pick<Palette, 'deep' | 'surface'>;
}

/** Addresses that the content gives nothing to show. */
export const getEmptyPages = memoizeOnContent(({ floorPlans }): string[] => {
  const soldStates = RECORD_PARTS.getSoldStates?.() ?? [];
  const shown: [path: string, records: readonly unknown[]][] = [
    ...PROJECT_CATEGORIES.flatMap((category): [string, unknown[]][] => [
      [categoryPath(category), getProjectsOfCategory(category)],
      [categoryDevelopersPath(category), getDevelopersOfCategory(category)],
    ]),
    [ROUTES.comingSoon, getSite().announced],
    [ROUTES.career, getCareers()],
    [ROUTES.services, getServices()],
    [ROUTES.developersDirectory, getDevelopers()],
    [ROUTES.developersList, getDevelopers()],
    [ROUTES.floorPlans, floorPlans.entries],
    [ROUTES.costOfBuying, soldStates],
    [ROUTES.affordability, soldStates],
  ];
  return shown.filter(([, records]) => records.length === 0).map(([path]) => path);
});

function coloursOfBars(): Shell['colours'] {
  const { deep, surface } = getTheme().palette;
  return { deep, surface };
}

const makeShell = memoizeOnContent((): Shell => ({
  site: getSite(),
  cities: getCities().map(({ name, href, isMain }) => ({ name, href, isMain })),
  cityKinds: cityKindGroups(getCities().map((city) => ({ ...city, kinds: getCityKinds(city.slug) }))),
  mainCities: getMainCities(),
  emptyPages: getEmptyPages(),
  hasPromo: getPromo() !== null,
  shareImage: getSiteShare(),
  colours: coloursOfBars(),
}));

/** The shell's data: that of the plan, else made from the content. */
export function getShell(): Shell {
  return (readPlan()?.values?.shell as Shell | undefined) ?? makeShell();
}
