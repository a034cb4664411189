import 'server-only';
import type { HomesByPrice } from '@/lib/domain/buying/affordability-answer';
import type { Project } from '@/lib/domain/project/project';
import { cityKindPath, ROUTES } from '@/lib/domain/site/routes';
import { getCities, getProjectsOfCityKind } from '../../records/cities';
import { getProjects } from '../../records/projects';
import { getListing } from '../listing';

function toHomes(about: Pick<HomesByPrice, 'name' | 'state' | 'href'>, projects: readonly Project[]): HomesByPrice {
  const pricesRupees = projects.flatMap(({ price }) => (price ? [price.minRupees] : [])).sort((a, b) => a - b);
  return { ...about, pricesRupees, unpriced: projects.length - pricesRupees.length };
}

/** Prices of the listings that an affordable price leads to: all homes and plots, then each city's homes. */
export function getHomesByPrice(): HomesByPrice[] {
  const cities = getCities().map(({ slug, name, state }) =>
    toHomes(
      { name: `Homes in ${name}`, state, href: cityKindPath(slug, 'residential') },
      getProjectsOfCityKind(slug, 'residential'),
    ),
  );
  return [
    toHomes({ name: 'All homes and plots', state: null, href: ROUTES.projects }, getListing(getProjects()).main),
    ...cities.filter(({ pricesRupees }) => pricesRupees.length > 0),
  ];
}
