import type { Faq } from '../site/faq';
import type { ImageAsset } from '../picture/image';
import { type CityKind, CITY_KIND_LABELS } from '../site/kinds';

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

/** Number of projects on a city's page; its listings show the others. */
export const CITY_PAGE_PROJECTS = 6;

export function shownOfCity<T>(projects: readonly T[]): T[] {
  return projects.slice(0, CITY_PAGE_PROJECTS);
}

/** 'New projects in Gurgaon', 'Plots in Gurgaon'. */
export function cityKindTitle(kind: CityKind, cityName: string): string {
  const label = CITY_KIND_LABELS[kind];
  return kind === 'plots' ? `${label} in ${cityName}` : `${label} projects in ${cityName}`;
}
