import type { FilteredFacts } from '../listing/filter-rules';
import { type Configuration, statedConfigurations, type UnitFact, withUnitFacts } from '../project/configuration';
import type { NearbyPlace } from '../place/nearby';
import type { Floor } from '../project/floor-plan';
import { type Use, usesOf } from '../project/uses';
import { frontageFeetOf } from '../project/investment';
import { formatPriceRange } from '../project/price';
import { type Project, PROJECT_DEFAULTS } from '../project/project';
import { developerPath, localityPath, locationPath, projectPath } from '../site/routes';
import { serviceIcon } from '../site/service';
import { type CityLink, type SearchRecord, toSearchRecord } from './record';
import type { PlaceName } from './names';
import { toStated } from './stated';

/** A project as the filters of the listing read it, and its record. */
export type SearchFacts = SearchProject &
  Pick<Project, 'priceText' | 'areaText'> &
  FilteredFacts & {
    record: SearchRecord;
    /** Month from the year 0 in which it can be moved into; 0 if it can now, null if its record does not say. */
    readyMonth: number | null;
  };

/** The configurations of a project, for an SCO also the smallest that its record names: plans are of few of its units. */
export const withSmallest = ({ category, configurations, area, price }: SearchFacts): Configuration[] =>
  category === 'sco' && area
    ? [
        ...configurations,
        { label: 'SCO', areaSqft: area.minSqft, areaKind: 'plot', priceRupees: price?.minRupees ?? null },
      ]
    : configurations;

/** A project as the search reads it. */
export interface SearchProject extends Pick<
  Project,
  | 'id'
  | 'name'
  | 'developerSlug'
  | 'localities'
  | 'cityName'
  | 'bedrooms'
  | 'unitType'
  | 'kind'
  | 'category'
  | 'price'
  | 'area'
  | 'status'
  | 'possession'
  | 'coordinates'
  | 'rera'
  | 'reraExempt'
  | 'faqs'
> {
  /** Left out where they follow from the price and the area. */
  priceText?: string;
  areaText?: string;
  /** Its first words. */
  description: string;
  configurations: Configuration[];
  /** Whether it has offices or shops; only of category commercial. */
  uses: Use[];
  /** Places nearby; null if the project has no location page. */
  nearby: NearbyPlace[] | null;
  /** Facts that its lists, plans and texts state, by label. */
  stated: string[];
  /** Whether it has a list of amenities, which then says what it has not. */
  hasLists: boolean;
  /** Whether no plan of it is on record. */
  hasNoDrawing?: true;
  /** Its payment plans, with the share at booking: 'Down Payment Plan, 10 % at booking'. */
  plans: string[];
  /** Of its widest plot; left out where nothing says it. */
  frontageFeet?: number;
}

/** All that the search finds besides the pages of every site; `/data/search.json`. */
export interface SearchFile {
  mainCities: readonly CityLink[];
  /** Addresses that have nothing to show. */
  emptyPages: readonly string[];
  /** Those that people spell in other ways, and regions. */
  places: readonly PlaceName[];
  /** Amenities and specifications that have other names. */
  listed: readonly { label: string; aliases: readonly string[] }[];
  projects: SearchProject[];
  companies: Texts<'location' | 'description'>[];
  trending: (Texts<'path' | 'description' | 'company' | 'location'> & { price?: string })[];
  cities: Texts<'path' | 'location' | 'description'>[];
  /** Those with a page. */
  localities: Texts<'location' | 'description'>[];
  services: Texts<'path' | 'description'>[];
}

/** What the search has before its data is there. */
export function noSearchFile(mainCities: readonly CityLink[]): SearchFile {
  return {
    mainCities,
    emptyPages: [],
    ...{ places: [], listed: [], projects: [], companies: [], trending: [], cities: [], localities: [], services: [] },
  };
}

/** Texts of a record. */
type Texts<Name extends keyof SearchRecord> = Pick<SearchRecord, 'id' | 'name' | Name>;

const SUMMARY_LENGTH = 160;
/** Developers and places are found by their names. */
export const NAMED_SUMMARY_LENGTH = 50;

/** Shortens a text to its first words. */
export function toSearchSummary(text: string, length = SUMMARY_LENGTH): string {
  if (text.length <= length) return text;
  return `${text.slice(0, text.lastIndexOf(' ', length))}…`;
}

/**
 * A project of the search file; `nearby` has the places nearby, null without a location page; `floors` are those of its
 * floor plans, `listed` the labels of its amenities and specifications,
 * `plans` its payment plans, `hasAmenities` whether it lists amenities, `unitFacts` what its units that are left have.
 */
