import 'server-only';
import { isObject } from '../files/walk';
import { isEqual } from './equal';

/**
 * A record that two people changed: the fields that I changed are mine, all others theirs. A field that both changed is
 * a conflict, '' where it is the whole record.
 */
export function mergeValues(before: unknown, mine: unknown, theirs: unknown): { value: unknown; conflicts: string[] } {
  if (isEqual(before, theirs) || isEqual(mine, theirs)) return { value: mine, conflicts: [] };
  if (isEqual(before, mine)) return { value: theirs, conflicts: [] };
  if (!isObject(before) || !isObject(mine) || !isObject(theirs)) return { value: mine, conflicts: [''] };
  const changed = [...new Set([...Object.keys(before), ...Object.keys(mine)])].filter(
    (key) => !isEqual(own(before, key), own(mine, key)),
  );
  const conflicts = changed.filter(
    (key) => !isEqual(own(before, key), own(theirs, key)) && !isEqual(own(mine, key), own(theirs, key)),
  );
  const value = Object.fromEntries(
    [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].flatMap((key) => {
      const item = changed.includes(key) ? own(mine, key) : own(theirs, key);
      return item === undefined ? [] : [[key, item]];
    }),
  );
  return { value, conflicts };
}

function own(value: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}
