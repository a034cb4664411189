import { packPrice, unpackPrice, type PackedPrice } from './derived-texts';
import { formatProjectCount } from './display-text';
import { PROJECT_DEFAULTS, type Project } from './project';
import { developerPath, locationPath, projectPath } from './routes';
import { toSearchRecord, type SearchRecord } from './search-record';
import { serviceIcon } from './service';

/** A project as search needs it; the last field is what lies near, 0 where the project has no page of its surroundings. */
export type PackedSearchProject = [
  id: string,
  developerSlug: string,
  name: string,
  localities: string[],
  cityName: string,
  price: PackedPrice,
  area: string,
  description: string,
  bedrooms: string[],
  status: string,
  unitType: string,
  isCommercial: 0 | 1,
  nearby: string | 0,
];

export type PackedCompany = [slug: string, name: string, location: string, summary: string, projects: number];

/** A part of the search data: rows without names. Each part can be read by itself. */
export interface SearchPart {
  projects: PackedSearchProject[];
}

/** The first part, with everything that is not a project and the number of parts. */
export interface FirstSearchPart extends SearchPart {
  parts: number;
  companies: PackedCompany[];
  trending: [id: string, name: string, path: string, price: string, summary: string, company: string, place: string][];
  /** Cities and localities with a page. */
  localities: [id: string, name: string, path: string, cityName: string, description: string][];
  services: [id: string, name: string, path: string, description: string][];
}

/** As many projects as are read within a second on a slow line, and then as many as need no more than another half. */
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

/** The first words of a text, cut at a blank. */
export function toSearchSummary(text: string): string {
  if (text.length <= SUMMARY_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', SUMMARY_LENGTH))}…`;
}

export function packSearchProject(project: Project, nearby: readonly string[] | null): PackedSearchProject {
  const { areaText, description, shortDescription } = project;
  return [
    project.id,
    project.developerSlug,
    project.name,
    project.localities,
    project.cityName,
    packPrice(project.priceText, project.price),
    areaText === PROJECT_DEFAULTS.area ? '' : areaText,
    toSearchSummary(shortDescription ?? description),
    project.bedrooms,
    project.status ?? '',
    project.unitType,
    project.kind === 'commercial' ? 1 : 0,
    nearby?.join(', ') ?? 0,
  ];
}

/** How many parts the data of so many projects is fetched in (decisions, Search). */
export function countSearchParts(projects: number): number {
  return 1 + Math.ceil(Math.max(0, projects - FIRST_PART_PROJECTS) / FURTHER_PART_PROJECTS);
}

/** Of all projects, in content order, those in a part, from 1. */
export function ofSearchPart<T>(projects: readonly T[], part: number): T[] {
  const end = FIRST_PART_PROJECTS + (part - 1) * FURTHER_PART_PROJECTS;
  return projects.slice(part === 1 ? 0 : end - FURTHER_PART_PROJECTS, end);
}

/** 'Residential, Farm House': what it counts as and what is built, said once where one says the other. */
function propertyTypeOf(kind: 'Residential' | 'Commercial', unitType: string): string {
  return unitType.startsWith(kind) ? unitType : `${kind}, ${unitType}`;
}

/** A project's own record, and one for its surroundings where they have a page. */
export function unpackSearchProject(
  packed: PackedSearchProject,
  companies: ReadonlyMap<string, string>,
): SearchRecord[] {
  const [id, slug, name, localities, cityName, price, area, description, bedrooms, status, unitType, isCommercial] =
    packed;
  const nearby = packed[12];
  const { text: priceText } = unpackPrice(price);
  const company = companies.get(slug) ?? slug;
  const location = [...new Set([...localities.filter((each) => each !== cityName), cityName])].join(', ');
  const own = toSearchRecord(isCommercial ? 'commercial_project' : 'residential_project', {
    id,
    name,
    location,
    company,
    ...(priceText ? { price: priceText } : {}),
    area,
    description,
    path: projectPath(slug, id),
    icon: isCommercial ? 'building-2' : 'house',
    bedrooms: bedrooms.join(', '),
    propertyType: propertyTypeOf(isCommercial ? 'Commercial' : 'Residential', unitType),
    projectStatus: status,
  });
  if (nearby === 0) return [own];
  const around = { id, name: `Around ${name}`, location, description: nearby, path: locationPath(id) };
  return [own, toSearchRecord('location', { ...around, icon: 'navigation' })];
}

/** Everything of the first part that is not a project. */
export function unpackSearchRest(part: FirstSearchPart): SearchRecord[] {
  return [
    ...part.trending.map(([id, name, path, price, description, company, location]) =>
      toSearchRecord('trending_project', {
        id,
        name,
        path,
        ...(price ? { price } : {}),
        description,
        company,
        location,
        icon: 'trending-up',
      }),
    ),
    ...part.companies.map(([id, name, location, description, projects]) =>
      toSearchRecord('company', {
        id,
        name,
        path: developerPath(id),
        location,
        company: name,
        description: `Developer · ${formatProjectCount(projects)} · ${description}`,
        icon: 'landmark',
      }),
    ),
    ...part.localities.map(([id, name, path, location, description]) =>
      toSearchRecord('locality', { id, name, path, location, description, icon: 'map-pin' }),
    ),
    ...part.services.map(([id, name, path, description]) =>
      toSearchRecord('service', { id, name, path, description, icon: serviceIcon(name) }),
    ),
  ];
}
