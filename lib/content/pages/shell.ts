import 'server-only';
import type { CityKind } from '@/lib/domain/site/kinds';
import { projectsMenu, type ProjectsMenuRow } from '@/lib/domain/page/navigation';
import type { Site } from '@/lib/domain/site/site';
import { getCities, getCityKinds } from '../records/cities';
import { memoizeOnContent } from '../set/content';
import { getProjects } from '../records/projects';
import { getPromo } from '../records/promo';
import { getSite } from '../records/site';
import { plannedValues } from './page-values';

/** Data of the shell that every page shares: header, menu, footer and widgets. */
export interface Shell {
  site: Site;
  menu: ProjectsMenuRow[];
  cities: { slug: string; name: string; href: string; kinds: CityKind[] }[];
  hasPromo: boolean;
}

const makeShell = memoizeOnContent((): Shell => ({
  site: getSite(),
  menu: projectsMenu(getProjects()),
  cities: getCities().map(({ slug, name, href }) => ({ slug, name, href, kinds: getCityKinds(slug) })),
  hasPromo: getPromo() !== null,
}));

/** The shell's data: what the plan of a partial build holds, else made from the content. */
export function getShell(): Shell {
  return (plannedValues()?.shell as Shell | undefined) ?? makeShell();
}
