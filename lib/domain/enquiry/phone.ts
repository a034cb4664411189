/** Numbers copied from an address book may contain Unicode direction marks. */
export const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Whether a text is a phone number: 7 to 15 digits of any script and the marks people write between them (spec 5). */
export function isPhone(text: string): boolean {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= 7 && digits <= 15 && /^[\p{Nd}\s+().\-\u2010-\u2013/]+$/u.test(text);
}

/** The same for a number as typed: direction marks and blanks around it do not count. */
export function isTypedPhone(text: string): boolean {
  return isPhone(text.replace(DIRECTION_MARKS, '').normalize('NFC').trim());
}
