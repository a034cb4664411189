import 'server-only';
import { z } from 'zod';
import { shortText } from '@/lib/domain/site/cut-text';
import type { FaultList } from './faults';
import { suggestion } from './nearest-word';
import { isObject, type JsonPath, type RecordPosition, valueAt, walkTexts } from './walk';

const SNIPPET_LENGTH = 60;

/** A content value in words: 'number 3', 'text "abc"', 'list [1,2]'. */
export function describeValue(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return value.trim() === '' ? 'blank text' : `text ${snippet(value)}`;
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `list ${snippet(value)}`;
  if (typeof value === 'object') return 'an object';
  return typeof value === 'number' ? `number ${value}` : JSON.stringify(value);
}

function snippet(value: unknown): string {
  return shortText(JSON.stringify(value), SNIPPET_LENGTH);
}

/** Control characters except tab and line ends, and characters that change the direction of text. */
const HIDDEN_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/;

/** The record if its schema accepts it, else null; errors and unknown fields go to `faults`. */
export function validateRecord<T extends z.ZodType>(
  schema: T,
  value: unknown,
  position: RecordPosition,
  faults: FaultList,
): { value: z.output<T> } | null {
  refuseHiddenCharacters(value, position, faults);
  const result = schema.safeParse(value);
  if (!result.success) {
    for (const issue of result.error.issues) reportIssue(issue, position, value, faults);
    return null;
  }
  warnOfUnknownFields(schema, value, result.data, position, [], faults);
  return { value: result.data };
}

function reportIssue(issue: z.core.$ZodIssue, position: RecordPosition, value: unknown, faults: FaultList): void {
  const path = issue.path.filter((step): step is string | number => typeof step !== 'symbol');
  const found = valueAt(value, path);
  if (found === undefined) return faults.error(position, path, `missing, ${issue.message}`);
  const isUnknownWord = issue.code === 'invalid_value' && typeof found === 'string';
  const hint = isUnknownWord ? suggestion(found, issue.values.map(String)) : '';
  faults.error(position, path, `${issue.message}, found ${describeValue(found)}${hint}`);
}

function refuseHiddenCharacters(value: unknown, position: RecordPosition, faults: FaultList): void {
  walkTexts(value, (text, path) => {
    const hidden = HIDDEN_CHARACTER.exec(text)?.[0];
    if (hidden === undefined) return;
    const code = hidden.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    faults.error(position, path, `expected text without hidden control characters, found U+${code}`);
  });
}

/** The schema drops fields it does not know, so a field that only the source has is unknown. */
function warnOfUnknownFields(
  schema: z.ZodType | null,
  source: unknown,
  known: unknown,
  position: RecordPosition,
  path: JsonPath,
  faults: FaultList,
): void {
  if (Array.isArray(source) && Array.isArray(known)) {
    source.forEach((item, index) => warnOfUnknownFields(null, item, known[index], position, [...path, index], faults));
  }
  if (!isObject(source) || !isObject(known)) return;
  for (const [key, item] of Object.entries(source)) {
    if (Object.hasOwn(known, key)) warnOfUnknownFields(null, item, known[key], position, [...path, key], faults);
    else {
      const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
      faults.warn('unknown field', position, [...path, key], `nothing reads this field${suggestion(key, names)}`);
    }
  }
}
