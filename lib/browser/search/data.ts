import { REQUEST_TIMEOUT_MS, SEARCH_RESULT_CAP } from '@/lib/domain/site/business-constants';
import { createSearchEngine, type SearchAnswer } from '@/lib/domain/search/engine';
import { searchPartPath, type FirstSearchPart, type SearchPart } from '@/lib/domain/search/file';
import { askFirstSearchPart, forgetFirstSearchPart } from './first-part';
import { readData } from '../read-data';
import { isSavingData } from '../calm';
import type { KnownAnswers } from '@/lib/domain/search/answers';
import { toSearchStart, type SearchStartLinks } from '@/lib/domain/search/start';

/** Loading state of the search data; a new object for each part. */
export interface SearchDataState {
  kind: 'waiting' | 'loading' | 'ready' | 'failed';
  /** Parts still to load; 0 if the rest cannot be loaded. */
  partsLeft: number;
}

const engine = createSearchEngine();
const listeners = new Set<() => void>();
let state: SearchDataState = { kind: 'waiting', partsLeft: 0 };
let nextPart = 1;
let isFetching = false;
let areAnswersAsked = false;

function change(next: SearchDataState): void {
  state = next;
  for (const listener of listeners) listener();
}

function tooLate(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('time-out')), REQUEST_TIMEOUT_MS);
  });
}

async function fetchPart(part: number): Promise<SearchPart | FirstSearchPart> {
  try {
    const request = part === 1 ? askFirstSearchPart() : fetch(searchPartPath(part));
    const response = await Promise.race([request, tooLate()]);
    if (!response.ok) throw new Error(`${response.status}`);
    return (await response.json()) as SearchPart;
  } finally {
    forgetFirstSearchPart();
  }
}

async function take(): Promise<void> {
  if (isFetching) return;
  isFetching = true;
  try {
    const part = await fetchPart(nextPart);
    engine.add(part);
    nextPart += 1;
    const left = 'parts' in part ? part.parts - 1 : state.partsLeft - 1;
    isFetching = false;
    change({ kind: 'ready', partsLeft: left });
  } catch (error) {
    isFetching = false;
    console.info('search data:', error);
    change({ kind: nextPart > 1 ? 'ready' : 'failed', partsLeft: 0 });
  }
}

/** Questions and terms come with the first query; the records can be found without them. */
function learnAnswers(): void {
  areAnswersAsked = true;
  readData<KnownAnswers>('assistant').then(
    (known) => {
      engine.learn(known);
      change({ ...state });
    },
    (error: unknown) => {
      areAnswersAsked = false;
      console.info('answers:', error);
    },
  );
}

/** Links of the search before anything is typed. */
export function readSearchStart(): SearchStartLinks {
  return toSearchStart(engine);
}

/** Fetches the first part once; after a failure, the next call retries silently (spec 8, Data errors). */
export function loadSearchData(): void {
  if (state.kind === 'waiting') change({ kind: 'loading', partsLeft: 0 });
  if (state.kind === 'loading' || state.kind === 'failed') void take();
}

/** Three letters may be a full name. With fewer, a full list is not worth the rest of the data. */
const TELLING_LENGTH = 3;

/** Fetches a further part if it may hold more matches of a query, and with the first query what answers questions. */
export function fetchMoreFor(query: string, found: number): void {
  const wanted = query.trim();
  if (wanted && !areAnswersAsked && state.kind === 'ready') learnAnswers();
  const mayBeName = wanted.length >= TELLING_LENGTH && !isSavingData();
  if (wanted && state.partsLeft > 0 && (found < SEARCH_RESULT_CAP || mayBeName)) void take();
}

/** The results of a query in the data loaded so far. */
export function askSearch(query: string): SearchAnswer {
  return engine.answer(query);
}

export function readSearchData(): SearchDataState {
  return state;
}

export function watchSearchData(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
