import { RUPEES_PER_CRORE, RUPEES_PER_LAKH } from '../site/business-constants';
import type { PriceRange } from './project';

/** From here on a number without a unit is an amount in rupees: below one lakh nothing is for sale. */
export const MIN_PRICE_RUPEES = RUPEES_PER_LAKH;

export const CRORE_WORDS = 'crores?|cr';
export const LAKH_WORDS = 'lakhs?|lacs?|l';
/** Pattern of an amount, '₹ 1,20,000' or 'rs. 1.2 '; its group is the digits. */
export const AMOUNT = '(?:₹|rs\\.?|inr)?\\s*((?:\\d{1,3}(?:,\\d{2,3})*,\\d{3}|\\d+)(?:\\.\\d+)?)\\s*';
/** Pattern of the unit after an amount; its group is the unit. */
export const UNIT = `(${CRORE_WORDS}|${LAKH_WORDS})`;

const END = `${AMOUNT}${UNIT}?\\.?`;
const PRICE = new RegExp(`^${END}(?:\\s*(?:[-–—−~]|\\bto\\b)\\s*${END})?$`, 'i');

/** A rate or a rent, which is no price of a home. */
const RATE =
  /\bper\b|\bp\.?s\.?f\b|\/\s*(?:sq|s\.?f|ft|yd|gaj|m|month|year|night)|\b(?:a|each) (?:month|sq)|\bp\.?m\b/i;
/** 'Onwards' and its like: the price is open upwards. */
const OPEN =
  /\bonwards?\b|\band (?:above|up|more)\b|\babove\b|\bplus\b(?!\s*(?:gst|tax|charge|reg|stamp|other))|\+(?=\s*(?:\*|$))|\b(?:starting|starts?)\b(?:\s*(?:price|from|at|@))*|\bfrom\b|\bupwards\b/gi;
/** What advertisements write beside a price and what changes nothing about it. */
const NOTES =
  /\([^()\d]*\)|\*+|\/-|\^|@|\b(?:all[- ]?in(?:clusive)?|incl(?:usive|uding)?|inc)\b\.?(?:\s*(?:of|all|taxes|tax|gst|charges|parking))*|(?:\+|\b(?:plus|excl(?:usive|uding)?|excluding)\b)\s*(?:of\s*)?(?:gst|tax(?:es)?|(?:other\s*)?charges|registration|stamp duty|govt\.?)(?:\s*(?:charges|extra|applicable|&|and|taxes|gst))*|\b(?:only|approx(?:imately)?|negotiable|fixed|base|basic|selling|price|bsp|cost|around|about|ticket size)\b\.?:?/gi;

/** Whole rupees from the groups of `AMOUNT` and `UNIT`; digits without a unit are rupees. */
export function toRupees(digits: string, unit: string | undefined): number {
  const size = unit === undefined ? 1 : /^c/i.test(unit) ? RUPEES_PER_CRORE : RUPEES_PER_LAKH;
  return Math.round(Number(digits.replace(/,/g, '')) * size);
}

interface PriceEnd {
  digits: string;
  unit: string | undefined;
}

/** Rupees of one end with a unit; null if it has none and is no amount in rupees. */
function rupeesOf({ digits, unit }: PriceEnd): number | null {
  const rupees = toRupees(digits, unit);
  const isAmount = unit !== undefined || rupees >= MIN_PRICE_RUPEES;
  return isAmount && rupees > 0 && Number.isSafeInteger(rupees) ? rupees : null;
}

/** Two ends of one price lie within this factor of each other. */
const WIDEST_RANGE = 10;
/** Ends in one unit that stand the wrong way round lie within this one, or they are no range. */
const WIDEST_REVERSED = 4;

/**
 * Both ends in rupees, lower first. An end without a unit has that of the other, unless this turns the two around and
 * another unit does not: '80 - 1.2 Cr' is 80 lakh to 1.2 crore. Null if no reading is one that people mean.
 */
function rangeOf(first: PriceEnd, second: PriceEnd): [number, number] | null {
  const isPlain = ({ digits, unit }: PriceEnd) => unit === undefined && toRupees(digits, undefined) < MIN_PRICE_RUPEES;
  const withUnit = (end: PriceEnd, unit: string | undefined): PriceEnd => (isPlain(end) ? { ...end, unit } : end);
  const low = rupeesOf(withUnit(first, second.unit));
  const high = rupeesOf(withUnit(second, first.unit));
  if (low === null || high === null) return null;
  if (low <= high) return [low, high];
  if (!isPlain(first) && !isPlain(second)) return [high, low];
  const otherLow = isPlain(first) ? rupeesOf({ ...first, unit: 'l' }) : low;
  const otherHigh = isPlain(second) ? rupeesOf({ ...second, unit: 'cr' }) : high;
  if (otherLow !== null && otherHigh !== null && otherLow <= otherHigh && otherHigh <= otherLow * WIDEST_RANGE) {
    return [otherLow, otherHigh];
  }
  return low <= high * WIDEST_REVERSED ? [high, low] : null;
}

/**
 * Price text → rupees; Cr is 1e7, L is 1e5, 'onwards' is open upwards (spec 5, 9). Stars, 'all inclusive', '/-' and other
 * notes of advertisements change nothing. Null if the text is not a price: 'Price on request', a rate, an amount below one
 * lakh without a unit.
 */
export function parsePrice(text: string): PriceRange | null {
  // Runs of blanks would be shared out among the blanks of the pattern in every way there is.
  const words = text.trim().replace(/\s+/g, ' ');
  if (RATE.test(words)) return null;
  const plain = words.replace(NOTES, ' ').replace(/\s+/g, ' ').trim();
  const isOpen = plain.search(OPEN) >= 0;
  const match = PRICE.exec(
    plain
      .replace(OPEN, ' ')
      .replace(/[,;.!\s]+$/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  if (!match) return null;
  const [, digits = '', unit, secondDigits, secondUnit] = match;
  const first = { digits, unit };
  if (secondDigits === undefined) {
    const rupees = rupeesOf(first);
    return rupees === null ? null : { minRupees: rupees, maxRupees: isOpen ? null : rupees };
  }
  const range = rangeOf(first, { digits: secondDigits, unit: secondUnit });
  return range && { minRupees: range[0], maxRupees: isOpen ? null : range[1] };
}

const NO_PRICE =
  /\b(?:on|upon)[ -](?:request|demand|application|call|enquiry)\b|\b(?:p\.?o\.?[ar]|t\.?b\.?[ad])\b|\b(?:ask|call|contact|enquire|inquire|whatsapp|dm)\b|\bto be (?:announced|decided|confirmed|disclosed)\b|\bsold[ -]?out\b|\bcoming soon\b|\bn\.?\/?a\.?$|^[-–—]+$|\bnot (?:available|disclosed|announced)\b/i;

/** Whether the text deliberately gives no price, such as 'Price on request', 'POA', 'TBA' or 'Sold Out'. */
export function isPriceOnRequest(text: string): boolean {
  return NO_PRICE.test(text.trim()) && !/\d\s*(?:cr|l)/i.test(text);
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
