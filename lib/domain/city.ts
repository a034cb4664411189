import type { Faq } from './faq';
import type { ImageAsset } from './image';

export interface Locality {
  id: string;
  name: string;
  description: string;
}

export interface City {
  slug: string;
  name: string;
  /** Where the page lives: /city/{slug}, or the record's own path. */
  href: string;
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

/** Which listings a city can have (decisions, Routes). */
export type CityKind = 'new' | 'residential' | 'commercial' | 'plots' | 'sco';

export const CITY_KINDS: readonly CityKind[] = ['new', 'residential', 'commercial', 'plots', 'sco'];

/** Projects on a city's own page; its listings have the others. */
export const CITY_PAGE_PROJECTS = 6;

export function shownOfCity<T>(projects: readonly T[]): T[] {
  return projects.slice(0, CITY_PAGE_PROJECTS);
}
