import type { Metadata } from 'next';
import type { City } from '@/lib/domain/city';
import { formatProjectCount } from '@/lib/domain/display-text';
import { pageMetadata, type PageMetadataInput } from './page-metadata';

/** A city's page (spec 2, Route table). */
export function cityMetadata(
  city: City,
  projects: unknown[],
  context: Pick<PageMetadataInput, 'site' | 'image'>,
): Metadata {
  const localities = city.localities.slice(0, 3).map(({ name }) => name);
  const place = city.state === city.name ? city.name : `${city.name}, ${city.state}`;
  const what = projects.length > 0 ? `${formatProjectCount(projects.length)} in ${place}` : `Property in ${place}`;
  const where =
    localities.length > 0 ? `: ${localities.join(', ')}${city.localities.length > 3 ? ' and more' : ''}` : '';
  return pageMetadata({
    title: `Property in ${city.name}`,
    description: `${what}${where}. ${city.highlights[0] ?? city.intro[0] ?? ''}`,
    path: city.href,
    ...context,
  });
}
