import type { Catalogue } from './catalogue';
import { foundIn } from './ask-shown';
import { isWhole } from './continue-wish';
import { groupResults } from './find';
import { parseSearchWish } from './parse-wish';
import { plainText } from './spelling';
import { answerTyped, type QueryAnswer } from './typed-query';
import { asksFor, describeKinds, describeWish, factOf, type SearchWish, valuesOf } from './wish';

const whatOf = ({ facts }: SearchWish) => {
  const what = { facts: facts.filter(({ row }) => row === 'bedrooms' || row === 'type' || row === 'kind') };
  return describeWish(what, describeKinds(what));
};

/** Both lists of 'flat in gurgaon or shop in noida under 50 lakh', with the budget that one side says, and the status that the last does; null where an 'or' is no such two wishes, or one has nothing. */
export function answerEither(query: string, catalogue: Catalogue): QueryAnswer | null {
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
  const isPlain = [one, other].every(({ offer, answers, heading }) => offer && answers.length === 0 && heading === '');
  if (!isPlain || !other.offer) return null;
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
