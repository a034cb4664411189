import { HEADINGS } from './answered-groups';
import { foundIn, SHOWN } from './ask-shown';
import type { Catalogue } from './catalogue';
import { asksOthers } from './continue-wish';
import type { Talk } from './talk';
import { groupResults } from './find';
import { parseSearchWish } from './parse-wish';
import { plainText } from './spelling';
import type { QueryAnswer } from './query-answer';
import { answerTyped } from './typed-query';
import { findWaysOn } from './ways-on';

const OF_LIST =
  'show|see|list|dikha\\w*|options?|projects?|flats?|homes?|villas?|plots?|shops?|offices?|properties|choices?';
const SAYS_LIST = new RegExp(`\\b(?:${OF_LIST})\\b`);
/** Asks for the same list: 'show the list again', 'back', 'how many projects'. */
const SAME = new RegExp(
  `^(?=.*\\b(?:list|results?|again|back|previous|all|sab|wapas|phir|fir|yes|haan?|sure|kaun kaun|names?|naam)\\b)(?:(?:${OF_LIST}|results?|again|back|all|sab|yes|haan?|sure|go|to|the|my|me|please|pls|ok|wapas|phir|fir|se|previous|earlier|same|those|these|send|bhej\\w*|share|names?|naam|societ(?:y|ies)|of|ka|ke|kaun|hain?|do)\\b[ ,.!?]*)+$|^(?:(?:so|ok|total|and) )*(?:how many|kitne)(?: (?:total|are|there|hai|hain|h|do you have|you have|available|listed|found|mil\\w*|${OF_LIST}))*[ ?]*$`,
);

/** The list of a wish, where it is asked for again or for its number; null where a query does not ask for that. */
export function answerSame({ wish, about }: Talk, query: string, catalogue: Catalogue): QueryAnswer | null {
  const asked = plainText(query);
  const isOfList = SAME.test(asked) && !(about && /^(?:.* )?(?:how many|kitne)\b/.test(asked));
  return isOfList && parseSearchWish(wish, catalogue.vocabulary) ? answerTyped(wish, catalogue) : null;
}

/** What a wish has found beside what was shown of it, else what is close to it; null where a query does not ask for that. */
export function answerMore(
  { wish, topic, shown = SHOWN }: Talk,
  query: string,
  catalogue: Catalogue,
): QueryAnswer | null {
  const text = plainText(query);
  // 'What else' asks more of a subject, 'show more' of the list.
  const isOfWish = asksOthers(text) && (!topic || SAYS_LIST.test(text));
  const asked = isOfWish ? parseSearchWish(wish, catalogue.vocabulary) : null;
  if (!asked) return null;
  const own = answerTyped(wish, catalogue);
  const others = foundIn(own).slice(shown);
  if (others.length > 0 || !own.offer) return { ...own, groups: others.length > 0 ? groupResults(others) : own.groups };
  const wayOn = findWaysOn(wish, asked, { offer: own.offer, isLost: true }, catalogue);
  return { ...own, offer: null, further: [], groups: [], heading: HEADINGS.close, wayOn };
}
