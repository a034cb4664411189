/** CR LF, LF, CR, vertical tab, form feed, NEL, line and paragraph separator. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/** Control characters: nobody sees them, and they come along when text is pasted. */
const UNSEEN_IN_MESSAGE = /[^\P{Cc}\n\t]/gu;
const UNSEEN_IN_LINE = /[^\P{Cc}\n\r]/gu;

/** A message as it is sent and stored: every kind of line break is LF, other control characters but tabs are blanks. */
export function tidyMessage(text: string): string {
  return text.replace(LINE_BREAK, '\n').replace(UNSEEN_IN_MESSAGE, ' ').trim();
}

/** A field of one line: control characters are blanks. Line breaks inside stay; the endpoint refuses them. */
export function tidyLine(text: string): string {
  return text.replace(UNSEEN_IN_LINE, ' ').trim();
}
