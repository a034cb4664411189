import type { JsonPath } from '@/lib/content/files/record-position';
import { isObject, valueAt } from '@/lib/content/files/walk';

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
