import 'server-only';
import { capitalised, formatSetCount } from '@/lib/domain/site/display-text';
import { setNoun } from '@/lib/domain/site/kinds';
import { listingPath } from '@/lib/domain/site/routes';
import type { Project } from '@/lib/domain/project/project';
import { getCities, getCity, getProjectsOfCity } from '../records/cities';
import { getDeveloper, getDevelopers } from '../records/developers';
import { getProjectsOfDeveloper } from '../records/projects';
import { rowOf } from './listing';
import { pageKind } from './page-kind';

/** Number of cards on a partner's page; a link leads to all. */
const SHOWN_PROJECTS = 6;

/** The listing that stands on a partner's page, null if there is nothing in it. */
function listingOf(of: string, slug: string): { which: string; href: string; projects: Project[] } | null {
  const city = of === 'city' ? getCity(slug) : null;
  const developer = of === 'developer' ? getDeveloper(slug) : null;
  const projects = city ? getProjectsOfCity(slug) : getProjectsOfDeveloper(slug);
  if (projects.length === 0) return null;
  if (city) return { which: `in ${city.name}`, href: city.href, projects };
  return developer && { which: `by ${developer.name}`, href: listingPath(slug), projects };
}

/** A city's or a developer's projects in another site's frame (docs/feed.md). */
export const embedPages = pageKind('/embed/[of]/[slug]', {
  name: 'embed',
  params: () =>
    [
      ...getCities().map(({ slug }) => ({ of: 'city', slug })),
      ...getDevelopers().map(({ slug }) => ({ of: 'developer', slug })),
    ].filter(({ of, slug }) => listingOf(of, slug) !== null),
  data: ({ of, slug }) => {
    const listing = listingOf(of, slug);
    if (!listing) return null;
    const { which, href, projects } = listing;
    const noun = setNoun(projects.map(({ category }) => category));
    return {
      title: `${capitalised(noun)} ${which}`,
      all: `${projects.length > 1 ? 'all ' : ''}${formatSetCount(projects.length, noun)} ${which}`,
      href,
      projects: rowOf(projects.slice(0, SHOWN_PROJECTS)),
    };
  },
});
