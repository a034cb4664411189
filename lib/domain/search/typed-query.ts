import { ROUTES } from '../site/routes';
import { SEARCH_RESULT_CAP } from '../site/business-constants';
import { parseSearchWish } from './parse-wish';
import { isWhole as isWholeWish } from './continue-wish';
import { withSaid } from './askable';
import { asksFor, besideFilters, hasFilters, isOfKindAlone, type SearchWish } from './wish';
import { type Answers, findPageAnswer, isKindName, isQuestion, type KnownAnswers, NO_ANSWERS } from './answers';
import { findFaq } from './faq';
import type { GlossaryTerm } from '../site/site';
import { type Catalogue, findNamed, withoutMarks } from './catalogue';
import { findNamedIn, groupResults, isNamed } from './find';
import { findRecords, type Found, furtherListings, NAMED_TYPES, openNumbers, orInPlace } from './find-records';
import type { SearchListing } from './offer';
import { type FoundAnswer, hasPrice, isNamedBy, type SearchRecord } from './record';
import { findAdviser, findJudged, isOnlyJudged } from './judged';
import {
  openOf,
  withOpenBeside,
  withoutBuyer,
  withoutFactsOfTerm,
  withoutWords,
  wordsOf,
  wordsOfAnswers,
} from './left-open';
import { answerOfAny, findProjectAnswers, saidOfAny } from './project-answers';
import { QUESTION_WORDS } from './language';
import { leavesOut, leftOutOf, NOTHING, type QueryAnswer } from './query-answer';
import { takeNames } from './names';
import { toNotOursAnswers } from './not-ours';
import { withTenant } from './sum-answer';
import { plainText, spelled, toContentForms, toUsualSpelling } from './spelling';
import { takeTold, wordsOfSelf } from './told-beside';
import { findAnswers } from './two-questions';
import { correctTyping, withCorrected } from './typing-error';
import { findKnownPart, findWaysOn, type WayOn } from './ways-on';

/** A longer query is probably pasted text, which is not parsed for filters. */
const LONGEST_QUERY = 200;
const isParsed = (wanted: string) => wanted.length <= LONGEST_QUERY;

const NOT_FOUND: Found = { offer: null, records: [], isExact: false };

/** What a query finds as it is typed, or without its typing error where that understands more. */
export function answerTyped(query: string, catalogue: Catalogue): QueryAnswer {
  const found = answerAsTyped(query, catalogue);
  // 'gurgao 2 bhk' has the beginning of a place, and no place.
  const isByWords = found.isWish && !found.isFiltered && !found.offer && !found.isNameFirst && !found.answers.length;
  if (!found.isNothing && leavesOut(found) === 0 && !isByWords) return found;
  const typed = plainText(query);
  const { told, rest } = takeTold(typed);
  const corrected = correctTyping(rest, catalogue.words);
  if (corrected === null) return found;
  const meant = answerAsTyped(catalogue.withKnownPlaces(corrected), catalogue);
  const said = withCorrected(rest, corrected);
  // It leaves out no word that was understood: 'koregaon park pune' is in Pune, not in Goregaon.
  const [open, left] = [leftOutOf(found).filter((word) => !told.join(' ').includes(word)), leftOutOf(meant)];
  if (isByWords && !found.isNothing && open.length === 0)
    return meant.isFiltered && left.length === 0 ? { ...meant, corrected: said } : found;
  // What is left out as it was corrected was not meant: 'order' of 'delhi border'.
  if (left.some((word) => !typed.split(' ').includes(word.toLowerCase()))) return found;
  const read = typed.split(' ').filter((word) => !open.includes(word));
  const isCloser = left.length < open.length && !left.some((word) => read.includes(word.toLowerCase()));
  // An answer gives way only to one about a project: 'spandrel hights possession'.
  const isBetter = found.isNothing || (isCloser && (!found.isAnswerFirst || meant.about !== '' || meant.isAnswerFirst));
  // Where neither finds anything, the one that understands more leads further.
  const isFurther =
    (meant.wayOn?.understood || (meant.wayOn?.isUnderstood && left.length === 0)) &&
    meant.answers.length === 0 &&
    isCloser;
  return isBetter && (!meant.isNothing || isFurther) ? { ...meant, corrected: said } : found;
}

