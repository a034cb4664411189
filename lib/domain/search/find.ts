import { SEARCH_RESULT_CAP } from '../site/business-constants';
import { groupedBy } from '../site/grouped';
import { searchFields, SEARCH_TYPES, type SearchRecord, type SearchType } from './record';
import { plainText, toSearchTerms, type SearchTerm } from './spelling';

interface SearchEntry {
  record: SearchRecord;
  /** Its nine fields, one per line, so that no match spans two fields. */
  text: string;
}

/** Everything that can be found, prepared once; grows part by part. */
export interface SearchIndex {
  entries: Record<SearchType, SearchEntry[]>;
  byName: Map<string, SearchEntry[]>;
  /** All records with the last query's text; those with a longer text are among them. */
  last: { wanted: string; entries: SearchEntry[] } | null;
}

export function createSearchIndex(): SearchIndex {
  const entries = Object.fromEntries(SEARCH_TYPES.map((type) => [type, []])) as unknown as SearchIndex['entries'];
  return { entries, byName: new Map(), last: null };
}

/** Adds records, after those of the same type. */
export function addSearchRecords(index: SearchIndex, records: readonly SearchRecord[]): void {
  index.last = null;
  for (const record of records) {
    const entry = { record, text: searchFields(record).map(plainText).join('\n') };
    index.entries[record.type].push(entry);
    const name = plainText(record.name);
    const namesakes = index.byName.get(name);
    if (namesakes) namesakes.push(entry);
    else index.byName.set(name, [entry]);
  }
}

function hasTerm(text: string, term: SearchTerm): boolean {
  return term.some((spelling) => text.includes(spelling));
}

/** Records with exactly this name, by type. */
function findNamesakes(index: SearchIndex, wanted: string): SearchEntry[] {
  const namesakes = index.byName.get(wanted) ?? [];
  return SEARCH_TYPES.flatMap((type) => namesakes.filter(({ record }) => record.type === type));
}

/** Records with the text in a field, by type; at most as many as are shown. */
function findText(index: SearchIndex, wanted: string): SearchEntry[] {
  const { last } = index;
  const isLonger = last !== null && wanted.startsWith(last.wanted);
  const found = take(isLonger ? [last.entries] : allEntries(index), ({ text }) => text.includes(wanted));
  index.last = found.length < SEARCH_RESULT_CAP ? { wanted, entries: found } : isLonger ? last : null;
  return found;
}

/** Records with every word in some spelling, by type; at most as many as are shown. */
function findWords(index: SearchIndex, wanted: string): SearchEntry[] {
  const terms = toSearchTerms(wanted);
  // `findText` has already searched for a single word with only one spelling.
  if (terms.flat().every((spelling) => spelling === wanted)) return [];
  const rarestFirst = [...terms].sort((a, b) => (b[0]?.length ?? 0) - (a[0]?.length ?? 0));
  return take(allEntries(index), ({ text }) => rarestFirst.every((term) => hasTerm(text, term)));
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
export function search(index: SearchIndex, query: string): SearchRecord[] {
  const wanted = plainText(query);
  if (!wanted) return [];
  const found = new Set([...findNamesakes(index, wanted), ...findText(index, wanted)]);
  if (found.size < SEARCH_RESULT_CAP) for (const entry of findWords(index, wanted)) found.add(entry);
  return [...found].slice(0, SEARCH_RESULT_CAP).map(({ record }) => record);
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
