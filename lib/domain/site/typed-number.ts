import { RUPEES_PER_CRORE, RUPEES_PER_LAKH } from './business-constants';

/** Spellings of the units, as patterns. */
export const CRORE_WORDS = 'crores?|crs?|krore?s?';
export const LAKH_WORDS = 'lakh?s?|lack?s?|lkhs?|lks?|l';
export const THOUSAND_WORDS = 'k|thousand|hazaa?r';

const DEVANAGARI = /[०-९]/g;
const UNSEEN = /[\u093c\u200b-\u200d\ufeff]/g;
/** '1,20,000', '120,000', '1 20 000', "120'000", each with another mark before the decimals. */
const GROUPED = /^([1-9]\d{0,2}([,\s'’_])(?:\d{2,3}\2)*\d{3})(?:(?!\2)[.,](\d+))?$/;
const DOTTED = /^\d{1,3}(?:\.\d{2,3})+\.\d{3}(?:,\d+)?$|^\d{1,3}(?:\.\d{3})+,\d+$/;
const PLAIN = /^(?:\d+\.?\d*|\.\d+)$/;

/** Lower case, Latin digits, single blanks; without marks that nobody sees, and without the dot below Hindi letters. */
function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(UNSEEN, '')
    .replace(DEVANAGARI, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * A typed number; null if it is none. A comma groups digits as in '1,20,000' and '120,000', and is a decimal mark where it
 * cannot group: '8,5'. Dots group where several do: '1.20.000'.
 */
export function parseTypedNumber(text: string): number | null {
  const digits = plainText(text);
  if (PLAIN.test(digits)) return Number(digits);
  const grouped = GROUPED.exec(digits);
  if (grouped) return Number(`${grouped[1]!.replace(/\D/g, '')}.${grouped[3] ?? 0}`);
  if (DOTTED.test(digits)) return Number(digits.replaceAll('.', '').replace(',', '.'));
  return /^\d+,\d{0,2}$/.test(digits) ? Number(digits.replace(',', '.')) : null;
}

const UNITS = {
  percent: / ?(?:%|per ?cent)?(?: ?(?:p\.? ?a\.?|a year|per annum))?$/,
  years: / ?(?:years?|yrs?\.?)?$/,
};

/** A typed percentage or number of years; null if it is none. These have no groups, so a comma is a decimal mark. */
export function parseTypedDecimal(text: string, unit: keyof typeof UNITS): number | null {
  const digits = plainText(text).replace(UNITS[unit], '');
  return parseTypedNumber(digits.replace(/^(\d+),(\d*)$/, '$1.$2'));
}

/** From here on a number without a unit may have decimals, which are paise; '1.2' is an amount whose unit is missing. */
const MIN_WITH_DECIMALS_RUPEES = 1000;
const NUMBER = '(\\d[\\d.,]*|\\.\\d+)';
const SIZES: readonly [words: string, rupees: number][] = [
  [`${CRORE_WORDS}|करोड`, RUPEES_PER_CRORE],
  [`${LAKH_WORDS}|लाख`, RUPEES_PER_LAKH],
  [`${THOUSAND_WORDS}|हजार`, 1000],
];
const SUM = new RegExp(
  `^${SIZES.map(([words]) => `(?:${NUMBER} ?(?:${words})(?![a-z])\\.?)?`).join('[ ,+&]*(?:and )?')}(?: ${NUMBER})?$`,
);

/**
 * Typed rupees, rounded; null if they are not understood. With units '1.2 cr', '1 cr 20 lakh', '50k';
 * without one '1,20,00,000/-', but not '1.2'.
 */
export function parseTypedRupees(text: string): number | null {
  const plain = plainText(text)
    .replace(/^(?:₹|rs\.?|inr|rupees)\s*/, '')
    .replace(/(?: ?(?:\/[-=]|₹|(?<![a-z])(?:rupees|rs\.?|inr|only)))*[ ,.]*$/, '');
  const rupees = withoutUnit(plain) ?? sumOf(plain);
  return rupees === null ? null : Math.round(rupees);
}

function withoutUnit(plain: string): number | null {
  // Paise have two digits, so three of them behind a dot are a group: '150.000'.
  const rupees = parseTypedNumber(plain.replace(/^([1-9]\d{0,2})\.(\d{3})$/, '$1$2'));
  if (rupees === null) return null;
  return /[.,]\d{0,2}$/.test(plain) && rupees < MIN_WITH_DECIMALS_RUPEES ? null : rupees;
}

/** The amounts with units added up; each must be smaller than the unit before it, and only the last have decimals. */
function sumOf(plain: string): number | null {
  const digits = plain === '' ? null : SUM.exec(plain);
  if (!digits) return null;
  let sum = 0;
  let limit = Infinity;
  for (const [at, size] of [...SIZES.map(([, rupees]) => rupees), 1].entries()) {
    const part = digits[at + 1];
    if (part === undefined) continue;
    const rupees = (parseTypedNumber(part) ?? NaN) * size;
    const isWhole = limit === Infinity || Number.isInteger(sum / limit);
    // '1 cr 20' lacks a unit.
    if (!(rupees < limit) || !isWhole || (size === 1 && rupees < 1000)) return null;
    sum += rupees;
    limit = size;
  }
  return sum;
}
