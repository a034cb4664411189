import assert from 'node:assert/strict';
import { tryTexts } from '@/lib/domain/site/try-texts.fuzz';
import { scanJson } from './json-scan';
import type { JsonPath } from './walk';

const PIECES = [
  ...['{', '}', '[', ']', ':', ',', '\n', '\r\n', '\t', ' ', '"', '\\', '"a"', '"é"', '"\\u00e9\\n"', '"\\x"', "'b'"],
  ...[
    '1',
    '-0',
    '01',
    '1.',
    '1e9',
    '-',
    'true',
    'nul',
    'null',
    '\ufeff',
    '\u2028',
    '// c',
    '"__proto__":1',
    '[[[[[[[[',
  ],
  ...['{"a":1,"b":[{"c":null}]}', '[\n1,\n2]', '{\n"a":\n{"b":\n[true]}}', '{"a":1,"a":2}'],
];

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Writes a value with a line for each entry, and notes the line of each path. */
function printWithLines(value: unknown): { text: string; lines: [JsonPath, number][] } {
  const lines: [JsonPath, number][] = [];
  let line = 1;
  const print = (each: unknown, path: JsonPath): string => {
    lines.push([path, line]);
    if (typeof each !== 'object' || each === null) return JSON.stringify(each);
    const isList = Array.isArray(each);
    const entries = isList ? [...each.entries()] : Object.entries(each);
    const rows = entries.map(([key, child]) => {
      line += 1;
      return (isList ? '' : `${JSON.stringify(key)}: `) + print(child, [...path, key]);
    });
    return (isList ? '[' : '{') + rows.map((row) => `\n${row}`).join(',') + (isList ? ']' : '}');
  };
  return { text: print(value, []), lines };
}

function holds(text: string) {
  const scan = scanJson(text);
  const isTooDeep = scan.kind === 'invalid' && scan.message.includes('levels');
  assert.ok(isTooDeep || (scan.kind === 'valid') === isJson(text), `scanned as ${scan.kind}`);
  if (scan.kind === 'invalid') {
    const lines = text.split('\n');
    assert.ok(scan.line >= 1 && scan.line <= lines.length, `line ${scan.line}`);
    assert.ok(scan.column >= 1 && scan.column <= (lines[scan.line - 1]?.length ?? 0) + 1, `column ${scan.column}`);
    return;
  }
  const printed = printWithLines(JSON.parse(text));
  const again = scanJson(printed.text);
  assert.ok(again.kind === 'valid');
  for (const [path, line] of printed.lines) assert.equal(again.findLine(path), line, `line of ${path.join('.')}`);
}

test('JSON is valid where JSON.parse says so, a fault has a place in the text, every value is found on its line', () =>
  tryTexts({ pieces: PIECES, holds }));
