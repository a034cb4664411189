import type { Catalogue } from './catalogue';
import { foundIn } from './ask-shown';
import { isWhole } from './continue-wish';
import { cut } from './limits';
import { groupResults } from './find';
import { parseSearchWish } from './parse-wish';
import { plainText } from './spelling';
import type { QueryAnswer } from './query-answer';
import { findAnswers } from './two-questions';
import { answerTyped } from './typed-query';
import { asksFor, describeKinds, describeWish, factOf, type SearchWish, valuesOf, type WishedFact } from './wish';

const whatOf = ({ facts }: SearchWish) => {
  const what = { facts: facts.filter(({ row }) => row === 'bedrooms' || row === 'type' || row === 'kind') };
  return describeWish(what, describeKinds(what));
};

/** Asks which of what is listed are so: 'which projects are in sohna and which of them are ready'. */
const AND_WHICH =
  /,? (?:and|aur|&) (?:(?:please |also )*(?:tell|show|batao?|bata(?:iye| do))(?: me)? )?(?:which|ka?[ou]n ?s?[aei])(?: (?:ones?|of (?:them|these|those)|projects?|se|(?:un|in) ?m(?:e|ein) se))* (?:(?:is|are) )?(?=\S)/;

/** The list of a wish with a row of those that a second question of it asks for; null where there is none. */
function answerSome(query: string, catalogue: Catalogue): QueryAnswer | null {
  const [all = '', some = '', ...others] = plainText(query).split(AND_WHICH);
  const wish = some && parseSearchWish(some, catalogue.vocabulary);
  if (!wish || others.length + wish.unknown.length > 0 || !wish.facts.every(({ row }) => ROWS_OF_SOME.includes(row)))
    return null;
  const [one, other] = [all, `${all} ${some}`].map((each) => answerTyped(each, catalogue)) as [
    QueryAnswer,
    QueryAnswer,
  ];
  if (![one, other].every(isPlain) || !other.offer) return null;
  return { ...one, asked: query, further: [other.offer, ...one.further] };
}
const ROWS_OF_SOME: readonly WishedFact['row'][] = ['status', 'bedrooms', 'budget', 'type', 'kind'];

/** Whether only a list answers. */
const isPlain = ({ offer, answers, heading }: QueryAnswer) => offer !== null && answers.length === 0 && heading === '';

/** Who sells first, with where that is: 'want to sell my 2bhk in noida and buy'. */
const SELLS_TOO =
  /\b(?:(?:i|we|am|are|need|want|have|planning|plan|going|will|to) )*sell(?:ing)? (?:my|our)(?: (?:old|own|current|existing|present|\d ?bhk|flat|apartment|house|home|floor|plot|villa))+(?: (?:in|at) ([a-z]+(?: [a-z]+)?(?: \d+)?))?,? (?:and|to|then)(?: (?:then|i|we|want|plan|planning|looking|to))* (?:buy|purchase|get|(?:shift|upgrade|move)(?: to)?)\b(?!.*\b(?:tax|gains?|exempt\w*|54f?)\b)/;
const SAME_PLACE = /\bnearby\b|\b(?:in|at) the same (?:area|sector|locality|city|place)\b/;

/** The list of what is bought, with who sells for one beside it; null where nothing is sold. */
function answerSale(query: string, catalogue: Catalogue): QueryAnswer | null {
  const [sale = '', place = ''] = SELLS_TOO.exec(plainText(query)) ?? [];
  const bought = cut(plainText(query), sale).replace(SAME_PLACE, place ? `in ${place} or nearby` : '$&');
  const found = sale ? answerTyped(bought, catalogue) : null;
  const [resale] = sale ? findAnswers('sell my flat', catalogue.answers).answers : [];
  return found?.isWish && resale
    ? { ...found, asked: query, answers: [...found.answers, { ...resale, isAside: true }] }
    : null;
}

/** Both lists of 'flat in gurgaon or shop in noida under 50 lakh', with the budget that one side says, and the status that the last does; null where an 'or' is no such two wishes, or one has nothing. */
export function answerEither(query: string, catalogue: Catalogue): QueryAnswer | null {
  const some = answerSale(query, catalogue) ?? answerSome(query, catalogue);
  if (some) return some;
  const sides = plainText(query).split(/,? (?:or|ya) (?:else )?/);
  if (sides.length !== 2) return null;
  const wishes = sides.flatMap((side) => parseSearchWish(side, catalogue.vocabulary) ?? []);
  const [first, second] = wishes;
  if (!first || !second || !wishes.every(isWhole) || whatOf(first) === whatOf(second)) return null;
  // '2 bhk in noida or a flat in greater noida' is of one size.
  const isOfSize = (wish: SearchWish) => asksFor(wish, 'bedrooms') && !asksFor(wish, 'type', 'kind');
  if (wishes.some(isOfSize) && wishes.some((wish) => /^(?:homes|flats)$/.test(whatOf(wish)))) return null;
  // Shops are commercial property.
  const kinds = wishes.map((wish) => valuesOf(wish, 'kind'));
  if (kinds.every((own) => own.length > 0) && kinds.flat().includes('commercial')) return null;
  // What is said last is said of both: '… in noida or … in gurgaon, ready'.
  const [one, other] = sides.map((side, at) => {
    const rows = (['budget', 'status'] as const).filter(
      (row) => !factOf(wishes[at]!, row) && (row === 'budget' || at === 0),
    );
    const shared = rows.flatMap((row) => factOf(wishes[1 - at]!, row)?.label ?? []);
    return answerTyped([side, ...shared].join(' '), catalogue);
  }) as [QueryAnswer, QueryAnswer];
  if (![one, other].every(isPlain) || !other.offer) return null;
  const [own, more] = [foundIn(one), foundIn(other)];
  const records = own.flatMap((record, at) => [record, ...more.slice(at, at + 1)]).concat(more.slice(own.length));
  return {
    ...one,
    asked: query,
    further: [...one.further, other.offer, ...other.further],
    groups: groupResults(records),
    count: records.length,
  };
}
