import 'server-only';
import { FIXED_REDIRECTS, cityPath, listingPath } from '@/lib/domain/site/routes';
import { isSlug } from '@/lib/domain/site/slug';
import { memoizeOnContent } from '../set/content';
import { getCities } from './cities';
import { getDeveloper } from './developers';
import { getSite } from './site';

const spellingsBySlug = memoizeOnContent(
  ({ cities }) => new Map(cities.entries.map(({ key, value }) => [key, (value.otherSpellings ?? []).filter(isSlug)])),
);

/** Every redirect of the site: fixed ones, the default developer, each city's other addresses and spellings. */
export function getRedirects(): { from: string; to: string }[] {
  const { defaultDeveloper } = getSite();
  return [
    ...Object.entries(FIXED_REDIRECTS).map(([from, to]) => ({ from, to })),
    ...(defaultDeveloper !== null && getDeveloper(defaultDeveloper)
      ? [{ from: '/developer-projects', to: listingPath(defaultDeveloper) }]
      : []),
    ...getCities().flatMap(({ slug, href }) =>
      [cityPath(slug), ...[slug, ...(spellingsBySlug().get(slug) ?? [])].map((name) => `/${name}`)]
        .filter((from) => from !== href)
        .map((from) => ({ from, to: href })),
    ),
  ];
}
