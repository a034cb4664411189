// Texts derived from values, so that data files need not carry them. For content sets of thousands; with a hundred the
// plain way would do.
import { SQFT_PER_UNIT } from '../project/area';
import { WIDEST_RANGE } from '../project/price';
import { RUPEES_PER_CRORE, RUPEES_PER_LAKH } from '../site/business-constants';
import { PROJECT_DEFAULTS, type AreaRange, type PriceRange } from '../project/project';
import { toSlug } from '../site/slug';

/** '₹ 1.81 – 2.62 Cr', '₹ 96 L – 1.46 Cr', '₹ 38 L onwards': the form of most records' price texts. */
export function derivePriceText({ minRupees, maxRupees }: PriceRange): string {
  const sizeOf = (rupees: number) => (rupees >= RUPEES_PER_CRORE ? RUPEES_PER_CRORE : RUPEES_PER_LAKH);
  const unitOf = (rupees: number) => (rupees >= RUPEES_PER_CRORE ? 'Cr' : 'L');
  const amountOf = (rupees: number) => String(rupees / sizeOf(rupees));
  const lowest = `${amountOf(minRupees)} ${unitOf(minRupees)}`;
  if (maxRupees === null) return `₹ ${lowest} onwards`;
  if (maxRupees === minRupees) return `₹ ${lowest}`;
  const isOneUnit = unitOf(minRupees) === unitOf(maxRupees) && maxRupees <= minRupees * WIDEST_RANGE;
  return `₹ ${isOneUnit ? amountOf(minRupees) : lowest} – ${amountOf(maxRupees)} ${unitOf(maxRupees)}`;
}

/**
 * Ends in lakh (a highest of 0 is open upwards), and the text if it cannot be derived from them; a text alone is no
 * price.
 */
export type PackedPrice = [minLakh: number, maxLakh: number, text?: string] | string;

/** Packs a record's price for a data file; '' if the record has none. */
export function packPrice(text: string, price: PriceRange | null): PackedPrice {
  if (!price) return text === PROJECT_DEFAULTS.price ? '' : text;
  const ends: [number, number] = [price.minRupees / RUPEES_PER_LAKH, (price.maxRupees ?? 0) / RUPEES_PER_LAKH];
  return text === derivePriceText(price) ? ends : [...ends, text];
}

/** The price in rupees and its text, '' if there is none. */
export function unpackPrice(packed: PackedPrice): { text: string; price: PriceRange | null } {
  if (typeof packed === 'string') return { text: packed, price: null };
  const [minRupees, highest] = [Math.round(packed[0] * RUPEES_PER_LAKH), Math.round(packed[1] * RUPEES_PER_LAKH)];
  const price = { minRupees, maxRupees: highest || null };
  return { text: packed[2] ?? derivePriceText(price), price };
}

/** '1,620 – 2,340 sq.ft', '125 – 225 sq.yd': the form of most records' area texts. */
export function deriveAreaText({ minSqft, maxSqft }: AreaRange, unit: 'sqft' | 'sqyd'): string {
  const amountOf = (sqft: number) => (sqft / SQFT_PER_UNIT[unit]).toLocaleString('en-IN');
  const amounts = minSqft === maxSqft ? amountOf(minSqft) : `${amountOf(minSqft)} – ${amountOf(maxSqft)}`;
  return `${amounts} ${unit === 'sqft' ? 'sq.ft' : 'sq.yd'}`;
}

/** Ends in square feet, and 1 if the text is in square yards, or the text; a text alone is no area. */
export type PackedArea = [minSqft: number, maxSqft: number, text?: 1 | string] | string;

/** Packs a record's area for a data file; '' if the record has none. */
export function packArea(text: string, area: AreaRange | null): PackedArea {
  if (text === PROJECT_DEFAULTS.area) return '';
  if (!area) return text;
  const ends: [number, number] = [area.minSqft, area.maxSqft];
  if (text === deriveAreaText(area, 'sqft')) return ends;
  return [...ends, text === deriveAreaText(area, 'sqyd') ? 1 : text];
}

/** The area in square feet and its text, '' if there is none. */
export function unpackArea(packed: PackedArea): { text: string; area: AreaRange | null } {
  if (typeof packed === 'string') return { text: packed, area: null };
  const [minSqft, maxSqft, text] = packed;
  const area = { minSqft, maxSqft };
  return { text: typeof text === 'string' ? text : deriveAreaText(area, text ? 'sqyd' : 'sqft'), area };
}

/** 'mogra-courts-sector-83': name and first locality, the form of most ids. */
export function deriveId(name: string, localities: readonly string[]): string {
  return toSlug(`${name} ${localities[0] ?? ''}`);
}
