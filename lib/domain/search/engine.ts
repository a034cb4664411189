import { parseSearchWish } from './parse-wish';
import { type Catalogue, findNamed } from './catalogue';
import { CHANGES, continueWish, DROPS, isWhole, IT, TRADES } from './continue-wish';
import { readTurn } from './read-turn';
import { answerRepeated, isOtherSize, questionOf } from './repeat-question';
import { answerMore, answerSame } from './show-again';
import { answerNear, answerNearby } from './ask-near';
import { answerOfShown, DEFINES, foundIn, namesIn, ORDERS, SHOWN, withShown } from './ask-shown';
import { SUMS, withNamed, withSize } from './name-shown';
import { isListing, type SearchListing, toSearchOffer } from './offer';
import type { FoundAnswer } from './record';
import { openWords } from './language';
import { asksWhich, findProjectAnswers } from './project-answers';
import { cut } from './limits';
import { stemsOf, toPassages } from './passages';
import { plainText, spelled, toUsualSpelling } from './spelling';
import type { Talk } from './talk';
import { IS_LIMIT } from './sum-answer';
import { forWhom, whoIn, withTerms } from './tools';
import { answerEither } from './two-wishes';
import { leavesOut, type QueryAnswer } from './query-answer';
import { answerOfProjects, answerTyped } from './typed-query';
import { asksFor } from './wish';

/** The results of a query, and the conversation with it. */
export interface SearchAnswer extends QueryAnswer {
  talk: Talk;
}

/**
 * What a query finds and means; before the data is there, the pages of every site (spec 8, 9). The query may go
 * on with a conversation; what is not understood leaves that as it is.
 */
export function answerQuery(typed: string, catalogue: Catalogue, talk: Talk = { wish: '', about: '' }): SearchAnswer {
  const query = withNamed(catalogue.withKnownPlaces(readTurn(typed, talk, catalogue)), talk, catalogue);
  const more = answerMore(talk, query, catalogue);
  const found =
    more ??
    answerSame(talk, query, catalogue) ??
    answerRepeated(talk, query, catalogue) ??
    answerNearby(talk, query, catalogue) ??
    answerAbout(query, talk, catalogue) ??
    withShown(answerAfter(talk, query, catalogue), query, catalogue);
  const shown = more ? (talk.shown ?? SHOWN) + SHOWN : SHOWN;
  const who = whoIn(spelled(query)) || talk.who || '';
  return {
    ...found,
    talk: { ...(found.isNothing && !found.isWish ? talk : continued(talk, found, shown, catalogue)), who },
  };
}

function continued(talk: Talk, found: QueryAnswer, shown: number, catalogue: Catalogue): Talk {
  const { isWish, asked } = found;
  // What a salary pays leaves the wish before it as it is.
  const isKept = talk.wish !== '' && (found.wished !== asked || (found.isAnswerFirst && COMPARES_KINDS.test(asked)));
  const about = found.about || (catalogue.shortlyNamed.get(toUsualSpelling(asked))?.name ?? '');
  return {
    ...(isWish && !about && !isKept
      ? {
          wish: found.wished || asked,
          about,
          found: meantBy(found),
          priced: pricedIn(found),
          shown,
          names: namesIn(found),
        }
      : { ...talk, ...(about && { about }) }),
    question: questionOf(found, catalogue),
    // What was asked of projects is no subject of its own.
    topic: about || !found.isAnswerFirst || found.developers.length > 0 ? undefined : topicOf(found, talk.topic),
  };
}

/** Asks which kind is better, and wishes for neither. */
const COMPARES_KINDS =
  /\b(?:or|ya|vs|versus)\b.*\b(?:better|best|good|safer?|returns?|rent|yields?|zyada|a[ch]+ha|sahi|faydemand)\b/i;

/** What is asked about, and for whom; a question without a subject of its own leaves that before it. */
function topicOf(found: QueryAnswer, before: Talk['topic']): Talk['topic'] {
  const { asked, subject } = found;
  if (subject === '' && before) return before;
  const isTerm = subject !== '' && subject !== asked && !TRADES.test(asked);
  return { asked: isTerm ? `${subject} ${forWhom(asked, [])}`.trim() : asked, said: saidOf(found) };
}

/** What an answer says first, and where it leads. */
const saidOf = ({ answers: [first] }: QueryAnswer) => (first ? `${first.text} ${first.href}` : '');

/** Asks for a sum, though it says what and where. */
const ASKS_SUM = /\bhow much\b|\bkitn/;

