import { describeKinds, describeWish } from './describe';
import type { SearchVocabulary } from './names';
import { parseSearchWish } from './parse-wish';
import { asksFor, type SearchWish, type WishedFact } from './wish';

/** Whether a wish says both what is looked for and where, so that it stands alone. */
const isWhole = (wish: SearchWish) => asksFor(wish, 'bedrooms', 'type', 'kind', 'developer') && asksFor(wish, 'place');

/** Facts of which a wish may have several. */
const SEVERAL: readonly WishedFact['row'][] = ['stated', 'nearby', 'not'];
/** Types of homes and kinds of commercial property replace each other. */
const sameRow = ({ row }: WishedFact) => (row === 'kind' ? 'type' : row);

/** A wish with what another one adds or says anew; what both say is that of the other. */
function addTo(wish: SearchWish, more: SearchWish): SearchWish {
  const isReplaced = (own: WishedFact) =>
    !SEVERAL.includes(own.row) && more.facts.some((fact) => sameRow(fact) === sameRow(own));
  const facts = [...wish.facts.filter((fact) => !isReplaced(fact)), ...more.facts];
  return { ...more, facts: [...new Map(facts.map((fact) => [fact.label, fact])).values()] };
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
