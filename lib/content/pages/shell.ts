import 'server-only';
import type { CityKind } from '@/lib/domain/city';
import { projectsMenu, type ProjectsMenuRow } from '@/lib/domain/navigation';
import type { Site } from '@/lib/domain/site';
import { getCities, getCityKinds } from '../cities';
import { fromContent } from '../content';
import { getProjects } from '../projects';
import { getPromo } from '../promo';
import { getSite } from '../site';

/** What stands on every page: header, menu, footer and the widgets around them. */
export interface Shell {
  site: Site;
  menu: ProjectsMenuRow[];
  cities: { slug: string; name: string; href: string; kinds: CityKind[] }[];
  hasPromo: boolean;
}

export const getShell: () => Shell = fromContent(() => ({
  site: getSite(),
  menu: projectsMenu(getProjects()),
  cities: getCities().map(({ slug, name, href }) => ({ slug, name, href, kinds: getCityKinds(slug) })),
  hasPromo: getPromo() !== null,
}));