/** The name of the project that is meant behind a wish: the only one found, or the first where an order is asked; '' without. */
function meantBy(found: QueryAnswer): string {
  const names = new Set(foundIn(found).map(({ name }) => name));
  const [first = ''] = names;
  return names.size === 1 || ORDERS.test(plainText(found.asked)) ? first : '';
}

/** The name of the only project with a price behind a wish; '' if there are more. */
function pricedIn(found: QueryAnswer): string {
  const priced = foundIn(found).filter(({ price }) => /\d/.test(price));
  return priced.length === 1 ? priced[0]!.name : '';
}

const isAnswered = ({ isAnswerFirst, answers }: QueryAnswer) =>
  isAnswerFirst && answers.some((answer) => !asksWhich(answer));

/** The answer to a query about the subject before it; null where it has one of its own, or begins something else. */
function answerOf(
  { asked, said }: NonNullable<Talk['topic']>,
  query: string,
  alone: QueryAnswer,
  catalogue: Catalogue,
) {
  const { answers } = catalogue;
  const isOfAny = alone.answers.some(asksWhich);
  const isOpen = openWords(plainText(query)).length > 0 || isOfAny || BUYS.test(plainText(query));
  const isOwn = alone.subject === query || !isOpen;
  const isLimit = alone.isWish && IS_LIMIT.test(spelled(query));
  // 'Near metro' asks nothing of a subject.
  const isNear =
    alone.isWish && parseSearchWish(query, catalogue.vocabulary)?.facts.every(({ row }) => row === 'nearby');
  if (
    isOwn ||
    isLimit ||
    isNear ||
    (alone.isWish && !ASKS_SUM.test(spelled(query)) && saysWhatAndWhere(query, catalogue))
  )
    return null;
  const places = (answers.duties ?? []).flatMap(({ names }) => names);
  const also = forWhom(spelled(asked), places);
  // 'I bought it 18 months back' asks what is said of years.
  if (HELD.test(plainText(query)) && OF_YEARS.test(said)) {
    const again = answerTyped(asked, catalogue);
    const [first] = again.answers;
    const text = first?.text.split(/(?<=\.) /).filter((sentence) => OF_YEARS.test(sentence)) ?? [];
    if (first && text.length > 0) return { ...again, isWish: false, answers: [{ ...first, text: text.join(' ') }] };
  }
  const open = cut(cut(spelled(query), CHANGES), IT);
  // A subject of its own takes over only for whom, where and of what sum; 'on resale' is of the one before.
  const isOn = ON.test(plainText(query)) && !saysWhere(query, catalogue);
  const isOther = alone.subject !== '' && !isOfAny && alone.leftOut === '' && !isOn && !saysOnlyWhom(query);
  const answerTo = (text: string) => ({ ...answerTyped(text, catalogue), isWish: false });
  const both = withTerms(spelled(asked), open, places);
  if (isOther && also === '') {
    // 'complaint kaise kare' after 'what is rera' is a subject that both name.
    const third = said === '' ? alone : answerTo(both);
    const isThird = third.isAnswerFirst && third.leftOut === '' && !third.corrected;
    const isAgain = third.answers[0]?.text.includes(said.slice(0, said.lastIndexOf(' ')));
    return isThird && !isAgain && saidOf(third) !== saidOf(alone) ? third : null;
  }
  const joined = isOther ? `${spelled(query)} ${also}` : both;
  const again = answerTo(joined);
  // What says no more than who asks is no answer.
  const ofWho = also === '' ? '' : saidOf(answerTo(also));
  const isWho = saidOf(again) !== said && saidOf(again) === ofWho;
  if (isWho && (isOther || !BUYS.test(plainText(query)))) return null;
  // Of 'can i buy farmland' after 'i live in dubai' only who asks is of the one before.
  const ofWhom = saidOf(again) === said && also !== '' && !isOther ? answerTo(`${spelled(query)} ${also}`) : again;
  const more = ofWhom.isAnswerFirst && ofWhom.leftOut === '' && saidOf(ofWhom) !== ofWho ? ofWhom : again;
  if (!more.isAnswerFirst || more.corrected) return null;
  // 'does mogra courts have it' asks of that one what was asked before.
  if (more.about !== '' && cut(plainText(query), IT) !== plainText(query)) {
    const [first, ...others] = more.answers;
    return { ...more, leftOut: '', answers: [{ ...first!, leftOut: '' }, ...others] };
  }
  const isMet = isAnswered(alone) || alone.isWish || alone.isNameFirst;
  if (saidOf(more) !== said) return more.leftOut !== '' || (isMet && saidOf(more) === saidOf(alone)) ? null : more;
  const [first, ...others] = more.answers;
  const isAdded =
    !isMet ||
    isOn ||
    isOther ||
    (alone.subject === '' && (!alone.isWish || alone.leftOut !== '' || ADDS_TO.test(query)));
  const sentence = first && isAdded && sentenceOf(first, query);
  if (sentence) return { ...more, answers: [{ ...first, text: sentence }, ...others] };
  if ((isOn || isOther) && more.leftOut === '') return more;
  return !isMet && (more.leftOut === '' || plainText(query).search(IT) >= 0) ? more : null;
}

