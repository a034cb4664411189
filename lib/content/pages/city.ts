import 'server-only';
import { shownByType } from '@/lib/domain/place/city';
import type { Project } from '@/lib/domain/project/project';
import { cityPath } from '@/lib/domain/site/routes';
import { getCityShare } from '../records/share-cards';
import { getCities, getCity, getCityKinds, getProjectsOfCity, getProjectsOfCityKind } from '../records/cities';
import { getLocalityPage } from '../records/localities';
import { getRedirects } from '../records/redirects';
import { rowOf } from './listing';
import { mapOfListing } from './map';
import { pageKind, type Redirect } from './page-kind';

/** Everything a city's page shows. */
function cityData(slug: string) {
  const city = getCity(slug);
  if (!city) return null;
  const projects = getProjectsOfCity(slug);
  const shown = shownByType(projects);
  const isShown = (project: Project) => shown.some(({ projects: own }) => own.includes(project));
  return {
    city,
    map: mapOfListing(projects),
    projectCount: projects.length,
    developerCount: new Set(projects.map(({ developerSlug }) => developerSlug)).size,
    shown: shown.map(({ kind, projects: own }) => ({ kind, projects: rowOf(own) })),
    kinds: getCityKinds(slug).map((kind) => ({ kind, count: getProjectsOfCityKind(slug, kind).length })),
    localities: city.localities.map((locality) => ({
      ...locality,
      projectCount: getLocalityPage(locality.id)?.projects.length ?? 0,
    })),
    /** Picture beside the localities: that of the first project without a card. */
    localitiesImage: projects.find((project) => !isShown(project))?.image ?? null,
    shareImage: getCityShare(city),
  };
}

const redirect = (from: string, to: string): Redirect => ({ from, redirectTo: to });

/** Cities under /city; a city with a path of its own redirects there (routes-and-content, Routes). */
export const cityPages = pageKind('/city/[city]', {
  name: 'city',
  isPictured: true,
  params: () => getCities().map(({ slug }) => ({ city: slug })),
  data: ({ city: slug }) => {
    const href = getCity(slug)?.href;
    return href && href !== cityPath(slug) ? redirect(cityPath(slug), href) : cityData(slug);
  },
});

/** Cities with a path of their own, and old addresses of one segment (routes-and-content, Routes). */
export const placePages = pageKind('/[place]', {
  name: 'city',
  params: () =>
    [...getCities().map(({ href }) => href), ...getRedirects().map(({ from }) => from)]
      .filter((address) => /^\/[^/]+$/.test(address))
      .map((address) => ({ place: address.slice(1) })),
  data: ({ place }) => {
    const city = getCities().find(({ href }) => href === `/${place}`);
    if (city) return cityData(city.slug);
    const found = getRedirects().find(({ from }) => from === `/${place}`);
    return found ? redirect(found.from, found.to) : null;
  },
});
