import 'server-only';
import type { Project } from '@/lib/domain/project/project';
import { cityPath } from '@/lib/domain/site/routes';
import { getCityShare, getProjectShare, getSiteShare } from '../records/share-cards';
import { getCity, getProjectsOfCity } from '../records/cities';
import { getLocalityPage, getLocalityPages } from '../records/localities';
import { getLocation, getLocationKeys, hasLocationPage } from '../records/locations';
import { getProjectById } from '../records/projects';
import { OfProject } from './hash';
import { summaryOf } from './listing';
import { pageKind } from './page-kind';

/** Number of cards of other projects on a location page. */
const SHOWN_AROUND = 6;

/** A locality and its projects (routes-and-content, Routes). */
export const localityPages = pageKind('/locality/[localityId]', {
  name: 'locality',
  params: () => getLocalityPages().map(({ id }) => ({ localityId: id })),
  data: ({ localityId }) => {
    const locality = getLocalityPage(localityId);
    if (!locality) return null;
    const { id, name, description, image, citySlug, cityName, projects } = locality;
    const city = getCity(citySlug);
    return {
      ...{ id, name, description, image },
      city: { name: cityName, href: city?.href ?? cityPath(citySlug) },
      projects: projects.map(summaryOf),
      shareImage: city ? getCityShare(city) : getSiteShare(),
    };
  },
});

/** A project's surroundings, directions, and the projects around it (routes-and-content, Routes). */
export const locationPages = pageKind('/location/[locationKey]', {
  name: 'location',
  isPictured: true,
  params: () => getLocationKeys().map((locationKey) => ({ locationKey })),
  data: ({ locationKey }) => {
    const project = hasLocationPage(locationKey) ? getProjectById(locationKey) : null;
    return (
      project && {
        own: new OfProject('location', locationKey, () => ownData(project)),
        around: projectsAround(project).map(summaryOf),
      }
    );
  },
  toPage: ({ own, around }) => ({ ...own, around }),
});

function ownData(project: Project) {
  const location = getLocation(project.id)!;
  return {
    project,
    location,
    /** Null if neither location nor project has exact ones. */
    coordinates: location.coordinates ?? project.coordinates,
    city: { name: project.cityName, href: getCity(project.citySlug)?.href ?? cityPath(project.citySlug) },
    shareImage: getProjectShare(project),
  };
}

/** Other projects in one of its localities, then others of its city, in content order. */
function projectsAround(project: Project): Project[] {
  const own = new Set(project.localities.filter((name) => name !== project.cityName));
  const others = getProjectsOfCity(project.citySlug);
  const near = firstOf(others, ({ id, localities }) => id !== project.id && localities.some((name) => own.has(name)));
  const isFurther = (other: Project) => other.id !== project.id && !near.includes(other);
  return near.length < SHOWN_AROUND ? [...near, ...firstOf(others, isFurther, SHOWN_AROUND - near.length)] : near;
}

function firstOf(
  projects: readonly Project[],
  isWanted: (project: Project) => boolean,
  count = SHOWN_AROUND,
): Project[] {
  const found: Project[] = [];
  for (const project of projects) {
    if (isWanted(project) && found.push(project) === count) break;
  }
  return found;
}
