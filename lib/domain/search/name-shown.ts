import { takeBedrooms } from '../project/bedrooms';
import { foundIn, namesIn, SHOWN } from './ask-shown';
import type { Catalogue } from './catalogue';
import { continueWish } from './continue-wish';
import type { Talk } from './talk';
import { parseSearchWish } from './parse-wish';
import { toUsualSpelling } from './spelling';
import { answerTyped } from './typed-query';
import { valuesOf } from './wish';

const ORDINAL = '(first|1st|frist|pehl[aei])|(second|2nd|du?sr[aei])|(third|3rd|tees?r[aei])|(last|aa?khri)';
/** 'The second one', 'of the second' and 'option 2', each with a group for its place; the fourth is the last that was shown. */
const NTH = new RegExp(
  `\\b(?:the )?(?:${ORDINAL}) (?:one|option|project|wal[aei])\\b|(?<=^(?:(?:of|for|about|show|ok|and|in|open|see|select|book|choose|i|like|want|yes) )*|\\b(?:of|for|about) )(?:the )?(?:${ORDINAL})(?=[ ?.]*$| (?:with|k[aei]|pe|par|mein?)\\b)|\\b(?:option|number|no) (?:(1)|(2)|(3)|(last))\\b`,
  'i',
);
const LAST = 3;
const ONE = `(?:the )?(?:${ORDINAL})(?: (?:one|option|project|wal[aei]))?`;
/** Two of them: 'the first and the third one'. */
const TWO = new RegExp(`\\b${ONE}(?: ?[,&] ?| (?:and|aur|or|ya|vs|with|se) )${ONE}\\b`, 'i');
/** Two by their numbers: 'compare 1 and 3'. */
const NUMBERED =
  /^(?:compare|difference (?:between|of)) (?:(?:option|project|number|no)s? )?[123](?: ?[,&] ?| (?:and|aur|vs|with) )[123]$/i;

const NTHS = ['', 'first', 'second', 'third'];

/** The places that a match of these says, in their order; that of the last is -1. */
const placesOf = (match: RegExpExecArray | null) =>
  (match?.slice(1) ?? []).flatMap((said, at) => (said ? [at % (LAST + 1) === LAST ? -1 : at % (LAST + 1)] : []));

const COMPARE = /\b(?:compar|difference|vs|far[kq]|antar)/i;
/** Asks for one of those that were shown, or to compare them. */
const BETTER =
  /^(?=(?:.*\b(?:which|kaun ?s[aei]|best|better|behtar|recommend\w*|suggest\w*)\b|(?:sabse )?ac?c?hh?a\b.*\S|compare))(?:(?:which|kaun ?s[aei]|what|compare|kar\w*|the|an?|sabse|ones?|project|option|wal[aei]|is|are|do|should|would|will|you|your|aap|apka|i|we|me|us|my|family|to|for|live|living|buy|choose|invest(?:ment)?|go with|take|lu|loon|lena|chahiye|recommend\w*|suggest\w*|best|better|behtar|good|ac?c?hh?a|sahi|more|jyada|zyada|hai|rahega|hoga|out|of|from|among(?:st)?|between|in(?:me)?|me|mein|se|all|these|them|those|both|dono|two|three|teeno)\b[ ?,.]*)+$|^compare(?:[ ,]+(?:[123]|and|on|by|prices?|wise))*[ ?]*$/i;
/** Asks which of two it is: 'which is cheaper'. */
const WHICH_OF_BOTH =
  /^(?:(?:which|kaun ?s[aei]|one|is|hai|the|mein?|jyada|zyada|cheap\w*|sast[aei]|bigg\w*|larg\w*|bad[aei])\b[ ?]*){2,}$/i;
const OF_ALL = /^(?=.*\b(?:all|three|teeno|sab)\b).*\b(?:compar\w*|better|best)\b/i;
/** Asks what there is to know of them. */
const DETAILS =
  /^(?:tell me |know )more(?: about (?:these|them|all))?[ ?]*$|^(?:(?:more|full|all|send|show|give|share|e?mail|me|please|the) )*(?:details?|info(?:rmation)?)(?: (?:bhej\w*|send|do|de|dijiye|batao|bata|dikhao|chahiye|please|pls|of (?:all|these|them)))*[ ?]*$/i;
