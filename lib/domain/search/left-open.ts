import { isQuestion } from './answers';
import { ABROAD, FILLERS, LIVES, ON_VISA, QUESTION_WORDS, WHEN } from './language';
import { cut } from './limits';
import { writeOutUnits } from './money';
import { withoutAmounts } from './parse-wish';
import { stemsOf } from './passages';
import type { FoundAnswer, SearchRecord } from './record';
import { contentWords, plainText, spelled, toUsualSpelling } from './spelling';
import { wordsOfSelf } from './told-beside';
import { asksFor, hasFilters, type SearchWish, type WishedFact } from './wish';

/**
 * The words of a query that its answers do not take into account. `open` is what a tool leaves of it, `whole` its wish, and
 * `words` are those of the term that answers; `name` is that of the project, and what the services do, beside them.
 */
export function openOf(
  { open, whole, words }: { open: string; whole: SearchWish | null; words: readonly string[] },
  answers: readonly FoundAnswer[],
  name: string,
): string {
  if (answers.length === 0) return '';
  const said = answers.map(({ title, text }) => `${title} ${text}`);
  const read = new Set([words.join(' '), ...said].flatMap((text) => [...stemsOf(text)]));
  const known = new Set([...words, ...toUsualSpelling(`${words.join(' ')} ${name}`).split(' ')]);
  const ofSelf = wordsOfSelf(toUsualSpelling(open));
  const isOpen = (word: string) =>
    /[\p{L}\p{N}]/u.test(word) &&
    !ofSelf.has(word) &&
    !/^homes?$/.test(word) &&
    !known.has(word) &&
    !FILLERS.has(word) &&
    !QUESTION_WORDS.has(word) &&
    ![...stemsOf(word)].some((each) => read.has(each));
  const all = whole ? [...whole.unknown, ...whole.besides].join(' ') : withoutAmounts(open);
  // An answer that tells the days says so of the one that is typed.
  const left = answers.some(({ text }) => /\bany day\b/.test(text)) ? cut(all, WHEN) : all;
  return writeOutUnits(
    left
      .split(/[\s,;]+/)
      .filter(isOpen)
      .join(' '),
  );
}

const wordsIn = (text: string) => plainText(text).split(/[^\p{L}\p{N}]+/u);
/** The words of what services are and do. */
export const wordsOf = (records: readonly SearchRecord[]) =>
  records
    .filter(({ type }) => type === 'service')
    .flatMap(({ name, description }) => wordsIn(`${name} ${description}`));

/** The words of answers, those of what they are called also in the singular. */
export const wordsOfAnswers = (answers: readonly FoundAnswer[]) =>
  answers.flatMap(({ title, text }) => [...wordsIn(`${title} ${text}`), ...contentWords(spelled(title))]);

/** A wish whose unknown words may be those of a term: 'rent' of 'rent flat gurgaon' is answered, not filtered. */
export function withoutWords(wish: SearchWish | null, words: readonly string[]): SearchWish | null {
  const isTerm = (part: string) => part.split(' ').every((word) => words.includes(word));
  const open = (parts: readonly string[]) => parts.filter((part) => !isTerm(part));
  return wish && { ...wish, unknown: open(wish.unknown), besides: open(wish.besides) };
}

/** A wish without the facts that `words` of its term name, 'tenant' of 'who will find a tenant for my shop', if they are none of its `names`; null where it says nothing else. */
export function withoutFactsOfTerm(wish: SearchWish | null, words: readonly string[], names: readonly string[]) {
  const isOfTerm = (fact: WishedFact): boolean => {
    const [first = ''] = fact.label.split(' ');
    const isRead = () =>
      fact.row === 'stated' && words.includes(first) && ![first, fact.label].some((name) => names.includes(name));
    return fact.row === 'not' ? fact.refused.some(isOfTerm) : isRead();
  };
  const facts = wish?.facts.filter((fact) => !isOfTerm(fact)) ?? [];
  return wish && facts.length === 0 && wish.facts.length > 0 ? null : wish && { ...wish, facts };
}

/** A year, and how many of something: '2 bath'. */
const DECIDES_NOTHING = /^(?:20[2-4]\d|\d+(?:st|nd|rd|th)|\d [a-z]+|\d+ (?:people|person|seat|employee)[a-z]*)$/;

/** A wish that leaves out the words which no record knows; a number may be of a place or a sum, and decides where little else is asked. */
export function withOpenBeside(wish: SearchWish): SearchWish {
  const isFull = wish.facts.length > 2;
  const isBeside = (part: string) =>
    !/\d/.test(part) || DECIDES_NOTHING.test(part) || (isFull && !part.startsWith('sector'));
  const isOpen = wish.unknown.length > 0 && wish.unknown.every(isBeside);
  return isOpen && (hasFilters(wish) || asksFor(wish, 'place'))
    ? { ...wish, besides: [...wish.besides, wish.unknown.join(' ')], unknown: [] }
    : wish;
}

/** Who buys, in the words of a term, and in a query. */
const WHO = /^(?:for|by|as|an?|nris?|oci|card|holders?|buyers?|buy|from|abroad)$/;
const BUYER = new RegExp(
  `\\b(?:i am |(?:for|by|as) )?(?:an? )?(?:nris?|oci(?: card)?(?: holders?)?)\\b(?: (?:buyers?|ke liye|(?:in|from) (?:${ABROAD}))\\b)?(?<!\\bshould \\S+)|(?:\\bi (?:am )?)?\\b(?:from|(?:${LIVES}) in) (?:${ABROAD})\\b,?|${ON_VISA}`,
  'g',
);
const SHOULD = /(?<=\bshould )(?:an? )?nris?\b/;
/** Asks for a list and no more: 'what options and price do you have?' */
const ASKS_LIST =
  /,? ?\bwhat (?:(?:options?|prices?|projects?|choices?|homes?|and|is|are|the|do|you|have|available|there) ?)+\?*$/;
/** 'And want to buy in india' beside who buys. */
const SAYS_NO_WISH = /^\W*(?:(?:i|and|want|would|like|looking|to|buy|purchase|in|india)\b\W*)*$/i;
/** Asks whether who buys may. */
const ASKS_LEAVE =
  /\boci\b.* buy\b|\b(?:can|may|could) (?:i|we|an?|nris?) (?:\S+ )?(?:buy|purchase|own|invest)\b|\b(?:allowed|eligible|permitted|sakt[aei])\b/;
const SEEKS_BEST = /\b(?:best|top|good|which)\b/;

/**
 * A query without who buys, where it wishes for something in a place or in India, for two facts, or for the best, and
 * `words`, those of the term that answers, only say who: 'best projects for nri'; null for others.
 */
export function withoutBuyer(query: string, wish: SearchWish | null, words: readonly string[]): string | null {
  const wanted = query.replace(ASKS_LIST, '');
  const isOfBuyer = words.length > 0 && words.every((word) => WHO.test(word));
  const isFull = /\bindia\b/.test(wanted) || (wish !== null && (asksFor(wish, 'place') || wish.facts.length > 1));
  const isWished = isFull && !isQuestion(wanted) && !ASKS_LEAVE.test(wanted);
  const other = cut(wanted.replace(SHOULD, 'i'), BUYER);
  return isOfBuyer && (isWished || SEEKS_BEST.test(wanted)) && other !== wanted && !SAYS_NO_WISH.test(other)
    ? other
    : null;
}
