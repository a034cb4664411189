import { isSlug } from '@/lib/domain/site/slug';
import { formatFault, type Fault } from '@/lib/content/files/faults';
import {
  CONTENT_FILES,
  emptyText,
  layOut,
  RECORD_DEPTH,
  type ContentFile,
  type ContentKey,
} from '@/lib/content/files/table';
import { isObject, type JsonPath, valueAt } from '@/lib/content/files/walk';
import { idOf, isEqual, withValue } from './values';
import type { WorkingCopy } from './working-copy';

/** A value that two people may have changed; null if both did, each in another way. */
function joined(before: unknown, mine: unknown, theirs: unknown): { value: unknown } | null {
  if (isEqual(before, theirs) || isEqual(mine, theirs)) return { value: mine };
  return isEqual(before, mine) ? { value: theirs } : null;
}

/**
 * A record that two people changed: the fields that I changed are mine, all others theirs. A field that both changed is
 * a conflict, '' where it is the whole record.
 */
function mergeValues(before: unknown, mine: unknown, theirs: unknown): { value: unknown; conflicts: string[] } {
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

/** A record as it was when its form was opened, and as it is to be; undefined where it is not there. */
export interface RecordChange {
  file: ContentKey;
  path: JsonPath;
  before?: unknown;
  after?: unknown;
}

/** A field that somebody else changed meanwhile, with both values. */
export interface Conflict {
  file: ContentKey;
  path: JsonPath;
  fields: string[];
  theirs: unknown;
}

export type SaveResult =
  | { kind: 'saved'; records: RecordChange[] }
  | { kind: 'faulty'; faults: Fault[] }
  | { kind: 'conflict'; conflicts: Conflict[] }
  | { kind: 'refused'; message: string };

/** Faults of a text whose values have no certain place. */
const UNEDITABLE = /^(is not valid JSON|duplicate name)/;

/** How often a save begins again because another program saves the same file. */
const TRIES = 5;

const isKey = (step: unknown) => typeof step === 'string' && /^[a-z0-9_-]+$/.test(step) && step !== '__proto__';

/** Whether a path names a record of its file, or a place where one may be added; never a place within a record. */
function isRecordPath({ shape }: ContentFile, path: JsonPath, json: unknown): boolean {
  if (path.length !== RECORD_DEPTH[shape]) return false;
  const last = path.at(-1);
  if (shape === 'list' || shape === 'map of lists') {
    const list = valueAt(json, path.slice(0, -1)) ?? [];
    if (!Array.isArray(list) || typeof last !== 'number' || !Number.isInteger(last)) return false;
    if (last < 0 || last > list.length) return false;
  }
  if (shape === 'map of lists') return isSlug(String(path[0])) && isKey(path[0]);
  if (shape === 'map of maps') return isObject(valueAt(json, path.slice(0, 1))) && isKey(last);
  return shape === 'map' ? isKey(last) : true;
}

/** Where a record stands now: others may have added records before it. One that they took out has the next free place. */
function placeOf({ path, before }: RecordChange, json: unknown): JsonPath {
  const id = idOf(before);
  const list = valueAt(json, path.slice(0, -1));
  if (!Array.isArray(list) || typeof path.at(-1) !== 'number') return path;
  if (before === undefined) return [...path.slice(0, -1), list.length];
  if (isEqual(valueAt(json, path), before)) return path;
  const at = list.findIndex((item) => (id === '' ? isEqual(item, before) : idOf(item) === id));
  if (at === -1 && id === '') return path;
  return [...path.slice(0, -1), at === -1 ? list.length : at];
}

/**
 * Writes changed records, all or none. Refused are paths that are no record's, content that would have an error more
 * than before, and a value that somebody else changed meanwhile; other changes of theirs stay. What another program
 * saves during the check counts as changed meanwhile, too.
 */
export function saveRecords(copy: WorkingCopy, changes: readonly RecordChange[], tries = TRIES): SaveResult {
  if (tries === 0) return { kind: 'refused', message: 'Another program keeps changing this file. Save again.' };
  copy.refresh();
  const values = new Map<string, unknown>();
  const records: RecordChange[] = [];
  const conflicts: Conflict[] = [];
  for (const change of changes) {
    if (!Object.hasOwn(CONTENT_FILES, change.file)) return { kind: 'refused', message: 'There is no such file.' };
    const file = CONTENT_FILES[change.file];
    const broken = copy
      .faults()
      .errors.find(({ file: name, message }) => name === file.name && UNEDITABLE.test(message));
    if (broken) return { kind: 'refused', message: `${formatFault(broken)}. This has to be mended by hand first.` };
    const json = values.get(file.name) ?? copy.json(change.file) ?? (JSON.parse(emptyText(file)) as unknown);
    if (!Array.isArray(change.path) || !isRecordPath(file, change.path, json)) {
      return { kind: 'refused', message: `${file.name} has no record there.` };
    }
    const path = placeOf(change, json);
    const now = valueAt(json, path);
    const { value, conflicts: fields } = mergeValues(change.before, change.after, now);
    if (fields.length > 0) conflicts.push({ file: change.file, path, fields, theirs: now });
    // The first record of a list brings the list with it.
    const isFirst = value !== undefined && path.length === 2 && valueAt(json, path.slice(0, 1)) === undefined;
    const [at, put] = isFirst ? [path.slice(0, 1), [value]] : [path, value];
    records.push({ file: change.file, path, before: value, after: value });
    if (now === undefined && value === undefined) continue;
    values.set(file.name, withValue(json, at, put));
  }
  if (conflicts.length > 0) return { kind: 'conflict', conflicts };
  const texts = new Map([...values].map(([name, value]) => [name, layOut(value)]));
  const { faults, write } = copy.check(texts, values);
  const known = new Set(copy.faults().all.filter(isGrave).map(identityOf));
  const added = faults.all.filter((fault) => isGrave(fault) && !known.has(identityOf(fault)));
  if (added.length > 0) return { kind: 'faulty', faults: added };
  return write() ? { kind: 'saved', records } : saveRecords(copy, changes, tries - 1);
}

/** Writes changed records, all or none; says why not in words, null if it did. */
export function saveOrSay(copy: WorkingCopy, changes: readonly RecordChange[]): string | null {
  const saved = saveRecords(copy, changes);
  if (saved.kind === 'refused') return saved.message;
  if (saved.kind === 'faulty') return `So it would be wrong: ${saved.faults.map(formatFault).join('; ')}`;
  return saved.kind === 'conflict' ? 'Somebody else changed the same records meanwhile. Read them again.' : null;
}

/** An unknown field is a typing error of a person, but never one of a form. */
const isGrave = ({ severity, kind }: Fault) => severity === 'error' || kind === 'unknown field';

function identityOf({ file, recordPath, fieldPath, message }: Fault): string {
  return JSON.stringify([file, recordPath, fieldPath, message]);
}
