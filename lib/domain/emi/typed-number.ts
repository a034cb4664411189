/** Devanagari digits as they are typed on a Hindi keyboard. */
const DEVANAGARI = /[०-९]/g;
const INDIAN_OR_WESTERN = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;
const DOTTED = /^\d{1,3}(?:\.\d{2,3})+\.\d{3}(?:,\d+)?$|^\d{1,3}(?:\.\d{3})+,\d+$/;
const PLAIN = /^(?:\d+\.?\d*|\.\d+)$/;

/**
 * A typed number; null if it is none. A comma groups digits as in '1,20,000' and '120,000', and is a decimal mark where it
 * cannot group: '8,5'. Dots group where several do: '1.20.000'.
 */
export function parseTypedNumber(text: string): number | null {
  const digits = text
    .trim()
    .replace(DEVANAGARI, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[\s_']/g, '');
  if (PLAIN.test(digits)) return Number(digits);
  if (INDIAN_OR_WESTERN.test(digits)) return Number(digits.replaceAll(',', ''));
  if (DOTTED.test(digits)) return Number(digits.replaceAll('.', '').replace(',', '.'));
  return /^\d+,\d{1,2}$/.test(digits) ? Number(digits.replace(',', '.')) : null;
}

/** From here on paise are taken for what they are. */
const MIN_FRACTION_RUPEES = 1000;
const NUMBER = "([\\d०-९][\\d०-९.,' ]*|\\.\\d+)";
const SIZES: readonly [words: string, rupees: number][] = [
  ['crores?|crs?|करोड़|करोड़', 10_000_000],
  ['lakhs?|lacs?|l|लाख', 100_000],
  ['k|thousand|hazaa?r|हज़ार|हजार', 1000],
];
const SUM = new RegExp(
  `^${SIZES.map(([words]) => `(?:${NUMBER}\\s*(?:${words})\\.?)?`).join('\\s*,?\\s*(?:and|&)?\\s*')}$`,
  'i',
);

/**
 * Typed rupees, rounded; null if they are not understood. With units '1.2 cr', '1 cr 20 lakh', '50k'; a fraction without one at least
 * 1,000, so that '1.2' is no rupee and a fifth: '1,20,00,000/-'.
 */
export function parseTypedRupees(text: string): number | null {
  const plain = text
    .trim()
    .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
    .replace(/\s*(?:\/-|rupees|only|₹)?\s*$/i, '');
  const number = parseTypedNumber(plain);
  if (number !== null) return Number.isInteger(number) || number >= MIN_FRACTION_RUPEES ? Math.round(number) : null;
  const match = plain === '' ? null : SUM.exec(plain);
  if (!match) return null;
  const amounts = SIZES.map(([, size], at) => (parseTypedNumber(match[at + 1] ?? '0') ?? NaN) * size);
  const rupees = amounts.reduce((sum, amount) => sum + amount, 0);
  return Number.isFinite(rupees) ? Math.round(rupees) : null;
}