/** Two of those that were shown, or all. */
const SEVERAL =
  /\b(?:the )?(?:((?:first|top|pehl[aei]) (?:two|2|do)|both|dono|(?:these|the) two)|(?:first|top) (?:three|3)|them|these)\b(?: (?:projects|options|ones))?/i;
const BOTH = /\b(?:of |in )?(?:both|dono|(?:these|the) two)\b(?: (?:of them|projects|ones))?/i;
const NEXT =
  /^(?:(?:ok|show|see|the|what|about|go|to|me|and) )*next(?: (?:one|project|option|please|dikha\w*))*[ ?.]*$/i;
const MOST =
  /\b(?<=(?:of|for) )(?:the )?((?:(?:cheap|costli|larg|bigg|small)est|most expensive))(?: (?:one|option|project))?$/i;

/** A query with the name of the project that it calls 'the second one', or 'the cheapest', of those that the wish has found. */
export function withNamed(
  typed: string,
  { wish, about, before, names }: Pick<Talk, 'wish' | 'about' | 'before' | 'names'>,
  catalogue: Catalogue,
): string {
  const query = typed.replace(NUMBERED, (all) => all.replace(/[123]/g, (nth) => NTHS[Number(nth)]!));
  const pattern = TWO.test(query) ? TWO : NTH;
  const places = placesOf(pattern.exec(query));
  const withNames = (of: readonly string[]) => {
    const meant = places.flatMap((place) => of.at(place) ?? []);
    const [only = '', ...others] = meant;
    const name = others.length > 0 ? meant.join(' and ') : withSize(only, query, wish, catalogue);
    return meant.length === places.length ? query.replace(pattern, name) : query;
  };
  const compared = about.split(' and ');
  // After one project and another, 'compare' and 'price of both' are of those two.
  const isOfAll = OF_ALL.test(query);
  if (before && about !== '' && compared.length === 1 && !isOfAll) {
    const both = `${before} and ${about}`;
    if (BETTER.test(query) || WHICH_OF_BOTH.test(query)) return `compare ${both} ${query.replace(BETTER, '')}`.trim();
    if (BOTH.test(query)) return query.replace(BOTH, both);
  }
  if (places.length > 0 && compared.length > 1) return withNames(compared);
  if (wish === '') return query;
  // 'Next one' after the first.
  const next = NEXT.test(query) && names?.includes(about) ? names[names.indexOf(about) + 1] : undefined;
  if (next) return next;
  const most = MOST.exec(query)?.[1];
  if (most) {
    const [first] = foundIn(answerTyped(continueWish(wish, most, catalogue.vocabulary), catalogue));
    return query.replace(MOST, first ? withSize(first.name, query, wish, catalogue) : '$&');
  }
  if (BETTER.test(query) || DETAILS.test(query)) {
    const names =
      about === '' || isOfAll ? namesIn(answerTyped(wish, catalogue)).slice(0, BOTH.test(query) ? 2 : SHOWN) : [];
    return names.length > 1 ? `compare ${names.join(' and ')}` : query;
  }
  const several = COMPARE.test(query) ? SEVERAL.exec(query) : null;
  if (several) {
    const names = namesIn(answerTyped(wish, catalogue)).slice(0, several[1] ? 2 : SHOWN);
    return names.length > 1 ? query.replace(SEVERAL, names.join(' and ')) : query;
  }
  return places.length === 0 ? query : withNames(names ?? namesIn(answerTyped(wish, catalogue)));
}

/** A project's name with the size that was wished, where a question of sums says none: 'total cost of the first one'. */
export function withSize(name: string, query: string, wish: string, { vocabulary }: Catalogue): string {
  const asked = name === '' ? null : parseSearchWish(wish, vocabulary);
  const isOpen = asked && SUMS.test(query) && takeBedrooms(toUsualSpelling(query)).sizes.length === 0;
  return isOpen ? `${name} ${valuesOf(asked, 'bedrooms').join(' ')}`.trim() : name;
}
/** Asks for a figure of each size. */
export const SUMS = /\b(?:cost|price|emi|loan|dut(?:y|ies)|gst|registry|kitn[aei]|how much|rate|area|size)\b/i;
