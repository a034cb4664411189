import { isObject } from '@/lib/content/files/walk';

/** A field's text; '' if it is none. */
export function textIn(value: unknown, field: string): string {
  const text = isObject(value) && Object.hasOwn(value, field) ? value[field] : '';
  return typeof text === 'string' ? text : '';
}

/** The id by which other files know a record; '' if it has none. */
export const idOf = (value: unknown) => textIn(value, 'id') || textIn(value, 'custom_id');

const TITLES = [
  ...['name', 'title', 'term', 'question', 'department', 'label', 'file', 'configuration', 'plan_type_name'],
  ...['particulars', 'url', 'image', 'key', 'id', 'category'],
];

/** The words by which a person knows a record, or an item of a list; '' if it has none. */
export function titleOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return TITLES.map((field) => textIn(value, field)).find(Boolean) ?? '';
}

/** A text, or a list of them as one; '' for anything else. */
export function textFrom(value: unknown): string {
  if (Array.isArray(value)) return value.map(textFrom).filter(Boolean).join(', ');
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
