import 'server-only';

/** Path from the top of a file's JSON to a value. */
export type JsonPath = readonly (string | number)[];

/** Position of a record; faults refer to it. */
export interface RecordPosition {
  file: string;
  path: JsonPath;
  id: string | null;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path, undefined if there is none; own properties only. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (parent, step) =>
      typeof parent === 'object' && parent !== null && Object.hasOwn(parent, step)
        ? (parent as Record<string | number, unknown>)[step]
        : undefined,
    value,
  );
}

/** Calls `visit` for every text in a value, and for every key of an object, with its path. */
export function walkTexts(
  value: unknown,
  visit: (text: string, path: JsonPath, part: 'value' | 'key') => void,
  path: JsonPath = [],
): void {
  if (typeof value === 'string') visit(value, path, 'value');
  else if (Array.isArray(value)) value.forEach((item, index) => walkTexts(item, visit, [...path, index]));
  else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      visit(key, [...path, key], 'key');
      walkTexts(item, visit, [...path, key]);
    }
  }
}
