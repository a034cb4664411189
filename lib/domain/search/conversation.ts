import { describeKinds, describeWish } from './describe';
import { parseSearchWish, type SearchVocabulary } from './parse-wish';
import type { SearchWish } from './wish';

/** Whether a wish says both what is looked for and where, so that it stands alone. */
const isWhole = ({ bedrooms, types, kinds, developer, localities }: SearchWish) =>
  (bedrooms.length + types.length + kinds.length > 0 || developer !== null) && localities.length > 0;

/** A wish with what another one adds or says anew; what both say is that of the other. */
function addTo(wish: SearchWish, more: SearchWish): SearchWish {
  const isPlace = more.localities.length > 0;
  const isKind = more.types.length + more.kinds.length > 0;
  const { localities, page, city } = isPlace ? more : wish;
  const { types, kinds } = isKind ? more : wish;
  const isReplaced = ({ row }: SearchWish['facts'][number]) =>
    (row === 'possession' || row === 'order') && more.facts.some((fact) => fact.row === row);
  const facts = [...wish.facts.filter((fact) => !isReplaced(fact)), ...more.facts];
  return {
    ...wish,
    ...{ localities, page, city, types, kinds },
    bedrooms: more.bedrooms.length > 0 ? more.bedrooms : wish.bedrooms,
    statuses: more.statuses.length > 0 ? more.statuses : wish.statuses,
    budget: more.budget ?? wish.budget,
    area: more.area ?? wish.area,
    developer: more.developer ?? wish.developer,
    order: more.order ?? wish.order,
    facts: [...new Map(facts.map((fact) => [fact.label, fact])).values()],
    besides: more.besides,
    unknown: more.unknown,
  };
}

/**
 * The wish of a conversation with what a question adds, in words: '2 BHK' and 'under 60 lakh' are '2 BHK under ₹ 60 Lakh'. The
 * question alone where it stands for itself or names nothing to filter by.
 */
export function continueWish(before: string, question: string, vocabulary: SearchVocabulary): string {
  const wish = before === '' ? null : parseSearchWish(before, vocabulary);
  const more = wish && parseSearchWish(question, vocabulary);
  if (!wish || !more || isWhole(more)) return question;
  const all = addTo(wish, more);
  return [describeWish(all, describeKinds(all)), ...more.unknown].join(' ').trim();
}
