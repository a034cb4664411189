import 'server-only';
import { groupedBy } from '@/lib/domain/site/grouped';
import type { z } from 'zod';
import { checkRecord } from './check-record';
import { emptyText, RECORD_DEPTH, type ContentFile } from './table';
import type { ContentSource } from './source';
import { findRecords } from './find-records';
import type { Fault, FaultList } from './faults';
import { scanJson } from './json-scan';
import { validateRecord } from './validate';
import { isObject, type RecordPosition, valueAt, walkTexts } from './walk';
import type { NamedPicture, Entry, LoadedFile } from './loaded-file';

/** Reads, parses and validates one file; mistakes go to `faults`. */
export function readJson<T extends z.ZodType>(
  source: ContentSource,
  file: ContentFile<T>,
  faults: FaultList,
): LoadedFile<z.output<T>> {
  const text = source.read(file.name)?.toString('utf8') ?? null;
  return readFileRecords(parseFile(text, file, faults), file, faults);
}

/** A reading that stays in memory. */
export interface KeptReading {
  text: string | null;
  /** The file's value; undefined if its text could not be read. */
  json: unknown;
  loaded: LoadedFile<unknown>;
  /** By the record's value as it stands in the file's: the same object is the same record. */
  entries: ReadonlyMap<unknown, Entry<unknown>>;
  faults: readonly Fault[];
}

/**
 * Reads a file of which an earlier reading is at hand: only records that changed are checked again. `json` is the value
 * of a text that is known to be sound; without it the text is parsed. Faults have a line where the text is parsed.
 */
export function readJsonAgain(
  text: string | null,
  json: unknown,
  file: ContentFile,
  faults: FaultList,
  before: KeptReading | undefined,
): KeptReading {
  if (before && text === before.text) {
    faults.repeat(before.faults);
    return before;
  }
  const faultsOf = groupedBy(before?.faults ?? [], ({ recordPath }) => recordPath);
  const earlier = new Map<unknown, EarlierEntry>();
  for (const [raw, entry] of before?.entries ?? []) {
    const own = faultsOf.get(entry.position.path) ?? [];
    // What has an error is checked again, so that the error is told again.
    if (own.every(({ severity }) => severity === 'warning')) earlier.set(raw, { ...entry, warnings: own });
  }
  const known = faults.all.length;
  const value = json === undefined ? parseFile(text, file, faults) : { value: json };
  const entries = new Map<unknown, Entry<unknown>>();
  const loaded = readFileRecords(value, file, faults, earlier, entries);
  return { text, json: value?.value, loaded, entries, faults: faults.all.slice(known) };
}

/** A record that was checked before, and what it was warned of. */
type EarlierEntry = Pick<Entry<unknown>, 'value' | 'pictures'> & { warnings: readonly Fault[] };

/**
 * The records of a file. A record whose value is among `earlier` is not checked again. Where they stay in memory, `kept`
 * takes them by their values in the file.
 */
function readFileRecords<T extends z.ZodType>(
  json: { value: unknown } | null,
  file: ContentFile<T>,
  faults: FaultList,
  earlier: ReadonlyMap<unknown, EarlierEntry> = new Map(),
  kept?: Map<unknown, Entry<unknown>>,
): LoadedFile<z.output<T>> {
  const loaded: LoadedFile<z.output<T>> = {
    entries: [],
    keys: new Set(),
    ids: new Set(),
    recordPaths: [],
    topKeys: [],
    isUnreadable: false,
  };
  if (!json) return { ...loaded, isUnreadable: true };
  loaded.topKeys = isObject(json.value) ? Object.keys(json.value) : [];
  const found = findRecords(file, json.value, faults);
  loaded.isUnreadable = faults.hasError({ file: file.name, path: [], id: null });
  for (const { path, key, value } of found) {
    const ownIds = idsOf(value);
    const position: RecordPosition = { file: file.name, path, id: ownIds[0] ?? recordNameOf(value) };
    loaded.recordPaths.push(path);
    loaded.keys.add(key);
    for (const id of ownIds.length > 0 ? ownIds : [key]) loaded.ids.add(id);
    const twin = typeof value === 'object' ? earlier.get(value) : undefined;
    const checked = twin ? checkAgain(twin, position, faults) : checkAnew(file, key, value, position, faults);
    if (!checked) continue;
    const entry = { position, key, id: ownIds[0] ?? key, ...(checked as Checked<z.output<T>>) };
    loaded.entries.push(entry);
    kept?.set(typeof value === 'object' ? value : entry, entry);
  }
  return loaded;
}

type Checked<T> = Pick<Entry<T>, 'value' | 'pictures'>;

function checkAgain(earlier: EarlierEntry, position: RecordPosition, faults: FaultList): Checked<unknown> {
  for (const { kind, fieldPath, message } of earlier.warnings)
    faults.warn(kind ?? 'default', position, fieldPath, message);
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

const IMAGE_FIELDS = ['image', 'logo', 'bgImage', 'images', 'edgeImage', 'heroImages', 'officeMap', 'sitePlanImages'];

function picturesIn(record: unknown): NamedPicture[] {
  const pictures: NamedPicture[] = [];
  walkTexts(record, (text, path, part) => {
    const field = path.findLast((step) => typeof step === 'string' && step !== 'url');
    if (part === 'value' && text !== '' && IMAGE_FIELDS.includes(String(field))) pictures.push([path, text]);
  });
  return pictures;
}

function parseFile(present: string | null, file: ContentFile, faults: FaultList): { value: unknown } | null {
  const { name } = file;
  const text = present?.replace(/^\uFEFF/, '') ?? (file.isOptional ? emptyText(file) : null);
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
  faults.locate(name, scan.findLine);
  const value = JSON.parse(text) as unknown;
  for (const { path, firstLine } of scan.duplicates) {
    const record = path.slice(0, RECORD_DEPTH[file.shape]);
    const holder = valueAt(value, record);
    const position: RecordPosition = { file: name, path: record, id: idsOf(holder)[0] ?? recordNameOf(holder) };
    faults.error(position, path.slice(record.length), `duplicate name, already used in line ${firstLine}`);
  }
  return { value };
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
