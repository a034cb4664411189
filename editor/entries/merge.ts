import { isObject, valueAt } from '@/lib/content/files/walk';
import { isEqual } from './equal';

/** A value that two people may have changed; null if both did, each in another way. */
function joined(before: unknown, mine: unknown, theirs: unknown): { value: unknown } | null {
  if (isEqual(before, theirs) || isEqual(mine, theirs)) return { value: mine };
  return isEqual(before, mine) ? { value: theirs } : null;
}

/**
 * A record that two people changed: the fields that I changed are mine, all others theirs. A field that both changed is
 * a conflict, '' where it is the whole record.
 */
export function mergeValues(before: unknown, mine: unknown, theirs: unknown): { value: unknown; conflicts: string[] } {
  const whole = joined(before, mine, theirs);
  if (whole) return { ...whole, conflicts: [] };
  if (!isObject(before) || !isObject(mine) || !isObject(theirs)) return { value: mine, conflicts: [''] };
  const conflicts: string[] = [];
  const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].flatMap((key) => {
    const own = valueAt(mine, [key]);
    const field = joined(valueAt(before, [key]), own, valueAt(theirs, [key]));
    if (!field) conflicts.push(key);
    const { value } = field ?? { value: own };
    return value === undefined ? [] : [[key, value]];
  });
  return { value: Object.fromEntries(fields), conflicts };
}
