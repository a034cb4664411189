import { factOf, type SearchWish, type WishedFact } from './wish';

/** Facts that say what is looked for, and those that say more of it, in the order of a sentence. */
const WHAT = ['bedrooms', 'type', 'kind', 'status'] as const;
const WHERE = ['area', 'budget', 'place', 'developer'] as const;
/** Facts that are said behind a comma: 'largest first', 'not in Noida'. */
const APART: readonly WishedFact['row'][] = ['order', 'not', 'sort'];

/**
 * '3 BHK, Ready To move under ₹ 2 Cr in Sector 82 by Vatika': a wish in words. `noun` says what is shown if the wish
 * names nothing, and stands for the kinds.
 */
export function describeWish(wish: Pick<SearchWish, 'facts'>, noun: string): string {
  const labels = (rows: readonly WishedFact['row'][]) =>
    rows.flatMap((row) => wish.facts.flatMap((fact) => (fact.row === row ? [row === 'kind' ? noun : fact.label] : [])));
  const rest = wish.facts.filter(({ row }) => ![...WHAT, ...WHERE, ...APART].includes(row)).map(({ label }) => label);
  const last = rest.pop();
  const more = last ? `with ${rest.length > 0 ? `${rest.join(', ')} and ` : ''}${last}` : '';
  const apart = wish.facts.filter(({ row }) => row === 'order' || row === 'not');
  return [labels(WHAT).join(', ') || noun, ...labels(WHERE), more]
    .filter(Boolean)
    .join(' ')
    .concat(...[...apart.map(({ label }) => label), ...labels(['sort'])].map((label) => `, ${label}`));
}

/** The kinds of a wish in words: 'SCO', 'offices or shops'; '' if it names none. */
export const describeKinds = (wish: Pick<SearchWish, 'facts'>) => factOf(wish, 'kind')?.label ?? '';
