import type { TopLocality } from '../place/city';
import type { Project } from '../project/project';
import type { NavLink } from './navigation';
import { CATEGORY_LABELS } from '../site/kinds';
import { categoryPath, ROUTES } from '../site/routes';

const BEDROOMS = '3 BHK';
const READY = 'Ready To move';

const chosen = (filter: string, value: string): NavLink => ({
  label: value,
  href: `${ROUTES.projects}?${new URLSearchParams({ [filter]: value }).toString()}`,
});

/** Popular searches below the search box, as far as there are such homes: bedrooms, a locality, ready homes, SCO. */
export function popularLinks(
  localities: readonly Pick<TopLocality, 'name' | 'href' | 'isCity'>[],
  projects: readonly Pick<Project, 'bedrooms' | 'status' | 'category'>[],
): NavLink[] {
  const place = localities.find(({ isCity }) => !isCity);
  const links = (isThere: boolean, link: NavLink) => (isThere ? [link] : []);
  return [
    ...links(
      projects.some(({ bedrooms }) => bedrooms.includes(BEDROOMS)),
      chosen('bedrooms', BEDROOMS),
    ),
    ...(place ? [{ label: place.name, href: place.href }] : []),
    ...links(
      projects.some(({ status }) => status === READY),
      chosen('status', READY),
    ),
    ...links(
      projects.some(({ category }) => category === 'sco'),
      { label: CATEGORY_LABELS.sco, href: categoryPath('sco') },
    ),
  ];
}
