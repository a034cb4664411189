import { SEARCH_RESULT_CAP } from '../site/business-constants';
import { groupedBy } from '../site/grouped';
import { searchFields, SEARCH_TYPES, type SearchRecord, type SearchType } from './record';
import { plainText, toSearchTerms, toUsualSpelling, type SearchTerm } from './spelling';

interface SearchEntry {
  record: SearchRecord;
  /** Its nine fields, one per line, so that no match spans two fields. */
  text: string;
}

/** Everything that can be found, prepared once; grows part by part. */
export interface SearchIndex {
  entries: Record<SearchType, SearchEntry[]>;
  byName: Map<string, SearchEntry[]>;
  /** All entries with a word, by type; those with a longer word are among them. */
  withWord: Map<string, SearchEntry[]>;
}

/** Shorter words are in so many records that twenty are found at once. */
const TELLING_LETTERS = 3;
const REMEMBERED_WORDS = 200;

export function createSearchIndex(): SearchIndex {
  const entries = Object.fromEntries(SEARCH_TYPES.map((type) => [type, []])) as unknown as SearchIndex['entries'];
  return { entries, byName: new Map(), withWord: new Map() };
}

/** Adds records, after those of the same type. */
export function addSearchRecords(index: SearchIndex, records: readonly SearchRecord[]): void {
  index.withWord.clear();
  for (const record of records) {
    const entry = { record, text: searchFields(record).map(plainText).join('\n') };
    index.entries[record.type].push(entry);
    const name = plainText(record.name);
    const namesakes = index.byName.get(name);
    if (namesakes) namesakes.push(entry);
    else index.byName.set(name, [entry]);
  }
}

/** Whether a record may be among the results. */
type IsWanted = (record: SearchRecord) => boolean;

/** Whether a text has another as a part, bedrooms as a whole: '5 bhk' is no part of '2.5 bhk', '1 bhk' none of '11 bhk'. */
function hasPart(text: string, wanted: string): boolean {
  if (!/^[\d.]+ ?bhk/.test(wanted)) return text.includes(wanted);
  let at = text.indexOf(wanted);
  while (at >= 0 && /[\d.]/.test(text.charAt(at - 1))) at = text.indexOf(wanted, at + 1);
  return at >= 0;
}

function hasTerm(text: string, term: SearchTerm): boolean {
  return term.some((spelling) => hasPart(text, spelling));
}

/** Records with exactly this name, as written or as most people spell it, by type. */
function findNamesakes(index: SearchIndex, wanted: string): SearchEntry[] {
  const names = new Set([wanted, toUsualSpelling(wanted)]);
  return [...names].flatMap((name) => {
    const namesakes = index.byName.get(name) ?? [];
    return SEARCH_TYPES.flatMap((type) => namesakes.filter(({ record }) => record.type === type));
  });
}

/** All entries with a text of at least three letters, looked for among those with its beginning. */
function entriesWith(index: SearchIndex, word: string): SearchEntry[] {
  const { withWord } = index;
  const known = withWord.get(word);
  if (known) return known;
  if (withWord.size >= REMEMBERED_WORDS) withWord.clear();
  let beginning = word.slice(0, -1);
  while (beginning.length >= TELLING_LETTERS && !withWord.has(beginning)) beginning = beginning.slice(0, -1);
  const among = withWord.get(beginning) ?? allEntries(index).flat();
  const entries = among.filter(({ text }) => text.includes(word));
  withWord.set(word, entries);
  return entries;
}

/** Lists, by type, that hold every entry with all of these words: those of the rarest telling word, else all. */
function listsWith(index: SearchIndex, words: readonly string[]): SearchEntry[][] {
  const telling = words.filter(({ length }) => length >= TELLING_LETTERS).map((word) => entriesWith(index, word));
  const [rarest] = telling.sort((a, b) => a.length - b.length);
  return rarest ? [rarest] : allEntries(index);
}

/** Records with the text in a field, by type; at most as many as are shown. */
function findText(index: SearchIndex, wanted: string): SearchEntry[] {
  const words = wanted.split(' ');
  const hasTelling = words.some(({ length }) => length >= TELLING_LETTERS);
  // '2 or 3 b' has no telling word, but is one as a whole.
  return take(listsWith(index, hasTelling ? words : [wanted]), ({ text }) => hasPart(text, wanted));
}

/** Records with every word in some spelling, by type; at most as many as are shown. */
function findWords(index: SearchIndex, wanted: string, isWanted: IsWanted = () => true): SearchEntry[] {
  const terms = toSearchTerms(wanted);
  if (terms.length === 0) return [];
  const only = terms.flatMap(([spelling, other]) => (spelling && !other ? [spelling] : []));
  const rarestFirst = [...terms].sort((a, b) => (b[0]?.length ?? 0) - (a[0]?.length ?? 0));
  return take(
    listsWith(index, only),
    ({ text, record }) => rarestFirst.every((term) => hasTerm(text, term)) && isWanted(record),
  );
}

function allEntries(index: SearchIndex): SearchEntry[][] {
  return SEARCH_TYPES.map((type) => index.entries[type]);
}

function take(lists: readonly SearchEntry[][], isFound: (entry: SearchEntry) => boolean): SearchEntry[] {
  const found: SearchEntry[] = [];
  for (const list of lists) {
    for (const entry of list) {
      if (!isFound(entry)) continue;
      found.push(entry);
      if (found.length >= SEARCH_RESULT_CAP) return found;
    }
  }
  return found;
}

/**
 * At most 20 records: those with exactly that name, then those with the query in one of their nine fields, then those
 * with each of its words in some usual spelling. Each step is sorted by type (spec 9; routes-and-content, Search). An
 * empty query finds nothing.
 */
export function search(index: SearchIndex, query: string, types?: readonly SearchType[]): SearchRecord[] {
  const wanted = plainText(query);
  if (!wanted) return [];
  if (types) return searchTypes(index, wanted, types);
  const found = new Set([...findNamesakes(index, wanted), ...findText(index, wanted)]);
  // A single word in its only spelling has just been searched.
  const isSearched = toSearchTerms(wanted)
    .flat()
    .every((spelling) => spelling === wanted);
  if (found.size < SEARCH_RESULT_CAP && !isSearched) for (const entry of findWords(index, wanted)) found.add(entry);
  return [...found].slice(0, SEARCH_RESULT_CAP).map(({ record }) => record);
}

/** The same among a few types only. */
function searchTypes(index: SearchIndex, wanted: string, types: readonly SearchType[]): SearchRecord[] {
  const lists = types.map((type) => index.entries[type]);
  const terms = toSearchTerms(wanted);
  const hasAll = (text: string) => terms.length > 0 && terms.every((term) => hasTerm(text, term));
  return take(lists, ({ text }) => hasPart(text, wanted) || hasAll(text)).map(({ record }) => record);
}

/** At most 20 records with each word of a query, out of those that are wanted, by type. */
export function searchAmong(index: SearchIndex, query: string, isWanted: IsWanted): SearchRecord[] {
  return findWords(index, plainText(query), isWanted).map(({ record }) => record);
}

/** Whether a record has the query as its name, in any usual spelling. */
export function isNamed(index: SearchIndex, query: string, record: SearchRecord): boolean {
  return findNamesakes(index, plainText(query)).some((entry) => entry.record === record);
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
