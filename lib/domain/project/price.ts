import { RUPEES_PER_CRORE, RUPEES_PER_LAKH } from '../site/business-constants';
import type { PriceRange } from './project';

/** From here on a number without a unit is an amount in rupees; below it the unit is unclear. */
const LEAST_PLAIN_RUPEES = 10_000;

export const CRORE_WORDS = 'crores?|cr';
export const LAKH_WORDS = 'lakhs?|lacs?|l';
/** Pattern of an amount, '₹ 1,20,000' or 'rs. 1.2 '; its group is the digits. */
export const AMOUNT = '(?:₹|rs\\.?|inr)?\\s*((?:\\d{1,3}(?:,\\d{2,3})*,\\d{3}|\\d+)(?:\\.\\d+)?)\\s*';
/** Pattern of the unit after an amount; its group is the unit. */
export const UNIT = `(${CRORE_WORDS}|${LAKH_WORDS})`;

const END = `${AMOUNT}${UNIT}?\\.?`;
const PRICE = new RegExp(
  `^(from\\s+)?${END}(?:\\s*(?:[-–—−]|\\bto\\b)\\s*${END})?\\s*(onwards?|and above|\\+)?\\s*\\*?$`,
  'i',
);

/** Whole rupees from the groups of `AMOUNT` and `UNIT`; digits without a unit are rupees. */
export function toRupees(digits: string, unit: string | undefined): number {
  const size = unit === undefined ? 1 : /^c/i.test(unit) ? RUPEES_PER_CRORE : RUPEES_PER_LAKH;
  return Math.round(Number(digits.replace(/,/g, '')) * size);
}

function toEnd(digits: string, ownUnit: string | undefined, otherUnit: string | undefined): number | null {
  const isPlain = toRupees(digits, undefined) >= LEAST_PLAIN_RUPEES;
  const unit = ownUnit ?? (isPlain ? undefined : otherUnit);
  if (!unit && !isPlain) return null;
  const rupees = toRupees(digits, unit);
  return rupees > 0 && Number.isSafeInteger(rupees) ? rupees : null;
}

/**
 * Price text → rupees; Cr is 1e7, L is 1e5, 'onwards' is open upwards (spec 5, 9). A unit given once applies to both
 * ends, a reversed pair is swapped. Null if the text is not a price, such as 'Price on request'.
 */
export function parsePrice(text: string): PriceRange | null {
  // Runs of blanks would be shared out among the blanks of the pattern in every way there is.
  const match = PRICE.exec(text.trim().replace(/\s+/g, ' '));
  if (!match) return null;
  const [, from, firstDigits, firstUnit, secondDigits, secondUnit, onwards] = match;
  const first = toEnd(firstDigits ?? '', firstUnit, secondUnit);
  const second = secondDigits === undefined ? first : toEnd(secondDigits, secondUnit, firstUnit);
  if (first === null || second === null) return null;
  return { minRupees: Math.min(first, second), maxRupees: from || onwards ? null : Math.max(first, second) };
}

/** Whether the text deliberately gives no price, such as 'Price on request'. */
export function isPriceOnRequest(text: string): boolean {
  return /\b(?:on|upon) request\b|\bcall for price\b|\bcontact\b|\bto be announced\b/i.test(text);
}

/**
 * Prices are shown as given, with '₹ ' in front of a digit and en dashes between numbers (routes-and-content, Project
 * page). Only code that reads content calls this: a `priceText` is ready to show.
 */
export function formatPriceText(text: string): string {
  const plain = text.trim().replace(/(?<=[\da-z.])\s*[-–—−]\s*(?=(?:₹\s*)?\d)/gi, ' – ');
  return /^\d/.test(plain) ? `₹ ${plain}` : plain;
}

function trimmedNumber(value: number): string {
  return String(Number(value.toFixed(2)));
}

/** 18100000 → '₹ 1.81 Cr', 9600000 → '₹ 96 Lakh', 54321 → '₹ 54,321': 1e7 is Cr, 1e5 is Lakh (spec 9). */
export function formatRupees(rupees: number): string {
  if (rupees >= RUPEES_PER_CRORE) return `₹ ${trimmedNumber(rupees / RUPEES_PER_CRORE)} Cr`;
  if (rupees >= RUPEES_PER_LAKH) {
    const lakhs = trimmedNumber(rupees / RUPEES_PER_LAKH);
    return lakhs === '100' ? '₹ 1 Cr' : `₹ ${lakhs} Lakh`;
  }
  return `₹ ${Math.round(rupees).toLocaleString('en-IN')}`;
}
