import { factGroupOf } from '../listing/filter-rules';
import { nearbyKind, parseMinutes } from '../place/nearby';
import { readyMonthOf } from '../project/possession';
import { groupedBy } from '../site/grouped';
import { remembered } from '../site/remembered';
import { takeFacts } from './askable';
import {
  type SearchFacts,
  type SearchFile,
  type SearchProject,
  withTexts,
  toAroundRecords,
  toOtherRecords,
  toProjectRecord,
} from './file';
import { STATED_FACTS, statedFact } from './stated';
import type { WishedFact } from './wish';
import type { KnownAnswers } from './answers';
import { type SearchEntry, toSearchEntries } from './find';
import { cut } from './limits';
import { KIND } from './nearby-words';
import { CITIES } from './not-ours';
import { createPlaceSpeller, type SearchVocabulary, takeName } from './names';
import { QUESTIONS } from './project-questions';
import { type CityLink, type SearchRecord, toSearchPages } from './record';
import { toUsualSpelling } from './spelling';
import { toKnownWords } from './typing-error';
import { toVocabulary } from './vocabulary';

/** A fact of the lists is offered as a filter from this share of all projects on. */
const MIN_SHARE = 0.2;
const METRO_MINUTES = [5, 10, 15, 30];

type Recorded = Pick<SearchProject, 'stated' | 'nearby' | 'status' | 'possession'>;

/** The stated facts that filters offer: those of the lists that many projects have, and each side that units face. */
export function filteredFacts(projects: readonly Pick<Recorded, 'stated'>[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const label of projects.flatMap(({ stated }) => stated)) counts.set(label, (counts.get(label) ?? 0) + 1);
  const isOffered = ([label, count]: [string, number]) =>
    factGroupOf(label) === 'facing' || (statedFact(label)?.isListed && count >= projects.length * MIN_SHARE);
  return new Set([...counts].filter(isOffered).map(([label]) => label));
}

/** Labels of the facts by which filters find a project, in the words of a wish; the nearest of the steps of a measure. */
export function filterLabelsOf(
  project: Recorded,
  offered: ReadonlySet<string>,
  month = readyMonthOf(project),
): string[] {
  const minutes = (project.nearby ?? []).flatMap(({ name, time }) =>
    nearbyKind(name) === 'metro' ? (parseMinutes(time) ?? []) : [],
  );
  const nearest = METRO_MINUTES.find((step) => step >= Math.min(...minutes));
  return [
    ...project.stated.filter((label) => offered.has(label)),
    ...(nearest ? [`metro within ${nearest} min`] : []),
    ...(month === null ? [] : [month === 0 ? 'possession now' : `possession by Dec ${Math.floor(month / 12)}`]),
  ];
}

/** Whether a filter may show a fact of a wish; a listing has it if one of its projects has the label. */
export const isFiltered = ({ row, label }: WishedFact) =>
  row === 'stated' || row === 'possession' || (row === 'nearby' && factGroupOf(label) === 'metro');

/** An answer reads its query and the names of terms in it several times. */
const MOST_ASKED = 200;

/** All that a query can find: records, projects to filter, names to understand, and questions with answers. */
export interface Catalogue {
  entries: readonly SearchEntry[];
  projects: readonly SearchFacts[];
  vocabulary: SearchVocabulary;
  /** Writes places as the content does: 'gurugram' → 'Gurgaon'. */
  withKnownPlaces: (text: string) => string;
  mainCities: readonly CityLink[];
  /** Addresses that have nothing to show: nothing leads there. */
  emptyPages: readonly string[];
  /** Slugs of cities by name. */
  citySlugs: ReadonlyMap<string, string>;
  /** Projects by name. */
  named: ReadonlyMap<string, SearchFacts>;
  /** The same, and by the first word, or all but the last, where only they have it and no place or fact. */
  shortlyNamed: ReadonlyMap<string, SearchFacts>;
  /** Words of names and places, for typing errors. */
  words: ReadonlySet<string>;
  /** What a text asks beside the facts of a wish, in usual spelling: 'price' of 'price near metro'. */
  besideFacts: (text: string) => string;
  answers: KnownAnswers;
  /** Sentences of projects' pages by id, as far as they are loaded. */
  texts: ReadonlyMap<string, readonly string[]>;
}

/**
 * The catalogue of a search file; `noSearchFile` has the pages alone (spec 8, Data errors). `today` is a month from the year
 * 0; without it 'within a year' is not understood.
 */
