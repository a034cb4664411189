import type { Facing, UnitFeature } from './unit';

/** How a developer counts the price of a unit. Rates are rupees a sq.ft, amounts rupees. */
export interface PriceRules {
  baseRate: number;
  /** For each floor from `fromFloor` on, which is the first that costs it. */
  floorRise?: { fromFloor: number; rate: number };
  facing?: Partial<Record<Facing, number>>;
  features?: Partial<Record<UnitFeature, number>>;
  /** What comes to every unit beside its price: a charge's id, and an amount or a rate. */
  charges?: readonly { id: string; rupees?: number; rate?: number }[];
}

/** What of a unit its price depends on. */
interface RatedUnit {
  areaSqft: number;
  floor: number;
  facing: Facing | null;
  features: readonly UnitFeature[];
}

/** Rupees a sq.ft of a unit: base rate, floor rise, and what its place in the project costs. */
function unitRate({ baseRate, floorRise, facing = {}, features = {} }: PriceRules, unit: RatedUnit): number {
  const floors = floorRise ? Math.max(0, unit.floor - floorRise.fromFloor + 1) : 0;
  const place = unit.features.reduce((sum, feature) => sum + (features[feature] ?? 0), 0);
  return baseRate + floors * (floorRise?.rate ?? 0) + (unit.facing ? (facing[unit.facing] ?? 0) : 0) + place;
}

/** The price of a unit in whole rupees, without its charges. */
export function unitPrice(rules: PriceRules, unit: RatedUnit): number {
  return Math.round(unit.areaSqft * unitRate(rules, unit));
}

/** The charges of a unit in whole rupees, by the ids of the charges that are known. */
export function unitCharges({ charges = [] }: PriceRules, { areaSqft }: Pick<RatedUnit, 'areaSqft'>) {
  return charges.map(({ id, rupees = 0, rate = 0 }) => ({ id, rupees: Math.round(rupees + rate * areaSqft) }));
}
