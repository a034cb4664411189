// Configurations in data files. For content sets of thousands; with a hundred the plain way would do.
import {
  AREA_KINDS,
  impliedConfigurations,
  type Configuration,
  type ConfigurationFacts,
} from '../project/configuration';
import { RUPEES_PER_LAKH } from '../site/business-constants';

/**
 * Label, square feet, lakh, position in `AREA_KINDS` if not 0. A number of 0 is the record's own: its lowest for the
 * first configuration, its highest for the last. A number of -1 is unknown.
 */
export type PackedConfiguration = [label: string, sqft: number, lakh: number, areaKind?: number];

const RECORDS_OWN = 0;
const UNKNOWN = -1;

/** The record's own area and price at one end, which the first and the last configuration usually have. */
function ownEnd({ area, price }: ConfigurationFacts, at: number, count: number) {
  if (at === 0) return { areaSqft: area?.minSqft ?? null, priceRupees: price?.minRupees ?? null };
  if (at === count - 1) return { areaSqft: area?.maxSqft ?? null, priceRupees: price?.maxRupees ?? null };
  return { areaSqft: null, priceRupees: null };
}

/** Packs the configurations of a record; none if they follow from the rest of it. */
export function packConfigurations(
  configurations: readonly Configuration[],
  facts: ConfigurationFacts,
): PackedConfiguration[] {
  if (JSON.stringify(configurations) === JSON.stringify(impliedConfigurations(facts))) return [];
  return configurations.map(({ label, areaSqft, areaKind, priceRupees }, at) => {
    const own = ownEnd(facts, at, configurations.length);
    const kind = AREA_KINDS.indexOf(areaKind);
    const sqft = areaSqft === own.areaSqft ? RECORDS_OWN : (areaSqft ?? UNKNOWN);
    const lakh = priceRupees === own.priceRupees ? RECORDS_OWN : (priceRupees ?? -RUPEES_PER_LAKH) / RUPEES_PER_LAKH;
    return kind === 0 ? [label, sqft, lakh] : [label, sqft, lakh, kind];
  });
}

/** The configurations of a record, in square feet and whole rupees. */
export function unpackConfigurations(
  packed: readonly PackedConfiguration[],
  facts: ConfigurationFacts,
): Configuration[] {
  if (packed.length === 0) return impliedConfigurations(facts);
  return packed.map(([label, sqft, lakh, kind = 0], at) => {
    const own = ownEnd(facts, at, packed.length);
    const valueOf = (value: number, ofRecord: number | null) =>
      value === RECORDS_OWN ? ofRecord : value === UNKNOWN ? null : value;
    const priceLakh = valueOf(lakh, own.priceRupees === null ? null : own.priceRupees / RUPEES_PER_LAKH);
    return {
      label,
      areaSqft: valueOf(sqft, own.areaSqft),
      areaKind: AREA_KINDS[kind] ?? 'unknown',
      priceRupees: priceLakh === null ? null : Math.round(priceLakh * RUPEES_PER_LAKH),
    };
  });
}
