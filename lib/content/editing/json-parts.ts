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
const LITERAL = /[^\s,\]}]+/y;
const MARK = /["{}[\]]/g;

function skipBlanks(text: string, at: number): number {
  BLANKS.lastIndex = at;
  BLANKS.test(text);
  return BLANKS.lastIndex;
}

/** The end of the text that opens at `at`. */
function endOfText(text: string, at: number): number {
  for (let end = text.indexOf('"', at + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let first = end;
    while (text[first - 1] === '\\') first--;
    if ((end - first) % 2 === 0) return end + 1;
  }
  return text.length;
}

/** The end of the value that begins at `at`. */
function endOf(text: string, at: number): number {
  const opening = text[at];
  if (opening === '"') return endOfText(text, at);
  if (opening !== '{' && opening !== '[') {
    LITERAL.lastIndex = at;
    LITERAL.test(text);
    return LITERAL.lastIndex;
  }
  let depth = 0;
  MARK.lastIndex = at;
  for (let found = MARK.exec(text); found; found = MARK.exec(text)) {
    if (found[0] === '"') MARK.lastIndex = endOfText(text, found.index);
    else if (found[0] === '{' || found[0] === '[') depth++;
    else if (--depth === 0) break;
  }
  return MARK.lastIndex || text.length;
}

/** The whole value of a text that `JSON.parse` accepts. */
function wholePart(text: string): JsonPart {
  const start = skipBlanks(text, 0);
  return {
    ...{ step: '', from: start, start },
    get end() {
      return endOf(text, start);
    },
  };
}

/** The members or items of the object or list that begins at `at`, one after the other. */
export function* partsOf(text: string, at: number): Generator<JsonPart, void> {
  const isList = text[at] === '[';
  let index = 0;
  for (let from = skipBlanks(text, at + 1); text[from] !== (isList ? ']' : '}'); from = skipBlanks(text, from)) {
    const keyEnd = isList ? from : endOfText(text, from);
    const start = isList ? from : skipBlanks(text, skipBlanks(text, keyEnd) + 1);
    const end = endOf(text, start);
    yield { step: isList ? index++ : (JSON.parse(text.slice(from, keyEnd)) as string), from, start, end };
    from = skipBlanks(text, end);
    if (text[from] === ',') from++;
  }
}

function childAt(text: string, at: number, step: string | number): JsonPart | null {
  for (const child of partsOf(text, at)) if (child.step === step) return child;
  return null;
}

/** The value at a path; null if there is none. Only what stands before it is read. */
export function partAt(text: string, path: JsonPath): JsonPart | null {
  let part = wholePart(text);
  for (const step of path) {
    const child = /[{[]/.test(text[part.start] ?? '') ? childAt(text, part.start, step) : null;
    if (!child) return null;
    part = child;
  }
  return part;
}
