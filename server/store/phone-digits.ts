const COUNTRY_CODE = '91';

/** Digits of a phone number with its country code; numbers without one are Indian. Digits of other scripts count. */
export function internationalDigits(phone: string): string {
  const digits = toDigits(phone);
  if (/^\s*(\+|00)/.test(phone)) return digits.replace(/^00/, '');
  const national = digits.replace(/^0+/, '');
  return national.length === 10 ? COUNTRY_CODE + national : national;
}

/** The digits of a text as 0 to 9, whatever script they are in. */
export function toDigits(text: string): string {
  return [...text].map(asciiDigit).join('');
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