function answerAsTyped(query: string, catalogue: Catalogue): QueryAnswer {
  const wanted = plainText(query);
  if (!wanted) return NOTHING;
  const named = isParsed(wanted) ? findProjectAnswers(wanted, catalogue) : null;
  if (named) return { ...answerOfProjects(named), asked: query };
  const reading = readTyped(wanted, catalogue);
  const { said } = reading;
  const forAnyone = answerForAnyone(wanted, reading, catalogue);
  if (forAnyone) return { ...forAnyone, asked: query };
  const { wish, offer, isExact, grouped, services, answered, asked, all } = findTyped(wanted, reading, catalogue);
  const shown = all.slice(0, SEARCH_RESULT_CAP);
  const isFiltered = wish !== null && hasFilters(wish) && !isQuestion(wanted);
  const isLost = shown.length === 0 && !offer && (answered.length === 0 || isFiltered);
  const notOurs = toNotOursAnswers(wish?.notOurs ?? []);
  const notice = notOurs[0]?.title ?? '';
  const isNameFirst =
    shown[0] !== undefined && !(wish && hasFilters(wish)) && isNamed(catalogue.entries, wanted, shown[0]);
  const beside = answered.length === 0 ? (wish?.besides ?? []).join(' ') : '';
  const names = [asked?.name, ...wordsOf(all)].join(' ');
  const leftOut = grouped ? '' : beside || openOf({ ...reading, words: said.words }, answered, names);
  // 'possession' of 'possession by Diwali' asks for no definition.
  const isRead =
    said.words.length > 0 &&
    !DEFINES.test(wanted) &&
    wish?.facts.some(({ label }) => label.includes(said.words.join(' ')));
  const [answer, ...more] = answered;
  const isOwnPage = shown.every(({ path }) => path === answer?.href);
  return {
    corrected: null,
    asked: query,
    wished: said.rest !== null && answer?.href.startsWith(ROUTES.affordability) ? reading.open : query,
    subject: said.rest === null ? termOf(said) : query,
    isWish: wish !== null,
    developers: [],
    about: isNameFirst && shown[0] && hasPrice(shown[0]) ? shown[0].name : '',
    offer,
    isNameFirst: isNameFirst || grouped !== undefined,
    answers: [...notOurs, ...(answer ? [{ ...answer, ...(leftOut && { leftOut }) }, ...more] : [])],
    notice,
    isAnswerFirst:
      notice !== '' ||
      (!grouped && !isNameFirst && isOwnPage && (!isFiltered || said.isWhole)) ||
      (isTermFirst(wanted, wish, said) && !isRead),
    ...(grouped ?? { groups: groupResults(shown), heading: '', leftOut }),
    further: grouped?.further ?? furtherListings(wish, offer, answered.length > 0, catalogue),
    count: shown.length,
    isNothing: isLost,
    isFiltered: isExact,
    wayOn:
      grouped && grouped.kinds[0] !== 'on-request'
        ? null
        : findWayOn(
            query.trim(),
            withoutWords(wish, [...wordsOf(services), ...wordsOfAnswers(answered)]),
            { offer, shown, isLost },
            catalogue,
          ),
  };
}

/** A wish that says who buys, answered without that, and what is said of such buyers beside it: 'best projects for nri'; null for others. */
function answerForAnyone(wanted: string, { said, wish }: Reading, catalogue: Catalogue): QueryAnswer | null {
  const other = withoutBuyer(wanted, wish, said.words);
  const found = other === null ? null : answerAsTyped(other, catalogue);
  if (!found || found.answers.length + found.count === 0) return null;
  return { ...found, answers: [...found.answers, { ...said.answers[0]!, isAside: true }] };
}

/** The term that answers; '' without one. */
const termOf = ({ words, answers }: Answers) =>
  (words.length > 0 && answers.find(({ title }) => !title.endsWith('?'))?.title) || '';

/** A query as it is understood. */
interface Reading {
  /** What a tool leaves open, else the query. */
  open: string;
  /** What is answered in words. */
  said: Answers;
  /** The wish of what is open, and the same without the words that the answers take into account. */
  whole: SearchWish | null;
  wish: SearchWish | null;
}

/** Terms that each project has its own of. */
const OF_EACH = /^(?:Possession|RERA|Carpet area)$/;

/** Asks for a procedure: what it is asked of is no wish. */
const ASKS_HOW = /^how (?:can|do|does|to|should)\b/;