const BUYS = /\b(?:buy|purchas|invest|own|kharid|le sakt)/;
/** Says for how long something was owned. */
const HELD =
  /\b(?:b(?:ought|uy)|so?ld|sell(?:ing)?|own(?:ed)?|held|hold(?:ing)?|kharid\w*|liya|bech\w*)\b.*\b(?:months?|years?|saal|mahin\w+)\b|\b(?:months?|years?|saal|mahin\w+)\b.*\b(?:bought|so?ld|own(?:ed)?|kharid\w*|liya|bech\w*)\b/;
const OF_YEARS = /\b(?:two|five|ten|\d+) years\b/;

/** Whether a query says for whom, and nothing else: 'in my wife's name'. */
function saysOnlyWhom(query: string): boolean {
  const asked = spelled(query);
  const beside = forWhom(asked, []).split(' ').reduce(cut, asked);
  return beside !== asked && openWords(beside.replace(IN_NAME, '')).length === 0;
}
const IN_NAME = /\b(?:name|naam|registered|registry|regist(?:er|ration)|ho(?:ga|gi)?)\b/g;

/** The sentence of an answer that has all words of a question, since another may be of something else; '' where none has. */
function sentenceOf(answer: FoundAnswer, question: string): string {
  const asked = [...stemsOf(toUsualSpelling(question))];
  const countIn = (text: string) => asked.filter((stem) => stemsOf(toUsualSpelling(text)).has(stem)).length;
  const sentences = toPassages([{ ...answer, texts: [answer.text] }]).map(({ text }) => [countIn(text), text] as const);
  const [best] = sentences.sort(([a], [b]) => b - a);
  return best && best[0] > 0 && best[0] === asked.length ? best[1] : '';
}

/** Whether a query begins a wish of its own: '2 bhk in noida'. */
function saysWhatAndWhere(query: string, { vocabulary }: Catalogue): boolean {
  const wish = parseSearchWish(query, vocabulary);
  return wish !== null && isWhole(wish);
}

/** Whether a query names a place. */
const saysWhere = (query: string, { vocabulary }: Catalogue) => {
  const wish = parseSearchWish(query, vocabulary);
  return wish !== null && asksFor(wish, 'place', 'nearby');
};

function answerAfter({ wish, topic, who = '' }: Talk, query: string, catalogue: Catalogue): QueryAnswer {
  const alone = answerEither(query, catalogue) ?? answerTyped(query, catalogue);
  if (alone.about !== '') return alone;
  // 'home loan' after 'flats in noida' is no more than that.
  const before = topic ?? (wish !== '' && alone.subject !== '' ? { asked: `${wish} ${who}`, said: '' } : null);
  const more = before && answerOf(before, query, alone, catalogue);
  const base = wish || (topic && TRADES.test(topic.asked) ? topic.asked : '');
  if (more || base === '') return more ?? alone;
  const asked = continueWish(base, query, catalogue.vocabulary);
  // 'Any area' is no question of areas.
  if (isAnswered(alone) && alone.notice === '' && (asked === query || !DROPS.test(query))) return alone;
  return asked === query ? alone : answerTyped(asked, catalogue);
}

/** What is named beside it is compared with it: 'compare', 'than', 'this or kinara', 'kinara and it'. */
const JOINS =
  /\b(?:compar\w*|vs|versus|than|difference)\b|\b(?:it|this|that|ye|yeh)\b(?:(?: and| aur)\b|.* (?:or|ya)\b)|\b(?:and|aur|or|ya) (?:it|this|that|ye|yeh)\b(?! of)/;
/** Asks the same of something else: 'and shops'. */
const ADDS_TO = /^(?:and|or|aur|ya|(?:what|how) about)\b/i;
/** Asks the same on something else: 'on shops', 'for resale', 'resale pe'. */
const ON = /^(?:(?:and|or|aur|ya) )?(?:on|for) \S|\S (?:pe|par)(?: bhi)?\??$/;
/** A record without what is asked, of which there may be an answer in general. */
const HOLDS_NONE = /^Its record holds no /;
/** Whether a query says a wish, or what is other in the one before it. */
const changesWish = (wish: string, query: string, { vocabulary }: Catalogue) =>
  (parseSearchWish(query, vocabulary)?.facts ?? []).length > 0 || continueWish(wish, query, vocabulary) !== query;

