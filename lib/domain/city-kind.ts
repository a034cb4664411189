import type { CityKind } from './city';

/** Words of a city's listing, as in 'Plots in Gurgaon'. */
export const CITY_KIND_LABELS: Record<CityKind, string> = {
  new: 'New',
  residential: 'Residential',
  commercial: 'Commercial',
  plots: 'Plots',
  sco: 'SCO',
};

/** 'New projects in Gurgaon', 'Plots in Gurgaon'. */
export function cityKindTitle(kind: CityKind, cityName: string): string {
  const label = CITY_KIND_LABELS[kind];
  return kind === 'plots' ? `${label} in ${cityName}` : `${label} projects in ${cityName}`;
}
