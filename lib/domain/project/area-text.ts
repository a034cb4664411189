import { NUMBER } from './price';
import type { AreaRange } from './project';

/** 1 sq.yd = 9 sq.ft, 1 acre = 43,560 sq.ft (routes-and-content, Listing). */
export const SQFT_PER_UNIT = { sqft: 1, sqyd: 9, acre: 43_560 } as const;
/** Square feet of units in which areas are read, but never said. */
export const SQFT_PER_OTHER_UNIT = { sqm: 10.763_91, hectare: 107_639.1, guntha: 1089, cent: 435.6 } as const;
export type AreaUnit = keyof typeof SQFT_PER_UNIT;

const SQUARE = '(?:sq(?:r|uare)?|s)[ .,/-]*';
/** Units by their spellings, with their square feet. Bigha, kanal, marla and their like differ from state to state. */
const UNITS: readonly [spellings: string, sqft: number][] = [
  [`${SQUARE}f(?:(?:[ .]*|ee|oo)ts?)?|(?:ft|feet)\\^?2`, SQFT_PER_UNIT.sqft],
  [`${SQUARE}(?:y(?:a?r?ds?)?|ga[jz])|(?:ya?r?ds?|ga[jz])(?:\\^?2)?`, SQFT_PER_UNIT.sqyd],
  [`${SQUARE}m(?:t?rs?|ts?|et(?:er|re)s?)?|m(?:tr?s?|et(?:er|re)s?)?\\^?2`, SQFT_PER_OTHER_UNIT.sqm],
  ['ac(?:re)?(?:s|\\(s\\))?', SQFT_PER_UNIT.acre],
  ['hectares?|ha', SQFT_PER_OTHER_UNIT.hectare],
  ['gunth?as?', SQFT_PER_OTHER_UNIT.guntha],
  ['cents?', SQFT_PER_OTHER_UNIT.cent],
];
const UNIT = UNITS.map(([spellings]) => spellings).join('|');
const WHOLE_UNITS = UNITS.map(([spellings, sqft]) => [new RegExp(`^(?:${spellings})$`), sqft] as const);
/** Digits grouped by thousands or as in India, or plain; with a decimal comma they are none of these. */
const AMOUNT = `${NUMBER}(?![\\d,.]*\\d)(?: ?(${UNIT})(?![a-z])\\.?)?`;
/** What is measured, before the number. */
const MEASURED =
  '(?:(?:rera|carpet|super|built[ -]?up|sale(?:able)?|salable|sb?u?a|plot|unit|usable|land|floor|total|area|sizes?|approx(?:imately)?|about|around|circa|from|between)[ .:-]*)+';
const AREA = new RegExp(
  `^[~≈ ]*(${MEASURED})?${AMOUNT}(?:(?: ?[-~] ?| (?:to|till|up ?to|and|&) )${AMOUNT})?(?: ([a-z][a-z .&/-]*))?(?: ?\\(([^()\\d]*)\\))?$`,
);
/** Between two units of the same area: '1,620 sq.ft (150.5 sq.m)', '150.5 sq.m / 1,620 sq.ft'. */
const SAME_AREA = / ?(?:\(|[/|=;]|,(?= )| or | i\.?e\.? ) ?(?=\d)/;
const OPEN_ENDED =
  /\b(?:onwards?|above|upwards?|more|from|start|starts|starting|min|minimum|max|maximum|up ?to|below|less|under)\b/;
/** Two units of one area differ by no more than this share. */
const ROUNDING = 0.02;
/** What is below is of another unit: nothing so small is sold. */
const MIN_AREA_SQFT = 20;

/**
 * Area text → square feet, rounded. Units are sq.ft, sq.yd (gaj), sq.m, acre, hectare, guntha and cent in their usual
 * spellings; a number without a unit is sq.ft (spec 5). A unit given once applies to both ends, and a reversed pair is
 * swapped. Words before and after, as in '640 sq.ft (carpet)', are ignored. Null if the text is no area, is open at one end,
 * or repeats the area in another unit with another size.
 */
export function parseArea(text: string): AreaRange | null {
  const [own, ...others] = plainText(text).split(SAME_AREA).map(toRange);
  if (!own) return null;
  const isSame = (a: number, b: number) => Math.abs(a - b) <= Math.max(a, b) * ROUNDING;
  const isRepeated = others.every(
    (other) =>
      other &&
      other.unitSqft !== own.unitSqft &&
      isSame(other.minSqft, own.minSqft) &&
      isSame(other.maxSqft, own.maxSqft),
  );
  return isRepeated ? { minSqft: own.minSqft, maxSqft: own.maxSqft } : null;
}

/** Lower case, one kind of blank, dash and bracket; without footnote marks. */
function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/[*#†]+(?! ?\d)|[.;]+\s*$/g, '')
    .replace(/\[/g, '(')
    .replace(/\]/g, ')')
    .replace(/\s+/g, ' ')
    .trim();
}

/** One area, whose bracket may have been opened before it. */
function toRange(text: string): (AreaRange & { unitSqft: number }) | null {
  const match = AREA.exec(text.includes('(') ? text : text.replace(/\)$/, ''));
  if (!match) return null;
  const [, measured = '', firstDigits = '', firstUnit, secondDigits, secondUnit, note = '', bracket = ''] = match;
  const unit = firstUnit ?? secondUnit;
  if (OPEN_ENDED.test(`${secondDigits ? '' : measured} ${note} ${bracket}`) || (note && !unit)) return null;
  const first = toSqft(firstDigits, unit);
  const second = secondDigits ? toSqft(secondDigits, secondUnit ?? firstUnit) : first;
  if ([first, second].some((sqft) => sqft < MIN_AREA_SQFT || !Number.isSafeInteger(sqft))) return null;
  return { minSqft: Math.min(first, second), maxSqft: Math.max(first, second), unitSqft: sqftOf(unit) };
}

function sqftOf(unit = 'sq.ft'): number {
  return WHOLE_UNITS.find(([spellings]) => spellings.test(unit))![1];
}

/** '1.200 sq.ft' is written with a dot that groups digits: square feet have no third decimal. Square metres have. */
function toSqft(digits: string, unit: string | undefined): number {
  const size = sqftOf(unit);
  const isGrouped = size === 1 && /^[1-9]\d?\.\d{3}$/.test(digits);
  return Math.round(Number(digits.replace(isGrouped ? '.' : /,/g, '')) * size);
}

/**
 * Areas are shown as given, with en dashes between numbers and one spelling of sq.ft and sq.yd (routes-and-content, Project page). Only code that reads
 * content calls this: an `areaText` is ready to show.
 */
export function formatAreaText(text: string): string {
  return text
    .trim()
    .replace(/(?<=[\da-z.])\s*[-–—−]\s*(?=\d)/gi, ' – ')
    .replace(/\bsq\.? (ft|yd)\b/g, 'sq.$1');
}
