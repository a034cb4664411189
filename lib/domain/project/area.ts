import type { AreaRange } from './project';

/** 1 sq.yd = 9 sq.ft, 1 acre = 43,560 sq.ft (routes-and-content, Listing). */
export const SQFT_PER_UNIT = { sqft: 1, sqyd: 9, acre: 43_560 } as const;
export type AreaUnit = keyof typeof SQFT_PER_UNIT;

/** Units of a text by their spellings, with their square feet; bigha, kanal and marla differ from state to state. */
const UNITS: readonly [spellings: RegExp, sqft: number][] = [
  [/sq\.?\s*f(?:ee|oo)?t\.?|square\s+f(?:ee|oo)t|s\.?f\.?t\.?|ft2|ft²/, SQFT_PER_UNIT.sqft],
  [/sq\.?\s*y(?:ar)?ds?\.?|square\s+yards?|yards?|yds?|gaj/, SQFT_PER_UNIT.sqyd],
  [/sq\.?\s*m(?:t?rs?|ts?|et(?:er|re)s?)?\.?|square\s+met(?:er|re)s?|m2|m²/, 10.763_91],
  [/acres?/, SQFT_PER_UNIT.acre],
  [/hectares?|ha/, 107_639.1],
  [/gunthas?/, 1089],
  [/cents?/, 435.6],
];
const UNIT = UNITS.map(([spellings]) => spellings.source).join('|');
const WHOLE_UNITS = UNITS.map(([spellings, sqft]) => [new RegExp(`^(?:${spellings.source})$`, 'i'), sqft] as const);
const AMOUNT = `([\\d,]*\\d(?:\\.\\d+)?)\\s*(${UNIT})?\\.?`;
/** What is measured, before the number. */
const KIND =
  '(?:(?:carpet|super|built[ -]?up|sale?able|plot|unit|usable|land|floor)[ -]?)+(?:built[ -]?up )?(?:area|size)?';
const WORDS = '[a-z][a-z ./-]*';
const AREA = new RegExp(
  `^(?:${KIND}:?\\s*)?${AMOUNT}(?:\\s*(?:[-–—−~]|\\bto\\b)\\s*${AMOUNT})?(?:\\s+(${WORDS}))?(?:\\s*\\(([^()]*)\\))?$`,
  'i',
);
const OPEN_ENDED = /onward|above|upward|more|\bfrom\b|starting|\bup ?to\b/i;
/** Two units of one text say the same within this share. */
const ROUNDING = 0.02;

function sqftOf(unit: string): number {
  return WHOLE_UNITS.find(([spellings]) => spellings.test(unit))?.[1] ?? 1;
}

/** '1.200 sq.ft' is written with a dot that groups digits: no home has one square foot. */
function toSqft(digits: string, unit: string | undefined): number {
  const size = sqftOf(unit ?? 'sq.ft');
  const isGrouped = size < 20 && /^\d{1,2}\.\d{3}$/.test(digits);
  return Math.round(Number(isGrouped ? digits.replace('.', '') : digits.replace(/,/g, '')) * size);
}

/**
 * Area text → square feet, rounded. Units are sq.ft, sq.yd (gaj), sq.m, acre, hectare, guntha and cent in their usual
 * spellings; a number without a unit is sq.ft (spec 5). A unit given once applies to both ends, a reversed pair is swapped.
 * Words before and after, as in '640 sq.ft (carpet)', are ignored; a second area in brackets has to say the same. Null if
 * the text is not an area or is open at one end.
 */
export function parseArea(text: string): AreaRange | null {
  const match = AREA.exec(text.trim().replace(/\s+/g, ' '));
  const [, firstDigits = '', firstUnit, secondDigits, secondUnit, note = '', bracket = ''] = match ?? [];
  if (!match || OPEN_ENDED.test(text) || (note && !(firstUnit ?? secondUnit))) return null;
  const first = toSqft(firstDigits, firstUnit ?? secondUnit);
  const second = secondDigits === undefined ? first : toSqft(secondDigits, secondUnit ?? firstUnit);
  if ([first, second].some((sqft) => sqft <= 0 || !Number.isSafeInteger(sqft))) return null;
  const range = { minSqft: Math.min(first, second), maxSqft: Math.max(first, second) };
  if (!/\d/.test(bracket)) return range;
  const other = parseArea(bracket);
  const isSame = (a: number, b: number) => Math.abs(a - b) <= Math.max(a, b) * ROUNDING;
  return other && isSame(other.minSqft, range.minSqft) && isSame(other.maxSqft, range.maxSqft) ? range : null;
}

/**
 * Areas are shown as given, with en dashes between numbers (routes-and-content, Project page). Only code that reads
 * content calls this: an `areaText` is ready to show.
 */
export function formatAreaText(text: string): string {
  return text.trim().replace(/(?<=[\da-z.])\s*[-–—−]\s*(?=\d)/gi, ' – ');
}
