import { SEARCH_RESULT_CAP } from '../site/business-constants';
import { groupedBy } from '../site/grouped';
import { searchFields, SEARCH_TYPES, type SearchRecord, type SearchType } from './record';
import { plainText, toSearchTerms, toUsualSpelling, type SearchTerm } from './spelling';

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

/** Entries with exactly this name, as written or as most people spell it. */
function findNamesakes(entries: readonly SearchEntry[], wanted: string): SearchEntry[] {
  const names = new Set([wanted, toUsualSpelling(wanted)]);
  return [...names].flatMap((wantedName) => entries.filter(({ name }) => name === wantedName));
}

const firstRecords = (entries: Iterable<SearchEntry>): SearchRecord[] =>
  [...entries].slice(0, SEARCH_RESULT_CAP).map(({ record }) => record);

/**
 * At most 20 records: those with exactly that name, then those with the query in one of their nine fields, then those
 * with each of its words in some usual spelling. Each step is sorted by type (spec 9; routes-and-content, Search). An
 * empty query finds nothing.
 */
export function search(entries: readonly SearchEntry[], query: string): SearchRecord[] {
  const wanted = plainText(query);
  if (!wanted) return [];
  const terms = toSearchTerms(wanted);
  return firstRecords(
    new Set([
      ...findNamesakes(entries, wanted),
      ...entries.filter(({ text }) => hasPart(text, wanted)),
      ...entries.filter(({ text }) => hasTerms(text, terms)),
    ]),
  );
}

/** At most 20 records of a few types, with the query in a field or each of its words in some usual spelling. */
export function searchTypes(
  entries: readonly SearchEntry[],
  query: string,
  types: readonly SearchType[],
): SearchRecord[] {
  const wanted = plainText(query);
  const terms = toSearchTerms(wanted);
  const own = entries.filter(({ record }) => types.includes(record.type));
  return firstRecords(own.filter(({ text }) => hasPart(text, wanted) || hasTerms(text, terms)));
}

/**
 * Records of a few types whose whole name is in a query, or for a service what it does: 'Property Management' of 'property
 * management for nri', 'NRI Services' of 'power of attorney for a flat'.
 */
export function findNamedIn(
  entries: readonly SearchEntry[],
  query: string,
  types: readonly SearchType[],
): SearchRecord[] {
  const wanted = ` ${plainText(query)} `;
  const namesOf = ({ name, record: { type, description } }: SearchEntry) =>
    type === 'service' ? [name, ...plainText(description).split(/[,.] ?/)] : [name];
  const isNamedIn = (entry: SearchEntry) => namesOf(entry).some((name) => name && wanted.includes(` ${name} `));
  return firstRecords(entries.filter((entry) => types.includes(entry.record.type) && isNamedIn(entry)));
}

/** At most 20 records with each word of a query, out of those that are wanted. */
export function searchAmong(
  entries: readonly SearchEntry[],
  query: string,
  isWanted: (record: SearchRecord) => boolean,
): SearchRecord[] {
  const terms = toSearchTerms(plainText(query));
  return firstRecords(entries.filter(({ text, record }) => isWanted(record) && hasTerms(text, terms)));
}

/** Whether a record has the query as its name, in any usual spelling. */
export function isNamed(entries: readonly SearchEntry[], query: string, record: SearchRecord): boolean {
  return findNamesakes(entries, plainText(query)).some((entry) => entry.record === record);
}

/** The words of a query that a record does not have, in any usual spelling. */
export function missingWords(record: SearchRecord, query: string): string[] {
  const words = (text: string) => ` ${text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `;
  const text = words(searchFields(record).map(plainText).join(' '));
  const hasWord = (term: SearchTerm) => term.some((spelling) => text.includes(words(spelling)));
  return toSearchTerms(query).flatMap((term) => (hasWord(term) ? [] : (term[0] ?? [])));
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
