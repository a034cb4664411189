import {
  deriveId,
  packArea,
  packPrice,
  unpackArea,
  unpackPrice,
  type PackedArea,
  type PackedPrice,
} from '../listing/derived-texts';
import { packConfigurations, type PackedConfiguration } from '../listing/packed-configurations';
import { toConfigurations } from '../project/configuration';
import type { Floor } from '../project/floor-plan';
import type { Project } from '../project/project';
import { developerPath, localityPath, locationPath, projectPath } from '../site/routes';
import { toSearchRecord, type SearchRecord } from './record';
import { serviceIcon } from '../site/service';

/** A project as search needs it; missing texts are empty. */
export interface SearchProject extends Pick<
  Project,
  'developerSlug' | 'name' | 'localities' | 'cityName' | 'bedrooms' | 'unitType' | 'kind'
> {
  /** Missing if it follows from name and locality. */
  id?: string;
  price: PackedPrice;
  area: PackedArea;
  description: string;
  status: string;
  /** Absent if they follow from the rest of the record. */
  configurations?: PackedConfiguration[];
  /** Names of the places nearby; null if the project has no location page. */
  nearby: string | null;
  /** Missing for the category that the kind names. */
  category?: 'plots' | 'sco';
  /** 'Dec 2027'; missing if the project has no date. */
  possession?: string;
  /** Latitude and longitude in hundredths of a degree. */
  at?: readonly [number, number];
}

/** A part of the search data. Each part can be read by itself. */
export interface SearchPart {
  projects: SearchProject[];
}

/** The first part, with everything that is not a project and the number of parts. */
export interface FirstSearchPart extends SearchPart {
  parts: number;
  companies: Texts<'location' | 'description'>[];
  trending: (Texts<'path' | 'description' | 'company' | 'location'> & { price?: string })[];
  /** Cities and localities with a page; localities are at the address that follows from their id. */
  localities: (Texts<'location' | 'description'> & { path?: string })[];
  services: Texts<'path' | 'description'>[];
}

/** Texts of a record. */
type Texts<Name extends keyof SearchRecord> = Pick<SearchRecord, 'id' | 'name' | Name>;

/** Sizes of the parts: the first loads within a second on a slow line, a further one in at most half a second more. */
const FIRST_PART_PROJECTS = 250;
const FURTHER_PART_PROJECTS = 1000;
const SUMMARY_LENGTH = 160;
/** Developers and places are found by their names. */
export const NAMED_SUMMARY_LENGTH = 50;

/** Address of a part, from 1. */
export function searchPartPath(part: number): string {
  return `/data/${searchPartFile(part)}`;
}

export function searchPartFile(part: number): string {
  return part === 1 ? 'search.json' : `search-${part}.json`;
}

/** Degrees → hundredths of a degree, about a kilometre. */
const toHundredths = (degrees: number) => Math.round(degrees * 100);

/** Shortens a text to its first words. */
export function toSearchSummary(text: string, length = SUMMARY_LENGTH): string {
  if (text.length <= length) return text;
  return `${text.slice(0, text.lastIndexOf(' ', length))}…`;
}

/**
 * Search data of a project; `nearby` has the names of the places nearby, null without a location page; `floors` are those
 * of its floor plans.
 */
export function toSearchProject(
  project: Project,
  nearby: readonly string[] | null,
  floors: readonly Floor[] = [],
): SearchProject {
  const { id, developerSlug, name, localities, cityName, bedrooms, unitType, kind } = project;
  const { areaText, description, shortDescription, status, category, possession, coordinates } = project;
  const configurations = packConfigurations(toConfigurations(floors, project), project);
  return {
    ...(id === deriveId(name, localities) ? {} : { id }),
    developerSlug,
    name,
    localities,
    cityName,
    bedrooms,
    unitType,
    kind,
    price: packPrice(project.priceText, project.price),
    area: packArea(areaText, project.area),
    description: toSearchSummary(shortDescription ?? description),
    status: status ?? '',
    ...(category === kind ? {} : { category: category as 'plots' | 'sco' }),
    ...(/\d{4}/.test(possession ?? '') ? { possession: possession ?? '' } : {}),
    ...(coordinates ? { at: [toHundredths(coordinates.lat), toHundredths(coordinates.lng)] } : {}),
    ...(configurations.length > 0 ? { configurations } : {}),
    nearby: nearby?.join(', ') ?? null,
  };
}

/** Number of parts for so many projects (routes-and-content, Search). */
export function countSearchParts(projects: number): number {
  return 1 + Math.ceil(Math.max(0, projects - FIRST_PART_PROJECTS) / FURTHER_PART_PROJECTS);
}

/** The projects of a part (from 1), out of all projects in content order. */
export function ofSearchPart<T>(projects: readonly T[], part: number): T[] {
  const end = FIRST_PART_PROJECTS + (part - 1) * FURTHER_PART_PROJECTS;
  return projects.slice(part === 1 ? 0 : end - FURTHER_PART_PROJECTS, end);
}

/** 'Residential, Farm House': kind and property type, or only the type if it names the kind. */
function propertyTypeOf(kind: 'Residential' | 'Commercial', unitType: string): string {
  return unitType.startsWith(kind) ? unitType : `${kind}, ${unitType}`;
}

/** A project's own record, and one for its location page if it has one. */
export function toProjectRecords(project: SearchProject, companies: ReadonlyMap<string, string>): SearchRecord[] {
  const { developerSlug, name, localities, cityName, description, nearby } = project;
  const id = project.id ?? deriveId(name, localities);
  const { text: price } = unpackPrice(project.price);
  const isCommercial = project.kind === 'commercial';
  const location = [...new Set([...localities.filter((each) => each !== cityName), cityName])].join(', ');
  const own = toSearchRecord(isCommercial ? 'commercial_project' : 'residential_project', {
    id,
    name,
    location,
    company: companies.get(developerSlug) ?? developerSlug,
    ...(price ? { price } : {}),
    area: unpackArea(project.area).text,
    description,
    path: projectPath(developerSlug, id),
    icon: isCommercial ? 'building-2' : 'house',
    bedrooms: project.bedrooms.join(', '),
    propertyType: propertyTypeOf(isCommercial ? 'Commercial' : 'Residential', project.unitType),
    projectStatus: [project.status, project.possession && `Possession ${project.possession}`]
      .filter(Boolean)
      .join(', '),
  });
  if (nearby === null) return [own];
  const around = { id, name: `Around ${name}`, location, description: nearby, path: locationPath(id) };
  return [own, toSearchRecord('location', { ...around, icon: 'navigation' })];
}

/** Records of everything in the first part except projects. */
export function toOtherRecords({ trending, companies, localities, services }: FirstSearchPart): SearchRecord[] {
  return [
    ...trending.map((each) => toSearchRecord('trending_project', { ...each, icon: 'trending-up' })),
    ...companies.map((each) =>
      toSearchRecord('company', { ...each, company: each.name, path: developerPath(each.id), icon: 'landmark' }),
    ),
    ...localities.map((each) =>
      toSearchRecord('locality', { ...each, path: each.path ?? localityPath(each.id), icon: 'map-pin' }),
    ),
    ...services.map((each) => toSearchRecord('service', { ...each, icon: serviceIcon(each.name) })),
  ];
}
