import 'server-only';
import type { z } from 'zod';
import { SHAPE_WORDS, type ContentFile } from './content-files';
import type { ContentSource } from './content-source';
import { describeValue } from './describe-value';
import type { FaultList, JsonPath, Place } from './faults';

/** A record of a file that its schema accepts. */
export interface Entry<T> {
  place: Place;
  /** Key it stands under, '' in lists and single records. */
  key: string;
  /** `id`, else `custom_id`, else the key. */
  id: string;
  value: T;
}

/** A file after reading. */
export interface LoadedFile<T> {
  entries: Entry<T>[];
  /** Every key and id the file names, also those of records its schema refused: references to them are no fault. */
  keys: Set<string>;
  ids: Set<string>;
  /** Whether the file as a whole could not be read. */
  isUnreadable: boolean;
}

interface FoundRecord {
  path: JsonPath;
  key: string;
  value: unknown;
}

/** Reads, parses and validates one file; what is wrong goes to `faults`. */
export function readJson<T extends z.ZodType>(
  source: ContentSource,
  file: ContentFile<T>,
  faults: FaultList,
): LoadedFile<z.output<T>> {
  const loaded: LoadedFile<z.output<T>> = { entries: [], keys: new Set(), ids: new Set(), isUnreadable: false };
  const json = parseFile(source, file, faults);
  if (!json) return { ...loaded, isUnreadable: true };
  for (const { path, key, value } of findRecords(file, json.value, faults)) {
    const ownId = idOf(value);
    const place: Place = { file: file.name, path, id: ownId ?? (key === '' ? null : key) };
    loaded.keys.add(key);
    loaded.ids.add(ownId ?? key);
    const result = file.schema.safeParse(value);
    if (result.success) loaded.entries.push({ place, key, id: ownId ?? key, value: result.data });
    else for (const issue of result.error.issues) reportIssue(issue, place, value, faults);
  }
  return loaded;
}

function parseFile(source: ContentSource, file: ContentFile, faults: FaultList): { value: unknown } | null {
  const place: Place = { file: file.name, path: [], id: null };
  const text = source.read(file.name);
  if (text === null) {
    faults.error(place, [], 'the file is missing');
    return null;
  }
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) as unknown };
  } catch (error) {
    faults.error(place, [], `is not valid JSON: ${(error as Error).message}`);
    return null;
  }
}

/** The records of a file by its shape; a part of another shape is an error. */
function findRecords(file: ContentFile, json: unknown, faults: FaultList): FoundRecord[] {
  const refuse = (path: JsonPath, words: string, value: unknown): FoundRecord[] => {
    faults.error({ file: file.name, path, id: null }, [], `expected ${words}, found ${describeValue(value)}`);
    return [];
  };
  const fromList = (value: unknown, path: JsonPath, key: string): FoundRecord[] =>
    Array.isArray(value)
      ? value.map((item: unknown, index) => ({ path: [...path, index], key, value: item }))
      : refuse(path, 'a list of records', value);
  const fromMap = (value: unknown, path: JsonPath): FoundRecord[] =>
    isObject(value)
      ? Object.entries(value).map(([key, item]) => ({ path: [...path, key], key, value: item }))
      : refuse(path, 'an object of records', value);

  if (file.shape === 'one') return [{ path: [], key: '', value: json }];
  if (file.shape === 'list') return fromList(json, [], '');
  if (!isObject(json)) return refuse([], SHAPE_WORDS[file.shape], json);
  if (file.shape === 'map') return fromMap(json, []);
  return Object.entries(json).flatMap(([key, value]) =>
    file.shape === 'map of lists' ? fromList(value, [key], key) : fromMap(value, [key]),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function idOf(value: unknown): string | null {
  if (!isObject(value)) return null;
  const id = ['id', 'custom_id'].map((name) => (Object.hasOwn(value, name) ? value[name] : undefined));
  return id.find((candidate): candidate is string => typeof candidate === 'string' && candidate !== '') ?? null;
}

function reportIssue(issue: z.core.$ZodIssue, place: Place, value: unknown, faults: FaultList): void {
  const path = issue.path.filter((step): step is string | number => typeof step !== 'symbol');
  const found = path.reduce<unknown>(
    (parent, step) =>
      typeof parent === 'object' && parent !== null && Object.hasOwn(parent, step)
        ? (parent as Record<string | number, unknown>)[step]
        : undefined,
    value,
  );
  const message = found === undefined ? `missing, ${issue.message}` : `${issue.message}, found ${describeValue(found)}`;
  faults.error(place, path, message);
}
