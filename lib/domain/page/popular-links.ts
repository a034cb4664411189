import type { TopLocality } from '../place/city';
import type { NavLink } from './navigation';
import { CATEGORY_LABELS } from '../site/kinds';
import { categoryPath } from '../site/routes';

const LOCALITY_COUNT = 2;

/** Popular searches below the search box: the first two localities that are not cities, homes and SCO. */
export function popularLinks(localities: readonly Pick<TopLocality, 'name' | 'href' | 'isCity'>[]): NavLink[] {
  const places = localities.filter(({ isCity }) => !isCity).slice(0, LOCALITY_COUNT);
  return [
    ...places.map(({ name, href }) => ({ label: name, href })),
    ...(['residential', 'sco'] as const).map((category) => ({
      label: CATEGORY_LABELS[category],
      href: categoryPath(category),
    })),
  ];
}
