import { SEARCH_RESULT_CAP } from '../site/business-constants';
import { unpackPrice } from '../listing/derived-texts';
import { addSearchRecords, createSearchIndex, groupResults, search, type SearchGroup } from './find';
import { toOtherRecords, toProjectRecords, type FirstSearchPart, type SearchPart, type SearchProject } from './file';
import { toSearchOffer, type SearchFacts, type SearchOffer } from './offer';
import { SEARCH_PAGES } from './pages';
import type { SearchRecord } from './record';
import { plainText, toUsualSpelling } from './spelling';
import { parseSearchWish } from './wish';

/** The results of a query. */
export interface SearchAnswer {
  offer: SearchOffer | null;
  groups: SearchGroup[];
  /** Number of records in the groups. */
  count: number;
}

export interface SearchEngine {
  /** Adds a part of the data; the first part also has all records that are not projects. */
  add: (part: SearchPart | FirstSearchPart) => void;
  answer: (query: string) => SearchAnswer;
}

/** A longer query is probably pasted text, so it is not parsed for filters. */
const LONGEST_QUERY = 120;

function toFacts({ developerSlug, localities, price, bedrooms, status, unitType, kind }: SearchProject): SearchFacts {
  return {
    developerSlug,
    summary: { bedrooms, status: status || null },
    kind,
    unitType,
    localities,
    furnishing: null,
    price: unpackPrice(price).price,
    budgetCrore: null,
    area: null,
  };
}

/** Finds the 15 pages at once, and everything else as its data arrives (spec 8, 9). */
export function createSearchEngine(): SearchEngine {
  const index = createSearchIndex();
  const projects: SearchRecord[] = [];
  const facts: SearchFacts[] = [];
  const developerNames = new Map<string, string>();
  const vocabulary = {
    bedrooms: new Map<string, string>(),
    statuses: new Map<string, string>(),
    localities: new Map<string, string>(),
    cities: new Set<string>(),
    companies: new Map<string, { name: string; slug: string }>(),
  };
  const cityNames = new Set<string>();
  const heard = new Set<string>();
  const learn = (words: Map<string, string>, text: string) => {
    if (heard.has(text)) return;
    heard.add(text);
    const key = toUsualSpelling(text);
    if (key && !words.has(key)) words.set(key, text);
  };
  addSearchRecords(index, SEARCH_PAGES);

  function addProject(project: SearchProject): SearchRecord[] {
    const records = toProjectRecords(project, developerNames);
    const [own] = records;
    if (own) projects.push(own);
    facts.push(toFacts(project));
    for (const text of project.bedrooms) learn(vocabulary.bedrooms, text);
    for (const text of project.localities) learn(vocabulary.localities, text);
    learn(vocabulary.statuses, project.status);
    if (!cityNames.has(project.cityName)) vocabulary.cities.add(toUsualSpelling(project.cityName));
    cityNames.add(project.cityName);
    return records;
  }

  function add(part: SearchPart | FirstSearchPart): void {
    const isFirst = 'companies' in part;
    for (const { id: slug, name } of isFirst ? part.companies : []) {
      developerNames.set(slug, name);
      vocabulary.companies.set(toUsualSpelling(name), { name, slug });
    }
    addSearchRecords(index, part.projects.flatMap(addProject));
    if (isFirst) addSearchRecords(index, toOtherRecords(part));
  }

  function answer(query: string): SearchAnswer {
    const wanted = plainText(query);
    const isPlain = wanted.length > LONGEST_QUERY;
    const wish = wanted && !isPlain ? parseSearchWish(wanted, vocabulary) : null;
    const offer = wish && toSearchOffer(wish, facts);
    const records = search(index, wanted);
    const offered = offer?.indexes.slice(0, SEARCH_RESULT_CAP).flatMap((index) => projects[index] ?? []) ?? [];
    const all = [...new Set([...records, ...offered])].slice(0, SEARCH_RESULT_CAP);
    return { offer, groups: groupResults(all), count: all.length };
  }

  return { add, answer };
}