function readTyped(wanted: string, catalogue: Catalogue): Reading {
  const { vocabulary, answers, besideFacts } = catalogue;
  const isBeside = (name: string) => ` ${besideFacts(withoutMarks(wanted))} `.includes(` ${toUsualSpelling(name)} `);
  const isFact = (name: string) => besideFacts(name) === '' || ![name, besideFacts(name)].some(isBeside);
  const judged = isParsed(wanted) ? (findJudged(wanted, catalogue) ?? findAdviser(wanted, answers)) : NO_ANSWERS;
  const placeless = (text: string) => takeNames(takeNames(text, vocabulary.places).rest, vocabulary.facts.nearby).rest;
  const known = judged ?? findAnswers(takeTold(wanted).rest, answers, isFact, placeless);
  const open = withTenant(wanted, known);
  // 'Rampart Offices' is no wish for an office.
  const isName = catalogue.named.has(withoutMarks(toUsualSpelling(wanted)));
  const parsed = isParsed(wanted) && !isName ? parseSearchWish(open, vocabulary) : null;
  // What a tool leaves open no longer has the sentence that says who asks.
  const ofSelf = known.rest === null ? [] : [...wordsOfSelf(toUsualSpelling(wanted))];
  const isSaid = ({ term }: GlossaryTerm) => known.answers.some(({ title }) => title === term);
  const namesOfTerms = answers.glossary.filter(isSaid).flatMap(({ aliases }) => aliases);
  const wished = withoutFactsOfTerm(parsed, known.words, namesOfTerms);
  const whole = withoutWords(wished && orInPlace(withSaid(wished, catalogue.projects), catalogue.projects), ofSelf);
  const [answer, ...others] = known.answers;
  const isPlain = whole !== null && besideFilters(whole).length === 0;
  // 'Possession of 2 bhk in whitefield' is that of those that are there, if they are few.
  const isOfEach = isPlain && !asksFor(whole, 'sort') && OF_EACH.test(answer?.title ?? '') && others.length === 0;
  const ofEach = isOfEach ? saidOfAny({ ...whole, unknown: [...known.words] }, wanted, catalogue) : NO_ANSWERS;
  const isEach = ofEach.answers.some(({ title }) => title.startsWith(`${answer?.title} of `));
  const said = isEach ? ofEach : !answer && isPlain ? saidOfAny(whole, wanted, catalogue) : known;
  // 'nri' of 'nri capital gain 2 bhk' filters nothing either, and of a term that answers any of its names is read.
  const isTermName = (word: string) => answers.glossary.some(({ aliases }) => aliases.includes(word));
  const asked = ` ${spelled(wanted)} `;
  const read = namesOfTerms.filter((name) => asked.includes(` ${name} `)).flatMap((name) => name.split(' '));
  const termNames = said.words.length > 0 ? [...read, ...wanted.split(' ').filter(isTermName)] : [];
  const words = [...said.words, ...termNames];
  const wish = withoutWords(whole, words);
  // 'calculator' of 'stamp duty calculator' is no word to leave out.
  const isAsked = said.answers.length > 0 && (wish?.unknown ?? []).every((word) => QUESTION_WORDS.has(word));
  // 'flat' of 'documents for buying flat' says what is asked about: all flats are no answer.
  const isTold = said.words.length > 0 && !isKindName(said.words.join(' ')) && !DEFINES.test(wanted);
  // 'difference between freehold and leasehold' asks for none of them.
  const isOfTerms = /\bdifference\b/.test(wanted) && whole?.facts.every(({ row }) => row === 'stated');
  const isOfAnswer =
    whole !== null &&
    ((ASKS_HOW.test(wanted) && !asksFor(whole, 'place', 'bedrooms', 'budget', 'area')) ||
      ((isOfTerms || isOfKindAlone(whole)) && openOf({ open, whole, words }, said.answers, '') === ''));
  if (isTold && isOfAnswer) return { open: '', said, whole, wish: null };
  return { open, said, whole, wish: wish && isAsked ? { ...wish, unknown: [] } : wish };
}

