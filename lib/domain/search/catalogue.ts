import { bedroomNames } from '../project/bedrooms';
import { unpackArea, unpackPrice } from '../listing/derived-texts';
import { unpackConfigurations } from '../listing/packed-configurations';
import { addSearchRecords, createSearchIndex, missingWords } from './find';
import { toOtherRecords, toProjectRecords, type FirstSearchPart, type SearchPart, type SearchProject } from './file';
import type { SearchFacts } from './facts';
import { SEARCH_PAGES } from './pages';
import { cut } from './limits';
import { takeName } from './names';
import { searchNote, type SearchRecord } from './record';
import { toUsualSpelling } from './spelling';
import { toKnownWords } from './typing-error';
import type { UnderstoodPart } from './ways-on';
import type { PlacePage } from './wish';

/** Names are also typed without their marks: 'no 9 poorvi court'. */
const withoutMarks = (text: string) => cut(text, /[.,?!]/g);

/** Degrees are in hundredths in the file. */
const PER_DEGREE = 100;
const USES = [
  ['office', /office|suite|module|half floor|full floor|quarter floor|clinic/i],
  ['shop', /shop|showroom|boutique|store|kiosk|restaurant|retail|arcade/i],
] as const;

/** Offices and shops are told by the labels of floor plans; without plans by name and description. */
function usesOf({ configurations = [], name, description }: SearchProject): ('office' | 'shop')[] {
  const text = configurations.length > 0 ? configurations.map(([label]) => label).join(' ') : `${name} ${description}`;
  return USES.filter(([, pattern]) => pattern.test(text)).map(([use]) => use);
}

function toFacts(project: SearchProject): SearchFacts {
  const { developerSlug, cityName, localities, bedrooms, status, unitType, kind, configurations = [], at } = project;
  const { price } = unpackPrice(project.price);
  const { area } = unpackArea(project.area);
  const category = project.category ?? kind;
  return {
    developerSlug,
    cityName,
    category,
    uses: category === 'commercial' ? usesOf(project) : [],
    at: at ? [at[0] / PER_DEGREE, at[1] / PER_DEGREE] : null,
    summary: { bedrooms, status: status || null },
    kind,
    unitType,
    localities,
    furnishing: null,
    price,
    budgetCrore: null,
    area,
    configurations: unpackConfigurations(configurations, { kind, unitType, bedrooms, price, area }),
  };
}

/** Everything that has arrived of the search data: records to find, facts to filter, names to understand. */
export function createCatalogue() {
  const index = createSearchIndex();
  const projects: SearchRecord[] = [];
  const facts: SearchFacts[] = [];
  const others: SearchRecord[] = [];
  const developerNames = new Map<string, string>();
  const citySlugs = new Map<string, string>();
  const ambiguous = new Set<string>();
  const vocabulary = {
    bedrooms: new Map<string, string>(),
    statuses: new Map<string, string>(),
    localities: new Map<string, string>(),
    pages: new Map<string, PlacePage>(),
    cities: new Set<string>(),
    ambiguous: new Set<string>(),
    wider: new Map<string, Set<string>>(),
    companies: new Map<string, { name: string; slug: string }>(),
  };
  const named = new Map<string, SearchRecord>();
  const usual = new Map<string, string>();
  const cityOf = new Map<string, string>();
  let words: Set<string> | null = null;

  function spellingOf(text: string): string {
    const known = usual.get(text) ?? toUsualSpelling(text);
    usual.set(text, known);
    return known;
  }

  function learn(names: Map<string, string>, text: string): void {
    const key = spellingOf(text);
    if (key && !names.has(key)) names.set(key, text);
  }

  function learnPlaces({ localities, cityName }: SearchProject): void {
    vocabulary.cities.add(spellingOf(cityName));
    learn(vocabulary.localities, cityName);
    localities.forEach((text, at) => {
      const key = spellingOf(text);
      learn(vocabulary.localities, text);
      vocabulary.pages.delete(key);
      if ((cityOf.get(key) ?? cityName) !== cityName) {
        vocabulary.ambiguous.add(key);
        ambiguous.add(text);
      }
      cityOf.set(key, cityName);
      const wider = vocabulary.wider.get(key) ?? new Set();
      for (const other of [...localities.slice(at + 1), cityName]) wider.add(spellingOf(other));
      wider.delete(key);
      vocabulary.wider.set(key, wider);
    });
  }

  function learnPage(page: PlacePage): void {
    const key = spellingOf(page.name);
    if (!vocabulary.localities.has(key)) vocabulary.pages.set(key, page);
    learn(vocabulary.localities, page.name);
  }

  function addProject(project: SearchProject): SearchRecord[] {
    const records = toProjectRecords(project, developerNames);
    const [own] = records;
    if (own) {
      projects.push(own);
      named.set(withoutMarks(spellingOf(own.name)), own);
    }
    facts.push(toFacts(project));
    for (const name of bedroomNames(project.bedrooms)) learn(vocabulary.bedrooms, name);
    learn(vocabulary.statuses, project.status);
    learnPlaces(project);
    return records;
  }

  function add(part: SearchPart | FirstSearchPart): void {
    words = null;
    const isFirst = 'companies' in part;
    for (const { id: slug, name } of isFirst ? part.companies : []) {
      developerNames.set(slug, name);
      vocabulary.companies.set(toUsualSpelling(name), { name, slug });
    }
    addSearchRecords(index, part.projects.flatMap(addProject));
    if (!isFirst) return;
    others.push(...toOtherRecords(part));
    addSearchRecords(index, others);
    for (const { id, name, location, description, path } of part.localities) {
      if (path) citySlugs.set(name, id);
      else learnPage({ id, name, cityName: location, description });
    }
  }

  /** The project that a query names, and the query's other words that its record does not have; null without either. */
  function namedPart(query: string): UnderstoodPart | null {
    const found = takeName(withoutMarks(toUsualSpelling(query)), named);
    if (!found) return null;
    const { value: record, rest } = found;
    const leftOut = missingWords(record, rest).join(' ');
    const link = { label: record.name, href: record.path, note: searchNote(record) };
    return leftOut ? { leftOut, link, short: link } : null;
  }

  /** Words of names and places; gathered only when a query finds nothing. */
  function knownWords(): Set<string> {
    if (words) return words;
    const names = [...projects, ...others].map(({ name }) => name);
    return (words = toKnownWords([...names, ...vocabulary.localities.keys(), ...SEARCH_PAGES.map(({ name }) => name)]));
  }

  function topLocalities(count: number): SearchRecord[] {
    const tally = new Map<string, number>();
    for (const { localities } of facts) for (const each of localities) tally.set(each, (tally.get(each) ?? 0) + 1);
    const projectsIn = ({ name }: SearchRecord) => tally.get(name) ?? 0;
    return others
      .filter(
        (each) => each.type === 'locality' && !vocabulary.cities.has(spellingOf(each.name)) && projectsIn(each) > 0,
      )
      .sort((a, b) => projectsIn(b) - projectsIn(a))
      .slice(0, count);
  }

  addSearchRecords(index, SEARCH_PAGES);
  return { index, projects, facts, vocabulary, citySlugs, ambiguous, add, namedPart, words: knownWords, topLocalities };
}
