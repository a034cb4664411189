import { calculateEmi, startingTerms } from '../emi/emi';
import { SQFT_PER_UNIT } from './area-text';
import type { Floor } from './floor-plan';
import { formatRupees } from './price';
import { NO_PRICE } from '../site/business-constants';
import type { Project } from './project';

/** What an area measures: 'floor' is one of several floors, 'unknown' is an area whose record does not say. */
export type AreaKind = 'unknown' | 'carpet' | 'super' | 'plot' | 'floor';

/** What a buyer chooses inside a project: a flat, a shop, a plot (spec 3, Floor plan group). */
export interface Configuration {
  /** '3 BHK + Study', 'Office Suite', 'Plot'. */
  label: string;
  /** Square feet; null is unknown. */
  areaSqft: number | null;
  areaKind: AreaKind;
  /** Carpet area in sq.ft, where the area is another and the drawing states it. */
  carpetSqft?: number;
  /** Null is on request. */
  priceRupees: number | null;
  /** What some units of the project have and those of this configuration do, as filters say it: 'east-facing units'. */
  facts?: string[];
}

/** What a unit of a configuration has, as filters say it. */
export interface UnitFact {
  configuration: string;
  fact: string;
}

/** Configurations with what their units have. */
export const withUnitFacts = (configurations: readonly Configuration[], facts: readonly UnitFact[]): Configuration[] =>
  configurations.map((each) => {
    const own = facts.filter(({ configuration }) => configuration === each.label).map(({ fact }) => fact);
    return own.length > 0 ? { ...each, facts: [...new Set(own)] } : each;
  });

/** Project fields that stand in for floor plans. */
export type ConfigurationFacts = Pick<Project, 'kind' | 'unitType' | 'bedrooms' | 'price' | 'area'>;

/** The configurations of a project: those of its floor plans, else those that its record implies. */
export function toConfigurations(floors: readonly Floor[], facts: ConfigurationFacts): Configuration[] {
  return withToldPrice(floors.length > 0 ? floors.map(toConfiguration) : impliedConfigurations(facts), facts.price);
}

/**
 * The end of a project's price that no unit has is the price of the only unit without one, where the sizes agree; of
 * 'onwards' the upper end is that of no unit.
 */
function withToldPrice(all: Configuration[], price: ConfigurationFacts['price']): Configuration[] {
  const [open, ...others] = all.filter(({ priceRupees }) => priceRupees === null);
  if (!open || !price || others.length > 0) return all;
  const priced = all.filter((each) => each !== open);
  const isTold = (end: number | null) => priced.some(({ priceRupees }) => end === null || priceRupees === end);
  const [end = null, ...more] = new Set([price.minRupees, price.maxRupees].filter((each) => !isTold(each)));
  const sizeOf = ({ areaSqft }: Configuration) => areaSqft ?? NaN;
  const agrees = (each: Configuration) =>
    Math.sign(sizeOf(each) - sizeOf(open)) === Math.sign((each.priceRupees ?? NaN) - (end ?? NaN));
  if (end === null || more.length > 0 || !priced.every(agrees)) return all;
  return all.map((each) => (each === open ? { ...each, priceRupees: end } : each));
}

/** The configuration of one floor plan. */
function toConfiguration({ configuration, area, areaText, priceRupees, carpetSqft }: Floor): Configuration {
  const areaKind = areaKindOf(areaText);
  return {
    ...{ label: configuration, areaSqft: area?.minSqft ?? null, areaKind, priceRupees },
    ...(carpetSqft !== undefined && areaKind !== 'carpet' ? { carpetSqft } : {}),
  };
}

/** Carpet area in sq.ft; null where neither the area nor a drawing is one. */
export function carpetSqftOf({ areaSqft, areaKind, carpetSqft }: Configuration): number | null {
  return carpetSqft ?? (areaKind === 'carpet' ? areaSqft : null);
}

/** 'carpet', 'super', 'per floor' and units of land are read from the text of an area. */
export function areaKindOf(areaText: string): AreaKind {
  if (/carpet/i.test(areaText)) return 'carpet';
  if (/super/i.test(areaText)) return 'super';
  if (/per floor/i.test(areaText)) return 'floor';
  return /(?:sq[a-z.]*|\d)\s*(?:ya?r?d|ga[jz])|acre|\bgunt|plot/i.test(areaText) ? 'plot' : 'unknown';
}

/**
 * A record without floor plans still says two things: the smallest unit has the lowest price, the largest the highest.
 * Sizes between the ends have neither an area nor a price.
 */
