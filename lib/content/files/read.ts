import 'server-only';
import type { z } from 'zod';
import { checkRecord } from './check-record';
import { RECORD_DEPTH, SHAPE_WORDS, type ContentFile } from './table';
import type { ContentSource } from './source';
import { describeValue } from './describe-value';
import type { FaultList } from './faults';
import { scanJson, type FindLine } from './json-scan';
import { dropCached, readCached, hashRecord, writeCached, cacheKey, type CachedEntry } from './cache';
import { validateRecord } from './validate';
import { isObject, valueAt, walkTexts } from './walk';
import type { JsonPath, RecordPosition } from './record-position';
import type { NamedPicture, Entry, LoadedFile } from './loaded-file';

interface FoundRecord {
  path: JsonPath;
  key: string;
  value: unknown;
}

/** Reads, parses and validates one file; mistakes go to `faults`. */
export function readJson<T extends z.ZodType>(
  source: ContentSource,
  file: ContentFile<T>,
  faults: FaultList,
): LoadedFile<z.output<T>> {
  const bytes = source.read(file.name);
  const cached = bytes && readCached(file.name, bytes);
  if (bytes && cached?.isCurrent) {
    faults.locate(file.name, () => linesOf(textOf(bytes)));
    for (const { position, warnings } of cached.loaded.entries) {
      for (const { kind, fieldPath, message, line } of warnings) faults.warn(kind, position, fieldPath, message, line);
    }
    return cached.loaded as LoadedFile<z.output<T>>;
  }
  const { all } = faults;
  const faultsBefore = all.length;
  const loaded = readFileRecords(bytes, file, faults, cached?.loaded.entries ?? []);
  const own = all.slice(faultsBefore);
  if (bytes && own.every(({ severity }) => severity === 'warning')) writeCached(file.name, bytes, loaded, own);
  else dropCached(file.name);
  return loaded;
}

/** The records of a file. A record whose hash is among `earlier` is not checked again. */
function readFileRecords<T extends z.ZodType>(
  bytes: Buffer | null,
  file: ContentFile<T>,
  faults: FaultList,
  earlier: readonly CachedEntry[],
): LoadedFile<z.output<T>> {
  const loaded: LoadedFile<z.output<T>> = {
    entries: [],
    keys: new Set(),
    ids: new Set(),
    recordPaths: [],
    topKeys: [],
    isUnreadable: false,
  };
  const json = parseFile(bytes && textOf(bytes), file, faults);
  if (!json) return { ...loaded, isUnreadable: true };
  loaded.topKeys = isObject(json.value) ? Object.keys(json.value) : [];
  const found = findRecords(file, json.value, faults);
  loaded.isUnreadable = faults.hasError({ file: file.name, path: [], id: null });
  const known = new Map(earlier.map((entry) => [entry.hash, entry]));
  const isKeeping = cacheKey() !== null;
  for (const { path, key, value } of found) {
    const ownIds = idsOf(value);
    const position: RecordPosition = { file: file.name, path, id: ownIds[0] ?? recordNameOf(value) };
    const record = { position, key, id: ownIds[0] ?? key, hash: isKeeping ? hashRecord(key, value) : '' };
    loaded.recordPaths.push(path);
    loaded.keys.add(key);
    for (const id of ownIds.length > 0 ? ownIds : [key]) loaded.ids.add(id);
    const twin = known.get(record.hash);
    const checked = twin ? checkAgain(twin, position, faults) : checkAnew(file, key, value, position, faults);
    if (checked) loaded.entries.push({ ...record, ...(checked as Checked<z.output<T>>) });
  }
  return loaded;
}

type Checked<T> = Pick<Entry<T>, 'value' | 'pictures'>;

function checkAgain(earlier: CachedEntry, position: RecordPosition, faults: FaultList): Checked<unknown> {
  for (const { kind, fieldPath, message } of earlier.warnings) faults.warn(kind, position, fieldPath, message);
  return { value: earlier.value, pictures: earlier.pictures };
}

function checkAnew<T extends z.ZodType>(
  file: ContentFile<T>,
  key: string,
  raw: unknown,
  position: RecordPosition,
  faults: FaultList,
): Checked<z.output<T>> | null {
  const valid = validateRecord(file.schema, raw, position, faults);
  if (!valid) return null;
  const { value } = valid;
  checkRecord(file.name, { position, key, value }, faults);
  return { value, pictures: picturesIn(value) };
}

const IMAGE_FIELDS = ['image', 'logo', 'bgImage', 'images', 'heroImages', 'sitePlanImages'];

function picturesIn(record: unknown): NamedPicture[] {
  const pictures: NamedPicture[] = [];
  walkTexts(record, (text, path, part) => {
    const field = path.findLast((step) => typeof step === 'string' && step !== 'url');
    if (part === 'value' && text !== '' && IMAGE_FIELDS.includes(String(field))) pictures.push([path, text]);
  });
  return pictures;
}

function textOf(bytes: Buffer): string {
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}

/** Line finder of a valid JSON text. */
function linesOf(text: string): FindLine | null {
  const scan = scanJson(text);
  return scan.kind === 'valid' ? scan.findLine : null;
}

function parseFile(text: string | null, file: ContentFile, faults: FaultList): { value: unknown } | null {
  const { name } = file;
  const top: RecordPosition = { file: name, path: [], id: null };
  if (text === null) {
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
    const position: RecordPosition = { file: name, path: record, id: idsOf(holder)[0] ?? recordNameOf(holder) };
    faults.error(position, path.slice(record.length), `duplicate name, already used in line ${firstLine}`);
  }
  return { value };
}

/** Extracts the records according to the file's shape; a part of another shape is an error. */
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

/** The record's `id` and `custom_id`, if present. */
function idsOf(value: unknown): string[] {
  if (!isObject(value)) return [];
  return ['id', 'custom_id']
    .map((name) => (Object.hasOwn(value, name) ? value[name] : undefined))
    .filter((id): id is string => typeof id === 'string' && id !== '');
}

/** The name by which an editor recognises a record without id. */
function recordNameOf(value: unknown): string | null {
  const name = isObject(value) && Object.hasOwn(value, 'name') ? value['name'] : null;
  return typeof name === 'string' && name.trim() !== '' ? name : null;
}
