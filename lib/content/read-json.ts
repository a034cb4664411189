import 'server-only';
import type { z } from 'zod';
import { RECORD_DEPTH, SHAPE_WORDS, type ContentFile } from './content-files';
import type { ContentSource } from './content-source';
import { describeValue } from './describe-value';
import type { FaultList, JsonPath, Place } from './faults';
import { scanJson, type FindLine } from './json-scan';
import { dropReading, findKeptReading, keepReading } from './kept-reading';
import { validateRecord } from './validate-record';
import { isObject, valueAt } from './walk';

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
  /** Where records stand, sound or not. */
  recordPaths: JsonPath[];
  /** First steps of the file, also of those that hold nothing. */
  topKeys: string[];
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
  const loaded: LoadedFile<z.output<T>> = {
    entries: [],
    keys: new Set(),
    ids: new Set(),
    recordPaths: [],
    topKeys: [],
    isUnreadable: false,
  };
  const text = source.read(file.name)?.replace(/^\uFEFF/, '');
  const kept = text === undefined ? null : findKeptReading<z.output<T>>(file.name, text);
  if (kept) {
    faults.locate(file.name, () => linesOf(text ?? ''));
    return kept;
  }
  const faultsBefore = faults.all.length;
  const json = parseFile(text, file, faults);
  if (!json) {
    dropReading(file.name);
    return { ...loaded, isUnreadable: true };
  }
  loaded.topKeys = isObject(json.value) ? Object.keys(json.value) : [];
  const found = findRecords(file, json.value, faults);
  loaded.isUnreadable = faults.hasError({ file: file.name, path: [], id: null });
  for (const { path, key, value } of found) {
    const ownIds = idsOf(value);
    const id = ownIds[0] ?? key;
    const place: Place = { file: file.name, path, id: ownIds[0] ?? nameOf(value) };
    loaded.recordPaths.push(path);
    loaded.keys.add(key);
    for (const known of ownIds.length > 0 ? ownIds : [key]) loaded.ids.add(known);
    const valid = validateRecord(file.schema, value, place, faults);
    if (valid) loaded.entries.push({ place, key, id, value: valid.value });
  }
  if (faults.all.length === faultsBefore) keepReading(file.name, text ?? '', loaded);
  else dropReading(file.name);
  return loaded;
}

/** Lines of a text that is known to be sound. */
function linesOf(text: string): FindLine | null {
  const scan = scanJson(text);
  return scan.kind === 'valid' ? scan.findLine : null;
}

function parseFile(text: string | undefined, file: ContentFile, faults: FaultList): { value: unknown } | null {
  const { name } = file;
  const top: Place = { file: name, path: [], id: null };
  if (text === undefined) {
    faults.error(top, [], 'the file is missing');
    return null;
  }
  const scan = scanJson(text);
  if (scan.kind === 'invalid') {
    faults.error(top, [], `is not valid JSON at line ${scan.line}, column ${scan.column}: ${scan.message}`);
    return null;
  }
  faults.locate(name, () => scan.findLine);
  const value = JSON.parse(text) as unknown;
  for (const { path, firstLine } of scan.duplicates) {
    const record = path.slice(0, RECORD_DEPTH[file.shape]);
    const holder = valueAt(value, record);
    const place: Place = { file: name, path: record, id: idsOf(holder)[0] ?? nameOf(holder) };
    faults.error(place, path.slice(record.length), `duplicate name, already used in line ${firstLine}`);
  }
  return { value };
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

/** `id` and `custom_id` of a record, those that are there. */
function idsOf(value: unknown): string[] {
  if (!isObject(value)) return [];
  return ['id', 'custom_id']
    .map((name) => (Object.hasOwn(value, name) ? value[name] : undefined))
    .filter((id): id is string => typeof id === 'string' && id !== '');
}

/** What an editor knows a record without id by. */
function nameOf(value: unknown): string | null {
  const name = isObject(value) && Object.hasOwn(value, 'name') ? value['name'] : null;
  return typeof name === 'string' && name.trim() !== '' ? name : null;
}
