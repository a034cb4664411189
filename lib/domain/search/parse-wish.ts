import { takeBedrooms } from '../project/bedrooms';
import type { UnitType } from '../project/project';
import { cut } from './limits';
import { launchYear } from './possession';
import { takeFacts } from './askable';
import { kindsAlone, landmarksIn, ON_FOOT, withEachNear, withNamedKind, withoutOfficeCities } from './nearby-words';
import { readRate, takeAreaAndBudget } from './money';
import { readFilters, type Reading, toFilterFact, toFilterFacts } from './filter-facts';
import { fromHindi } from './hindi';
import { withPooled } from './income-answer';
import { HOMES } from './home-types';
import { ASIDES, openWords } from './language';
import { type SearchVocabulary, takeName } from './names';
import { takeNotOurs } from './not-ours';
import { takeOtherAmounts } from './other-amounts';
import { plainText, toUsualSpelling } from './spelling';
import { takeToldOfWish, wordsOfSelf } from './told-beside';
import {
  asksFor,
  describeKinds,
  describeWish,
  isFilter,
  isSaidByFloors,
  type SearchWish,
  type NotOurs,
  valuesOf,
  withLaunches,
  type WishedFact,
  withoutFacts,
} from './wish';
import { takeFine, widened } from './widen-wish';
import { AROUND, isInside, NEAR_SECTOR, nearPart, partWithCity } from './wished-place';

/** Words of homes of any type; who says residential may want a plot. */
const HOME = /\b(?:homes?|societ(?:y|ies))\b/;
/** Who wants any property without a word more is shown homes: 'ghar chahiye', 'property in india'. */
const ANY_HOME =
  /^(?=.*\b(?:homes?|residential|propert(?:y|ies))\b).*\b(?:want|need|buy|look\w*|search\w*|chahiye|chaht\w+|len[aie]|kharidn[aie]|india)\b/;

/** What is pasted after these is not read: names and amounts take time with the square of the length. */
const MAX_CHARACTERS = 300;

/** What a sentence refuses ends with it, and a place before it is one: not the dot of 'sq. ft', 'sec. 82', 'rs. 50'. */
const SENTENCE_END =
  /(?:[?!;।]|(?<=[^\s.]{3}|cr|\dl|\dk)(?<!\b(?:sec|sect|approx|max|min|inr|feet|nos|sqft))\.)+(?=\s|$)/g;

/** A query's amounts, and its other words in usual spelling. */
function readAmounts(query: string) {
  const beginning = Array.from(plainText(query))
    .slice(0, MAX_CHARACTERS)
    .join('')
    .replace(/(?<=[a-z]{3})\/(?=[a-z]{3})/g, ' or ')
    .replace(/[?!.]+$/, '')
    .replace(SENTENCE_END, ',');
  const { told, rest: wished } = takeToldOfWish(fromHindi(beginning));
  const { amounts, rest } = takeOtherAmounts(withPooled(wished));
  const foreign = amounts.flatMap(({ kind, text }) => (kind === 'foreign' ? [text] : []));
  const rates = amounts.map(({ kind, text }) => (kind === 'rate' ? readRate(toUsualSpelling(text)) : null));
  const [rate = null] = rates.filter(Boolean);
  const others = amounts.flatMap(({ text }, at) => (rates[at] ? [] : text));
  return { told, others, foreign, rate, ...takeAreaAndBudget(toUsualSpelling(rest)) };
}

/** The texts that a query's price, area, bedrooms and refusals leave over, in usual spelling. */
export function withoutAmounts(query: string): string {
  const { others, rest } = readAmounts(withoutRefusals(query));
  return [takeBedrooms(rest).rest, ...others].filter(Boolean).join(' ');
}

