import type { Faq } from '../site/site';
import type { ImageAsset } from '../picture/image';
import { CITY_KIND_LABELS, type CityKind, type ProjectKind } from '../site/kinds';

const SECTOR_RANGE = /\bsectors (\d+) to (\d+)\b/i;
const OPENING_SECTOR_RANGE = /^sectors (\d+) to (\d+)\b/i;
const SECTOR = /^sector (\d+)[a-z]?$/i;
/**
 * Suffix of a locality's name that names a part of it: 'Greater Kailash II', 'Andheri West', 'Vasant Vihar Phase 1'.
 */
const PART_OF_LOCALITY = /^ (?:[ivx]+|north|south|east|west|phase .+|block .+|\d+)$/i;

/**
 * Whether a project is in a locality of its city: one of its own localities is that name or a part of it. A name such
 * as 'Sectors 82 to 85' includes the sectors between, and so does a description that begins with one.
 */
export function isInLocality(
  project: { localities: readonly string[] },
  locality: Pick<Locality, 'name' | 'description'>,
): boolean {
  const name = locality.name.toLowerCase();
  const range = SECTOR_RANGE.exec(locality.name) ?? OPENING_SECTOR_RANGE.exec(locality.description);
  return project.localities.some((text) => {
    const part = text.toLowerCase();
    if (part === name || (part.startsWith(name) && PART_OF_LOCALITY.test(part.slice(name.length)))) return true;
    const sector = Number(SECTOR.exec(part)?.[1] ?? Number.NaN);
    return range !== null && sector >= Number(range[1]) && sector <= Number(range[2]);
  });
}

/** A locality with a page of its own whose name no project has: 'New Gurgaon', 'Sectors 82 to 85', 'Andheri'. */
export interface PlacePage {
  id: string;
  name: string;
  cityName: string;
  /** Begins with the sectors that it covers, if it covers any: 'Sectors 76 to 95 …'. */
  description: string;
}

/** Whether a project stands on the page of a locality. */
export function isOnPage(project: { cityName: string; localities: readonly string[] }, page: PlacePage): boolean {
  return project.cityName === page.cityName && isInLocality(project, page);
}

interface Locality {
  id: string;
  name: string;
  description: string;
}

export interface City {
  slug: string;
  name: string;
  /** Address of the page: /city/{slug}, or the record's own path. */
  href: string;
  /** Stands in menus, footer columns and sentences; where no city is, all are. */
  isMain: boolean;
  state: string;
  /** Paragraphs, split by blank lines. */
  intro: string[];
  image: ImageAsset;
  highlights: string[];
  localities: Locality[];
  faqs: Faq[];
}

/** A card of the Top Localities grid (spec 2). */
export interface TopLocality {
  id: string;
  name: string;
  cityName: string;
  citySlug: string;
  image: ImageAsset;
  description: string;
  /** The city page for a city, else the locality's page. */
  href: string;
  /** Cities are plain links; any other locality opens the detail popup. */
  isCity: boolean;
  projectCount: number;
}

/** Numbers of projects on a city's page: of the type shown first and of the other; its listings show the rest. */
const CITY_PAGE_PROJECTS = [6, 3] as const;

/** The first projects of each type that a city has, residential before commercial. */
export function shownByType<T extends { kind: ProjectKind }>(
  projects: readonly T[],
): { kind: ProjectKind; projects: T[] }[] {
  return (['residential', 'commercial'] as const)
    .map((kind) => ({ kind, projects: projects.filter((each) => each.kind === kind) }))
    .filter(({ projects: own }) => own.length > 0)
    .map(({ kind, projects: own }, at) => ({ kind, projects: own.slice(0, CITY_PAGE_PROJECTS[at]) }));
}

/** 'New projects in Gurgaon', 'Plots in Gurgaon'. */
export function cityKindTitle(kind: CityKind, cityName: string): string {
  const label = CITY_KIND_LABELS[kind];
  return kind === 'plots' ? `${label} in ${cityName}` : `${label} projects in ${cityName}`;
}
