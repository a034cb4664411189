import { packPrice, unpackPrice, type PackedPrice } from '../listing/derived-texts';
import { PROJECT_DEFAULTS, type Project } from '../project/project';
import { developerPath, locationPath, projectPath } from '../site/routes';
import { toSearchRecord, type SearchRecord } from './record';
import { serviceIcon } from '../site/service';

/** A project as search needs it; missing texts are empty. */
export interface SearchProject extends Pick<
  Project,
  'id' | 'developerSlug' | 'name' | 'localities' | 'cityName' | 'bedrooms' | 'unitType' | 'kind'
> {
  price: PackedPrice;
  area: string;
  description: string;
  status: string;
  /** Names of the places nearby; null if the project has no location page. */
  nearby: string | null;
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
  /** Cities and localities with a page. */
  localities: Texts<'path' | 'location' | 'description'>[];
  services: Texts<'path' | 'description'>[];
}

/** Texts of a record. */
type Texts<Name extends keyof SearchRecord> = Pick<SearchRecord, 'id' | 'name' | Name>;

/** Sizes of the parts: the first loads within a second on a slow line, a further one in at most half a second more. */
const FIRST_PART_PROJECTS = 250;
const FURTHER_PART_PROJECTS = 1000;
const SUMMARY_LENGTH = 160;

/** Address of a part, from 1. */
export function searchPartPath(part: number): string {
  return `/data/${searchPartFile(part)}`;
}

export function searchPartFile(part: number): string {
  return part === 1 ? 'search.json' : `search-${part}.json`;
}

/** Shortens a text to its first words. */
export function toSearchSummary(text: string): string {
  if (text.length <= SUMMARY_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', SUMMARY_LENGTH))}…`;
}

/** Search data of a project; `nearby` has the names of the places nearby, null without a location page. */
export function toSearchProject(project: Project, nearby: readonly string[] | null): SearchProject {
  const { id, developerSlug, name, localities, cityName, bedrooms, unitType, kind } = project;
  const { areaText, description, shortDescription, status } = project;
  return {
    id,
    developerSlug,
    name,
    localities,
    cityName,
    bedrooms,
    unitType,
    kind,
    price: packPrice(project.priceText, project.price),
    area: areaText === PROJECT_DEFAULTS.area ? '' : areaText,
    description: toSearchSummary(shortDescription ?? description),
    status: status ?? '',
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
  const { id, developerSlug, name, localities, cityName, area, description, nearby } = project;
  const { text: price } = unpackPrice(project.price);
  const isCommercial = project.kind === 'commercial';
  const location = [...new Set([...localities.filter((each) => each !== cityName), cityName])].join(', ');
  const own = toSearchRecord(isCommercial ? 'commercial_project' : 'residential_project', {
    id,
    name,
    location,
    company: companies.get(developerSlug) ?? developerSlug,
    ...(price ? { price } : {}),
    area,
    description,
    path: projectPath(developerSlug, id),
    icon: isCommercial ? 'building-2' : 'house',
    bedrooms: project.bedrooms.join(', '),
    propertyType: propertyTypeOf(isCommercial ? 'Commercial' : 'Residential', project.unitType),
    projectStatus: project.status,
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
    ...localities.map((each) => toSearchRecord('locality', { ...each, icon: 'map-pin' })),
    ...services.map((each) => toSearchRecord('service', { ...each, icon: serviceIcon(each.name) })),
  ];
}
