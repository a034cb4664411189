import { toFilterFact } from './filter-facts';
import { openWords } from './language';
import { cut } from './limits';
import { isOfSeveral, type SearchVocabulary } from './names';
import { asPlace } from './nearest-localities';
import { parseSearchWish } from './parse-wish';
import { isKindStated } from './stated';
import { ALSO, FINE, isFurnishing, joined, widened } from './widen-wish';
import {
  asksFor,
  describeKinds,
  describeWish,
  factOf,
  NO_WISH,
  type SearchWish,
  valuesOf,
  type WishedFact,
} from './wish';

/** Whether a wish says both what is looked for and where, so that it stands alone. */
export const isWhole = (wish: SearchWish) =>
  asksFor(wish, 'bedrooms', 'type', 'kind', 'developer') && asksFor(wish, 'place');

/** Facts of which a wish may have several. */
const SEVERAL: readonly WishedFact['row'][] = ['stated', 'nearby', 'not'];
/** Types of homes and kinds of commercial property replace each other. */
const sameRow = ({ row }: WishedFact) => (row === 'kind' ? 'type' : row);

/** 'Under 80 lakh' after 'above 50 lakh' ends what was open, and the other way round. */
function closing(wish: SearchWish, fact: WishedFact): WishedFact {
  const own = factOf(wish, 'budget');
  if (fact.row !== 'budget' || !own || [own, fact].some(({ min, max }) => min !== null && max !== null)) return fact;
  const [min, max] = [fact.min ?? own.min, fact.max ?? own.max];
  return min !== null && max !== null && min < max ? toFilterFact('budget', { min, max }) : fact;
}

/** Whether a fact is of land, shops or offices. */
export const hasNoRooms = (fact: WishedFact) =>
  fact.row === 'kind' || (fact.row === 'type' && fact.values.every((type) => type === 'Residential Land'));

/** Asks for an order by the way to a place. */
const NEAREST = /\b(?:nearest|closest|sabse paas)\b/i;

/** A wish with what another one adds or says anew; what both say is that of the other, but both have their places, types and sizes where the words say 'too'. */
function addTo(wish: SearchWish, more: SearchWish, said: string): SearchWish {
  // A city that is not ours replaces the place, and stays until another one is named.
  const isElsewhere = more.notOurs.some(({ of }) => of === 'cities');
  const others = isElsewhere || asksFor(more, 'place') ? [] : wish.notOurs.filter(({ of }) => of === 'cities');
  const notOurs = [...others, ...more.notOurs];
  // Land, shops and offices have no bedrooms.
  const isReplaced = (own: WishedFact) =>
    (own.row === 'place' && isElsewhere) ||
    (own.row === 'bedrooms' && more.facts.some(hasNoRooms)) ||
    (hasNoRooms(own) && asksFor(more, 'bedrooms')) ||
    ((own.row === 'sort' || own.row === 'order') && NEAREST.test(said) && asksFor(more, 'nearby')) ||
    (isKindStated(own) && asksFor(more, 'type', 'kind')) ||
    (isFurnishing(own) && more.facts.some(isFurnishing)) ||
    (!SEVERAL.includes(own.row) && more.facts.some((fact) => sameRow(fact) === sameRow(own)));
  // 'under construction also' narrows nothing either.
  const isOfStatus = ALSO.test(said) && more.facts.every(({ row }) => row === 'status');
  const fine = FINE.exec(said)?.[0] ?? (isOfStatus ? said : null);
  const added = fine
    ? widened(wish, more, fine)
    : more.facts.map(
        (fact) => (TOO.test(said) && !ASKS_IF.test(said) && fact.row !== 'status' && joined(wish, fact)) || fact,
      );
  const facts = [...wish.facts.filter((fact) => !isReplaced(fact)), ...added.map((fact) => closing(wish, fact))];
  return { ...more, notOurs, facts: [...new Map(facts.map((fact) => [fact.label, fact])).values()] };
}

/** What is asked next, with the city of the wish where its place is in several: 'only in sector 81'. */
function inCityOf(wish: SearchWish, more: SearchWish, vocabulary: SearchVocabulary): SearchWish {
  const { values = [], city = null, page = null } = factOf(wish, 'place') ?? {};
  const own = city ?? page?.cityName ?? values.find((name) => vocabulary.cities.has(name.toLowerCase()));
  const isThere = (name: string) =>
    isOfSeveral(vocabulary, name) && own && vocabulary.citiesOf.get(name)!.has(own.toLowerCase());
  const facts = more.facts.map((fact) =>
    fact.row === 'place' && !fact.city && fact.values.every((name) => isThere(name.toLowerCase()))
      ? asPlace(fact.values, own)
      : fact,
  );
  return { ...more, facts };
}

