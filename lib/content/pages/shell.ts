import 'server-only';
import type { CityKind } from '@/lib/domain/site/kinds';
import { projectsMenu, type ProjectsMenuRow } from '@/lib/domain/page/navigation';
import type { Site } from '@/lib/domain/site/site';
import { getCities, getCityKinds } from '../records/cities';
import { memoizeOnContent } from '../set/content';
import { getProjects } from '../records/projects';
import { getPromo } from '../records/promo';
import { getSite } from '../records/site';

/** Data of the shell that every page shares: header, menu, footer and widgets. */
export interface Shell {
  site: Site;
  menu: ProjectsMenuRow[];
  cities: { slug: string; name: string; href: string; kinds: CityKind[] }[];
  hasPromo: boolean;
}

export const getShell: () => Shell = memoizeOnContent(() => ({
  site: getSite(),
  menu: projectsMenu(getProjects()),
  cities: getCities().map(({ slug, name, href }) => ({ slug, name, href, kinds: getCityKinds(slug) })),
  hasPromo: getPromo() !== null,
}));
