import { FILLERS } from './language';
import { takeFacts, type FactVocabulary, type WishedFact } from './askable';
import { takeAreaAndBudget, type WishedArea } from './area';
import { fromHindi } from './hindi';
import { cut } from './limits';
import type { WishedBudget } from './money';
import { takeNames, type Named } from './names';
import { takeOtherAmounts } from './other-amounts';
import { plainText, toUsualSpelling } from './spelling';
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
  facts: FactVocabulary;
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
  area: WishedArea | null;
  developer: { name: string; slug: string } | null;
  kinds: CommercialKind[];
  /** Whether the cheapest come first. */
  isCheap: boolean;
  /** Facts that no filter of a listing shows. */
  facts: WishedFact[];
  /** Rooms beside the bedrooms that no record names. */
  besides: string[];
  /** Words that no filter knows, as they were read. */
  unknown: string[];
}

/** A wish that asks for nothing. */
export const NO_WISH: SearchWish = {
  bedrooms: [],
  types: [],
  statuses: [],
  localities: [],
  page: null,
  city: null,
  budget: null,
  area: null,
  developer: null,
  kinds: [],
  isCheap: false,
  facts: [],
  besides: [],
  unknown: [],
};

/** Whether a wish asks for more than a place or a developer by name. */
export function hasFilters({ bedrooms, types, statuses, budget, area, kinds, isCheap, facts }: SearchWish): boolean {
  return (
    Boolean(budget ?? area) || isCheap || [bedrooms, types, statuses, kinds, facts].some((list) => list.length > 0)
  );
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
const UNKNOWN = /(?:sector|nh) \d+[a-z]?|\d+(?:[.,]\d+)+|[^\s,.&/-]+/g;
/** Fillers, and other words that no filter uses. */
const SMALL_TALK = new Set([
  ...FILLERS,
  '',
  'home',
  'residential',
  'space',
  'ya',
  'bedroom',
  'budget',
  'area',
  'size',
  'society',
  'about',
  'but',
]);

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

/** A query's amounts, and its other words in usual spelling. */
function readAmounts(query: string) {
  const beginning = Array.from(plainText(query)).slice(0, MOST_CHARACTERS).join('');
  const { amounts, rest } = takeOtherAmounts(fromHindi(beginning));
  return { others: amounts.map(({ text }) => text), ...takeAreaAndBudget(toUsualSpelling(rest)) };
}

/** The texts that a query's price, area and bedrooms leave over, in usual spelling. */
export function withoutAmounts(query: string): string {
  const { others, rest } = readAmounts(query);
  return [takeBedrooms(rest).rest, ...others].filter(Boolean).join(' ');
}

/** Delhi and the cities around it, as 'delhi ncr' means them. */
const NCR = ['delhi', 'gurgaon', 'noida', 'faridabad'];

const regionOf = (localities: ReadonlyMap<string, string>): Place[] =>
  NCR.map((name) => ({ name, value: localities.get(name) ?? '' })).filter(({ value }) => value !== '');

type Place = Named<string>;

/**
 * The places whose homes are meant, those that a listing cannot show beside them, and the city that says which place is
 * meant. A place that only says where another one is does not count; a city elsewhere counts where the words join it.
 */
function placesOf(places: readonly Place[], isEither: boolean, { pages, wider, cities, ambiguous }: SearchVocabulary) {
  const covers = (name: string, { name: other, value }: Place) =>
    pages.has(name) && other !== name && isInLocality({ localities: [value] }, pages.get(name)!);
  const isAround = ({ name, value }: Place) =>
    places.some(
      (other) => wider.get(other.name)?.has(name) || covers(name, other) || pages.get(other.name)?.cityName === value,
    );
  const narrow = places.filter((place) => !isAround(place));
  const isCity = ({ name }: Place) => cities.has(name);
  const isOneKind = isEither || narrow.every(isCity);
  // A listing is of one page or of several names.
  const names = narrow.filter((place) => !pages.has(place.name) && (isOneKind || !isCity(place)));
  const inside = names.length > 0 ? names : narrow.filter((place) => !isCity(place)).slice(0, 1);
  const isUnclear = inside.some(({ name }) => ambiguous.has(name));
  return {
    inside,
    outside: narrow.filter((place) => !inside.includes(place)),
    city: (isUnclear && places.find(isCity)?.value) || null,
  };
}

/** What a wish is not: 'not in noida', 'except plots', 'without brokerage', 'noida nahi'. */
const NEGATED =
  /\b(?:not|except|excluding|other than|apart from)\b.*?(?=,| but |$)|\b(?:no|without|bina|w\/o) (?:(?:any|an?|the) )?[a-z]+|\S+(?: (?:mein|ka|ke|ki|se|wala))* (?:nahi|alawa|chhod(?:kar)?)\b/g;
const IS_EITHER = /\b(?:or|and|ya|aur)\b|[,/&]/;

/** The filters in a query, and the words that no filter knows; null if it names no filter. */
export function parseSearchWish(query: string, vocabulary: SearchVocabulary): SearchWish | null {
  const { others, area, budget, rest: words } = readAmounts(query);
  const negated = words.match(NEGATED) ?? [];
  let text = words.replace(NEGATED, ' ');
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
  text = cut(rest, /[,?!]/g);
  const statuses = named(vocabulary.statuses).map(({ value }) => value);
  const [developer, ...developers] = named(vocabulary.companies);
  const isRegion = take(/\bncr\b/) !== null;
  const places = named(vocabulary.localities);
  if (isRegion && places.length === 0) places.push(...regionOf(vocabulary.localities));
  const inText = takeFacts(text, vocabulary.facts);
  text = inText.rest;
  const rooms = sizes.map((size) => ({ size, known: knownRooms(size, vocabulary.bedrooms) }));
  const additions = sizes.map(({ addition }) =>
    takeFacts(addition.replace(/^\W+/, '').toLowerCase(), vocabulary.facts),
  );
  const isCheap = take(CHEAP) !== null;
  const kinds = KIND_WORDS.flatMap(([words, kind]) => (take(words) ? [kind] : []));
  const types = TYPE_WORDS.flatMap(([words, type]) => (take(words) ? [type] : []));
  const bedrooms = [...rooms.flatMap(({ known }) => known), ...named(vocabulary.bedrooms).map(({ value }) => value)];

  const { inside, outside, city } = placesOf(places, IS_EITHER.test(words), vocabulary);
  const wish: SearchWish = {
    bedrooms: [...new Set(bedrooms)],
    types,
    statuses,
    localities: inside.map(({ value }) => value),
    page: vocabulary.pages.get(inside[0]?.name ?? '') ?? null,
    city,
    budget,
    area,
    developer: developer?.value ?? null,
    kinds,
    isCheap,
    facts: [...inText.facts, ...additions.flatMap(({ facts }) => facts)],
    besides: additions.map(({ rest: other }) => other).filter(Boolean),
    unknown: [
      ...others,
      ...negated.map((part) => part.trim()),
      ...rooms.flatMap(({ size, known }) => (known.length > 0 ? [] : [size.text.toLowerCase()])),
      ...outside.map(({ value }) => value),
      ...developers.map(({ value }) => value.name),
      ...(text.match(UNKNOWN) ?? []).filter((word) => !SMALL_TALK.has(word)),
    ],
  };
  return hasFilters(wish) || developer || places.length > 0 ? wish : null;
}
