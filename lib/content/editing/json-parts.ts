import 'server-only';
import type { JsonPath } from '../files/record-position';

/** A value's place in a text, with that of its key where it has one. */
export interface JsonPart {
  step: string | number;
  /** Where the key begins, in lists the value. */
  from: number;
  start: number;
  end: number;
}

const BLANKS = /\s*/y;
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/y;
const LITERAL = /[^\s,\]}]+/y;
const MARK = /["{}[\]]/g;

/** Where a pattern that begins at a place ends; the place itself where it does not match. */
function endOfMatch(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** The end of the value that begins at `at`. */
function endOf(text: string, at: number): number {
  const opening = text[at];
  if (opening === '"') return endOfMatch(STRING, text, at);
  if (opening !== '{' && opening !== '[') return endOfMatch(LITERAL, text, at);
  let depth = 0;
  MARK.lastIndex = at;
  for (let found = MARK.exec(text); found; found = MARK.exec(text)) {
    if (found[0] === '"') MARK.lastIndex = endOfMatch(STRING, text, found.index);
    else if (found[0] === '{' || found[0] === '[') depth++;
    else if (--depth === 0) return MARK.lastIndex;
  }
  return text.length;
}

/** The members or items of the object or list that begins at `at`, one after the other; none of another value. */
export function* partsOf(text: string, at: number): Generator<JsonPart, void> {
  if (text[at] !== '{' && text[at] !== '[') return;
  const isList = text[at] === '[';
  const skipBlanks = (from: number) => endOfMatch(BLANKS, text, from);
  let index = 0;
  for (let from = skipBlanks(at + 1); text[from] !== (isList ? ']' : '}'); from = skipBlanks(from)) {
    const keyEnd = isList ? from : endOf(text, from);
    const start = isList ? from : skipBlanks(skipBlanks(keyEnd) + 1);
    const end = endOf(text, start);
    yield { step: isList ? index++ : (JSON.parse(text.slice(from, keyEnd)) as string), from, start, end };
    from = skipBlanks(end);
    if (text[from] === ',') from++;
  }
}

function childAt(text: string, at: number, step: string | number): JsonPart | null {
  for (const child of partsOf(text, at)) if (child.step === step) return child;
  return null;
}

/** The value at a path in a text that `JSON.parse` accepts; null if there is none. Only what stands before it is read. */
export function partAt(text: string, path: JsonPath): JsonPart | null {
  const from = endOfMatch(BLANKS, text, 0);
  const whole: JsonPart = { step: '', from, start: from, end: path.length === 0 ? endOf(text, from) : from };
  return path.reduce<JsonPart | null>((part, step) => part && childAt(text, part.start, step), whole);
}
