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
