import { z } from 'zod';
import { CONTENT_FILES, type ContentKey, KEY_OF_FILE } from '@/lib/content/files/table';
import { isObject, valueAt } from '@/lib/content/files/walk';
import type { Fault } from '@/lib/content/files/faults';
import { RECORD_PARTS } from '@/lib/content/records/parts';
import { cityPath, developerPath, localityPath, projectPath, ROUTES } from '@/lib/domain/site/routes';
import { isOfPriceOrRera } from '../entries/apply-changes';
import { valueWords } from '../entries/difference-words';
import { describeForm, type Field } from '../entries/form';
import { isEqual, textIn } from '../entries/values';
import { type RecordChange, saveRecords } from '../entries/save';
import { findStale } from '../entries/stale';
import {
  developerNames,
  type Entry,
  ENTRY_TYPES,
  labelOfFile,
  listEntries,
  newEntry,
  openEntry,
  type Part,
  projectNames,
  usualPlans,
} from '../entries/entries';
import { BULK_STATUSES } from '../sheet/bulk';
import type { WorkingCopy } from '../entries/working-copy';
import { CallError, type Choice, expecting } from './call';
import type { Publisher } from './publisher';

const ids = z.array(z.string());
const commit = z.object({ commit: z.string() });

/** A line of `/metrics`: a project and how many people wait to be told of it. */
const LINE = /^enquiry_people_waiting\{project="([^"]+)"\} (\d+)$/gm;

/**
 * How many people wait to be told of each project, as the endpoint of `ENQUIRY_METRICS_URL` says; nobody where it is not
 * set or does not answer.
 */
async function peopleWaiting(): Promise<ReadonlyMap<string, number>> {
  const { ENQUIRY_METRICS_URL: url, METRICS_TOKEN: token } = process.env;
  if (!url || !token) return new Map();
  try {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(3000) });
    const text = response.ok ? await response.text() : '';
    return new Map([...text.matchAll(LINE)].map(([, project = '', count]) => [project, Number(count)]));
  } catch {
    return new Map();
  }
}

/** The calls by which the page shows changes and publishes them. `serve` builds the site of what was published. */
export function publicationCalls(publisher: Publisher, serve: () => Promise<string>) {
  return {
    async changes() {
      const { changes, pictures, conflicts } = publisher.pending();
      const waiting = changes.some(isOfPriceOrRera) ? await peopleWaiting() : new Map<string, number>();
      return {
        changes: changes.map((change) => {
          const { id, title, words, before, after, record } = change;
          return {
            id,
            title,
            words,
            // How many wait to be told of a project whose price changes.
            waiting: isOfPriceOrRera(change) ? (waiting.get(record.split('/').at(-1) ?? '') ?? 0) : 0,
            // The value that somebody else published meanwhile, beside the own one.
            conflict: conflicts.has(id) ? { theirs: valueWords(before), mine: valueWords(after) } : null,
          };
        }),
        pictures,
      };
    },
    publications: () => ({ published: publisher.list(), asked: publisher.asked.list() }),
    agree: expecting(commit, async (asked) => {
      const published = publisher.agree(asked.commit);
      return { local: await serve(), ...published };
    }),
    refuse: expecting(commit, (asked) => publisher.asked.refuse(asked.commit)),
    putBack: expecting(z.object({ ids }), (asked) => publisher.putBack(asked.ids)),
    publish: expecting(z.object({ ids, message: z.string() }), async (asked) => {
      const published = publisher.publish(asked.ids, asked.message);
      return { local: await serve(), ...published };
    }),
    takeBack: expecting(commit, async (asked) => {
      const published = publisher.takeBack(asked.commit);
      return { local: await serve(), ...published };
    }),
  };
}

const PAGES: Readonly<Record<string, string>> = {
  trending: ROUTES.trending,
  careers: ROUTES.career,
  about: ROUTES.about,
  rate: RECORD_PARTS.getSoldStates ? ROUTES.costOfBuying : ROUTES.home,
  site: ROUTES.contact,
};

/** The page that shows an entry (spec 2). */
function addressOf(copy: WorkingCopy, { type, key, file, path }: Entry): string {
  const isCity = valueAt(copy.json('cities'), [key]) !== undefined;
  if (type === 'project') return projectPath(String(path[0]), key);
  if (type === 'developer') return developerPath(key);
  if (type === 'city' || type === 'map') return textIn(valueAt(copy.json('cities'), [key]), 'path') || cityPath(key);
  if (type === 'locality') return isCity ? cityPath(key) : localityPath(key);
  const slug = type === 'service' ? textIn(valueAt(copy.json(file), path), 'slug') : '';
  if (slug !== '') return slug.startsWith('/') ? slug : `/service/${slug}`;
  return Object.hasOwn(PAGES, type) ? (PAGES[type] ?? ROUTES.home) : ROUTES.home;
}

/** What a form of the page needs of a fault. */
export interface ToldFault extends Pick<Fault, 'severity' | 'recordPath' | 'fieldPath' | 'message'> {
  file: ContentKey;
  /** Nothing is said yet. */
  isMissing: boolean;
}

/** A fault's words for a person who knows no files. */
const plainWords = (message: string): string =>
  message
    .replace(/^missing, expected .*/, 'it is needed')
    .replace(/ of (cities|developerNames)\.json/, '')
    .replace(/\b\w+\.json/g, (name) => `“${labelOfFile(KEY_OF_FILE.get(name))}”`);

const toldFault = ({ file, severity, recordPath, fieldPath, message }: Fault): ToldFault[] => {
  const [key, isMissing] = [KEY_OF_FILE.get(file), message.startsWith('missing')];
  return key ? [{ file: key, severity, recordPath, fieldPath, message: plainWords(message), isMissing }] : [];
};

/** The faults of an entry's records. */
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
    entries() {
      copy.refresh();
      const entries = listEntries(copy);
      return {
        ...{ types: ENTRY_TYPES, entries, stale: findStale(copy), statuses: BULK_STATUSES },
        ...{ choices: choicesOf(copy), forms: forms() },
      };
    },
    entry: expecting(z.object({ type: z.string(), key: z.string() }), ({ type, key }) => {
      copy.refresh();
      const opened = openEntry(copy, type, key);
      if (!opened) throw new CallError('It is not there any more.');
      const { entry, parts } = opened;
      return {
        entry,
        parts,
        faults: faultsOf(copy, parts),
        address: addressOf(copy, entry),
        plans: usualPlans(copy, entry),
      };
    }),
    make: expecting(z.record(z.string(), z.string()), (answers) => {
      copy.refresh();
      const made = newEntry(copy, answers);
      if (!made) throw new CallError('There is only one of that type.');
      if (openEntry(copy, made.entry.type, made.entry.key)) {
        throw new CallError(`“${made.entry.key}” is there already: take another name or id.`);
      }
      return { ...made, faults: [], address: ROUTES.home, plans: usualPlans(copy, made.entry) };
    }),
    save: expecting(z.array(z.custom<RecordChange>(isObject)), (changes) => {
      const result = saveRecords(copy, changes);
      if (result.kind === 'faulty') return { ...result, faults: result.faults.flatMap(toldFault) };
      return result.kind === 'saved' ? { ...result, faults: faultsOf(copy, result.records) } : result;
    }),
  };
}
