import { z } from 'zod';
import { CONTENT_FILES, KEY_OF_FILE, type ContentKey } from '@/lib/content/files/table';
import { isObject } from '@/lib/content/files/walk';
import type { Fault } from '@/lib/content/files/faults';
import { isEqual } from '@/lib/content/editing/equal';
import { describeForm, type Field } from '@/lib/content/editing/form';
import { textIn } from '@/lib/content/editing/record-words';
import { saveRecords, type RecordChange } from '@/lib/content/editing/save';
import {
  developerNames,
  listThings,
  newThing,
  openThing,
  projectNames,
  THING_KINDS,
  type Part,
} from '@/lib/content/editing/things';
import type { WorkingCopy } from '@/lib/content/editing/working-copy';
import { addressOf } from './addresses';
import { CallError, expecting } from './call';

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
function faultsOf(copy: WorkingCopy, parts: readonly Pick<Part, 'file' | 'path'>[]): ToldFault[] {
  const isTheirs = ({ file, recordPath }: Fault) =>
    parts.some((part) => CONTENT_FILES[part.file].name === file && isEqual(part.path, recordPath));
  return copy.faults().all.filter(isTheirs).flatMap(toldFault);
}

function choicesOf(copy: WorkingCopy): Record<string, Choice[]> {
  const cities = copy.records('cities');
  const catalogue = copy.records('catalogue');
  const labelsIn = (group: string) =>
    catalogue.flatMap(({ path, key, value }): Choice[] => (path[0] === group ? [[key, textIn(value, 'label')]] : []));
  const developers = developerNames(copy);
  return {
    cities: cities.map(({ value }) => [textIn(value, 'name'), '']),
    developers: developers.map(([, name]) => [name, '']),
    'developer slugs': developers,
    projects: projectNames(copy),
    amenities: labelsIn('amenities'),
    specifications: labelsIn('specifications'),
  };
}

function forms(): Record<string, Field> {
  return Object.fromEntries(Object.entries(CONTENT_FILES).map(([key, { schema }]) => [key, describeForm(schema, key)]));
}

/** The calls by which the page reads and writes content. */
export function contentCalls(copy: WorkingCopy) {
  return {
    things() {
      copy.refresh();
      return { kinds: THING_KINDS, things: listThings(copy), choices: choicesOf(copy), forms: forms() };
    },
    thing: expecting(z.object({ kind: z.string(), key: z.string() }), ({ kind, key }) => {
      copy.refresh();
      const opened = openThing(copy, kind, key);
      if (!opened) throw new CallError('It is not there any more.');
      return { ...opened, faults: faultsOf(copy, opened.parts), address: addressOf(copy, opened.thing) };
    }),
    make: expecting(z.record(z.string(), z.string()), (answers) => {
      copy.refresh();
      const made = newThing(copy, answers);
      if (!made) throw new CallError('There is only one of that kind.');
      return made;
    }),
    save: expecting(z.array(z.custom<RecordChange>(isObject)), (changes) => {
      const result = saveRecords(copy, changes);
      if (result.kind === 'faulty') return { ...result, faults: result.faults.flatMap(toldFault) };
      return result.kind === 'saved' ? { ...result, faults: faultsOf(copy, result.records) } : result;
    }),
  };
}