/** Asks how many one has: 'parking kitni hai'. */
const COUNTS =
  /\bhow many\b(?! (?:are|have|of|projects?|apartments?|flats?|homes?|options?|plots?|shops?|offices?)\b)|\bkitn[aei] hai?n?\b/;
const ASKS_WHEN = /\b(?:when|kab)\b/;
/** Whether a query changes nothing of a wish: one that points at something, or asks when it is ready. */
const isOfFound = (wanted: string, query: string, { wish }: Talk, catalogue: Catalogue) =>
  ASKS_WHEN.test(wanted) || pointsAt(wanted) || !changesWish(wish, query, catalogue);
/** 'make it 3 bhk' and 'is there anything cheaper' point at nothing. */
const pointsAt = (wanted: string) => cut(cut(wanted, CHANGES), /\b(?:is|are) there\b/).search(IT) >= 0;

/** The answer to 'how far is the airport' after a project was named; null where that asks of something else. */
function answerAbout(query: string, talk: Talk, catalogue: Catalogue): QueryAnswer | null {
  const wanted = plainText(query);
  const isOfIt = wanted.search(IT) >= 0;
  const about = talk.about || talk.found || (SUMS.test(wanted) && talk.priced) || '';
  const isNamed = talk.about !== '' || pointsAt(wanted);
  const names = talk.about ? [] : talk.found ? [talk.found] : (talk.names ?? []);
  if (about === '' && names.length === 0) return null;
  // 'what is the price per sq ft' has no meaning of its own.
  const isDefined = DEFINES.test(wanted) && answerTyped(query, catalogue).answers.some((each) => !asksWhich(each));
  if (names.length > 0 && !isDefined && isOfFound(wanted, query, talk, catalogue) && !findNamed(wanted, catalogue)) {
    const shown = answerOfShown(cut(wanted, IT), names, parseSearchWish(talk.wish, catalogue.vocabulary), catalogue);
    if (shown) return { ...shown, asked: query };
  }
  // Of the one that a wish has found whatever is asked that changes nothing of the wish.
  const isChange = () => !COUNTS.test(wanted) && changesWish(talk.wish, query, catalogue);
  if (about === '' || (!isNamed && (talk.topic || isChange()))) return null;
  const others = isNamed ? answerNear(wanted, about, catalogue) : null;
  if (others) return others;
  // 'is there a metro near kinara' is about that one, 'compare vithika and megh' about those.
  const named = findProjectAnswers(wanted, catalogue);
  const isJoined = JOINS.test(wanted) && (isOfIt || (named?.projects.length ?? 0) < 2);
  if (!isJoined && (named || findNamed(wanted, catalogue))) return null;
  if (!isOfIt && (isOtherSize(wanted, talk, catalogue) || isDefined || saysWhatAndWhere(query, catalogue))) return null;
  const name = talk.about ? about : withSize(about, wanted, talk.wish, catalogue);
  const found = findProjectAnswers(`${cut(wanted, IT)} ${name}`, catalogue);
  if (!found) return null;
  const ofIt = { ...answerOfProjects(found), asked: query };
  const isRead = found.answers.every(({ leftOut }) => !leftOut);
  const isSaid = !found.answers.some(({ text }) => HOLDS_NONE.test(text));
  if (isRead && isSaid) return ofIt;
  if (!isRead && !isNamed) return null;
  const other = answerAfter(talk, query, catalogue);
  const isMet = isOfIt || isRead ? isAnswered(other) : other.isAnswerFirst || other.isWish || other.isNameFirst;
  const isFurther = isMet && !other.isNothing && !other.corrected;
  if (isRead && isFurther && leavesOut(other) === 0)
    return { ...ofIt, answers: [...other.answers.slice(0, 1), ...ofIt.answers] };
  return isFurther && leavesOut(other) < leavesOut(ofIt) ? other : ofIt;
}

/** The listing of a query such as 'under 1 cr', with the number it shows; null if there is none. */
export function findQueryListing(query: string, catalogue: Catalogue): SearchListing | null {
  const wish = parseSearchWish(query, catalogue.vocabulary);
  const offer = wish && toSearchOffer(wish, catalogue);
  return isListing(offer) ? offer : null;
}
