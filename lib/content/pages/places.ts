import 'server-only';
import type { Project } from '@/lib/domain/project/project';
import { parseListingVariant, projectsOfPage, variantParams } from '@/lib/domain/listing/listing';
import { localityTrail } from '@/lib/domain/page/trail';
import { cityPath, localityPath } from '@/lib/domain/site/routes';
import { getCityShare, getProjectShare, getSiteShare } from '../records/share-cards';
import { getCity, getProjectsOfCity } from '../records/cities';
import { getLocalityPage, getLocalityPages } from '../records/localities';
import { getLocation, getLocationKeys, hasLocationPage } from '../records/locations';
import { getProjectById } from '../records/projects';
import { surroundingsText } from '@/lib/domain/page/locality-guide';
import { getListing, guideOf, listedProjects, rowOf } from './listing';
import { pageKind } from './page-kind';

/** Number of cards of other projects on a location page. */
const SHOWN_AROUND = 6;

/** A locality's projects as a listing, with a text about it (routes-and-content, Routes). */
export const localityPages = pageKind('/locality/[localityId]/[[...variant]]', {
  name: 'locality',
  params: () =>
    getLocalityPages().flatMap(({ id, projects }) =>
      variantParams(getListing(projects)).map((params) => ({ localityId: id, ...params })),
    ),
  data: ({ localityId, variant: segments }) => {
    const locality = getLocalityPage(localityId);
    const variant = parseListingVariant(segments);
    if (!locality || !variant) return null;
    const { name, description, image, citySlug, cityName, projects } = locality;
    const city = getCity(citySlug);
    const listing = getListing(projects);
    const isOnCard = projectsOfPage(listing, variant).some((project) => project.image.src === image.src);
    return {
      ...listedProjects(listing, variant),
      title: name,
      base: localityPath(localityId),
      trail: localityTrail(locality, variant),
      /** A picture that a card of the page has gives way to that of the city. */
      image: city && isOnCard ? city.image : image,
      description,
      city: { name: cityName, href: city?.href ?? cityPath(citySlug) },
      projectCount: projects.length,
      guide: guideOf(projects, variant),
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
    const location = getLocation(locationKey);
    const around = project ? projectsAround(project) : [];
    return (
      project &&
      location && {
        project,
        location,
        /** Null if neither location nor project has exact ones. */
        coordinates: location.coordinates ?? project.coordinates,
        city: { name: project.cityName, href: getCity(project.citySlug)?.href ?? cityPath(project.citySlug) },
        around: rowOf(around),
        text: surroundingsText(project, location.nearby, around),
        shareImage: getProjectShare(project),
      }
    );
  },
});

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
