import type { FoundRecord } from '@/lib/content/files/find-records';
import { CONTENT_FILES, type ContentKey } from '@/lib/content/files/table';
import { isObject, valueAt } from '@/lib/content/files/walk';
import { differenceWords, valueWords } from './difference-words';
import { labelOf } from './field-words';
import { partWords } from './entries';
import { changedKeys, idOf, isEqual, titleOf, withValue } from './values';
import { recordsOf } from './working-copy';

/** One change of one record, as a person would tell it. */
export interface Change {
  /** The same for the same field of the same record, whatever its values. */
  id: string;
  file: ContentKey;
  /** By what the record is known, not by its place. */
  record: string;
  /** The field that changed; null if the record as a whole did, or the order of a list. */
  field: string | null;
  before?: unknown;
  after?: unknown;
  /** What it is of: 'Mogra Courts'. */
  title: string;
  /** What became of it: 'price ₹ 1.81 Cr → ₹ 1.90 Cr'. */
  words: string;
}

const ORDER = '(order)';

/** Records by what they are known by: their key, their id, else their words. */
function knownRecords(file: ContentKey, json: unknown): Map<string, FoundRecord> {
  const known = new Map<string, FoundRecord>();
  for (const found of recordsOf(file, json)) {
    const { path, key, value } = found;
    const isInList = typeof path.at(-1) === 'number';
    const own = isInList ? idOf(value) || titleOf(value) || '?' : key;
    const name = [...path.slice(0, -1), own].join('/');
    let record = name;
    for (let count = 2; known.has(record); count++) record = `${name}#${count}`;
    known.set(record, found);
  }
  return known;
}

/** What turned one value of a file into another. `nameOf` gives the name of the project or developer of a key. */
export function findChanges(
  file: ContentKey,
  earlier: unknown,
  later: unknown,
  nameOf: (key: string) => string,
): Change[] {
  const [old, now] = [knownRecords(file, earlier), knownRecords(file, later)];
  const { description, shape } = CONTENT_FILES[file];
  const part = partWords(file);
  const [of, within] = part ? [`: ${part}`, `${part}: `] : ['', ''];
  const changes = [...new Set([...old.keys(), ...now.keys()])].flatMap((record): Change[] => {
    const [from, to] = [old.get(record)?.value, now.get(record)?.value];
    if (isEqual(from, to)) return [];
    const value = to ?? from;
    const key = record.split('/').at(-1) ?? '';
    const title = nameOf(key) || (isObject(value) && titleOf(value)) || key || description;
    const make = (field: string | null, [before, after]: [unknown, unknown], words: string): Change => {
      const id = JSON.stringify([file, record, field]);
      return { id, file, record, field, before, after, title, words };
    };
    if (from === undefined) return [make(null, [from, to], `new${of}`)];
    if (to === undefined) return [make(null, [from, to], `taken out${of}`)];
    if (!isObject(from) || !isObject(to)) return [make(null, [from, to], within + differenceWords(from, to))];
    return changedKeys(from, to).map((field) => {
      const [a, b] = [from[field], to[field]];
      const added = a === undefined ? `now ${valueWords(b)}` : differenceWords(a, b);
      const words = b === undefined ? `taken out, was ${valueWords(a)}` : added;
      return make(field, [a, b], `${within}${labelOf(field).toLowerCase()} ${words}`);
    });
  });
  if (shape !== 'list') return changes;
  const before = [...old.keys()].filter((key) => now.has(key));
  const after = [...now.keys()].filter((key) => old.has(key));
  if (isEqual(before, after)) return changes;
  const order = { id: JSON.stringify([file, ORDER, null]), file, record: ORDER, field: null, title: description };
  return [...changes, { ...order, before, after, words: 'in another order' }];
}

/** The same change the other way round. */
export const inverseOf = (change: Change): Change => ({ ...change, before: change.after, after: change.before });

/**
 * A file's value after a change; null if it no longer has what the change began with. `like` is the value of the file on
 * the side that the change leads to: what is added goes where it stands there. `isForced` puts the change in place of
 * whatever is there.
 */
export function applyChange(json: unknown, change: Change, like: unknown, isForced = false): unknown {
  const { file, record, field, before, after } = change;
  if (record === ORDER) return inOrder(file, json, after);
  const there = knownRecords(file, json).get(record);
  const model = knownRecords(file, like).get(record);
  if (field !== null && !there && isForced) {
    const whole = { ...change, field: null, before: undefined, after: model?.value };
    return applyChange(json, whole, like, isForced);
  }
  const fits = (now: unknown) => isForced || isEqual(now, before) || isEqual(now, after);
  if (field !== null) {
    if (!there || !fits(valueAt(there.value, [field]))) return null;
    const order = isObject(model?.value) ? Object.keys(model.value) : [];
    return withValue(json, [...there.path, field], after, order);
  }
  if (!fits(there?.value)) return null;
  if (there) return withValue(json, there.path, after);
  if (!model || after === undefined) return json;
  const parent = model.path.slice(0, -1);
  const place = model.path.at(-1);
  if (typeof place === 'number') {
    const around = valueAt(json, parent);
    const list: unknown[] = Array.isArray(around) ? around : [];
    return withValue(json, parent, [...list.slice(0, place), after, ...list.slice(place)]);
  }
  const siblings = valueAt(like, parent);
  return withValue(json, model.path, after, isObject(siblings) ? Object.keys(siblings) : []);
}

/** A list in the order that a change asks for; what it does not name stays behind. */
function inOrder(file: ContentKey, json: unknown, order: unknown): unknown[] {
  const known = knownRecords(file, json);
  const names = (Array.isArray(order) ? order.map(String) : []).filter((name) => known.has(name));
  return [...new Set([...names, ...known.keys()])].map((name) => known.get(name)?.value);
}
