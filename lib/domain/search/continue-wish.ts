import { cut } from './limits';
import type { SearchVocabulary } from './names';
import { parseSearchWish } from './parse-wish';
import { asksFor, describeKinds, describeWish, type SearchWish, type WishedFact } from './wish';

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
  if (!wish) return question;
  const dropped = DROPS.exec(question)?.[1];
  const more = parseSearchWish(dropped ?? cut(question, CHANGES), vocabulary);
  const all = dropped ? without(wish, dropped, more) : more && !isWhole(more) && addTo(wish, more);
  return all ? [describeWish(all, describeKinds(all)), ...all.unknown].join(' ').trim() : question;
}

/** What only says that a wish goes on or changes. */
const CHANGES =
  /\b(?:(?:please )?(?:make|change|switch)(?: (?:it|that|this))?(?: to)?|(?:what|how) about|instead|rather|also|then|now|ok(?:ay)?|ones?)\b/g;
/** What takes something out of a wish: 'any budget', 'remove ready to move'. */
const DROPS =
  /^(?:please )?(?:any|remove|drop|forget|ignore|skip|without any|no matter (?:the|which|what))(?: the)? (.+)$/;
/** Facts by what they are called. */
const CALLED: readonly (readonly [RegExp, WishedFact['row']])[] = [
  [/\b(?:budget|price)\b/, 'budget'],
  [/\b(?:city|place|location|locality|area)\b/, 'place'],
  [/\b(?:bhk|bedrooms?|size)\b/, 'bedrooms'],
  [/\b(?:status|possession)\b/, 'status'],
];

/** A wish without what is called or said so; null if it has nothing of it. */
function without(wish: SearchWish, dropped: string, said: SearchWish | null): SearchWish | null {
  const rows = CALLED.flatMap(([words, row]) => (words.test(dropped) ? [row] : []));
  const labels = said?.facts.map(({ label }) => label) ?? [];
  const facts = wish.facts.filter(({ row, label }) => !rows.includes(row) && !labels.includes(label));
  return facts.length > 0 && facts.length < wish.facts.length ? { ...wish, facts } : null;
}
