import type { AreaRange } from './project';

/** 1 sq.yd = 9 sq.ft, 1 acre = 43,560 sq.ft (routes-and-content, Listing). */
export const SQFT_PER_UNIT = { sqft: 1, sqyd: 9, acre: 43_560 } as const;
export type AreaUnit = keyof typeof SQFT_PER_UNIT;

const UNIT = 'sq\\.?\\s*ft|square\\s+f(?:ee|oo)t|sft|sq\\.?\\s*y(?:ar)?ds?|square\\s+yards?|acres?';
const AMOUNT = `([\\d,]*\\d(?:\\.\\d+)?)\\s*(${UNIT})?\\.?`;
const AREA = new RegExp(`^${AMOUNT}(?:\\s*(?:[-–—−]|\\bto\\b)\\s*${AMOUNT})?(\\s+[a-z][a-z ()-]*)?$`, 'i');
const OPEN_ENDED = /onward|above|upward|more/i;

function unitOf(text: string): AreaUnit {
  if (/^a/i.test(text)) return 'acre';
  return /y/i.test(text) ? 'sqyd' : 'sqft';
}

/**
 * Area text → square feet, rounded. Units are sq.ft, sq.yd and acre; a number without a unit is sq.ft (spec 5). A unit
 * given once applies to both ends, a reversed pair is swapped, and words after the unit, as in '640 sq.ft carpet', are
 * ignored. Null if the text is not an area or is open at one end.
 */
export function parseArea(text: string): AreaRange | null {
  const match = AREA.exec(text.trim());
  const [, firstDigits, firstUnit, secondDigits, secondUnit, note] = match ?? [];
  if (!match || (note && (OPEN_ENDED.test(note) || !(firstUnit ?? secondUnit)))) return null;
  const toSqft = (digits: string, unit: string | undefined) =>
    Math.round(Number(digits.replace(/,/g, '')) * SQFT_PER_UNIT[unitOf(unit ?? 'sq.ft')]);
  const first = toSqft(firstDigits ?? '', firstUnit ?? secondUnit);
  const second = secondDigits === undefined ? first : toSqft(secondDigits, secondUnit ?? firstUnit);
  if ([first, second].some((sqft) => sqft <= 0 || !Number.isSafeInteger(sqft))) return null;
  return { minSqft: Math.min(first, second), maxSqft: Math.max(first, second) };
}

/**
 * Areas are shown as given, with en dashes between numbers (routes-and-content, Project page). Only code that reads
 * content calls this: an `areaText` is ready to show.
 */
export function formatAreaText(text: string): string {
  return text.trim().replace(/(?<=[\da-z.])\s*[-–—−]\s*(?=\d)/gi, ' – ');
}
