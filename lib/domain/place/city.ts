import type { Faq } from '../site/faq';
import type { ImageAsset } from '../picture/image';
import { type CityKind, CITY_KIND_LABELS, type ProjectKind } from '../site/kinds';

export interface Locality {
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
export const CITY_PAGE_PROJECTS = [6, 3] as const;

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
