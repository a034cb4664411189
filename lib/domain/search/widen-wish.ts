import { type FilterFactOf, toFilterFact } from './filter-facts';
import { cut } from './limits';
import { plainText } from './spelling';
import { areFurnishings } from './stated';
import { asksFor, factOf, type SearchWish, type WishedFact, withoutFacts } from './wish';

/** Says that something would do as well: 'under construction is ok', 'studio bhi chalega'. */
export const FINE =
  /\b(?:(?:is|are|(?:would|will|can|may) be|hai|ho(?:ga)?) )?(?:(?:also|too|bhi) )?(?:(?:absolutely|totally|perfectly) )?(?:ok(?:ay)?|fine|alright|acceptable|no (?:issues?|problem)|chal(?:ega|egi|enge)|(?:will|would) (?:also )?(?:do|work))(?: (?:also|too|as well|bhi|(?:with|for|by) (?:me|us)))*(?=[,;.!]|$| (?:and|but|aur)\b)/;
/** Adds rather than replaces. */
export const ALSO = /\b(?:also|too|bhi|as well)\b/;

/** Rows of which a wish may have two values; of one home the type, kind and size are said together. */
const JOINED = ['place', 'type', 'kind', 'bedrooms', 'status'] as const;
const GROUPS: Partial<Record<WishedFact['row'], string>> = {
  ...{ place: 'place', status: 'status', type: 'what', kind: 'what', bedrooms: 'what' },
};
const LONGEST_CLAUSE = 5;

/** Whether a fact is of furnishing, of which a home has one. */
export const isFurnishing = ({ label }: WishedFact) => areFurnishings(...label.split(' or '));

/** A fact with the values that a wish has of the same: both places, statuses, furnishings, or types of homes; null where it has none. */
export function joined(wish: SearchWish, fact: WishedFact): WishedFact | null {
  const furnished = isFurnishing(fact) ? wish.facts.find(isFurnishing) : undefined;
  if (furnished && furnished.label !== fact.label)
    return { row: 'either', label: `${furnished.label} or ${fact.label}`, any: [furnished, fact] };
  const row = JOINED.find((each) => each === fact.row);
  const own = row && factOf(wish, row);
  if (!own || [own, fact].some((each) => each.row === 'place' && each.page)) return null;
  const values = [...new Set([...own.values, ...(fact as FilterFactOf<typeof own.row>).values])];
  return toFilterFact(own.row, { ...fact, ...(own.row === 'place' && { range: null }), values });
}

/** What would do as well narrows nothing: what both say has both values, and a status that was not asked stays open, as does all behind 'also' but an order. */
export function widened(wish: SearchWish, more: SearchWish, said: string): WishedFact[] {
  return more.facts.flatMap((fact) => {
    const both = joined(wish, fact);
    const isOpen = !asksFor(wish, fact.row) && fact.row !== 'sort' && (fact.row === 'status' || ALSO.test(said));
    return isOpen && !both ? [] : (both ?? fact);
  });
}

/** A wish with what would do as well. */
export function withFine(wish: SearchWish, { more, said }: { more: SearchWish; said: string }): SearchWish {
  const facts = widened(wish, more, said);
  const isSaid = (own: WishedFact) => facts.some((fact) => fact.row === own.row || [fact, own].every(isFurnishing));
  return { ...wish, facts: [...facts, ...wish.facts.filter((own) => !isSaid(own))] };
}

/** A wish without the clause that says what would do as well, and that clause; null where none does. */
export function takeFine(
  query: string,
  parse: (text: string) => SearchWish | null,
): { rest: string; more: SearchWish; said: string } | null {
  const text = plainText(query);
  const fine = FINE.exec(text);
  if (!fine) return null;
  const before = text
    .slice(0, fine.index)
    .split(/[,;]| (?:and|but|aur) /)
    .at(-1)!
    .trim()
    .split(' ');
  for (let count = Math.min(LONGEST_CLAUSE, before.length); count > 0; count -= 1) {
    const clause = before.slice(-count).join(' ');
    const more = clause === '' ? null : parse(clause);
    const groups = new Set(more?.facts.map((fact) => GROUPS[fact.row] ?? (isFurnishing(fact) ? 'furnishing' : '')));
    if (!more || more.unknown.length + more.besides.length > 0 || groups.size !== 1 || groups.has('')) continue;
    const at = text.lastIndexOf(clause, fine.index);
    return {
      rest: cut(`${text.slice(0, at)} ${text.slice(fine.index + fine[0].length)}`, /[,;]\s*$/),
      more,
      said: fine[0],
    };
  }
  return null;
}

/** The wish with sizes up to a quarter from the one that it names; none without one. */
export function ofLikeSize(wish: SearchWish): SearchWish[] {
  const area = factOf(wish, 'area');
  if (!area || area.min === null || area.min !== area.max) return [];
  const { min, unit } = area;
  const like = toFilterFact('area', { min: min * 0.75, max: min * 1.25, unit });
  return [{ ...wish, unknown: [], facts: [...withoutFacts(wish, 'area').facts, like] }];
}
