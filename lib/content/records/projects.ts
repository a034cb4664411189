import 'server-only';
import { readBedroomField } from '@/lib/domain/project/bedrooms';
import { formatAsOf } from '@/lib/domain/site/month';
import { formatAreaText, parseArea } from '@/lib/domain/project/area-text';
import { groupedBy } from '@/lib/domain/site/grouped';
import { formatPriceText, parsePrice } from '@/lib/domain/project/price-text';
import { toReraNumber } from '@/lib/domain/project/rera';
import { toUsualStatus } from '@/lib/domain/project/status';
import { PROJECT_DEFAULTS, deriveUnitType, type Project } from '@/lib/domain/project/project';
import { cityNamed, developerNameOf } from '../files/names';
import { memoizeOnContent } from '../set/content';
import { toImage, toLogo } from './image-url';
import type { ContentSet, Entry } from '../files/loaded-file';
import type { RawProject } from '../schemas/project';
import { localitiesOf, textOf } from '../files/texts';
import type { ProjectCategory, ProjectKind } from '@/lib/domain/site/kinds';

/** Every project: residential, then commercial, each in file order. */
export const getProjects: () => Project[] = memoizeOnContent((content) => [
  ...content.residentialProjects.entries.map((entry) => toProject(content, 'residential', entry)),
  ...content.commercialProjects.entries.map((entry) => toProject(content, 'commercial', entry)),
]);

const projectsById = memoizeOnContent(() => new Map(getProjects().map((project) => [project.id, project])));

/** The project at an address, null if there is none. */
export function getProject(developerSlug: string, id: string): Project | null {
  const project = getProjectById(id);
  return project?.developerSlug === developerSlug ? project : null;
}

/** The project with an id or custom_id, of any developer. */
export function getProjectById(id: string): Project | null {
  return projectsById().get(id) ?? null;
}

const projectsByDeveloper = memoizeOnContent(() => groupedBy(getProjects(), ({ developerSlug }) => developerSlug));

/** A developer's projects in content order, the same list every time. */
export function getProjectsOfDeveloper(slug: string): Project[] {
  return projectsByDeveloper().get(slug) ?? [];
}

const projectsByCategory = memoizeOnContent(() => groupedBy(getProjects(), ({ category }) => category));

/** A category's projects in content order, the same list every time. */
export function getProjectsOfCategory(category: ProjectCategory): Project[] {
  return projectsByCategory().get(category) ?? [];
}

function toProject(content: ContentSet, kind: ProjectKind, { id, key, value: raw }: Entry<RawProject>): Project {
  const category = raw.category ?? kind;
  const price = textOf(raw.price);
  const area = textOf(raw.area);
  const image = raw.image || raw.images?.[0];
  const city = cityNamed(content, raw.city);
  const images = raw.images?.filter(Boolean) ?? [];
  const shortDescription = textOf(raw.shortDescription);
  return {
    id,
    name: textOf(raw.name) ?? PROJECT_DEFAULTS.name,
    kind,
    category,
    unitType: raw.unitType ?? deriveUnitType(kind, category),
    developerSlug: key,
    developerName: developerNameOf(content, key) ?? textOf(raw.developer) ?? key,
    logo: toLogo(raw.logo),
    image: toImage(image),
    images: (images.length > 0 ? images : [image]).map(toImage),
    priceText: price ? formatPriceText(price) : PROJECT_DEFAULTS.price,
    price: price ? parsePrice(price) : null,
    budgetCrore: raw.budget ?? null,
    bedrooms: readBedroomField(raw.bedrooms).texts,
    status: statusOf(raw.projectStatus),
    furnishing: textOf(raw.furnishing),
    possession: textOf(raw.possession),
    citySlug: city?.slug ?? '',
    cityName: city?.name ?? raw.city,
    localities: localitiesOf(raw),
    areaText: area ? formatAreaText(area) : PROJECT_DEFAULTS.area,
    area: area ? parseArea(area) : null,
    shortDescription,
    description:
      textOf(raw.longDescription) ?? textOf(raw.description) ?? shortDescription ?? PROJECT_DEFAULTS.description,
    coordinates: raw.coordinates ?? null,
    updatedAt: raw.updatedAt ?? null,
    rera: toReraNumber(raw.rera ?? '') || null,
    sellsBuilding: raw.sellsBuilding ?? false,
    investment: raw.investment ?? [],
    reraExempt: textOf(raw.reraExempt),
    reraUrl: raw.reraUrl ?? null,
    reraCompletion: raw.reraCompletion ?? null,
    reraValidUntil: raw.reraValidUntil ?? null,
    reraQr: raw.reraQr ? toImage(raw.reraQr) : null,
    reraPhases: (raw.reraPhases ?? []).map(({ name, number, completion = null, validUntil = null }) => ({
      ...{ name: name.trim(), number: toReraNumber(number) || number.trim(), completion, validUntil },
    })),
    carpetAreaText: raw.carpetArea ? formatAreaText(raw.carpetArea) : null,
    postedAt: raw.postedAt ?? null,
    checkedAt: raw.checkedAt ?? null,
    dutyPlace: raw.dutyPlace ?? null,
    faqs: raw.faqs ?? [],
    progress: (raw.progress ?? []).toReversed().map(({ month, stage, images: seen = [] }) => ({
      ...{ monthText: formatAsOf(month), stage },
      images: seen.filter(Boolean).map(toImage),
    })),
  };
}

function statusOf(text: string | undefined): string | null {
  const own = textOf(text);
  return own && toUsualStatus(own);
}
