import { SEARCH_RESULT_CAP } from '../site/business-constants';
import { groupedBy } from '../site/grouped';
import { searchFields, SEARCH_TYPES, type SearchRecord, type SearchType } from './record';
import { openWords } from './language';
import { contentWords, plainText, toSearchTerms, toUsualSpelling, type SearchTerm } from './spelling';

/** A record as queries are compared with it. */
export interface SearchEntry {
  record: SearchRecord;
  name: string;
  /** Its nine fields, one per line, so that no match spans two fields. */
  text: string;
}

/** The records by type, within a type as given; `spell` writes places as queries are read. */
export function toSearchEntries(
  records: readonly SearchRecord[],
  spell: (text: string) => string = (text) => text,
): SearchEntry[] {
  const entries = records.map((record) => ({
    record,
    name: plainText(spell(record.name)),
    text: spell(searchFields(record).join('\n')).split('\n').map(plainText).join('\n'),
  }));
  return SEARCH_TYPES.flatMap((type) => entries.filter(({ record }) => record.type === type));
}

/** Whether a text has another as a part, bedrooms as a whole: '5 bhk' is no part of '2.5 bhk', '1 bhk' none of '11 bhk'. */
function hasPart(text: string, wanted: string): boolean {
  let at = text.indexOf(wanted);
  if (at < 0 || !/^[\d.]+ ?bhk/.test(wanted)) return at >= 0;
  while (at >= 0 && /[\d.]/.test(text.charAt(at - 1))) at = text.indexOf(wanted, at + 1);
  return at >= 0;
}

/** Whether a text has every term in some spelling. */
function hasTerms(text: string, terms: readonly SearchTerm[]): boolean {
  return terms.length > 0 && terms.every((term) => term.some((spelling) => hasPart(text, spelling)));
}

type EntryTest = (entry: SearchEntry) => boolean;

/** The first records that pass a test, then those that pass the next; the others are not looked at. */
function firstRecords(
  entries: readonly SearchEntry[],
  tests: readonly EntryTest[],
  most = SEARCH_RESULT_CAP,
): SearchRecord[] {
  const found = new Set<SearchRecord>();
  for (const test of tests) {
    for (const entry of entries) {
      if (found.size === most) return [...found];
      if (test(entry)) found.add(entry.record);
    }
  }
  return [...found];
}

/** Whether an entry has exactly this name: as written, without a question mark, or as most people spell it. */
const nameTests = (wanted: string): EntryTest[] =>
  [...new Set([wanted, withoutQuestionMark(wanted), toUsualSpelling(wanted)])].map(
    (wantedName) => (entry) => entry.name === wantedName,
  );
const withoutQuestionMark = (wanted: string) => wanted.replace(/ ?\?+$/, '');

/**
 * At most 20 records, or `most`: those with exactly that name, then those with the query in one of their nine fields, then
 * those with each of its words in some usual spelling. Each step is sorted by type (spec 9; routes-and-content, Search). An
 * empty query finds nothing.
 */
export function search(entries: readonly SearchEntry[], query: string, most?: number): SearchRecord[] {
  const wanted = plainText(query);
  if (!wanted) return [];
  const terms = toSearchTerms(withoutQuestionMark(wanted));
  const isWhole: EntryTest = ({ text }) => hasPart(text, wanted);
  const hasAll: EntryTest = ({ text }) => hasTerms(text, terms);
  return firstRecords(entries, [...nameTests(wanted), isWhole, hasAll], most);
}

/** Words that ask for somebody who does it, and words of many services. */
const SEEKS =
  /\b(?:check|consult\w*|experts?|help|charges?|fees?|services?|reports?|team|company|advice|designers?|lawyers?)\b/;
const OF_MANY = new Set(['property', 'home', 'service', 'services']);

/**
 * Records of a few types whose whole name is in a query, or for a service what it does: 'Property Management' of 'property
 * management for nri', 'NRI Services' of 'power of attorney for a flat'; and where somebody is sought, a word of its name:
 * 'Vastu Consultancy' of 'vastu check'.
 */
export function findNamedIn(
  entries: readonly SearchEntry[],
  query: string,
  types: readonly SearchType[],
): SearchRecord[] {
  const wanted = ` ${plainText(query)} `;
  const namesOf = ({ name, record: { type, description } }: SearchEntry) =>
    type === 'service' ? [name, ...plainText(description).split(/[,.] ?/)] : [name];
  const isNamedIn = (entry: SearchEntry) =>
    namesOf(entry).some((name) => openWords(name)[0] && wanted.includes(` ${name} `));
  const isSought = ({ name, record: { type } }: SearchEntry) =>
    type === 'service' &&
    SEEKS.test(wanted) &&
    contentWords(name).some((word) => !OF_MANY.has(word) && wanted.includes(` ${word}`));
  const own = entries.filter(({ record }) => types.includes(record.type));
  const named = firstRecords(own, [isNamedIn]);
  return named.length > 0 ? named : firstRecords(own, [isSought]);
}

/** Whether a record has the query as its name, in any usual spelling. */
export function isNamed(entries: readonly SearchEntry[], query: string, record: SearchRecord): boolean {
  const tests = nameTests(plainText(query));
  return entries.some((entry) => entry.record === record && tests.some((test) => test(entry)));
}

/** Results by category, in the order in which the categories first appear (spec 2, Search box). */
export interface SearchGroup {
  category: string;
  records: SearchRecord[];
}

export function groupResults(records: readonly SearchRecord[]): SearchGroup[] {
  return [...groupedBy(records, ({ category }) => category)].map(([category, members]) => ({
    category,
    records: members,
  }));
}
