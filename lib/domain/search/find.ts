import { SEARCH_RESULT_CAP } from '../site/business-constants';
import { groupedBy } from '../site/grouped';
import { searchFields, SEARCH_TYPES, type SearchRecord, type SearchType } from './record';
import { plainText, toSearchTerms, type SearchTerm } from './spelling';

interface SearchEntry {
  record: SearchRecord;
  /** Its nine fields, one a line, so that no match runs from one into the next. */
  text: string;
}

/** Everything that can be found, prepared once; grows part by part. */
export interface SearchIndex {
  entries: Record<SearchType, SearchEntry[]>;
  byName: Map<string, SearchEntry[]>;
  /** Everything that has the text last looked for: what has a longer one is among it. */
  last: { wanted: string; entries: SearchEntry[] } | null;
}

export function createSearchIndex(): SearchIndex {
  const entries = Object.fromEntries(SEARCH_TYPES.map((type) => [type, []])) as unknown as SearchIndex['entries'];
  return { entries, byName: new Map(), last: null };
}

/** Takes further records in, after those of the same type. */
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

/** Those of exactly that name, by type. */
function findNamesakes(index: SearchIndex, wanted: string): SearchEntry[] {
  const namesakes = index.byName.get(wanted) ?? [];
  return SEARCH_TYPES.flatMap((type) => namesakes.filter(({ record }) => record.type === type));
}

/** Those that have the text in a field, by type; as many as are shown. */
function findText(index: SearchIndex, wanted: string): SearchEntry[] {
  const { last } = index;
  const isLonger = last !== null && wanted.startsWith(last.wanted);
  const found = take(isLonger ? [last.entries] : allEntries(index), ({ text }) => text.includes(wanted));
  index.last = found.length < SEARCH_RESULT_CAP ? { wanted, entries: found } : isLonger ? last : null;
  return found;
}

/** Those that have every word in some spelling, by type; as many as are shown. */
function findWords(index: SearchIndex, wanted: string): SearchEntry[] {
  const terms = toSearchTerms(wanted);
  // A single word that is spelt one way only has been looked for already.
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
 * At most 20: those of exactly that name, then by type those with the query in one of their nine fields, then by type
 * those with each of its words in some spelling people use (spec 9; routes-and-content, Search). An empty query finds
 * nothing.
 */
export function search(index: SearchIndex, query: string): SearchRecord[] {
  const wanted = plainText(query);
  if (!wanted) return [];
  const found = new Set([...findNamesakes(index, wanted), ...findText(index, wanted)]);
  if (found.size < SEARCH_RESULT_CAP) for (const entry of findWords(index, wanted)) found.add(entry);
  return [...found].slice(0, SEARCH_RESULT_CAP).map(({ record }) => record);
}

/** Results under the head of their category, in the order the categories first appear (spec 2, Search box). */
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
