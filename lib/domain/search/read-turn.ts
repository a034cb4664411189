import { ORDERS } from './ask-shown';
import type { Catalogue } from './catalogue';
import type { Talk } from './talk';
import { hasNoRooms, IT } from './continue-wish';
import { toFilterFact } from './filter-facts';
import { HOMES, NO_HOME } from './home-types';
import { openWords, WHEN } from './language';
import { cut } from './limits';
import { parseSearchWish } from './parse-wish';
import { NEAREST } from './project-words';
import { plainText, spelled } from './spelling';
import { find, INCOME_SUM } from './told-sums';
import { FIRM } from './tools';
import { describeKinds, describeWish, type WishedFact } from './wish';

/** What is asked in a turn of a conversation, as if it were asked alone. */
export function readTurn(typed: string, { wish, about, topic, question }: Talk, catalogue: Catalogue): string {
  const isFirst = wish + about === '' && !topic;
  if (isFirst) return withVisit(withoutFirm(typed, catalogue));
  const facts = about === '' ? (parseSearchWish(wish, catalogue.vocabulary)?.facts ?? []) : [];
  const corrected = withGiven(
    typed.replace(CORRECTS, '').replace(ASKS_IF_NOT, ''),
    wish ? '' : (topic?.typed ?? ''),
    catalogue,
  );
  const isOfLoan = LOAN.test(question ?? '') || /^\D*\bloans?\b\D*$/i.test(topic?.asked ?? '');
  const asked = isOfLoan ? withInterest(corrected) : withIncome(corrected, topic?.typed ?? '');
  const said = withNear(withVisit(withUse(withPlace(withHomes(asked, facts), facts), facts)));
  const isOfFirst = facts.length > 0 && ASKS_OF_FIRST.test(said);
  const own = isOfFirst ? (parseSearchWish(said, catalogue.vocabulary)?.facts ?? []) : [];
  // 'The cheapest, and when is possession' asks it of the wish.
  if (isOfFirst && own.every(({ row }) => row === 'sort' || row === 'order')) return `${wish} ${said}`;
  // 'Is it reliable' after a developer's name asks of that one.
  const [only, ...others] = facts;
  const named = only?.row === 'developer' && others.length === 0 ? cut(only.label, 'by ') : null;
  return withoutFirm(
    named === null ? said : said.replace(IT, named).replace(/\b(?:their|them|his)\b/g, named),
    catalogue,
  );
}

const ASKS_OF_FIRST = new RegExp(`${ORDERS.source}.*(?:,|\\b(?:and|aur)\\b).*\\b(?:possession|when|kab|ready)\\b`, 'i');
/** Says that what follows was meant before: 'no, gurgaon', 'i meant 3 bhk', 'nahi noida me'. */
const CORRECTS =
  /^(?:(?:no|nope)(?:[,.] ?|(?: no)+[, ]+| (?=(?:sorry|i meant?|meant)\b))|(?:nahi(?! pasand)|sorry|wait|actually|matlab|galti se|(?:leave|forget) (?:it|this|that|them)|never ?mind|ch?hh?odo|rehne do|(?:i )?meant|i mean)[, ]+)+(?=\S)/i;
/** 'Noida me nahi hai kya' asks whether there is one. */
const ASKS_IF_NOT = /\bnahi(?= hai kya\b)/i;
/** A loan behind a wish for land, shops or offices is one for those. */
function withUse(query: string, facts: readonly WishedFact[]): string {
  const isLoan = /\bloans?\b/i.test(query) && !NO_HOME.test(query.toLowerCase());
  const own = isLoan ? facts.find(hasNoRooms) : undefined;
  const use = NO_HOME.exec(own?.label.toLowerCase() ?? '')?.[0];
  return use ? `${use} ${query}` : query;
}

/** 'Residential' after a wish wants the homes of it. */
function withHomes(query: string, facts: readonly WishedFact[]): string {
  const other = facts.filter(({ row }) => row !== 'type' && row !== 'kind');
  const wish = { facts: [toFilterFact('type', { values: HOMES }), ...other] };
  return other.length > 0 && RESIDENTIAL.test(query) ? describeWish(wish, describeKinds(wish)) : query;
}
const RESIDENTIAL =
  /^(?:(?:ok(?:ay)?|only|just|for|in|a|show|want|i) )*(?:residential|homes?|house|ghar)(?: (?:propert(?:y|ies)|only|one|ones|wala|please|chahiye|dikhao))*[ .!]*$/i;

