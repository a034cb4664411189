import { formatNames } from './display-text';

/** Which file a project comes from; shown as its property type (spec 3). */
export type ProjectKind = 'residential' | 'commercial';

/** Categories of the category pages (spec 9). */
export type ProjectCategory = 'residential' | 'commercial' | 'plots' | 'sco';

export const PROJECT_CATEGORIES: readonly ProjectCategory[] = ['residential', 'commercial', 'plots', 'sco'];

/** Labels of the categories. */
export const CATEGORY_LABELS: Record<ProjectCategory, string> = {
  residential: 'Residential',
  commercial: 'Commercial',
  plots: 'Plots',
  sco: 'SCO',
};

const CATEGORY_NOUNS: Record<ProjectCategory, string[]> = {
  residential: ['homes'],
  plots: ['plots'],
  commercial: ['offices', 'shops'],
  sco: ['SCO'],
};

/**
 * What a set of projects is called beside its count: 'homes and plots', 'offices, shops and SCO'; 'projects' if it has
 * both kinds or none (routes-and-content, Listing).
 */
export function setNoun(categories: readonly ProjectCategory[]): string {
  const present = (['residential', 'plots', 'commercial', 'sco'] as const).filter((each) => categories.includes(each));
  const isHomes = present.some((each) => each === 'residential' || each === 'plots');
  const isCommercial = present.some((each) => each === 'commercial' || each === 'sco');
  return isHomes === isCommercial ? 'projects' : formatNames(present.flatMap((each) => CATEGORY_NOUNS[each]));
}

/**
 * What a firm offers where: 'residential, plots and SCO projects in Gurgaon and Pune'; of no category 'projects in …'
 * (spec 2, Footer).
 */
export function offerText(labels: readonly string[], cities: readonly string[]): string {
  const kinds = labels.map((label) => (label === CATEGORY_LABELS.sco ? label : label.toLowerCase()));
  const places = cities.length > 0 ? ` in ${formatNames([...cities])}` : '';
  return `${[formatNames(kinds), 'projects'].filter(Boolean).join(' ')}${places}`;
}

/** Kinds of listings that a city can have (routes-and-content, Routes). */
export type CityKind = 'new' | 'residential' | 'commercial' | 'plots' | 'sco';

export const CITY_KINDS: readonly CityKind[] = ['new', 'residential', 'commercial', 'plots', 'sco'];

/** Labels of a city's listings, as in 'Plots in Gurgaon'. */
export const CITY_KIND_LABELS: Record<CityKind, string> = {
  new: 'New',
  residential: 'Residential',
  commercial: 'Commercial',
  plots: 'Plots',
  sco: 'SCO',
};
