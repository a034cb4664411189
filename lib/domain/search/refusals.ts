import type { UnitType } from '../project/project';
import { openWords } from './language';
import { cut } from './limits';
import { type SearchVocabulary, takeName } from './names';
import { plainText } from './spelling';
import {
  asksFor,
  describeKinds,
  describeWish,
  type SearchWish,
  valuesOf,
  withLaunches,
  type WishedFact,
  withoutFacts,
} from './wish';

/** Reads a part of a query as a wish of its own. */
export type ParseWish = (text: string) => SearchWish | null;

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

/** Joins what may be one of two. */
export const IS_EITHER = /\b(?:or|and|n|ya|aur|vs|versus)\b|[,/&]/;

/** Bedrooms after what is refused are wished: 'not ground floor 2 bhk'. */
const ROOMS_LAST = /^((?!(?:an?|any|the|just|only|even) )\S.*) (\d[\d.+]* bhk)$/;

/** What a type beside it is not refused with: 'not a flat in noida'. */
const NAMED_ROWS: readonly WishedFact['row'][] = ['place', 'type', 'kind', 'developer'];

/** What a text with 'not' refuses. */
function readRefusal(part: string, vocabulary: SearchVocabulary, parse: ParseWish): Refusal {
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
  const inner = parse(asked);
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
function readRefusalOf(
  { 0: part, index, input = '' }: RegExpExecArray,
  vocabulary: SearchVocabulary,
  parse: ParseWish,
): Refusal {
  const own = readRefusal(part, vocabulary, parse);
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
    const next = readRefusal(text, vocabulary, parse);
    return next.fact && (!best.fact || isSameName(best.fact, next.fact)) ? next : best;
  }, own);
}

/** Whether two refusals are of one name, the second with more of it: 'Sohna' and 'Sohna Road'. */
function isSameName(own: Refused, more: Refused): boolean {
  const [fact, other] = [own, more].map(({ refused }) => (refused.length === 1 ? refused[0] : null));
  const isOne = other && (!('values' in other) || other.values.length === 1);
  return own.label === more.label || (isOne === true && (fact?.row === other?.row || other?.row === 'stated'));
}

/** What a text refuses, one for each negation; `parse` reads what stands behind it. For texts in usual spelling. */
export const readRefusals = (text: string, vocabulary: SearchVocabulary, parse: ParseWish): Refusal[] =>
  [...text.matchAll(NEGATED)].map((match) => readRefusalOf(match, vocabulary, parse));
