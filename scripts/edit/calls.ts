import { CONTENT_FILES, KEY_OF_FILE, type ContentKey } from '@/lib/content/files/table';
import { isObject } from '@/lib/content/files/walk';
import type { Fault } from '@/lib/content/files/faults';
import { describeForm, type Field } from '@/lib/content/editing/form';
import { recordsOf, textIn } from '@/lib/content/editing/record-words';
import { saveRecords, type RecordChange } from '@/lib/content/editing/save';
import { listThings, newThing, openThing, THING_KINDS, type Part } from '@/lib/content/editing/things';
import type { WorkingCopy } from '@/lib/content/editing/working-copy';
import { addressOf } from './addresses';
import { CallError, type Calls } from './call';

/** A word to choose, and what it means. */
export type Choice = readonly [value: string, label: string];

/** What a form of the page needs of a fault. */
export interface ToldFault extends Pick<Fault, 'severity' | 'recordPath' | 'fieldPath' | 'message'> {
  file: ContentKey;
}

const toldFault = ({ file, severity, recordPath, fieldPath, message }: Fault): ToldFault[] => {
  const key = KEY_OF_FILE.get(file);
  return key ? [{ file: key, severity, recordPath, fieldPath, message }] : [];
};

/** The faults of a thing's records. */
function faultsOf(copy: WorkingCopy, parts: readonly Part[]): ToldFault[] {
  const records = new Set(parts.map(({ file, path }) => JSON.stringify([CONTENT_FILES[file].name, ...path])));
  return copy
    .faults()
    .all.filter(({ file, recordPath }) => records.has(JSON.stringify([file, ...recordPath])))
    .flatMap(toldFault);
}

function choicesOf(copy: WorkingCopy): Record<string, Choice[]> {
  const records = (file: ContentKey) => recordsOf(file, copy.json(file));
  const group = (name: string) =>
    records('catalogue').flatMap(({ path, key, value }): Choice[] =>
      path[0] === name ? [[key, textIn(value, 'label')]] : [],
    );
  const names = records('developerNames').map(({ key, value }): Choice => [key, String(value)]);
  return {
    cities: records('cities').map(({ value }) => [textIn(value, 'name'), '']),
    developers: names.map(([, name]) => [name, '']),
    'developer slugs': names,
    projects: [...records('residentialProjects'), ...records('commercialProjects')].map(({ value }) => [
      textIn(value, 'id') || textIn(value, 'custom_id'),
      textIn(value, 'name'),
    ]),
    amenities: group('amenities'),
    specifications: group('specifications'),
  };
}

function forms(): Record<string, Field> {
  return Object.fromEntries(Object.entries(CONTENT_FILES).map(([key, { schema }]) => [key, describeForm(schema, key)]));
}

/** The calls by which the page reads and writes content. */
export function contentCalls(copy: WorkingCopy): Calls {
  return {
    'GET /api/things': () => {
      copy.refresh();
      const things = listThings(copy).map(({ kind, key, title, note, picture }) => ({
        kind,
        key,
        title,
        note,
        picture,
      }));
      return { kinds: THING_KINDS, things, choices: choicesOf(copy), forms: forms() };
    },
    'GET /api/thing': ({ query }) => {
      copy.refresh();
      const opened = openThing(copy, query.get('kind') ?? '', query.get('key') ?? '');
      if (!opened) throw new CallError('It is not there any more.');
      return { ...opened, faults: faultsOf(copy, opened.parts), address: addressOf(copy, opened.thing) };
    },
    'POST /api/new': ({ body }) => {
      if (!isObject(body)) throw new CallError('That is no thing.');
      copy.refresh();
      const answers = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));
      const parts = newThing(copy, answers['kind'] ?? '', answers);
      if (parts.length === 0) throw new CallError('There is only one of that kind.');
      return { parts };
    },
    'POST /api/save': ({ body }) => {
      if (!Array.isArray(body) || !body.every(isObject)) throw new CallError('Those are no records.');
      const result = saveRecords(copy, body as unknown as RecordChange[]);
      if (result.kind === 'faulty') return { ...result, faults: result.faults.flatMap(toldFault) };
      if (result.kind !== 'saved') return result;
      const faults = faultsOf(copy, result.records as unknown as Part[]);
      return { ...result, faults };
    },
  };
}
