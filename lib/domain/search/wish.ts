import { FILLERS } from './language';
import { cut, takeBudget, type WishedBudget } from './money';
import { toUsualSpelling } from './spelling';
import { isInLocality } from '../place/locality';
import { parseBedrooms, takeBedrooms, type Bedrooms } from '../project/bedroom-text';
import type { UnitType } from '../project/project';

/** A locality with a page of its own whose name no project has: 'New Gurgaon', 'Sectors 82 to 85', 'Andheri'. */
export interface PlacePage {
  id: string;
  name: string;
  cityName: string;
  /** Begins with the sectors that it covers, if it covers any: 'Sectors 76 to 95 …'. */
  description: string;
}

/** Whether a project stands on the page of a locality. */
export function isOnPage(project: { cityName: string; localities: readonly string[] }, page: PlacePage): boolean {
  return project.cityName === page.cityName && isInLocality(project, page);
}

/** Names that a query may contain, lower case → as in the listing. */
export interface SearchVocabulary {
  bedrooms: ReadonlyMap<string, string>;
  statuses: ReadonlyMap<string, string>;
  localities: ReadonlyMap<string, string>;
  /** Those of the localities that are pages only. */
  pages: ReadonlyMap<string, PlacePage>;
  /** The cities among the localities. */
  cities: ReadonlySet<string>;
  /** Localities of one name in more than one city. */
  ambiguous: ReadonlySet<string>;
  /** Wider localities of a locality: 'golf course road' of 'sector 54'. */
  wider: ReadonlyMap<string, ReadonlySet<string>>;
  companies: ReadonlyMap<string, { name: string; slug: string }>;
}

/** Kinds of commercial property that a query may name; 'commercial' is offices and shops. */
export type CommercialKind = 'sco' | 'office' | 'shop' | 'commercial';

/** The filters in a query such as '3 bhk under 2 cr sector 82'. */
export interface SearchWish {
  bedrooms: string[];
  types: UnitType[];
  statuses: string[];
  /** Localities, without those that only say where another one is. */
  localities: string[];
  /** The page of the wish's only locality, if no project has its name. */
  page: PlacePage | null;
  /** The city that says which locality is meant: 'Faridabad' of 'sector 81 faridabad'; else null. */
  city: string | null;
  budget: WishedBudget | null;
  developer: { name: string; slug: string } | null;
  kinds: CommercialKind[];
  /** Whether the cheapest come first. */
  isCheap: boolean;
  /** Words that no filter knows, as they were read. */
  unknown: string[];
}

/** Whether a wish asks for more than a place or a developer by name. */
export function hasFilters({ bedrooms, types, statuses, budget, kinds, isCheap }: SearchWish): boolean {
  return Boolean(budget) || isCheap || [bedrooms, types, statuses, kinds].some((list) => list.length > 0);
}

const CHEAP = /\b(?:cheap(?:est)?|affordable|low(?:est)? (?:price|budget|cost)|low[- ]budget)\b/;

/** For texts in usual spelling: builder, flats, land and retail are already developer, apartment, plot and shop. */
const TYPE_WORDS: readonly (readonly [RegExp, UnitType])[] = [
  [/\b(?:independent|developer|luxury) floors?\b|\bfloors?\b/, 'Luxury Independent Floors'],
  [/\bfarm ?houses?\b/, 'Farm House'],
  [/\bstudios?(?: apartment)?\b/, 'Studio Apartment'],
  [/\b(?:independent )?(?:villa|house)s?\b/, 'Independent House/Villa'],
  [/\bapartment\b/, 'Residential Apartment'],
  [/\bplot\b/, 'Residential Land'],
];
const KIND_WORDS: readonly (readonly [RegExp, CommercialKind])[] = [
  [/\bscos?(?: plot)?\b|\bshop cum offices?\b/, 'sco'],
  [/\boffices?(?: spaces?)?\b/, 'office'],
  [/\b(?:shops?|showrooms?)(?: spaces?)?\b/, 'shop'],
  [/\bcommercial(?: spaces?| plot| projects?)?\b/, 'commercial'],
];
/** A word; a sector or road with its number is one. */
const UNKNOWN = /(?:sector|nh) \d+[a-z]?|[^\s,.&/-]+/g;
/** Fillers, and other words that no filter uses. */
const SMALL_TALK = new Set([...FILLERS, '', 'home', 'residential', 'space', 'ya', 'bedroom', 'budget']);

const LONGEST_NAMES = new WeakMap<ReadonlyMap<string, unknown>, { size: number; words: number }>();

/** Words of the longest name, counted anew when names have been added. */
function wordsOfLongest(names: ReadonlyMap<string, unknown>): number {
  const known = LONGEST_NAMES.get(names);
  if (known?.size === names.size) return known.words;
  const words = Math.max(0, ...Array.from(names.keys(), (name) => name.split(' ').length));
  LONGEST_NAMES.set(names, { size: names.size, words });
  return words;
}

/** The longest run of whole words that is a known name. */
function takeName<T>(text: string, names: ReadonlyMap<string, T>): { name: string; value: T; rest: string } | null {
  const words = text.split(' ');
  for (let length = Math.min(words.length, wordsOfLongest(names)); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const name = words.slice(start, start + length).join(' ');
      const value = names.get(name);
      if (value !== undefined) {
        return { name, value, rest: [...words.slice(0, start), ...words.slice(start + length)].join(' ') };
      }
    }
  }
  return null;
}

