import { isQuestion } from './answers';
import { ABROAD } from './language';
import { cut } from './limits';
import { asksFor, type SearchWish } from './wish';

/** Who buys, in the words of a term, and in a query. */
const WHO = /^(?:for|by|as|an?|nris?|oci|card|holders?|buyers?|buy|from|abroad)$/;
const BUYER = new RegExp(
  `\\b(?:i am |(?:for|by|as) )?(?:an? )?(?:nris?|oci(?: card)?(?: holders?)?)\\b(?: (?:buyers?|ke liye|(?:in|from) (?:${ABROAD}))\\b)?(?<!\\bshould \\S+)|(?:\\bi (?:am )?)?\\b(?:from|(?:am|live|living|settled|based|work|working|stay|staying) in) (?:${ABROAD})\\b,?`,
  'g',
);
const SHOULD = /(?<=\bshould )(?:an? )?nris?\b/;
const SEEKS_BEST = /\b(?:best|top|good|which)\b/;

/**
 * A query without who buys, where it wishes for something in a place, for bedrooms with more, or for the best, and `words`, those of the term that
 * answers, only say who: 'best projects for nri'; null for others.
 */
export function withoutBuyer(wanted: string, wish: SearchWish | null, words: readonly string[]): string | null {
  const isOfBuyer = words.length > 0 && words.every((word) => WHO.test(word));
  const isFull = wish !== null && (asksFor(wish, 'place') || (asksFor(wish, 'bedrooms') && wish.facts.length > 1));
  const isWished = isFull && !isQuestion(wanted) && !/\boci\b.* buy\b/.test(wanted);
  const other = cut(wanted.replace(SHOULD, 'i'), BUYER);
  return isOfBuyer && (isWished || SEEKS_BEST.test(wanted)) && other !== wanted ? other : null;
}
