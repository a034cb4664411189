import { CRORE_WORDS, LAKH_WORDS, parseTypedRupees } from '../site/typed-number';
import type { PriceRange } from './project';
import { RUPEES_PER_CRORE, RUPEES_PER_LAKH } from '../site/business-constants';

/** The price of a home lies between these: what is below or above is of another unit. */
export const MIN_PRICE_RUPEES = RUPEES_PER_LAKH;
export const MAX_PRICE_RUPEES = 1000 * RUPEES_PER_CRORE;

/** Two ends that share a unit written once lie within this factor of each other. */
export const WIDEST_RANGE = 10;

/** Pattern of digits, grouped as '1,20,000' and '120,000' or plain; its group is the digits. */
export const NUMBER = '((?:\\d{1,3}(?:,\\d{2,3})*,\\d{3}|\\d+)(?:\\.\\d+)?)';
/** Pattern of an amount, '₹ 1,20,000' or 'rs. 1.2 '; its group is the digits. */
export const AMOUNT = `(?:₹|rs\\.?|inr)?\\s*${NUMBER}\\s*`;
/** Pattern of the unit after an amount; its group is the unit. */
export const UNIT = `(${CRORE_WORDS}|${LAKH_WORDS})`;

/** Whole rupees from the groups of `AMOUNT` and `UNIT`; digits without a unit are rupees. */
export function toRupees(digits: string, unit: string | undefined): number {
  const size = unit === undefined ? 1 : /^c/i.test(unit) ? RUPEES_PER_CRORE : RUPEES_PER_LAKH;
  return Math.round(Number(digits.replace(/,/g, '')) * size);
}

function trimmedNumber(value: number): string {
  return String(Number(value.toFixed(2)));
}

/** All digits of whole rupees: '₹ 1,27,00,000'. */
export function formatAmount(rupees: number): string {
  return `₹ ${Math.round(rupees).toLocaleString('en-IN')}`;
}

/** 18100000 → '₹ 1.81 Cr', 9600000 → '₹ 96 Lakh', 54321 → '₹ 54,321': 1e7 is Cr, 1e5 is Lakh (spec 9). */
export function formatRupees(rupees: number): string {
  if (rupees >= RUPEES_PER_CRORE) return `₹ ${trimmedNumber(rupees / RUPEES_PER_CRORE)} Cr`;
  if (rupees >= RUPEES_PER_LAKH) {
    const lakhs = trimmedNumber(rupees / RUPEES_PER_LAKH);
    return lakhs === '100' ? '₹ 1 Cr' : `₹ ${lakhs} Lakh`;
  }
  return formatAmount(rupees);
}

/** '₹ 1.81 Cr', '₹ 96 L': as short as a pin of a map wants it. */
export function formatPinPrice(rupees: number): string {
  return formatRupees(rupees).replace('Lakh', 'L');
}

/** '₹ 1.81 – 2.62 Cr', '₹ 96 L – 1.46 Cr', '₹ 38 L onwards'. */
export function formatPriceRange({ minRupees, maxRupees }: PriceRange): string {
  const sizeOf = (rupees: number) => (rupees >= RUPEES_PER_CRORE ? RUPEES_PER_CRORE : RUPEES_PER_LAKH);
  const unitOf = (rupees: number) => (rupees >= RUPEES_PER_CRORE ? 'Cr' : 'L');
  const amountOf = (rupees: number) => String(rupees / sizeOf(rupees));
  const lowest = `${amountOf(minRupees)} ${unitOf(minRupees)}`;
  if (maxRupees === null) return `₹ ${lowest} onwards`;
  if (maxRupees === minRupees) return `₹ ${lowest}`;
  const isOneUnit = unitOf(minRupees) === unitOf(maxRupees) && maxRupees <= minRupees * WIDEST_RANGE;
  return `₹ ${isOneUnit ? amountOf(minRupees) : lowest} – ${amountOf(maxRupees)} ${unitOf(maxRupees)}`;
}

/** 18100000 → 1.81, for scripts that compare prices in crore; undefined without a price. */
export const inCrore = (rupees: number | null | undefined) => (rupees ? rupees / RUPEES_PER_CRORE : undefined);

/** Rupees as they are typed, '1,27,00,000', '50 lakh', '1 cr 20 lakh', up to 1,000 crore; null if they are not understood. */
export function parseAmount(text: string): number | null {
  const rupees = parseTypedRupees(text);
  return rupees === null || rupees > MAX_PRICE_RUPEES ? null : rupees;
}
