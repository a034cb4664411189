import { parseSearchWish } from './parse-wish';
import { type Catalogue, findNamed, withoutMarks } from './catalogue';
import { CHANGES, continueWish, DROPS, IT, TRADES } from './continue-wish';
import { readTurn } from './read-turn';
import { answerRepeated, isOtherSize, questionOf } from './repeat-question';
import { answerMore, answerSame } from './show-again';
import { answerLike, answerNear, answerNearby, withDeveloper } from './ask-near';
import { answerOfTopic, isAnswered, saysWhatAndWhere, topicOf } from './ask-topic';
import { answerOfShown, DEFINES, foundIn, namesIn, ORDERS, SHOWN, withShown } from './ask-shown';
import { SUMS, withNamed, withSize } from './name-shown';
import { isListing, type SearchListing, toSearchOffer } from './offer';
import { asksWhich, findProjectAnswers } from './project-answers';
import { isQuestion } from './answers';
import { openWords } from './language';
import { cut } from './limits';
import { plainText, spelled, toUsualSpelling } from './spelling';
import type { Talk } from './talk';
import { whoIn } from './tools';
import { answerEither } from './two-wishes';
import { leavesOut, type QueryAnswer } from './query-answer';
import { answerOfProjects, answerTyped } from './typed-query';
import { factOf, NO_WISH } from './wish';

/** The results of a query, and the conversation with it. */
export interface SearchAnswer extends QueryAnswer {
  talk: Talk;
}

/**
 * What a query finds and means; before the data is there, the pages of every site (spec 8, 9). The query may go
 * on with a conversation; what is not understood leaves that as it is.
 */
export function answerQuery(typed: string, catalogue: Catalogue, talk: Talk = { wish: '', about: '' }): SearchAnswer {
  const named = withNamed(catalogue.withKnownPlaces(readTurn(typed, talk, catalogue)), talk, catalogue);
  const query = withDeveloper(named, catalogue);
  const more = answerMore(talk, query, catalogue);
  const found =
    more ??
    answerSame(talk, query, catalogue) ??
    answerRepeated(talk, query, catalogue) ??
    answerNearby(talk, query, catalogue) ??
    answerLike(query, catalogue) ??
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
  const about = found.about || (catalogue.shortlyNamed.get(withoutMarks(toUsualSpelling(asked)))?.name ?? '');
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
    before: about === '' || about === talk.about ? talk.before : talk.about,
    question: questionOf(found, catalogue),
    // What was asked of projects is no subject of its own.
    topic: about || !found.isAnswerFirst || found.developers.length > 0 ? undefined : topicOf(found, talk.topic),
  };
}

/** Asks which kind is better, or which place is best, and wishes for none. */
const COMPARES_KINDS =
  /^best area in\b|\b(?:or|ya|vs|versus)\b.*\b(?:better|best|good|safer?|returns?|rent|yields?|zyada|a[ch]+ha|sahi|faydemand)\b/i;

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

/** The place that a query names; '' without one. */
const placeOf = (query: string, { vocabulary }: Catalogue) =>
  factOf((query && parseSearchWish(query, vocabulary)) || NO_WISH, 'place')?.name ?? '';

/** Whether a query is a few words that ask nothing. */
const isFragment = (query: string) => {
  const { length } = openWords(plainText(query));
  return length > 0 && length <= MOST_OF_FRAGMENT && !query.includes('?') && !isQuestion(query);
};
const MOST_OF_FRAGMENT = 3;

function answerAfter({ wish, topic, who = '' }: Talk, query: string, catalogue: Catalogue): QueryAnswer {
  const alone = answerEither(query, catalogue) ?? answerTyped(query, catalogue);
  if (alone.about !== '') return alone;
  // 'home loan' after 'flats in noida' is no more than that.
  const before =
    topic ?? (wish !== '' && alone.subject + who !== '' ? { asked: `${wish} ${who}`, said: '', typed: wish } : null);
  const more = before && answerOfTopic({ ...before, wish }, query, alone, catalogue);
  const base = wish || (topic && TRADES.test(topic.asked) ? topic.asked : placeOf(topic?.typed ?? '', catalogue));
  if (more || base === '') return more ?? alone;
  const typed = alone.corrected ?? query;
  const asked = continueWish(base, typed, catalogue.vocabulary);
  if (asked === typed) {
    // What nobody reads narrows nothing, and is said: 'third floor' after 'flats in noida'.
    const isLeftOut = wish !== '' && alone.isNothing && isFragment(query);
    return isLeftOut ? { ...answerTyped(`${wish}, ${query}`, catalogue), wished: wish } : alone;
  }
  // 'Any area' is no question of areas, and 'can go up to 90' none of what goes up.
  const isOwn = isAnswered(alone) && alone.notice === '' && !DROPS.test(query);
  if (isOwn && leavesOut(alone) === 0) return alone;
  const wider = answerTyped(asked, catalogue);
  return isOwn && leavesOut(wider) > 0 ? alone : wider;
}

/** What is named beside it is compared with it: 'compare', 'than', 'this or kinara', 'kinara and it'. */
const JOINS =
  /^(?:or|ya) |\b(?:compar\w*|vs|versus|than|difference)\b|\b(?:it|this|that|ye|yeh)\b(?:(?: and| aur)\b|.* (?:or|ya)\b)|\b(?:and|aur|or|ya) (?:it|this|that|ye|yeh)\b(?! of)/;
/** A record without what is asked, of which there may be an answer in general. */
const HOLDS_NONE = /^Its record holds no /;
/** Whether a query says a wish, or what is other in the one before it. */
const changesWish = (wish: string, query: string, { vocabulary }: Catalogue) =>
  (parseSearchWish(query, vocabulary)?.facts ?? []).length > 0 || continueWish(wish, query, vocabulary) !== query;

/** Asks how many one has: 'parking kitni hai'. */
const COUNTS =
  /\bhow many\b(?! (?:are|have|of|projects?|apartments?|flats?|homes?|options?|plots?|shops?|offices?)\b)|\bkitn[aei] hai?n?\b/;
const ASKS_WHEN = /\b(?:when|kab)\b/;
/** Asks whether those found are registered; 'only rera approved' wants those that are. */
const ASKS_RERA = /^(?!.*\b(?:only|with|which|show|wal[aei])\b).*\brera\b.*\?$|^(?:is|are)\b.*\brera\b/;
/** Whether a query changes nothing of a wish: one that points at something, or asks when it is ready. */
const isOfFound = (wanted: string, query: string, { wish }: Talk, catalogue: Catalogue) =>
  ASKS_WHEN.test(wanted) || ASKS_RERA.test(wanted) || pointsAt(wanted) || !changesWish(wish, query, catalogue);
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
  const others = isNamed ? answerNear(wanted, { ...talk, about }, catalogue) : null;
  if (others) return others;
  // 'is there a metro near kinara' is about that one, 'compare vithika and megh' about those.
  const named = findProjectAnswers(wanted, catalogue);
  const isJoined = JOINS.test(wanted) && (isOfIt || (named?.projects.length ?? 0) < 2);
  if (!isJoined && (named || findNamed(wanted, catalogue))) return null;
  if (!isOfIt && (isOtherSize(wanted, talk, catalogue) || isDefined || saysWhatAndWhere(query, catalogue))) return null;
  const name = talk.about ? about : withSize(about, wanted, talk.wish, catalogue);
  const rest = cut(wanted, IT);
  const found = findProjectAnswers(isJoined ? `${name} ${rest}` : `${rest} ${name}`, catalogue);
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
