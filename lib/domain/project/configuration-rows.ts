import {
  emiFrom,
  formatCarpet,
  formatCarpetRate,
  formatConfigurationArea,
  formatConfigurationPrice,
  formatRate,
  statedConfigurations,
  type Configuration,
} from './configuration';
import type { Floor } from './floor-plan';
import { formatAmount } from './price';

type RowsProject = Parameters<typeof statedConfigurations>[1];

/** A row of the table of configurations; each text is ready to show, null where it is unknown. */
export interface ConfigurationRow {
  label: string;
  areaText: string;
  priceText: string;
  rateText: string | null;
  /** 'carpet 1,059 sq.ft' and its rate, where the area is another. */
  carpetText: string | null;
  carpetRateText: string | null;
  emiText: string | null;
  /** Position of its slide, from 0; null without a drawing. */
  slide: number | null;
}

/**
 * The table of a project's configurations, in the order of its floor plans. Without floor plans it says what the record
 * does: the smallest with the lowest price, the largest with the highest; empty where the record has no price.
 */
export function toConfigurationRows(floors: readonly Floor[], project: RowsProject): ConfigurationRow[] {
  if (floors.length === 0 && !project.price) return [];
  const configurations = statedConfigurations(floors, project);
  let slides = 0;
  return configurations.map((configuration, at) => {
    const floor = floors[at];
    const emi = emiFrom(configuration, project);
    return {
      label: configuration.label,
      areaText: floor?.areaText ?? formatConfigurationArea(configuration) ?? '–',
      priceText: priceTextOf(configuration, floor),
      rateText: formatRate(configuration),
      carpetText: formatCarpet(configuration),
      carpetRateText: formatCarpetRate(configuration),
      emiText: emi === null ? null : formatAmount(emi),
      slide: floor && floor.images.length > 0 ? slides++ : null,
    };
  });
}

/** The configurations that an enquiry on a project's page may be about, each once: '3 BHK · 1,620 sq.ft'. */
export function configurationLabels(floors: readonly Floor[], project: RowsProject): string[] {
  const labels = statedConfigurations(floors, project).map((each) =>
    [each.label, formatConfigurationArea(each)].filter(Boolean).join(' · '),
  );
  return [...new Set(labels)];
}

function priceTextOf(configuration: Configuration, floor: Floor | undefined): string {
  if (configuration.priceRupees !== null) return formatConfigurationPrice(configuration);
  // A size between the ends of a record's range has a price; the record only does not say it.
  return floor ? (floor.priceText ?? formatConfigurationPrice(configuration)) : '–';
}