/**
 * The wish of a conversation with what a question adds, in words: '2 BHK' and 'under 60 lakh' are '2 BHK under ₹ 60 Lakh'. The
 * question alone where it stands for itself or names nothing to filter by.
 */
export function continueWish(before: string, typed: string, vocabulary: SearchVocabulary): string {
  const wish = before === '' ? null : parseSearchWish(before, vocabulary);
  if (!wish) return typed;
  const question = typed.replace(/^ok(?:ay)?,? (?=and\b)/i, '');
  const named = DROPS.exec(question)?.slice(1).find(Boolean);
  const isNew = ({ label }: WishedFact) => !wish.facts.some((own) => own.label === label);
  // 'any with a gym' wants one.
  const isWanted = /^any\b/.test(question) && parseSearchWish(named ?? '', vocabulary)?.facts.some(isNew);
  const dropped = isWanted ? undefined : named;
  const more = parseSearchWish(
    dropped ?? [FINE, CHANGES, IT].reduce(cut, question).replace(ALONE, 'under '),
    vocabulary,
  );
  // Who rents or sells does so in the next turn, too; a budget alone is that of what is named next.
  const trade = BUYS.test(question) ? [] : wish.unknown.filter((word) => TRADES.test(word));
  const isOpen =
    trade.length > 0 || (wish.facts.every(({ row }) => row === 'budget') && !asksFor(more ?? NO_WISH, 'budget'));
  const all = dropped
    ? (without(wish, dropped, more) ?? (REMOVES.test(question) ? refusing(wish, dropped, vocabulary) : more && wish))
    : more && (isOpen || !isWhole(more)) && addTo(wish, inCityOf(wish, more, vocabulary), question);
  if (!all) return typed;
  const near = (text: string, fact: WishedFact) =>
    fact.row === 'nearby' && fact.kind === null && fact.minutes < Infinity
      ? text.replace(fact.label, `near ${fact.label}`)
      : text;
  const elsewhere = all.notOurs.flatMap(({ name, of }) => (of === 'currencies' ? [] : name));
  // 'Offices and shops' would leave out the SCO of what is commercial.
  const kinds = valuesOf(all, 'kind').join() === 'commercial' ? 'commercial' : describeKinds(all);
  const text = all.facts.reduce(near, describeWish(all, kinds));
  return [text, ...elsewhere, ...all.unknown, ...trade].join(' ').trim();
}
/** What somebody does who lets, takes on rent or sells. */
export const LETS = /\b(?:rent|lease|leasing|sell|kiraye?)\b/;
/** The same, or wants what somebody else sells. */
export const TRADES = new RegExp(`${LETS.source}|\\bresale\\b`);
const BUYS = /\b(?:buy|purchase|sale|kharid\w*)\b/;

/** What only says that a wish or a question goes on or changes. */
export const CHANGES =
  /\b(?:(?:please )?(?:make|change|switch)(?: (?:it|that|this))?(?: to)?|(?:what|how) about|instead|rather|also|more(?= (?:options?|projects?|homes?|flats?|plots?|ones?) (?:in|near|under|with|by)\b)|^(?:add|include|plus)|then|now|ok(?:ay)?|ones?|(?:kar|le|ho)(?: (?:d(?:e|o|u|oon)|l(?:e|o|u|oon)|jaye|toh?))+|(?:can|could|(?:i|we) can|ready to|willing to)(?= (?:also )?(?:go|stretch|extend|increas|rais))|(?:increas|rais|reduc|lower|decreas|higher|extend|stretch)\w*(?= (?:(?:the |my |our )?budget\b|(?:it )?(?:up ?)?to\b)|(?<=\bbudget \w+))|go(?= (?:up ?to|till)\b)|(?:badha|bada(?= (?:d|kar))|ghat+a)\w*(?: d(?:o|e|ijiye)| kar(?: do)?)?)\b/g;
