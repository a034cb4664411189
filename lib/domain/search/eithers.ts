import { cut } from './limits';
import type { SearchVocabulary } from './names';
import type { ParseWish } from './refusals';
import { isFilter, type WishedFact } from './wish';

/** What may be one of two: a listing joins places but those with a page, and an order only says what comes first. */
const ONE_OF_TWO = 'bedrooms type kind place status stated nearby possession'.split(' ');
const LONGEST_SIDE = 4;
const isPage = (fact: WishedFact) => fact.row === 'place' && fact.page !== null;

/** The facts of a text of which one is enough and that no filter joins, '1 bhk or studio', and the text without them. */
export function takeEithers(
  text: string,
  vocabulary: SearchVocabulary,
  parse: ParseWish,
): { facts: WishedFact[]; rest: string } {
  const sideOf = (words: readonly string[], isLast: boolean) => {
    for (let count = Math.min(LONGEST_SIDE, words.length); count > 0; count -= 1) {
      const side = (isLast ? words.slice(-count) : words.slice(0, count)).join(' ');
      const { facts = [], unknown = [], besides = [], notOurs = [] } = parse(side) ?? {};
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
