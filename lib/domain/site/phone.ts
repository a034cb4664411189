import { MESSAGES } from './messages';

const INDIA = '91';
/** The end of a number that is dialled after it is answered, 'ext. 12', 'x12', '#12', ';ext=12', or '.0' of a spreadsheet. */
const EXTENSION = /[\s,;(]*(?:extension|extn?|x|#)[\s.:=-]*\p{Nd}{1,6}[\s)]*$|(?<=\p{Nd}{10})\.0+$/iu;
/** Stands between two numbers; a slash may also stand in one. */
const BETWEEN = /[,;|&\n/]|\b(?:or|and)\b|(?=[+＋])/iu;
/** Last digits of more numbers of the same exchange, behind a whole Indian number: '0124 4000000 - 03', 'to 05'. */
const SERIES = /(?:\s*(?:[\p{Pd}−~]|\bto\b)\s*\p{Nd}{1,4})+$/u;
const MARKS = /^[\p{Nd}\p{Pd}\p{Cf}\s+＋().（）[\]/−·•]+$/u;
const [MIN_DIGITS, MAX_DIGITS, LONGEST_TEXT] = [7, 15, 100];

/** An Indian number: the country code, perhaps twice, a trunk zero, and ten digits. */
const INDIAN = /^91(?:0*91)?0*([1-9]\d{9})$/;
const INDIAN_DIGITS = /^91(?:\d{10}|18[06]0\d{7})$/;
/** Ten digits after a plus or two zeros that no other country's numbers have: an Indian mobile without its code. */
const WITHOUT_CODE = /^(?!82|95|96[017]|975)[7-9]\d{9}$/;
/** Written with its four first digits together: an American number is 1 800, not 1800. */
const TOLL_FREE = /^\P{Nd}*(?:1800|1860\P{Nd})/u;
/**
 * A country code and the zero that is dialled inside that country only. In Italy, San Marino, the Vatican, Ivory Coast,
 * Congo and Benin a zero is part of the number.
 */
const ONE_OR_TWO = '1|7|2[07]|3[0-46]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[02-58]';
const THREE = '(?:2[1-69]|3[578]|42|5[09]|6[7-9]|8[0578]|9[679])\\d';
const TRUNK_ZERO = new RegExp(`^(?!37[89]|22[59]|242)(${ONE_OR_TWO}|${THREE})0+([1-9]\\d{5,})$`);

/** The digits of a text as 0 to 9, whatever script they are in. */
export function toDigits(text: string): string {
  return text.replace(/[^0-9]/gu, asciiDigit);
}

/** The digit 0 to 9 of any script, or an empty text. */
function asciiDigit(character: string): string {
  if (!/\p{Nd}/u.test(character)) return '';
  // Each script has its ten digits in a row, and the first of them follows something that is no digit.
  let zero = character.codePointAt(0) ?? 0;
  const own = zero;
  while (own - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(own - zero);
}

/** Whether a text has all digits of an Indian number, so that no more of its own can follow. */
function isWholeIndian(text: string): boolean {
  const national = toDigits(text).replace(/^0+/, '');
  return INDIAN.test(national) || (national.length === 10 && !/^\P{Nd}*(?:[+＋]|00)/u.test(text));
}

/** The numbers in a text, without their extension: one, unless the marks between them say otherwise. */
function numbersIn(text: string): string[] {
  const plain = text.replace(EXTENSION, '');
  const more = SERIES.exec(plain);
  if (more && isWholeIndian(plain.slice(0, more.index))) return [plain.slice(0, more.index), toDigits(more[0])];
  const parts = plain.split(BETWEEN).filter((part) => toDigits(part) !== '');
  const counts = parts.map((part) => toDigits(part).length);
  // '0124-4000000/01' is two numbers, '98765/43210' is one.
  const isList = (counts[0] ?? 0) >= 10 || counts.filter((count) => count >= MIN_DIGITS).length > 1;
  return isList && parts.length > 1 ? parts : [plain];
}

/**
 * Whether a text is a phone number: 7 to 15 digits of any script, the marks that people write between them, and perhaps
 * an extension (spec 5). Two numbers are none.
 */
export function isPhone(text: string): boolean {
  const [number = '', ...others] = text.length > LONGEST_TEXT ? [] : numbersIn(text);
  const count = toDigits(number).length;
  return others.length === 0 && count >= MIN_DIGITS && count <= MAX_DIGITS && MARKS.test(number);
}

/** What is wrong with a text as a phone number, for the visitor; null if it is one (spec 8). */
export function phoneFault(text: string): string | null {
  if (isPhone(text)) return null;
  const numbers = numbersIn(text.slice(0, LONGEST_TEXT));
  const isSeveral = numbers.length > 1 || toDigits(text).length > MAX_DIGITS + 1;
  return isSeveral && numbers.every((number) => MARKS.test(number)) ? MESSAGES.onePhone : MESSAGES.invalidPhone;
}

/**
 * Digits of a phone number with its country code, and whether it has one: numbers without are Indian if they have ten
 * digits, else local. A trunk zero, an extension and a second number do not count.
 */
export function parsePhone(text: string): { digits: string; hasCode: boolean } {
  const numbers = numbersIn(text);
  const number = numbers.find((each) => toDigits(each).length >= MIN_DIGITS) ?? text;
  const written = toDigits(number);
  const national = written.replace(/^0+/, '') || written;
  const indian = INDIAN.exec(national)?.[1];
  if (indian !== undefined) return { digits: INDIA + indian, hasCode: true };
  const zeros = written.length - national.length;
  const hasPrefix = zeros > 1 || (zeros === 0 && /^\P{Nd}*[+＋]/u.test(number));
  const isNational = national.length === 10 || (national.length === 11 && TOLL_FREE.test(number));
  if (hasPrefix ? WITHOUT_CODE.test(national) : isNational) return { digits: INDIA + national, hasCode: true };
  const hasCode = hasPrefix || national.length > 10;
  return { digits: hasCode ? national.replace(TRUNK_ZERO, '$1$2') : national, hasCode };
}

/**
 * Whether a number can be dialled from anywhere as it is meant: an Indian one with all its digits, or one of another
 * country that says so by a plus or two zeros.
 */
export function isDialable(text: string): boolean {
  const { digits, hasCode } = parsePhone(text);
  if (!isPhone(text) || !hasCode) return false;
  return digits.startsWith(INDIA) ? INDIAN_DIGITS.test(digits) : /^\D*(?:[+＋]|00)/u.test(text);
}

/** Digits with country code, by which numbers are compared and dialled; a local number as it is. */
export function internationalDigits(text: string): string {
  return parsePhone(text).digits;
}