export function createCatalogue(
  file: SearchFile,
  answers: KnownAnswers = { faqs: [], glossary: [], pages: [] },
  today: number | null = null,
): Catalogue {
  const companies = new Map(file.companies.map(({ id, name }) => [id, name]));
  const offered = filteredFacts(file.projects);
  const projects = file.projects.map((project): SearchFacts => {
    const readyMonth = readyMonthOf(project);
    const facts = filterLabelsOf(project, offered, readyMonth);
    const whole = withTexts(project);
    const record = toProjectRecord(whole, companies);
    // V8 reads what is spread first twenty times as slowly.
    return { facts, summary: project, furnishing: null, budgetCrore: null, record, readyMonth, ...whole };
  });
  const withKnownPlaces = createPlaceSpeller(file.places);
  const pages = toSearchPages(file.mainCities).filter(({ path }) => !file.emptyPages.includes(path));
  const records = [...pages, ...projects.map(({ record }) => record), ...toOtherRecords(file)];
  const vocabulary = toVocabulary(file, today, (text) => toUsualSpelling(withKnownPlaces(text)));
  const whole = new Map(projects.map((each) => [withoutMarks(toUsualSpelling(withKnownPlaces(each.name))), each]));
  const short = toShortlyNamed(whole, vocabulary);
  // A short name of two words, and one without its article, is no word of another wish.
  const named = new Map([...[...short].filter(([name]) => name.includes(' ') || whole.has(`the ${name}`)), ...whole]);
  return {
    entries: toSearchEntries([...records, ...file.projects.flatMap(toAroundRecords)], withKnownPlaces),
    projects,
    vocabulary,
    withKnownPlaces,
    mainCities: file.mainCities,
    emptyPages: file.emptyPages,
    citySlugs: new Map(file.cities.map(({ id, name }) => [name, id])),
    named,
    besideFacts: remembered((text) => takeFacts(toUsualSpelling(text), vocabulary.facts).rest, MOST_ASKED),
    shortlyNamed: new Map([...short, ...whole]),
    words: toKnownWords(
      [
        ...records.map(({ name }) => name),
        ...vocabulary.localities.keys(),
        ...vocabulary.areas.keys(),
        // A shorter word may be another: no ranch is Ranchi.
        ...([CITIES, ...vocabulary.facts.listed.keys()].join(' ').match(/[a-z]{7,}/g) ?? []),
        ...file.places.flatMap(({ otherSpellings }) => otherSpellings),
        ...STATED_FACTS.map(({ label }) => label),
        ...answers.glossary.flatMap(({ term, aliases }) => [term, ...aliases]),
      ],
      [...STATED_FACTS.map(({ asked }) => asked), ...QUESTIONS.map(({ words }) => words), KIND].map(String),
    ),
    answers,
    texts: new Map(),
  };
}

const MIN_LETTERS = 5;

/** Projects by 'mogra', 'neem avenue' and 'ridge line', which nothing else is called. */
function toShortlyNamed(named: ReadonlyMap<string, SearchFacts>, { localities, facts, companies }: SearchVocabulary) {
  const others = [...localities.keys(), ...companies.keys(), ...facts.listed.keys(), ...facts.nearby.keys()];
  const taken = new Set(
    [...others, ...STATED_FACTS.map(({ label }) => label)].flatMap((name) => name.toLowerCase().split(/[ -]/)),
  );
  const short = [...named].flatMap(([fullName, project]) => {
    const words = fullName.split(' ');
    const bare = words.slice(words[0] === 'the' ? 1 : words[0] === 'no' ? 2 : 0);
    const names = words.length > 1 ? [bare[0]!, bare.slice(0, -1).join(' '), bare.join(' ')] : [];
    return [...new Set(names)].map((name) => [name, project] as const);
  });
  const byName = groupedBy(short, ([name]) => name);
  const isOwn = (name: string) => byName.get(name)!.length === 1 && name.length >= MIN_LETTERS;
  return new Map(short.filter(([name]) => isOwn(name) && !name.split(' ').every((word) => taken.has(word))));
}

/** Names are also typed without their marks: 'no 9 poorvi court'. */
export const withoutMarks = (text: string) => cut(text, /[.,?!:;]/g);

/** The record of the project that a query names; null without a name. */
export const findNamed = (query: string, { named }: Catalogue): SearchRecord | null =>
  takeName(withoutMarks(toUsualSpelling(query)), named)?.value.record ?? null;

/** Localities with a page, those with most projects first. */
export function topLocalities({ entries, projects, vocabulary }: Catalogue, count: number): SearchRecord[] {
  const tally = new Map<string, number>();
  for (const each of projects.flatMap(({ localities }) => localities)) tally.set(each, (tally.get(each) ?? 0) + 1);
  const projectsIn = ({ name }: SearchRecord) => tally.get(name) ?? 0;
  return entries
    .flatMap(({ record }) => (record.type === 'locality' && projectsIn(record) > 0 ? [record] : []))
    .filter(({ name }) => !vocabulary.cities.has(toUsualSpelling(name)))
    .sort((a, b) => projectsIn(b) - projectsIn(a))
    .slice(0, count);
}