/** What a wish is not: 'not in noida', 'except plots', 'without brokerage', 'noida nahi'. */
const NEGATED =
  /\b(?:not(?! (?:later|after|beyond|(?:(?:too|very|so) )*(?:expensive|costly))\b)|(?:any|every)(?:where|thing|one)? (?:but|except)|nothing(?= (?:in|from|by|near)\b)|except|exclud(?:e|ing)|other than|apart from|avoid(?:ing)?|(?:do not|don'?t) (?:want|need|like|show|send|suggest|include))\b(?: near)?.*?(?=,| and not | (?:but|with|near|under(?! construction)|above|below|having|only|just|sirf|instead|rather) |$)|\b(?:no|without|bina|w\/o) (?:(?:any|an?|the) )?(?:\d bhk|[a-z]+)(?:-[a-z]+ units|(?<=\btop) floor)?|(?:\d bhk|\S+)(?: (?:mein|ka|ke|ki|ko|se|wala))* (?:nahi|na(?= (?:ho|chahiye|hona|mile|rahe|de|lage|aaye)\b)|ke (?:bina|bagair)|alawa|chhod(?:kar)?)\b/g;
const NEGATIONS =
  /\b(?:not|(?:any|every)(?:where|thing|one)?(?= (?:but|except))|nothing|except|exclud(?:e|ing)|other than|apart from|avoid(?:ing)?|do|don'?t|need|like|no|without|bina|bagair|w\/o|nahi|na|alawa|chhod(?:kar)?|but|only|just|want(?:ed)?)\b/g;

/** A text without what it refuses: for a search by words, which would find just that. */
export const withoutRefusals = (query: string) => cut(plainText(query), NEGATED);

type Refused = Extract<WishedFact, { row: 'not' }>;

interface Refusal {
  /** Null where it refuses something that nobody understands. */
  fact: Refused | null;
  text: string;
  /** What is wished beside it: 'noida' of 'not road facing noida'. */
  wished: string;
  /** The types that are wished so: 'flat' of 'not furnished flat'. */
  types: UnitType[];
}

/** Bedrooms after what is refused are wished: 'not ground floor 2 bhk'. */
const ROOMS_LAST = /^((?!(?:an?|any|the|just|only|even) )\S.*) (\d[\d.+]* bhk)$/;

/** What a type beside it is not refused with: 'not a flat in noida'. */
const NAMED_ROWS: readonly WishedFact['row'][] = ['place', 'type', 'kind', 'developer'];

/** What a text with 'not' refuses. */
function readRefusal(part: string, vocabulary: SearchVocabulary): Refusal {
  const text = part.trim();
  const all = cut(cut(text, NEGATIONS), /^(?:in|on|at|from|the) /);
  const place = IS_EITHER.test(all) ? null : takeName(all, vocabulary.localities);
  // Of 'not noida 2 bhk' the rest is wished, of 'not road facing noida' the place is.
  const isFirst = place !== null && all.startsWith(`${place.name} `);
  const isLast = place !== null && all.endsWith(` ${place.name}`) && openWords(place.rest).length > 0;
  const head = isFirst ? place.name : isLast ? place.rest : all;
  const [, before, rooms] = (!isFirst && !IS_EITHER.test(all) && ROOMS_LAST.exec(head)) || [];
  const asked = before ?? head;
  const wished = [rooms, isFirst ? place.rest : isLast ? place.name : ''].filter(Boolean).join(' ');
  const unread = { fact: null, text, wished: isFirst ? '' : wished, types: [] };
  const inner = parseSearchWish(asked, vocabulary);
  if (!inner || inner.unknown.length + inner.besides.length + inner.notOurs.length > 0) return unread;
  if (asksFor(inner, 'budget', 'area', 'sort', 'order')) return unread;
  const isOfType = !IS_EITHER.test(all) && inner.facts.some(({ row }) => !NAMED_ROWS.includes(row));
  const refused = isOfType ? withoutFacts(inner, 'type') : inner;
  const words = describeWish(refused, describeKinds(refused));
  const label = `not ${words}`
    .replace('not with', 'without')
    .replace(/\s+/g, ' ')
    .replace(/not (?=without)/, '');
  return {
    fact: { row: 'not', label, refused: refused.facts.map(withLaunches) },
    text,
    wished,
    types: isOfType ? valuesOf(inner, 'type') : [],
  };
}

/** Words beside a negation that may be of the same name: 'no ground floor', 'swimming pool nahi', 'not golf course road'. */
const MORE_AFTER = /^(?: (?!(?:no|not|without|bina|and|or|but|with|near|under|in)\b)[a-z]+){1,2}/;
const MORE_BEFORE = /(?:\b(?!(?:no|not|without|bina|and|or|but|with|near|under(?! $)|in|jis[a-z]*)\b)[a-z]+ ){1,2}$/;

/** What one negation refuses, with all words of its name. */
function readRefusalOf({ 0: part, index, input = '' }: RegExpExecArray, vocabulary: SearchVocabulary): Refusal {
  const own = readRefusal(part, vocabulary);
  const after = /^(?:no|without|bina|w\/o) /.test(part) ? MORE_AFTER.exec(input.slice(index + part.length))?.[0] : '';
  const before = /\b(?:nahi|na|bina|bagair|alawa|chhod(?:kar)?)$/.test(part)
    ? MORE_BEFORE.exec(input.slice(0, index))?.[0]
    : '';
  const words = (text = '') => text.split(' ').filter(Boolean);
  const longer = [
    ...words(after).map((_, at, all) => [part, ...all.slice(0, at + 1)].join(' ')),
    ...words(before).map((_, at, all) => [...all.slice(-1 - at), part].join(' ')),
  ];
  return longer.reduce((best, text) => {
    const next = readRefusal(text, vocabulary);
    return next.fact && (!best.fact || isSameName(best.fact, next.fact)) ? next : best;
  }, own);
}

/** Whether two refusals are of one name, the second with more of it: 'Sohna' and 'Sohna Road'. */
function isSameName(own: Refused, more: Refused): boolean {
  const [fact, other] = [own, more].map(({ refused }) => (refused.length === 1 ? refused[0] : null));
  const isOne = other && (!('values' in other) || other.values.length === 1);
  return own.label === more.label || (isOne === true && (fact?.row === other?.row || other?.row === 'stated'));
}

/** What may be one of two: a listing joins places but those with a page, and an order only says what comes first. */
const ONE_OF_TWO = 'bedrooms type kind place status stated nearby possession'.split(' ');
const LONGEST_SIDE = 4;
const isPage = (fact: WishedFact) => fact.row === 'place' && fact.page !== null;

/** The facts of a text of which one is enough and that no filter joins, '1 bhk or studio', and the text without them. */
function takeEithers(text: string, vocabulary: SearchVocabulary): { facts: WishedFact[]; rest: string } {
  const sideOf = (words: readonly string[], isLast: boolean) => {
    for (let count = Math.min(LONGEST_SIDE, words.length); count > 0; count -= 1) {
      const side = (isLast ? words.slice(-count) : words.slice(0, count)).join(' ');
      const { facts = [], unknown = [], besides = [], notOurs = [] } = parseSearchWish(side, vocabulary) ?? {};
      const [fact, ...open] = [...facts, ...unknown, ...besides, ...notOurs];
      const [own] = facts;
      if (own && fact === own && open.length === 0 && ONE_OF_TWO.includes(own.row) && !side.endsWith(' near'))
        return { fact: own, side };
    }
    return null;
  };
  const isCity = (name: string) => vocabulary.cities.has(name.toLowerCase());
  const found: WishedFact[] = [];
  let rest = text;
  for (const { 0: or, index } of text.matchAll(/ (?:or|ya|vs) /g)) {
    const first = sideOf(text.slice(0, index).split(' '), true);
    const second = first && sideOf(text.slice(index + or.length).split(' '), false);
    const any = [first, second].flatMap((each) => each?.fact ?? []);
    const isOneRow = first?.fact.row === second?.fact.row;
    // 'sector 65 gurgaon or sector 62 noida' has a city each.
    const hasCities = [first, second].every(
      (each) => each?.fact.row === 'place' && each.side.split(' ').some(isCity) && !each.fact.values.some(isCity),
    );
    const isListed = isOneRow
      ? any.every(isFilter) && !any.some(isPage) && !hasCities
      : any.some(({ row }) => row === 'place' || (or === ' vs ' && row === 'status'));
    if (!first || !second || isListed) continue;
    const label = [...new Set(any.map((each) => each.label))].join(' or ');
    found.push({ row: 'either', label, any });
    rest = cut(rest, first.side + or + second.side);
  }
  return { facts: found, rest };
}

/** What is nearest to a part stands first. */
const NEAR_PART = /\b(?:close(?:st)?|nearest)\b/;
const IS_EITHER = /\b(?:or|and|n|ya|aur|vs|versus)\b|[,/&]/;

/** The facts that a query asks for, and the words that no fact knows; null if it asks for none. */
export function parseSearchWish(query: string, vocabulary: SearchVocabulary): SearchWish | null {
  const fine = takeFine(query, (text) => parseWish(text, vocabulary));
  const wish = parseWish(fine ? fine.rest : query, vocabulary);
  if (!fine || !wish) return fine?.more ?? wish;
  const facts = widened(wish, fine.more, fine.said);
  const isSaid = ({ row }: WishedFact) => facts.some((fact) => fact.row === row);
  return { ...wish, facts: [...facts, ...wish.facts.filter((fact) => !isSaid(fact))] };
}

function parseWish(query: string, vocabulary: SearchVocabulary): SearchWish | null {
  const { told, others, foreign, rate, area, budget, rest } = readAmounts(query);
  const { text: words, far } = withoutOfficeCities(
    withEachNear(withNamedKind(cut(rest, AROUND), vocabulary)),
    vocabulary,
  );
  const refusals = [...words.matchAll(NEGATED)].map((match) => readRefusalOf(match, vocabulary));
  const types = refusals.flatMap((refusal) => refusal.types);
  const reading: Reading = {
    vocabulary,
    text: refusals.reduce((left, { text, wished }) => left.replace(text, wished), words),
    isEither: IS_EITHER.test(words),
    found: {
      ...(budget && { budget }),
      ...(area && { area }),
      ...(types.length > 0 && { type: { values: types } }),
    },
    additions: [],
    unknown: others,
  };
  const eithers = takeEithers(reading.text, vocabulary);
  // What one of two is, is no fact of its own.
  const inEither = new Set(
    eithers.facts.flatMap((each) =>
      each.row === 'either' && each.any.every(({ row }) => row === 'stated') ? each.any.map(({ label }) => label) : [],
    ),
  );
  reading.text = eithers.rest;
  const landmarks = landmarksIn(reading.text, vocabulary);
  // Its locality is none that is wished for, nor is the city of 'Navi Mumbai'.
  for (const name of [...landmarks, partWithCity(reading.text, vocabulary)])
    if (name) reading.text = reading.text.replace(name, `${name.replaceAll(' ', '_')}_`);
  readFilters('names', reading);
  reading.text = reading.text.replace(/_+(?= |$)/g, '').replaceAll('_', ' ');
  const isOfHome = HOME.test(reading.text);
  const isAny = ANY_HOME.test(reading.text);
  const launched = reading.found.status?.values.includes('New Launch') ? launchYear(reading.text) : '';
  reading.text = cut(reading.text, launched);
  if (launched) reading.unknown.push(launched.replace('in ', ''));
  // 'Rajouri Garden' is no garden; what records name is near is asked by minutes, but for 'in Connaught Place'.
  const named = landmarks.length > 0 ? null : takeName(reading.text, vocabulary.areas);
  const early = named && [undefined, named.value.city].includes(reading.found.place?.values.join()) ? named : null;
  const isNamed = (fact: WishedFact) => fact.row === 'nearby' && fact.kind === null;
  const isPart =
    early !== null &&
    (isInside(early.name, reading.text) || !takeFacts(reading.text, vocabulary.facts).facts.some(isNamed));
  if (isPart) reading.text = early.rest;
  const inText = takeFacts(reading.text, vocabulary.facts);
  const onFoot = inText.facts.some(({ row }) => row === 'nearby') ? (ON_FOOT.exec(reading.text)?.[0] ?? '') : '';
  const found = takeNotOurs(cut(inText.rest, ON_FOOT));
  const part = isPart ? { ...early, rest: found.rest } : takeName(found.rest, vocabulary.areas);
  const around = takeNotOurs(part?.name ?? '');
  const isOther = around.notOurs.length > 0 && around.rest === '';
  reading.text = part ? cut(part.rest, NEAR_PART) : found.rest;
  if (part) reading.found.place = nearPart(part.value, reading.found.place);
  readFilters('words', reading);
  const isAround = AROUND.test(rest) || (NEAR_SECTOR.test(rest) && inText.facts.every(({ row }) => row !== 'nearby'));
  if (reading.found.place && isAround) reading.found.place = { ...reading.found.place, isAround };
  const additions = reading.additions.map((addition) => takeFacts(addition, vocabulary.facts));
  const ofSelf = wordsOfSelf(toUsualSpelling(query));
  const isOfRooms = reading.found.bedrooms ?? reading.found.type?.values.find((each) => each !== 'Residential Land');
  const kinds = kindsAlone(reading.text, isOfRooms !== undefined, Object.keys(reading.found).join() === 'place');
  const alone = kinds.filter((word) => !ofSelf.has(word));
  reading.text = alone.reduce(cut, reading.text);
  const near = alone.length > 0 ? [takeFacts(`near ${alone.join(', near ')}`, vocabulary.facts)] : [];
  const inWords = [inText, ...additions, ...near].flatMap(({ facts }) =>
    facts.map((each) => [each.label, each] as const),
  );
  const wish: SearchWish = {
    notOurs: [...(isOther ? around.notOurs : []), ...found.notOurs],
    facts: [
      ...toFilterFacts(reading),
      ...(rate ? [{ row: 'rate' as const, ...rate }] : []),
      ...eithers.facts,
      ...[...new Map(inWords).values()].filter(({ label }) => !inEither.has(label)),
      ...refusals.flatMap(({ fact }) =>
        fact && !isSaidByFloors(fact.refused, reading.found.type?.values) ? fact : [],
      ),
    ],
    besides: [
      ...told,
      ...far,
      ...(part && !isOther ? [part.name] : []),
      ...additions.map(({ rest }) => rest).filter(Boolean),
      ...refusals.flatMap(({ fact, text, wished }) => (fact ? [] : [cut(text, wished)])),
    ],
    unknown: [
      ...reading.unknown,
      ...(onFoot ? [onFoot] : []),
      ...openWords(reading.text).filter((word) => !ofSelf.has(word)),
    ],
    isOfHomes: isOfHome || /\bresidential\b/.test(reading.text),
  };
  const isOpen = wish.facts.length + wish.unknown.length + wish.besides.length + wish.notOurs.length > 0;
  if ((isOpen ? isOfHome && wish.facts.length > 0 : isAny) && !asksFor(wish, 'bedrooms', 'type', 'kind'))
    wish.facts.unshift(toFilterFact('type', { values: HOMES }));
  // A sum in dollars is a wish for anything that it buys, a sector without its city for what is around it.
  const isSector = wish.unknown.length > 0 && wish.unknown.every((word) => word.startsWith('sector '));
  if (foreign.length + wish.facts.length + wish.notOurs.length === 0 && !isSector) return null;
  const open = wish.unknown.filter((part) => !foreign.includes(part));
  const asides = open.every((part) => ASIDES.has(part)) ? open : [];
  const beside = [...foreign, ...asides].join(' ');
  // What it buys is not known, so what costs least stands first.
  const isSorted = foreign.length === 0 || asksFor(wish, 'sort');
  return {
    ...wish,
    facts: isSorted ? wish.facts : [...wish.facts, toFilterFact('sort', { sort: 'price-low' })],
    notOurs: [...wish.notOurs, ...foreign.map((name): NotOurs => ({ name, of: 'currencies' }))],
    besides: [...wish.besides, ...(beside ? [beside] : [])],
    unknown: open.filter((part) => !asides.includes(part)),
  };
}