/** Points at what was named or found before. */
export const IT =
  /\b(?:it(?! (?:park|hub|compan|offic))|its|it's|this|that|there|[iu]s ?p(?:e|ar)|iska|uska|isme|usme|iski|uski|isse|usse|ise|ye|yeh|wahan|they|them|these|those|[iu]n(?:k[aei]|me|pe)(?: se)?)\b(?: project\b)?/g;
/** 'make it 90' and 'increase budget to 2.5' are a budget. */
const ALONE = /^(?:(?:(?:the|my|our) )?budget )?(?:(?:to|up ?to|till|is) )*(?=\d{1,3}(?:\.\d+)?$)/;
/** What adds a place, a type or a size: 'gurgaon too', 'flats also', 'or noida'; 'and in noida?' asks of another, and 'too costly' of none. */
const TOO = /^(?:or|ya|and(?! in\b)|add|include|plus) |\b(?:too\b(?! [a-z])|(?:also|as well|bhi)\b)/;
/** '3 bhk bhi hai kya' asks whether there is one. */
const ASKS_IF = /^(?:is|are) there\b|\bhai kya\b/;
/** Asks for more of the same, or for others. */
const AGAIN =
  /^(?:(?:no|nahi)(?! more)[, ]+)?(?=.*\b(?:others?|more|else|another|next|aur|du?sr[aei])\b|(?!.*\b(?:plots?|flats?|homes?|villas?|shops?|offices?)\b).*\bdikha)(?:(?:any(?:thing)?|something|show|see|give|list|are|is|there|do|you|have|me|aur|bhi|kuch|koi|some|what|the|others?|more|else|another|next|du?sr[aei]|dikha\w*|options?|projects?|plots?|flats?|homes?|villas?|shops?|offices?|ones?|similar|choices?|builders?|developers?|ok(?:ay)?|then|toh?|hai|h|kya|batao?|bata(?:iye|do)|do|please|pls)\b[ ?!.]*)+$/;
/** Says that what was shown is not it: 'not these', 'i don't like it'. */
const DISLIKES =
  /^(?:no[, ]+)?(?:not|nahi|(?:i )?(?:do not|don'?t|did not|didn'?t) (?:like|want)|(?:i am |i'm )?not interested in) (?:this|that|these|those|them|any|it|ye|yeh)(?: (?:ones?|projects?|options?))?\b|\b(?:(?:ye|yeh|ye sab) )?(?:pasand nahi|nahi pasand)(?: (?:aay[aei]|hai|aa? rah\w+))*\b/;
/** Whether a text asks for others than those that were shown, and for nothing else. */
export function asksOthers(text: string): boolean {
  const rest = cut(text, DISLIKES).replace(/^[, ]+/, '');
  return AGAIN.test(rest) || (rest !== text && openWords(rest).length === 0);
}
/** What takes something out of a wish: 'any budget', 'remove ready to move'. */
export const DROPS =
  /^(?:please )?(?:(?:in )?(?:any|(?:some )?(?:other|another|different)(?= (?:cit(?:y|ies)|areas?|locations?|localit(?:y|ies)|places?|sectors?)\b))|remove|drop|forget|ignore|skip|leave|without any|no matter (?:the|which|what))(?: the| my)? (.+)$|^(?:no )?(budget|price|location|city|area)(?: is)?(?: not an?| no| koi)? (?:limit|bar|issue|problem|constraint|flexible)$|^(kahi?n? bhi|anywhere)\b/i;
const REMOVES = /^(?:please )?(?:remove|drop|skip|without any)\b/i;
/** A wish that also refuses what is taken out and was not in it: 'remove sohna'. */
function refusing(wish: SearchWish, dropped: string, vocabulary: SearchVocabulary): SearchWish | null {
  const refused = parseSearchWish(`not ${dropped}`, vocabulary);
  const isRead = refused?.unknown.length === 0 && refused.facts.every(({ row }) => row === 'not');
  return isRead ? addTo(wish, refused, '') : null;
}
/** Facts by what they are called. */
const CALLED: readonly (readonly [RegExp, WishedFact['row']])[] = [
  [/\b(?:budget|price)\b/, 'budget'],
  [/\b(?:cit(?:y|ies)|places?|locations?|localit(?:y|ies)|areas?|sectors?|kahi?n? bhi|anywhere)\b/, 'place'],
  [/\b(?:bhk|bedrooms?|size)\b/, 'bedrooms'],
  [/\b(?:status|possession)\b/, 'status'],
  [/\bpossession\b/, 'possession'],
];

/** A wish without what is called or said so; null if that is no fact, or all of the wish. */
function without(wish: SearchWish, dropped: string, said: SearchWish | null): SearchWish | null {
  const rows = CALLED.flatMap(([words, row]) => (words.test(dropped) ? [row] : []));
  const labels = said?.facts.map(({ label }) => label) ?? [];
  const facts = wish.facts.filter(({ row, label }) => !rows.includes(row) && !labels.includes(label));
  const isMeant = rows.length > 0 || facts.length < wish.facts.length;
  return facts.length > 0 && isMeant ? { ...wish, facts } : null;
}
