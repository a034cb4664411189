import 'server-only';
import type { z } from 'zod';
import { checkRecord } from './check-record';
import { emptyText, RECORD_DEPTH, type ContentFile } from './table';
import type { ContentSource } from './source';
import { findRecords } from './find-records';
import type { Fault, FaultList } from './faults';
import { scanJson } from './json-scan';
import { validateRecord } from './validate';
import { isObject, type RecordPosition, valueAt, walkTexts } from './walk';
import type { NamedPicture, LoadedFile } from './loaded-file';

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
  loaded: LoadedFile<unknown>;
  faults: readonly Fault[];
}

/**
 * Reads a file of which an earlier reading is at hand: an equal text is not checked again. `json` is the value of a text
 * that is known to be sound; without it the text is parsed. Faults have a line where the text is parsed.
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
  const known = faults.all.length;
  const value = json === undefined ? parseFile(text, file, faults) : { value: json };
  const loaded = readFileRecords(value, file, faults);
  return { text, loaded, faults: faults.all.slice(known) };
}

/** The records of a file. */
function readFileRecords<T extends z.ZodType>(
  json: { value: unknown } | null,
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
  if (!json) return { ...loaded, isUnreadable: true };
  loaded.topKeys = isObject(json.value) ? Object.keys(json.value) : [];
  const found = findRecords(file, json.value, faults);
  loaded.isUnreadable = faults.hasError({ file: file.name, path: [], id: null });
  for (const { path, key, value: raw } of found) {
    const ownIds = idsOf(raw);
    const position: RecordPosition = { file: file.name, path, id: ownIds[0] ?? recordNameOf(raw) };
    loaded.recordPaths.push(path);
    loaded.keys.add(key);
    for (const id of ownIds.length > 0 ? ownIds : [key]) loaded.ids.add(id);
    const valid = validateRecord(file.schema, raw, position, faults);
    if (!valid) continue;
    const { value } = valid;
    checkRecord(file.name, { position, key, value }, faults);
    loaded.entries.push({ position, key, id: ownIds[0] ?? key, value, pictures: picturesIn(value) });
  }
  return loaded;
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
