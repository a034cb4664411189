/** Numbers copied from an address book may contain Unicode direction marks. */
export const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** CR LF, LF, CR, vertical tab, form feed, NEL, line and paragraph separator. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/** Control characters: they are invisible and come with pasted text. */
const UNSEEN_IN_MESSAGE = /[^\P{Cc}\n\t]/gu;
const UNSEEN_IN_LINE = /[^\P{Cc}\n\r]/gu;

/** More marks on one letter than any language writes; normal form takes the square of their number. */
const MANY_MARKS = /(\p{M}{20})\p{M}+/gu;

/** Text in normal form NFC, with at most 20 marks on a letter: its cost grows with the length alone. */
export function toNormalForm(text: string): string {
  return text.replace(MANY_MARKS, '$1').normalize('NFC');
}

/** A message as sent and stored: line breaks become LF, other control characters except tabs become blanks. */
export function tidyMessage(text: string): string {
  return text.replace(LINE_BREAK, '\n').replace(UNSEEN_IN_MESSAGE, ' ').trim();
}

/** A field of one line: control characters become blanks. Inner line breaks stay; the endpoint refuses them. */
export function tidyLine(text: string): string {
  return text.replace(UNSEEN_IN_LINE, ' ').trim();
}
