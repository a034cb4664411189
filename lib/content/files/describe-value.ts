import 'server-only';
import { shortText } from '@/lib/domain/site/cut-text';

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
