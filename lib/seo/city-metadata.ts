import type { Metadata } from 'next';
import type { City } from '@/lib/domain/city';
import { formatNames, formatProjectCount } from '@/lib/domain/display-text';
import { pageMetadata } from './page-metadata';

/** A city's page (spec 2, Route table). */
export function cityMetadata(city: City, projects: unknown[]): Metadata {
  const localities = formatNames(city.localities.slice(0, 3).map(({ name }) => name));
  const what =
    projects.length > 0 ? `${formatProjectCount(projects.length)} in ${city.name}` : `Property in ${city.name}`;
  return pageMetadata({
    title: `Property in ${city.name}`,
    description: `${what}, ${city.state}${localities ? `: ${localities} and more` : ''}. ${city.highlights[0] ?? ''}`,
    path: city.href,
    image: city.image,
  });
}
