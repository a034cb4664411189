import type { Metadata } from 'next';
import { formatBedrooms } from '@/lib/domain/site/display-text';
import { isPriceOnRequest } from '@/lib/domain/project/price-text';
import { PROJECT_DEFAULTS, projectPlaceText, type Project } from '@/lib/domain/project/project';
import { reraStateOf } from '@/lib/domain/project/rera';
import { brochurePath, projectPath } from '@/lib/domain/site/routes';
import { pageMetadata, type PageContext } from './page-metadata';

/** The offer in a word or two: bedrooms, else the words of its category. */
function offerOf({ bedrooms, category, unitType }: Project): string {
  if (bedrooms.length > 0) return formatBedrooms(bedrooms);
  if (category === 'sco') return 'Shop-cum-office';
  if (category === 'plots') return 'Plots';
  return unitType === 'Commercial' ? 'Commercial Space' : unitType;
}

/** `{project}, {beds} in {locality}, {city}`, and price, area and approval if known; default texts are left out. */
export function projectMetadata(page: PageContext & { project: Project }): Metadata {
  const { project } = page;
  const offer = offerOf(project);
  const place = projectPlaceText(project);
  const isNamed = project.name !== PROJECT_DEFAULTS.name;
  const rera = reraStateOf(project);
  const known = [
    project.price || isPriceOnRequest(project.priceText) ? project.priceText : null,
    project.area ? project.areaText : null,
    project.status,
    rera.kind === 'registered' ? `RERA ${rera.number}` : null,
    rera.kind === 'awaited' ? 'RERA number awaited' : null,
  ].filter(Boolean);
  const facts = known.length > 0 ? ` ${known.join(', ')}.` : '';
  const offered = `${offer} in ${place}`;
  return pageMetadata(page, {
    title: isNamed
      ? [`${project.name}, ${offered}`, `${project.name}, ${place}`, `${project.name}, ${project.cityName}`]
      : `${offered} by ${project.developerName}`,
    description: `${isNamed ? `${project.name} by ${project.developerName}: ${offered}` : `${offered} by ${project.developerName}`}.${facts} ${project.shortDescription ?? ''}`,
    path: projectPath(project.developerSlug, project.id),
  });
}

/** The page that a brochure is printed from. */
export function brochureMetadata(page: PageContext & { project: Project }): Metadata {
  const { project } = page;
  return pageMetadata(page, {
    title: `${project.name} brochure`,
    description: `Brochure of ${project.name} in ${projectPlaceText(project)}: pictures, plans, payment schedule and contact.`,
    path: brochurePath(project.developerSlug, project.id),
    robots: 'noindex',
  });
}
