import { FILLERS } from './language';
import { takeFacts, type FactVocabulary } from './askable';
import { takeAreaAndBudget } from './area';
import { describeKinds, describeWish } from './describe';
import { fromHindi } from './hindi';
import { cut } from './limits';
import { takeBareBudget } from './money';
import { takeName, takeNames, type Named } from './names';
import { takeOtherAmounts } from './other-amounts';
import { takeOtherDevelopers } from './other-developers';
import type { PlacePage } from './place-page';
import { plainText, toUsualSpelling } from './spelling';
import { isInLocality } from '../place/locality';
import { toFilterFacts, type CommercialKind } from './filter-facts';
import { asksFor, hasFilters, valuesOf, withoutFacts, type SearchWish, type WishedFact } from './wish';
import { parseBedrooms, takeBedrooms, type Bedrooms } from '../project/bedroom-text';
import type { UnitType } from '../project/project';

/** Names that a query may contain, lower case → as in the listing. */
export interface SearchVocabulary {
  bedrooms: ReadonlyMap<string, string>;
  statuses: ReadonlyMap<string, string>;
  localities: ReadonlyMap<string, string>;
  /** Their short forms, 'spr' and 'gk 2', by which they are among the localities, too, → usual spelling. */
  shortNames: ReadonlyMap<string, string>;
  /** Those of the localities that are pages only. */
  pages: ReadonlyMap<string, PlacePage>;
  /** Names of regions in usual spelling → their cities in usual spelling. */
  regions: ReadonlyMap<string, readonly string[]>;
  /** The cities among the localities. */
  cities: ReadonlySet<string>;
  /** Localities of one name in more than one city. */
  ambiguous: ReadonlySet<string>;
  /** Wider localities of a locality: 'golf course road' of 'sector 54'. */
  wider: ReadonlyMap<string, ReadonlySet<string>>;
  companies: ReadonlyMap<string, { name: string; slug: string }>;
  facts: FactVocabulary;
}

const DEAR =
  /\b(?:most expensive|(?:sabse )?(?:expensive|mehe?ng[aie]|mahang[aie])|costliest|priciest|dearest|high(?:est)? (?:price|budget)d?)\b/;
const CHEAP = /\b(?:sabse )?(?:cheap(?:est)?|affordable|low(?:est)? (?:price|budget|cost)|low[- ]budget)\b/;

/** For texts in usual spelling: builder, flats, land and retail are already developer, apartment, plot and shop. */
const TYPE_WORDS: readonly (readonly [RegExp, UnitType])[] = [
  [
    /\b(?:luxury )?(?:independent|developer|luxury) floors?\b|(?<!\b(?:high(?:er)?|low(?:er)?|top|middle|mid|upper|which|any|\d+(?:st|nd|rd|th)|first|second|third) )\bfloors?\b(?! plans?\b)/,
    'Luxury Independent Floors',
  ],
  [/\bfarm ?houses?\b/, 'Farm House'],
  [/\bstudios?(?: apartment)?\b/, 'Studio Apartment'],
  [/\b(?:independent )?(?:villa|house)s?(?:\/villas?)?\b/, 'Independent House/Villa'],
  [/\bapartment\b/, 'Residential Apartment'],
  [/\bplot\b/, 'Residential Land'],
];
const KIND_WORDS: readonly (readonly [RegExp, CommercialKind])[] = [
  [/\bscos?(?: plot)?\b|\bshop cum offices?\b/, 'sco'],
  [/\boffices?(?: spaces?)?\b/, 'office'],
  [/\b(?:shops?|showrooms?)(?: spaces?)?\b/, 'shop'],
  [/\bcommercial(?: spaces?| plot| projects?)?\b/, 'commercial'],
];
/** Words of homes of any type. */
const HOME_WORDS = /\b(?:homes?|residential)\b/;
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
  'n',
  'bedroom',
  'budget',
  'area',
  'size',
  'society',
  'community',
  'colony',
  'township',
  'complex',
  'about',
  'but',
  'unit',
  'units',
  'first',
  'm',
]);
const openWords = (text: string) => (text.match(UNKNOWN) ?? []).filter((word) => !SMALL_TALK.has(word));

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
  const beginning = Array.from(plainText(query))
    .slice(0, MOST_CHARACTERS)
    .join('')
    .replace(/[?!]+(?=\s|$)/g, '');
  const { amounts, rest } = takeOtherAmounts(fromHindi(beginning));
  return { others: amounts.map(({ text }) => text), ...takeAreaAndBudget(toUsualSpelling(rest)) };
}

