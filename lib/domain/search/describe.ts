import { atPlaces } from '../site/at-place';
import { formatRupees } from '../project/price';
import type { WishedFact } from './askable';
import { describeArea } from './area';
import type { CommercialKind, SearchWish } from './wish';

const KIND_NAMES: Record<CommercialKind, string> = {
  sco: 'SCO',
  office: 'offices',
  shop: 'shops',
  commercial: 'offices and shops',
};

/** 'under ₹ 2 Cr', 'from ₹ 1 Cr to ₹ 2 Cr'; '' without a budget. */
export function describeBudget(budget: SearchWish['budget']): string {
  if (!budget) return '';
  const { min, max } = budget;
  if (min !== null && max !== null) return `from ${formatRupees(min)} to ${formatRupees(max)}`;
  if (max !== null) return `under ${formatRupees(max)}`;
  return min === null ? '' : `above ${formatRupees(min)}`;
}

/**
 * '3 BHK, Ready To move under ₹ 2 Cr in Sector 82 by Vatika': a wish in words. `noun` says what is shown if the wish
 * names nothing.
 */
export function describeWish(wish: SearchWish, noun: string): string {
  const { bedrooms, types, statuses, localities, city, developer, kinds } = wish;
  const what = [bedrooms.join(' or '), types.join(' or '), kinds.length > 0 ? noun : '', ...statuses].filter(Boolean);
  const place = atPlaces(localities);
  return [
    what.join(', ') || noun,
    describeArea(wish.area),
    describeBudget(wish.budget),
    place ? place + (city ? `, ${city}` : '') : '',
    developer ? `by ${developer.name}` : '',
    describeFacts(wish),
  ]
    .filter(Boolean)
    .join(' ')
    .concat(...wish.facts.filter(isApart).map(({ label }) => `, ${label}`))
    .concat(wish.order ? `, ${wish.order === 'price-low' ? 'lowest' : 'highest'} price first` : '');
}

/** Facts that are said behind a comma: 'largest first', 'not in Noida'. */
const isApart = ({ row }: WishedFact) => row === 'order' || row === 'not';

/** 'with swimming pool and metro within 15 min'; '' without facts. */
function describeFacts({ facts }: SearchWish): string {
  const labels = facts.filter((fact) => !isApart(fact)).map(({ label }) => label);
  const last = labels.pop();
  return last ? `with ${labels.length > 0 ? `${labels.join(', ')} and ` : ''}${last}` : '';
}

/** The kinds of a wish in words: 'SCO', 'offices or shops'; '' if it names none. */
export function describeKinds({ kinds }: SearchWish): string {
  return kinds.map((kind) => KIND_NAMES[kind]).join(' or ');
}