export function impliedConfigurations({ kind, unitType, bedrooms, price, area }: ConfigurationFacts): Configuration[] {
  const isPlot = unitType === 'Residential Land';
  const fallback = isPlot ? 'Plot' : kind === 'commercial' ? 'Unit' : unitType;
  const areaKind = isPlot ? 'plot' : 'unknown';
  const lowest = { areaSqft: area?.minSqft ?? null, areaKind, priceRupees: price?.minRupees ?? null } as const;
  const highest = { areaSqft: area?.maxSqft ?? null, areaKind, priceRupees: price?.maxRupees ?? null } as const;
  const between = { areaSqft: null, areaKind, priceRupees: null } as const;
  const labels = bedrooms.length > 0 ? bedrooms : [fallback];
  const isOne = lowest.areaSqft === highest.areaSqft && lowest.priceRupees === highest.priceRupees;
  if (labels.length === 1) {
    return (isOne ? [lowest] : [lowest, highest]).map((end) => ({ label: labels[0]!, ...end }));
  }
  return labels.map((label, at) => ({
    label,
    ...(at === 0 ? lowest : at === labels.length - 1 ? highest : between),
  }));
}

/** The configurations that a project's page states: as above, and the area of an SCO record is that of its plot. */
export function statedConfigurations(
  floors: readonly Floor[],
  project: ConfigurationFacts & Pick<Project, 'category'>,
): Configuration[] {
  const configurations = toConfigurations(floors, project);
  if (floors.length > 0 || project.category !== 'sco') return configurations;
  return configurations.map((each) => ({ ...each, label: 'SCO plot', areaKind: 'plot' }));
}

/** Rupees for each square foot, or square yard of a plot. */
export interface ConfigurationRate {
  rupees: number;
  unit: 'sq.ft' | 'sq.yd';
}

const PLOT_OF_LABEL = /(\d+(?:\.\d+)?)\s*sq\.yd/i;

/**
 * Price for the area, in whole rupees; null where either is unknown. Where the area is one floor of several, the plot
 * that the label names counts ('SCO plot 126 sq.yd').
 */
export function rateOf({ label, areaSqft, areaKind, priceRupees }: Configuration): ConfigurationRate | null {
  if (!areaSqft || !priceRupees) return null;
  if (areaKind === 'floor') {
    const plotSqyd = Number(PLOT_OF_LABEL.exec(label)?.[1] ?? 0);
    return plotSqyd > 0 ? { rupees: Math.round(priceRupees / plotSqyd), unit: 'sq.yd' } : null;
  }
  return areaKind === 'plot'
    ? { rupees: Math.round((priceRupees / areaSqft) * SQFT_PER_UNIT.sqyd), unit: 'sq.yd' }
    : { rupees: Math.round(priceRupees / areaSqft), unit: 'sq.ft' };
}

/** '₹ 6,910 / sq.ft'; null where the rate is unknown. */
export function formatRate(configuration: Configuration): string | null {
  const rate = rateOf(configuration);
  return rate && `₹ ${rate.rupees.toLocaleString('en-IN')} / ${rate.unit}`;
}

/** 'carpet 1,059 sq.ft', beside an area that is another; null where the carpet area is unknown or the area itself. */
export function formatCarpet({ carpetSqft }: Configuration): string | null {
  return carpetSqft === undefined ? null : `carpet ${carpetSqft.toLocaleString('en-IN')} sq.ft`;
}

/** '₹ 17,092 / carpet sq.ft', beside the rate of another area; null where one of the two is unknown. */
export function formatCarpetRate({ carpetSqft, priceRupees }: Configuration): string | null {
  if (carpetSqft === undefined || priceRupees === null) return null;
  return `₹ ${Math.round(priceRupees / carpetSqft).toLocaleString('en-IN')} / carpet sq.ft`;
}

/** Monthly rupees of the loan that the calculator starts with; null without a price (spec 9). */
export function emiFrom(
  { priceRupees }: Pick<Configuration, 'priceRupees'>,
  { kind }: Pick<Project, 'kind'>,
): number | null {
  if (priceRupees === null) return null;
  return Math.round(calculateEmi(startingTerms(kind, priceRupees)).monthlyRupees);
}

const AREA_NOTES: Record<AreaKind, string> = {
  unknown: '',
  carpet: ' carpet',
  super: ' super',
  plot: '',
  floor: ' per floor',
};

/** '890 sq.ft', '1,110 sq.ft carpet', '125 sq.yd'; null where it is unknown. */
export function formatConfigurationArea({ areaSqft, areaKind }: Configuration): string | null {
  if (areaSqft === null) return null;
  const unit = areaKind === 'plot' ? 'sqyd' : 'sqft';
  const amount = Number((areaSqft / SQFT_PER_UNIT[unit]).toFixed(1)).toLocaleString('en-IN');
  return `${amount} ${unit === 'sqft' ? 'sq.ft' : 'sq.yd'}${AREA_NOTES[areaKind]}`;
}

/** '₹ 61.5 L', '₹ 1.81 Cr', 'Price on request': the short form of cards and tables. */
export function formatConfigurationPrice({ priceRupees }: Pick<Configuration, 'priceRupees'>): string {
  return priceRupees === null ? NO_PRICE : formatRupees(priceRupees).replace(' Lakh', ' L');
}

/** '3 BHK · 1,690 sq.ft · ₹ 1.76 Cr'; without the area where the plan does not say it. */
export function formatConfiguration(configuration: Configuration): string {
  const { label } = configuration;
  return [label, formatConfigurationArea(configuration), formatConfigurationPrice(configuration)]
    .filter(Boolean)
    .join(' · ');
}
