import type { Metadata } from 'next';
import type { City } from '@/lib/domain/place/city';
import { formatNames, formatProjectCount } from '@/lib/domain/site/display-text';
import type { ProjectLocation } from '@/lib/domain/place/nearby';
import { projectPlaceText, type Project } from '@/lib/domain/project/project';
import { locationPath } from '@/lib/domain/site/routes';
import { listingMetadata, type ListingContext } from './listing-metadata';
import { pageMetadata, type PageContext } from './page-metadata';

/** A city's page (spec 2, Route table). */
export function cityMetadata(page: PageContext & { city: City; projectCount: number }): Metadata {
  const { city, projectCount } = page;
  const localities = city.localities.slice(0, 3).map(({ name }) => name);
  const place = city.state === city.name ? city.name : `${city.name}, ${city.state}`;
  const what = projectCount > 0 ? `${formatProjectCount(projectCount)} in ${place}` : `Property in ${place}`;
  const where =
    localities.length > 0 ? `: ${localities.join(', ')}${city.localities.length > 3 ? ' and more' : ''}` : '';
  return pageMetadata(page, {
    title: `Property in ${city.name}`,
    description: `${what}${where}. ${city.highlights[0] ?? city.intro[0] ?? ''}`,
    path: city.href,
  });
}

interface LocationContext extends PageContext {
  project: Project;
  location: ProjectLocation;
  around: readonly unknown[];
}

interface LocalityContext extends ListingContext {
  description: string;
  city: { name: string };
}

/** A locality's listing with a text about it. */
export function localityMetadata(page: LocalityContext): Metadata {
  const { title, description, city, projectCount } = page;
  const count = projectCount > 0 ? `${formatProjectCount(projectCount)}. ` : '';
  return listingMetadata(
    { ...page, title: `${title}, ${city.name}` },
    `${title} in ${city.name}: ${count}${description}`,
  );
}

/** Fewer projects around one say nothing that its own page does not say. */
const MIN_AROUND = 3;

/** The surroundings of a project. */
export function locationMetadata(page: LocationContext): Metadata {
  const { project, location, around } = page;
  const nearby = formatNames(location.nearby.slice(0, 3).map(({ name, time }) => `${name} (${time})`));
  return pageMetadata(page, {
    title: `Around ${project.name}, ${projectPlaceText(project)}`,
    description: `What lies near ${project.name} in ${projectPlaceText(project)}${nearby ? `: ${nearby}` : ''}, with directions and the projects around it.`,
    path: locationPath(location.key),
    robots: around.length < MIN_AROUND ? 'noindex' : undefined,
  });
}
