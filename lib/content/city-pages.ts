import 'server-only';
import type { City, CityKind } from '@/lib/domain/city';
import type { Project } from '@/lib/domain/project';
import type { Site } from '@/lib/domain/site';
import { getCity, getCityKinds, getProjectsOfCity, getProjectsOfCityKind } from './cities';
import { getLocalityPage } from './localities';
import { getSite } from './site';

/** Everything a city's page shows. */
export interface CityPageContent {
  city: City;
  projects: Project[];
  kinds: { kind: CityKind; count: number }[];
  localities: { id: string; name: string; description: string; projectCount: number }[];
  site: Site;
}

export function getCityPage(slug: string): CityPageContent | null {
  const city = getCity(slug);
  if (!city) return null;
  return {
    city,
    projects: getProjectsOfCity(slug),
    kinds: getCityKinds(slug).map((kind) => ({ kind, count: getProjectsOfCityKind(slug, kind).length })),
    localities: city.localities.map((locality) => ({
      ...locality,
      projectCount: getLocalityPage(locality.id)?.projects.length ?? 0,
    })),
    site: getSite(),
  };
}
