import { takeBedrooms } from '../project/bedrooms';
import { parseSearchWish } from './parse-wish';
import { type Catalogue, findNamed } from './catalogue';
import { continueWish } from './continue-wish';
import { isListing, type SearchListing, toSearchOffer } from './offer';
import { hasPrice } from './record';
import { openWords } from './language';
import { asksWhich, findProjectAnswers } from './project-answers';
import { cut } from './limits';
import { plainText, toUsualSpelling } from './spelling';
import { answerOfProjects, answerTyped, type QueryAnswer } from './typed-query';

/** What was said before a query. */
export interface Talk {
  /** The wish so far, in words, to which it may add: '2 BHK under ₹ 60 Lakh'. */
  wish: string;
  /** The project or projects that were named last, of which it may ask. */
  about: string;
  /** The question that was answered last, to which 'for a woman' or 'at 9%' may add, and its answer. */
  topic?: { asked: string; said: string };
}

/** The results of a query, and the conversation with it. */
export interface SearchAnswer extends QueryAnswer {
  talk: Talk;
}

/**
 * What a query finds and means; before the data is there, the pages of every site (spec 8, 9). The query may go
 * on with a conversation.
 */
export function answerQuery(typed: string, catalogue: Catalogue, talk: Talk = { wish: '', about: '' }): SearchAnswer {
  const query = withNamed(catalogue.withKnownPlaces(typed), talk.wish, catalogue);
  const found = answerAbout(query, talk.about, catalogue) ?? answerAfter(talk, query, catalogue);
  const { isWish, asked, about } = found;
  const topic = about || !found.isAnswerFirst ? undefined : { asked, said: saidOf(found) };
  return {
    ...found,
    talk: { ...(isWish && !about ? { wish: asked, about } : { ...talk, ...(about && { about }) }), topic },
  };
}

/** What an answer says first, and where it leads. */
const saidOf = ({ answers: [first] }: QueryAnswer) => (first ? `${first.text} ${first.href}` : '');

const NTH =
  /\b(?:the )?(?:(first|1st|pehl[aei])|(second|2nd|du?sr[aei])|(third|3rd|tees?r[aei])) (?:one|option|project|wal[aei])\b/i;

/** A query with the name of the project that it calls 'the second one' of those that the wish has found. */
function withNamed(query: string, wish: string, catalogue: Catalogue): string {
  const at = NTH.exec(query)?.slice(1).findIndex(Boolean);
  if (wish === '' || at === undefined) return query;
  const found = answerTyped(wish, catalogue).groups.flatMap(({ records }) => records.filter(hasPrice));
  return query.replace(NTH, found[at]?.name ?? '$&');
}

/** The answer to a question with what a query adds to it; null where it adds nothing, or begins something else. */
function addedTo(topic: NonNullable<Talk['topic']>, query: string, alone: QueryAnswer, catalogue: Catalogue) {
  if (openWords(plainText(query)).length === 0) return null;
  const more = answerTyped(`${topic.asked} ${query}`, catalogue);
  const isOther = (alone.isWish || alone.isNameFirst) && saidOf(more) === topic.said;
  return more.isAnswerFirst && more.leftOut === '' && !isOther ? more : null;
}

function answerAfter({ wish, topic }: Talk, query: string, catalogue: Catalogue): QueryAnswer {
  const alone = answerTyped(query, catalogue);
  const isAnswered = alone.isAnswerFirst && alone.answers.some((answer) => !asksWhich(answer));
  if (isAnswered || alone.about !== '') return alone;
  const more = topic && addedTo(topic, query, alone, catalogue);
  if (more) return more;
  if (wish === '') return alone;
  const asked = continueWish(wish, query, catalogue.vocabulary);
  return asked === query ? alone : answerTyped(asked, catalogue);
}

const IT = /\b(?:it|its|it's|this|that|there|iska|uska|isme|usme|iski|uski|ye|yeh|wahan)\b(?: project\b)?/g;
/** What is named beside it is compared with it. */
const ADDS = /^(?:compar\w*|vs|versus)\b|\bthan\b/;
const DEFINES = /^(?:what is|what are|define|meaning)\b/;

/** The answer to 'how far is the airport' after a project was named; null where that asks of something else. */
function answerAbout(query: string, about: string, catalogue: Catalogue): QueryAnswer | null {
  if (about === '') return null;
  const wanted = plainText(query);
  const isOfIt = wanted.search(IT) >= 0;
  // '2 bhk' alone begins a wish.
  const isSize = takeBedrooms(toUsualSpelling(wanted)).rest.trim() === '';
  const isOther = !ADDS.test(wanted) && findNamed(wanted, catalogue);
  if (!isOfIt && (isSize || DEFINES.test(wanted) || isOther)) return null;
  const found = findProjectAnswers(`${cut(wanted, IT)} ${about}`, catalogue);
  const isOpen = found?.answers.some(({ leftOut }) => leftOut) ?? true;
  return found && (isOfIt || !isOpen) ? { ...answerOfProjects(found), asked: query } : null;
}

/** The listing of a query such as 'under 1 cr', with the number it shows; null if there is none. */
export function findQueryListing(query: string, catalogue: Catalogue): SearchListing | null {
  const wish = parseSearchWish(query, catalogue.vocabulary);
  const offer = wish && toSearchOffer(wish, catalogue);
  return isListing(offer) ? offer : null;
}