/** 'Which sector is best' is asked of the place that is wished. */
function withPlace(query: string, facts: readonly WishedFact[]): string {
  const place = BEST_PLACE.test(query) ? facts.find(({ row }) => row === 'place') : undefined;
  return place?.row === 'place' ? `best area in ${place.name}` : query;
}
const BEST_PLACE =
  /^(?=.*\b(?:best|good|better|a[ch]+h?a|sahi)\b)(?:(?:which|kaun ?s[aei]|konsa|what|is|the|best|good) )*(?:area|sector|locality|location)(?: (?:is|the|best|good|better|a[ch]+h?a|sahi|hai|to live|for (?:family|me|us)))*[ ?]*$/i;

/** Asks for an instalment or a loan. */
export const LOAN = /\b(?:emis?|loans?)\b/i;
/** 'At what rate' behind an instalment or a loan asks for that of its interest. */
function withInterest(query: string): string {
  const asked = plainText(query);
  const isAlone =
    openWords(cut(asked, /\b(?:(?:rates?|interest|did|use|take|taken|assumed?|kitn\w+|liya|li)\b ?)+/g)).length === 0;
  return isAlone && /\b(?:rates?|interest)\b/.test(asked) ? 'interest rate' : query;
}

/** 'How much loan' behind an income asks what it pays back. */
const withIncome = (query: string, typed: string): string =>
  ASKS_LOAN.test(query) && find(INCOME_SUM, spelled(typed)) ? `${typed} ${query}` : query;
const ASKS_LOAN = /^(?=\D*$)(?=.*\bloan\b).*\b(?:how (?:much|big)|kitn[aei]|max\w*|eligib\w*)\b/i;

/** What somebody has behind 'i want to sell' is sold, and 'how' alone asks how the subject before it is done. */
function withGiven(query: string, typed: string, { vocabulary }: Catalogue): string {
  if (typed !== '' && HOW_ALONE.test(query)) return `how to ${typed}`;
  if (typed !== '' && NRI_MORE.test(query)) return `${typed} for nri`;
  const isOwn = GIVES.test(typed) || (/\bresale\b/i.test(typed) && /^(?:my|our|mer[aei])\b/i.test(query));
  const own = isOwn ? parseSearchWish(query, vocabulary) : null;
  const isThing = own?.unknown.length === 0 && own.facts.every(({ row }) => THING_ROWS.includes(row));
  return isThing ? `${typed} ${query}` : query;
}
const HOW_ALONE = /^(?:(?:and|ok|but) )?(?:how|kaise)(?: (?:to|do|can|i|it|this|kar\w*|hoga|hota|hai))*[ ?]*$/i;
/** 'Do NRIs pay more?' */
const NRI_MORE =
  /^(?:(?:and|do|does|will|would|is|it|an?|kya|what about) )*nris?(?: (?:buyers?|ko|ke liye|also|have to|will|do))* (?:pays?|dena|different|more|same|higher|zyada)(?: (?:more|extra|higher|less|differently|the same|same|zyada|hai|padta|tax|for it|than \w+))*[ ?]*$/i;
const GIVES = /\b(?:sell|selling|bech\w*|(?:rent|let|lease) out|kiraye (?:pe|par) (?:den|lagan)\w*)\b/i;
const THING_ROWS: readonly WishedFact['row'][] = ['type', 'kind', 'bedrooms', 'place'];

/** A day or an hour alone is that of a visit: 'tomorrow at 5 pm'. */
function withVisit(query: string): string {
  const asked = plainText(query);
  return asked.search(WHEN) >= 0 && openWords(cut(asked, WHEN)).length === 0 ? `visit ${query}` : query;
}

/** 'School' alone asks for one nearby. */
function withNear(query: string): string {
  const asked = plainText(query).replace(/[ ?.!]+$/, '');
  const beside = cut(asked, NEAREST);
  return beside !== asked && openWords(beside).length === 0 ? asked.replace(NEAREST, 'near $&') : query;
}

const WHO_IS =
  /\b(?:founders?|owners?|ceo|who|about|reviews?|ratings?|trust\w*|genuine|fake|company|office|contact)\b/i;

/** 'reviews' behind the firm's name are ours. */
function withoutFirm(typed: string, { answers: { firm = '' }, vocabulary }: Catalogue): string {
  const [first = ''] = firm.split(' ');
  const word = first.toLowerCase();
  // By its first word only where that is no other, and somebody asks about it.
  const isOwn = WHO_IS.test(typed) && openWords(word).length > 0 && !vocabulary.places.has(word);
  const name = [firm, ...(isOwn ? [first] : [])].find(
    (each) => each && typed.toLowerCase().includes(each.toLowerCase()),
  );
  if (!name) return typed;
  const at = typed.toLowerCase().indexOf(name.toLowerCase());
  return `${typed.slice(0, at)}${FIRM}${typed.slice(at + name.length)}`;
}
