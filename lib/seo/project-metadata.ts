import type { Metadata } from 'next';
import { formatAreaText } from '@/lib/domain/area';
import { formatBedrooms } from '@/lib/domain/display-text';
import { formatPriceText } from '@/lib/domain/price';
import { projectPlace, type Project } from '@/lib/domain/project';
import { projectPath } from '@/lib/domain/routes';
import { pageMetadata } from './page-metadata';

/** `{project}, {beds} in {locality}, {city}`, and what is known of price and area (quality, search engines). */
export function projectMetadata(project: Project): Metadata {
  const what = formatBedrooms(project.bedrooms) || project.unitType;
  const place = projectPlace(project);
  const known = [
    project.price ? formatPriceText(project.priceText) : null,
    project.area ? formatAreaText(project.areaText) : null,
    project.status,
  ].filter(Boolean);
  return pageMetadata({
    title: `${project.name}, ${what} in ${place}`,
    description: `${project.name} by ${project.developerName}: ${what} in ${place}. ${known.join(', ')}. ${project.shortDescription ?? ''}`,
    path: projectPath(project.developerSlug, project.id),
    image: project.image,
  });
}