/** The texts that a query's price, area, bedrooms and refusals leave over, in usual spelling. */
export function withoutAmounts(query: string): string {
  const { others, rest } = readAmounts(withoutRefusals(query));
  return [takeBedrooms(rest).rest, ...others].filter(Boolean).join(' ');
}

/** The cities of a region in which something is sold. */
const citiesIn = (region: readonly string[], localities: ReadonlyMap<string, string>): Place[] =>
  region.map((name) => ({ name, value: localities.get(name) ?? '' })).filter(({ value }) => value !== '');

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
  /\b(?:not|except|excluding|other than|apart from|avoid(?:ing)?|(?:do not|don'?t) (?:want|need|like))\b.*?(?=,| (?:but|with|near|under|above|below|having|only|just|sirf|instead|rather) |$)|\b(?:no|without|bina|w\/o) (?:(?:any|an?|the) )?[a-z]+(?:-[a-z]+ units)?|\S+(?: (?:mein|ka|ke|ki|se|wala))* (?:nahi|alawa|chhod(?:kar)?)\b/g;
const NEGATIONS =
  /\b(?:not|except|excluding|other than|apart from|avoid(?:ing)?|do|don'?t|need|like|no|without|bina|w\/o|nahi|alawa|chhod(?:kar)?|but|only|just|want(?:ed)?)\b/g;

/** A text without what it refuses: for a search by words, which would find just that. */
export const withoutRefusals = (query: string) => cut(plainText(query), NEGATED);

interface Refusal {
  /** Null where it refuses something that nobody understands. */
  fact: WishedFact | null;
  text: string;
  /** The place behind it that is wished: 'noida' of 'not road facing noida'. */
  wished: string;
  /** The types that are wished so: 'flat' of 'not furnished flat'. */
  types: UnitType[];
}

/** What a type beside it is not refused with: 'not a flat in noida'. */
const NAMED_ROWS: readonly WishedFact['row'][] = ['place', 'type', 'kind', 'developer'];

/** What a text with 'not' refuses. */
function readRefusal(part: string, vocabulary: SearchVocabulary): Refusal {
  const text = part.trim();
  const unread = { fact: null, text, wished: '', types: [] };
  const asked = cut(text, NEGATIONS);
  const place = takeName(asked, vocabulary.localities);
  const other = place && !IS_EITHER.test(asked) && asked.endsWith(` ${place.name}`) ? place.rest : '';
  const isPlaceWished = other !== '' && openWords(other).length > 0;
  const inner = parseSearchWish(isPlaceWished ? other : asked, vocabulary);
  if (!inner || inner.unknown.length + inner.besides.length + inner.strangers.length > 0) return unread;
  if (asksFor(inner, 'budget', 'area', 'sort', 'order')) return unread;
  const isOfType = !IS_EITHER.test(asked) && inner.facts.some(({ row }) => !NAMED_ROWS.includes(row));
  const refused = isOfType ? withoutFacts(inner, 'type') : inner;
  const words = describeWish(refused, describeKinds(refused));
  const label = `not ${words}`
    .replace('not with', 'without')
    .replace(/\s+/g, ' ')
    .replace(/not (?=without)/, '');
  return {
    fact: { row: 'not', label, refused: refused.facts },
    text,
    wished: isPlaceWished ? place!.name : '',
    types: isOfType ? valuesOf(inner, 'type') : [],
  };
}

/** Words behind 'no' and 'without' that may be of the same name: 'no ground floor', 'without club house'. */
const MORE_WORDS = /^(?: (?!(?:no|not|without|bina|and|or|but|with|near|under|in)\b)[a-z]+){1,2}/;

/** What one negation refuses, with all words of its name. */
function readRefusalOf({ 0: part, index, input = '' }: RegExpExecArray, vocabulary: SearchVocabulary): Refusal {
  const own = readRefusal(part, vocabulary);
  const more = /^(?:no|without|bina|w\/o) /.test(part) ? MORE_WORDS.exec(input.slice(index + part.length))?.[0] : '';
  const longer = (more ?? '')
    .split(' ')
    .slice(1)
    .map((_, at, all) => [part, ...all.slice(0, at + 1)].join(' '));
  return longer.reduce((best, text) => {
    const next = readRefusal(text, vocabulary);
    return next.fact && (!best.fact || best.fact.label === next.fact.label) ? next : best;
  }, own);
}

const IS_EITHER = /\b(?:or|and|n|ya|aur)\b|[,/&]/;

/** The filters in a query, and the words that no filter knows; null if it names no filter. */
export function parseSearchWish(query: string, vocabulary: SearchVocabulary): SearchWish | null {
  const { others, area, budget, rest: words } = readAmounts(query);
  const refusals = [...words.matchAll(NEGATED)].map((match) => readRefusalOf(match, vocabulary));
  let text = refusals.reduce((rest, { text: part, wished }) => rest.replace(part, wished), words);
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
  const regions = named(vocabulary.regions).flatMap(({ value }) => value);
  const places = named(vocabulary.localities).map(({ name, value }) => ({
    name: vocabulary.shortNames.get(name) ?? name,
    value,
  }));
  if (places.length === 0) places.push(...citiesIn([...new Set(regions)], vocabulary.localities));
  const inText = takeFacts(text, vocabulary.facts);
  const strangers = takeOtherDevelopers(inText.rest);
  text = strangers.rest;
  const rooms = sizes.map((size) => ({ size, known: knownRooms(size, vocabulary.bedrooms) }));
  const additions = sizes.map(({ addition }) =>
    takeFacts(addition.replace(/^\W+/, '').toLowerCase(), vocabulary.facts),
  );
  const sort = take(CHEAP) ? 'price-low' : take(DEAR) ? 'price-high' : null;
  const ready = vocabulary.statuses.get('ready to move');
  if (statuses.length === 0 && ready && take(/\bready\b/)) statuses.push(ready);
  const launch = vocabulary.statuses.get('new launch');
  if (statuses.length === 0 && launch && take(/\bupcoming\b|\b(?:new|latest)(?= projects?\b)/)) statuses.push(launch);
  const takeAll = <T>(rows: readonly (readonly [RegExp, T])[]) =>
    rows.flatMap(([pattern, value]) => {
      const isNamed = take(pattern) !== null;
      while (take(pattern));
      return isNamed ? [value] : [];
    });
  const kinds = takeAll(KIND_WORDS);
  const ownTypes = takeAll(TYPE_WORDS);
  // The floor of an office is none to live on.
  const isOfficeFloor = kinds.length > 0 && ownTypes.includes('Luxury Independent Floors');
  const types = [
    ...new Set([
      ...ownTypes.filter((type) => !isOfficeFloor || type !== 'Luxury Independent Floors'),
      ...refusals.flatMap((refusal) => refusal.types),
    ]),
  ];
  const bedrooms = [...rooms.flatMap(({ known }) => known), ...named(vocabulary.bedrooms).map(({ value }) => value)];

  // Where any other word is open the number may belong to it: 'within 10 storeys'. Of a plot it may be the size.
  const isSize = types.includes('Residential Land') && !/\bbudget\b/.test(text);
  const bare = budget || isSize ? null : takeBareBudget(text);
  const isBudget = bare !== null && openWords(bare.rest).length === 0;
  const { inside, outside, city } = placesOf(places, IS_EITHER.test(words), vocabulary);
  const read = toFilterFacts({
    place: {
      values: inside.map(({ value }) => value),
      page: vocabulary.pages.get(inside[0]?.name ?? '') ?? null,
      city,
    },
    ...{ types, statuses, area, kinds, sort },
    bedrooms: [...new Set(bedrooms)],
    budget: isBudget ? bare.budget : budget,
    developer: developer?.value ?? null,
  });
  const wish: SearchWish = {
    strangers: strangers.names,
    facts: [
      ...read,
      ...inText.facts,
      ...additions.flatMap(({ facts }) => facts),
      ...refusals.flatMap(({ fact }) => fact ?? []),
    ],
    besides: additions.map(({ rest: other }) => other).filter(Boolean),
    unknown: [
      ...others,
      ...refusals.flatMap((refusal) => (refusal.fact ? [] : [refusal.text])),
      ...rooms.flatMap(({ size, known }) => (known.length > 0 ? [] : [size.text.toLowerCase()])),
      ...(isOfficeFloor ? ['floor'] : []),
      ...outside.map(({ value }) => value),
      ...developers.map(({ value }) => value.name),
      ...openWords(isBudget ? bare.rest : text),
    ],
    isOfHomes: HOME_WORDS.test(text),
  };
  return hasFilters(wish) || developer || places.length + strangers.names.length > 0 ? wish : null;
}