function takeNames<T>(
  text: string,
  names: ReadonlyMap<string, T>,
): { taken: { name: string; value: T }[]; rest: string } {
  const taken: { name: string; value: T }[] = [];
  let rest = text;
  for (let found = takeName(rest, names); found; found = takeName(rest, names)) {
    taken.push(found);
    rest = found.rest;
  }
  return { taken, rest };
}

/** Bedrooms as the records name them: '6 bhk' is among '4 BHK+', '3+ bhk' are all from three on. Empty if nobody has them. */
function knownRooms({ name, count, isOpen }: Bedrooms, names: ReadonlyMap<string, string>): string[] {
  const known = names.get(name.toLowerCase());
  if (known || count === null) return known ? [known] : [];
  return [...names.values()].filter((other) => {
    const [own] = parseBedrooms(other) ?? [];
    return own && own.count !== null && (isOpen ? own.count >= count : own.isOpen && own.count < count);
  });
}

/** What is pasted after these is not read: names and amounts take time with the square of the length. */
const MOST_CHARACTERS = 300;

/** The beginning of a query in usual spelling. */
function usualWords(query: string): string {
  const characters = Array.from(query.trim().replace(/\s+/g, ' '));
  return toUsualSpelling(characters.slice(0, MOST_CHARACTERS).join(''));
}

/** The texts that a query's money and bedrooms leave over, in usual spelling. */
export function withoutAmounts(query: string): string {
  const text = usualWords(query);
  const rest = takeBudget(text)?.rest ?? text;
  return takeBedrooms(rest).rest;
}

/** Delhi and the cities around it, as 'delhi ncr' means them. */
const NCR = ['delhi', 'gurgaon', 'noida', 'faridabad'];

/** An amount in another currency: its worth in rupees is not known here. */
const FOREIGN_AMOUNT =
  /(?:[$€£]|\b(?:us[d$]|aed|gbp|eur|sgd|cad|aud)\b)\s?\d[\d.,]*\s?(?:k|m|mn|million|thousand)?\b|\b\d[\d.,]*\s?(?:k|m|mn|million|thousand)?\s?(?:[$€£]|(?:usd|aed|gbp|eur|sgd|cad|aud|dollars?|dirhams?|pounds?|euros?)\b)/gi;

/** The filters in a query, and the words that no filter knows; null if it names no filter. */
export function parseSearchWish(query: string, vocabulary: SearchVocabulary): SearchWish | null {
  const foreign = query.match(FOREIGN_AMOUNT) ?? [];
  const usual = usualWords(query.replace(FOREIGN_AMOUNT, ' '));
  const money = takeBudget(usual);
  let text = money?.rest ?? usual;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(text);
    if (match) text = cut(text, match[0]);
    return match;
  };
  const named = <T>(names: ReadonlyMap<string, T>) => {
    const { taken, rest } = takeNames(text, names);
    text = rest;
    return taken;
  };

  const { sizes, rest } = takeBedrooms(text);
  text = rest.replace(/[,?!]/g, ' ').replace(/\s+/g, ' ').trim();
  const statuses = named(vocabulary.statuses).map(({ value }) => value);
  const [developer] = named(vocabulary.companies);
  const isRegion = take(/\bncr\b/) !== null;
  const region = NCR.flatMap((name) => (isRegion ? [{ name, value: vocabulary.localities.get(name) ?? '' }] : []));
  const places = [...named(vocabulary.localities), ...region.filter(({ value }) => value !== '')];
  const isCheap = take(CHEAP) !== null;
  const kinds = KIND_WORDS.flatMap(([words, kind]) => (take(words) ? [kind] : []));
  const types = TYPE_WORDS.flatMap(([words, type]) => (take(words) ? [type] : []));
  const bedrooms = [
    ...sizes.flatMap((size) => knownRooms(size, vocabulary.bedrooms)),
    ...named(vocabulary.bedrooms).map(({ value }) => value),
  ];

  const { pages, wider } = vocabulary;
  const covers = (name: string, { name: other, value }: (typeof places)[number]) =>
    pages.has(name) && other !== name && isInLocality({ localities: [value] }, pages.get(name)!);
  const isWider = (name: string) => places.some((other) => wider.get(other.name)?.has(name) || covers(name, other));
  const narrow = places.filter(({ name }) => !vocabulary.cities.has(name) && !isWider(name));
  // A listing is of one page or of several names.
  const names = narrow.filter(({ name }) => !pages.has(name));
  const inside = names.length > 0 ? names : narrow.slice(0, 1);
  const city = places.find(({ name }) => vocabulary.cities.has(name))?.value ?? null;
  const wish: SearchWish = {
    bedrooms: [...new Set(bedrooms)],
    types,
    statuses,
    localities: (inside.length > 0 ? inside : places).map(({ value }) => value),
    page: pages.get(inside[0]?.name ?? '') ?? null,
    city: inside.some(({ name }) => vocabulary.ambiguous.has(name)) ? city : null,
    budget: money?.budget ?? null,
    developer: developer?.value ?? null,
    kinds,
    isCheap,
    unknown: [
      ...foreign.map((amount) => amount.trim()),
      ...sizes
        .filter((size) => knownRooms(size, vocabulary.bedrooms).length === 0)
        .map((size) => size.text.toLowerCase()),
      ...narrow.filter((place) => !inside.includes(place)).map(({ value }) => value),
      ...(text.match(UNKNOWN) ?? []).filter((word) => !SMALL_TALK.has(word)),
    ],
  };
  return hasFilters(wish) || developer || places.length > 0 ? wish : null;
}