export function toSearchProject(
  project: Project,
  nearby: NearbyPlace[] | null,
  floors: readonly Floor[] = [],
  listed: readonly string[] = [],
  plans: string[] = [],
  hasAmenities = listed.length > 0,
  unitFacts: readonly UnitFact[] = [],
): SearchProject {
  const { id, name, developerSlug, localities, cityName, bedrooms, unitType, kind, category } = project;
  const { priceText, price, areaText, area, status, possession, coordinates, rera, reraExempt, faqs } = project;
  const tenants = project.investment.find(({ fact }) => fact === 'tenant')?.value ?? '';
  const planned = statedConfigurations(floors, project);
  const rented = planned.filter(({ label }) => tenants.includes(label));
  const tenanted = rented.map(({ label }) => ({ configuration: label, fact: 'tenant in place' }));
  const configurations = withUnitFacts(planned, [...unitFacts, ...tenanted]);
  const description = toSearchSummary(project.shortDescription ?? project.description);
  const units = configurations.map(({ label }) => label);
  const said = [
    project.furnishing ?? '',
    possession ?? '',
    project.rera ? 'RERA registered' : '',
    unitType,
    project.shortDescription ?? '',
    project.description,
    ...unitFacts.map(({ fact }) => fact),
  ];
  const frontageFeet = frontageFeetOf(project);
  const texts = usualTexts(project);
  const answered = faqs.map(({ question, answer }) => `${question} ${answer}`);
  return {
    ...{ id, name, developerSlug, localities, cityName, bedrooms, unitType, kind, category },
    ...{ price, area, status, possession, description, configurations, nearby },
    ...(priceText !== texts.priceText && { priceText }),
    ...(areaText !== texts.areaText && { areaText }),
    coordinates: coordinates && { lat: toHundredMetres(coordinates.lat), lng: toHundredMetres(coordinates.lng) },
    ...{ rera, reraExempt, plans, faqs },
    ...(frontageFeet && { frontageFeet }),
    ...(floors.length === 0 && { hasNoDrawing: true as const }),
    stated: toStated(listed, units, [...said, ...answered, ...plans]),
    hasLists: hasAmenities,
    uses: usesOf(project, floors),
  };
}

/** '₹ 1.81 – 2.62 Cr' and '1,620 – 2,340 sq.ft': the texts of a price and an area that are written as most are. */
function usualTexts({ price, area }: Pick<SearchProject, 'price' | 'area'>) {
  const ends = area && [...new Set([area.minSqft, area.maxSqft])].map((sqft) => sqft.toLocaleString('en-IN'));
  return {
    priceText: price ? formatPriceRange(price) : PROJECT_DEFAULTS.price,
    areaText: ends ? `${ends.join(' – ')} sq.ft` : PROJECT_DEFAULTS.area,
  };
}

/** A project with the texts that follow from its price and area. */
export const withTexts = (project: SearchProject) => ({ ...usualTexts(project), ...project });

/** Degrees to a thousandth: the search measures between localities only. */
const toHundredMetres = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** 'Residential, Farm House': kind and property type, or only the type if it names the kind. */
function propertyTypeOf(kind: 'Residential' | 'Commercial', unitType: string): string {
  return unitType.startsWith(kind) ? unitType : `${kind}, ${unitType}`;
}

/** 'Under Construction, Possession Dec 2028'; a possession without a year is left out. */
function statusOf({ status, possession }: SearchProject): string {
  return [status, possession && /\d{4}/.test(possession) && `Possession ${possession}`].filter(Boolean).join(', ');
}

/** 'Sector 83, NH 8, Gurgaon': its localities and its city, each once. */
function locationOf({ localities, cityName }: SearchProject): string {
  return [...new Set([...localities.filter((each) => each !== cityName), cityName])].join(', ');
}

/** A project's record; `companies` has names of developers by slug. */
export function toProjectRecord(
  project: ReturnType<typeof withTexts>,
  companies: ReadonlyMap<string, string>,
): SearchRecord {
  const { id, developerSlug, name, priceText, areaText, description, bedrooms, unitType } = project;
  const isCommercial = project.kind === 'commercial';
  return toSearchRecord(isCommercial ? 'commercial_project' : 'residential_project', {
    id,
    name,
    location: locationOf(project),
    company: companies.get(developerSlug) ?? developerSlug,
    price: priceText,
    area: areaText === PROJECT_DEFAULTS.area ? '' : areaText,
    description,
    path: projectPath(developerSlug, id),
    icon: isCommercial ? 'building-2' : 'house',
    bedrooms: bedrooms.join(', '),
    propertyType: propertyTypeOf(isCommercial ? 'Commercial' : 'Residential', unitType),
    projectStatus: statusOf(project),
  });
}

/** The record of a project's location page; none without one. */
export function toAroundRecords(project: SearchProject): SearchRecord[] {
  const { id, name, nearby } = project;
  if (nearby === null) return [];
  const around = {
    name: `Around ${name}`,
    location: locationOf(project),
    description: nearby.map((place) => place.name).join(', '),
  };
  return [toSearchRecord('location', { id, ...around, path: locationPath(id), icon: 'navigation' })];
}

/** Records of everything in the file except projects. */
export function toOtherRecords({ trending, companies, cities, localities, services }: SearchFile): SearchRecord[] {
  return [
    ...trending.map((each) => toSearchRecord('trending_project', { ...each, icon: 'trending-up' })),
    ...companies.map((each) =>
      toSearchRecord('company', { ...each, company: each.name, path: developerPath(each.id), icon: 'landmark' }),
    ),
    ...[...cities, ...localities.map((each) => ({ ...each, path: localityPath(each.id) }))].map((each) =>
      toSearchRecord('locality', { ...each, icon: 'map-pin' }),
    ),
    ...services.map((each) => toSearchRecord('service', { ...each, icon: serviceIcon(each.name) })),
  ];
}