/** The records of a reading, and its answers in words, of which those that are only likely count where nothing is found. */
function findTyped(wanted: string, { open, said, wish: read }: Reading, catalogue: Catalogue) {
  const { entries, answers } = catalogue;
  const isOpen = open !== '' && (said.rest === null || read !== null);
  const found = isOpen && !isOnlyJudged(wanted) ? findRecords(open, read, catalogue) : NOT_FOUND;
  // 'I want to book' asks of a project, though a service is described with 'before you book'.
  const isByWords = !read && said.answers.length === 0 && !found.records.some((each) => isNamed(entries, wanted, each));
  const ofAny = isByWords && found.records.length > 0 ? answerOfAny(toUsualSpelling(wanted)) : null;
  const byAll = ofAny ? NOT_FOUND : found;
  const isNothing = byAll.records.length === 0 && !byAll.offer;
  const isUnanswered = isNothing && said.answers.length === 0;
  // 'nri' of 'nri 3 bhk' is answered, and the bedrooms are still wished.
  const wished = isQuestion(wanted) ? (['bedrooms', 'budget'] as const) : (['bedrooms', 'budget', 'place'] as const);
  const isWished = isUnanswered || (isNothing && read !== null && hasFilters(read) && asksFor(read, ...wished));
  const isOfService = isUnanswered && (!read || read.unknown.length > 0);
  const services =
    isOfService && !ofAny ? findNamedIn(entries, toContentForms(wanted), read ? ['service'] : NAMED_TYPES) : [];
  const wish = read && isWished && services.length === 0 ? withOpenBeside(read) : read;
  const { said: grouped, records, ...others } = wish === read ? byAll : findRecords(open, wish, catalogue);
  const isLikely = isUnanswered && !wish && services.length === 0;
  const inWords = ofAny ? [ofAny] : isLikely ? likelyAnswers(wanted, answers) : [];
  const answered = inWords.length > 0 ? inWords : said.answers;
  // 'rera number of mogra courts' is answered by the term, and by the project that it is asked of.
  const asked = records.length + services.length === 0 && answered.length > 0 ? findNamed(wanted, catalogue) : null;
  const met = [...records, ...services, ...(asked ? [asked] : [])];
  // A trending project is found once.
  const all = met.filter(({ path }, at) => met.findIndex((each) => each.path === path) === at);
  return { ...others, wish, grouped, services, answered, asked, all };
}

function likelyAnswers(wanted: string, { faqs, glossary, pages }: KnownAnswers): FoundAnswer[] {
  const likely = isParsed(wanted) ? findFaq(spelled(wanted), faqs, 'likely') : null;
  const ofAny = glossary.length > 0 ? answerOfAny(toUsualSpelling(wanted)) : null;
  const ofPage = likely ? null : findPageAnswer(spelled(wanted), { glossary, pages });
  return [likely, ofAny, ofPage].filter((each) => each !== null);
}

/** Answers about named projects, and the projects. */
export function answerOfProjects(found: NonNullable<ReturnType<typeof findProjectAnswers>>): QueryAnswer {
  const { answers, projects, about, developers } = found;
  const records = projects.map(({ record }) => record);
  return {
    ...NOTHING,
    about,
    developers,
    leftOut: answers[0]?.leftOut ?? '',
    answers,
    isAnswerFirst: true,
    groups: groupResults(records),
    count: records.length,
  };
}

/** The way on where nothing was found, nothing fits, or only what has the words that no filter knows. */
function findWayOn(
  query: string,
  wish: SearchWish | null,
  { offer, shown, isLost }: { offer: SearchListing | null; shown: readonly SearchRecord[]; isLost: boolean },
  catalogue: Catalogue,
): WayOn | null {
  if (isLost || offer?.counts?.fits === 0) return findWaysOn(query, wish, { offer, isLost }, catalogue);
  const isSaid = wish !== null && (!hasFilters(wish) || openNumbers(wish).length === 0);
  const isOpen =
    wish !== null && wish.unknown.length > 0 && !(isSaid && shown.some((each) => isNamedBy(each, wish.unknown)));
  return isOpen && shown.length > 0 ? findKnownPart(query, wish, catalogue) : null;
}

/** Asks what a kind of property is. */
const DEFINES = /\b(?:meaning|matlab|means|defin\w+|full form|kya (?:hai|hot[aei])|what (?:is|are))\b/;

/** An answer stands first if it is asked for, or if it leaves nothing of the query to filter by. */
function isTermFirst(wanted: string, wish: SearchWish | null, { answers, isWhole, rest, words }: Answers): boolean {
  if (rest !== null || (isWhole && (isQuestion(wanted) || wish === null))) return true;
  // 'ready 4 bhk noida, registry open' wishes; that homes are not for rent is said first.
  const isNarrow = wish !== null && isWholeWish(wish) && asksFor(wish, 'budget', 'area', 'status');
  const isBeside = isNarrow && !isQuestion(wanted) && answers[0]?.href !== ROUTES.contact;
  return wish !== null && words.length > 0 && (!isKindName(words.join(' ')) || DEFINES.test(wanted)) && !isBeside;
}
