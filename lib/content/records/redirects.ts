import 'server-only';
import { FIXED_REDIRECTS, cityPath, listingPath } from '@/lib/domain/site/routes';
import { getCities } from './cities';
import { getDeveloper } from './developers';
import { getSite } from './site';

/** Cities whose bare address the specification links (spec 2, Route table). */
const BARE_CITY_SLUGS = ['gurgaon', 'delhi', 'noida', 'mumbai'];

/** Every redirect of the site: fixed ones, bare cities, the default developer, cities with a path of their own. */
export function getRedirects(): { from: string; to: string }[] {
  const cities = getCities();
  const { defaultDeveloper } = getSite();
  const hasDefault = getDeveloper(defaultDeveloper) !== null;
  return [
    ...Object.entries(FIXED_REDIRECTS).map(([from, to]) => ({ from, to })),
    ...cities
      .filter(({ slug, href }) => BARE_CITY_SLUGS.includes(slug) && href === cityPath(slug))
      .map(({ slug, href }) => ({ from: `/${slug}`, to: href })),
    ...(hasDefault ? [{ from: '/developer-projects', to: listingPath(defaultDeveloper) }] : []),
    ...cities
      .filter(({ slug, href }) => href !== cityPath(slug))
      .map(({ slug, href }) => ({ from: cityPath(slug), to: href })),
  ];
}
