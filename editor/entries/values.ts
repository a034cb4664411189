import { isObject, type JsonPath, valueAt } from '@/lib/content/files/walk';

/** Whether two values of JSON are the same, whatever the order of their keys. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isEqual(item, b[index]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]));
}

/** The keys whose values differ between two records. */
export function changedKeys(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].filter((key) => !isEqual(before[key], after[key]));
}

/**
 * A list or record with another value at a step, undefined for none; what does not change stays the same object. A new
 * key goes after the one that precedes it in `order`, else to the end.
 */
export function withMember(
  holder: unknown,
  step: string | number,
  value: unknown,
  order: readonly string[] = [],
): unknown {
  if (Array.isArray(holder)) {
    const items: unknown[] = holder;
    if (value === undefined) return items.filter((_, at) => at !== step);
    return Object.assign([...items], { [step]: value });
  }
  const record = isObject(holder) ? holder : {};
  if (value !== undefined && Object.hasOwn(record, step)) return { ...record, [step]: value };
  const entries = Object.entries(record).filter(([key]) => key !== step);
  if (value === undefined) return Object.fromEntries(entries);
  const earlier = order.slice(0, Math.max(order.indexOf(String(step)), 0));
  const known = entries.findLastIndex(([key]) => earlier.includes(key));
  entries.splice(known === -1 ? entries.length : known + 1, 0, [String(step), value]);
  return Object.fromEntries(entries);
}

/** A file's value with another at a path, undefined for none; what does not change stays the same object. */
export function withValue(
  json: unknown,
  [step, ...rest]: JsonPath,
  value: unknown,
  order: readonly string[] = [],
): unknown {
  if (step === undefined) return value;
  if (rest.length === 0) return withMember(json, step, value, order);
  return withMember(json, step, withValue(valueAt(json, [step]), rest, value, order));
}

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
