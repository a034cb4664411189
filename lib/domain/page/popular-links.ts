import type { TopLocality } from '../place/city';
import type { NavLink } from './navigation';
import { CATEGORY_LABELS } from '../site/kinds';
import { categoryPath, ROUTES } from '../site/routes';

const chosen = (filter: string, value: string): NavLink => ({
  label: value,
  href: `${ROUTES.projects}?${new URLSearchParams({ [filter]: value }).toString()}`,
});

/** Popular searches below the search box: bedrooms, the first locality that is not a city, ready homes, SCO. */
export function popularLinks(localities: readonly Pick<TopLocality, 'name' | 'href' | 'isCity'>[]): NavLink[] {
  const place = localities.find(({ isCity }) => !isCity);
  return [
    chosen('bedrooms', '3 BHK'),
    ...(place ? [{ label: place.name, href: place.href }] : []),
    chosen('status', 'Ready To move'),
    { label: CATEGORY_LABELS.sco, href: categoryPath('sco') },
  ];
}
