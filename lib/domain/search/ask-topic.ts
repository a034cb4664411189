import { ROUTES } from '../site/routes';
import { parseSearchWish } from './parse-wish';
import type { Catalogue } from './catalogue';
import { CHANGES, isWhole, IT, TRADES } from './continue-wish';
import type { FoundAnswer } from './record';
import { openWords } from './language';
import { asksWhich } from './project-answers';
import { cut } from './limits';
import { stemsOf, toPassages } from './passages';
import { plainText, spelled, toUsualSpelling } from './spelling';
import type { Talk } from './talk';
import { IS_LIMIT } from './sum-answer';
import { forWhom, withTerms } from './tools';
import type { QueryAnswer } from './query-answer';
import { answerTyped } from './typed-query';
import { asksFor, type WishedFact } from './wish';

/** What is asked about, and for whom; a question without a subject of its own leaves that before it. */
export function topicOf(found: QueryAnswer, before: Talk['topic']): Talk['topic'] {
  const { asked, subject } = found;
  if (subject === '' && before) return before;
  const isTerm = subject !== '' && subject !== asked && !TRADES.test(asked);
  return { asked: isTerm ? `${subject} ${forWhom(asked, [])}`.trim() : asked, said: saidOf(found), typed: asked };
}

/** What an answer says first, and where it leads. */
const saidOf = ({ answers: [first] }: QueryAnswer) => (first ? `${first.text} ${first.href}` : '');

/** Asks for a sum, though it says what and where. */
const ASKS_SUM = /\bhow much\b|\bkitn/;

/** Whether something is said of a query before all that it finds. */
export const isAnswered = ({ isAnswerFirst, answers }: QueryAnswer) =>
  isAnswerFirst && answers.some((answer) => !asksWhich(answer));

/** The answer to a query about the subject before it; null where it has one of its own, or begins something else. */
export function answerOfTopic(
  { asked, said, typed, wish }: NonNullable<Talk['topic']> & Pick<Talk, 'wish'>,
  query: string,
  alone: QueryAnswer,
  catalogue: Catalogue,
) {
  const { answers } = catalogue;
  const isOfAny = alone.answers.some(asksWhich);
  const isOpen = openWords(plainText(query)).length > 0 || isOfAny || BUYS.test(plainText(query));
  const isMet = isAnswered(alone) || alone.isWish || alone.isNameFirst;
  // What a wife saves behind 'flats in gurgaon' is asked there.
  const isDuty = said === '' && alone.answers[0]?.href.startsWith(ROUTES.costOfBuying) && !/\d/.test(query);
  const isOwn = !isDuty && (alone.subject === query || (!isOpen && isMet));
  const isLimit = alone.isWish && IS_LIMIT.test(cut(spelled(query), /\bless\b(?! than)/));
  const own = alone.isWish ? parseSearchWish(query, catalogue.vocabulary) : null;
  // 'Near metro' asks nothing of a subject, but 'under construction' after 'gst' does.
  const isNear = own?.facts.every(({ row }) => row === 'nearby');
  const isBare = wish === '' && own?.facts.every(({ row }) => BARE.includes(row)) === true;
  const isAnew = own !== null && isWhole(own) && !ASKS_SUM.test(spelled(query));
  if (isOwn || isLimit || isNear || isAnew) return null;
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
  const isOther = alone.subject !== '' && !isOfAny && alone.leftOut === '' && !isOn && (isDuty || !saysOnlyWhom(query));
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
  const inOther = isOther || said === '' ? [] : [`${open} ${spelled(typed)}`, `${spelled(typed)} ${open}`];
  const ofIt = firstThatSays([joined, ...inOther], said, answerTo);
  const [, whole, purpose = whole] =
    (saidOf(ofIt) === said && ASKS_HOW.test(plainText(query)) && OF_CASE.exec(asked)) || [];
  const again = (purpose && answerOfWhole(spelled(purpose), open, answerTo)) || ofIt;
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
  if (saidOf(more) !== said) return more.leftOut !== '' || (isMet && saidOf(more) === saidOf(alone)) ? null : more;
  // 'How long' asks for another answer, and 'how much' may be said in the one before.
  if (!isOpen) return !isMet && ASKS_SUM.test(spelled(query)) && /\d/.test(more.answers[0]!.text) ? more : null;
  const [first, ...others] = more.answers;
  const isAdded =
    !isMet ||
    isOn ||
    isOther ||
    isBare ||
    (alone.subject === '' && (!alone.isWish || alone.leftOut !== '' || ADDS_TO.test(query)));
  const sentence = first && isAdded && sentenceOf(first, query);
  if (sentence) return { ...more, answers: [{ ...first, text: sentence }, ...others] };
  const isCase =
    isBare &&
    ((asksFor(own, 'place') && !saysWhere(typed, catalogue)) || (asksFor(own, 'status') && OF_STATUS.test(said)));
  // 'In gurgaon' after 'senior living' also asks for what is shown there.
  if (isCase && more.offer && more.leftOut === '') return { ...more, isWish: true, wished: query };
  if ((isOn || isOther || isCase || saysOnlyWhom(query)) && more.leftOut === '') return more;
  return !isMet && (more.leftOut === '' || plainText(query).search(IT) >= 0) ? more : null;
}

/** The answer of a whole subject to what its case does not answer: 'how to check the number' after 'rera for plots'; null if it says no more than what the subject is. */
function answerOfWhole(whole: string, open: string, answerTo: (text: string) => QueryAnswer): QueryAnswer | null {
  const found = answerTo(`${open} ${whole}`);
  return found.isAnswerFirst && found.leftOut === '' && saidOf(found) !== saidOf(answerTo(whole)) ? found : null;
}
const ASKS_HOW = /^(?:how|where)\b(?! (?:much|many)\b(?! time))|\bkitn[ai] time\b|\bka(?:ise|han?)\b/;
/** The subject of which one case is asked: 'RERA' of 'RERA for plots', 'home loan' of 'Papers for a home loan'. */
const OF_CASE = /^(?:(.+) for (?!an? ).+|.+ for an? (.+))$/;

/** What tells one case of a subject from another. */
const BARE: readonly WishedFact['row'][] = ['status', 'type', 'kind', 'place'];
/** Says what holds of a building that is not finished. */
const OF_STATUS = /\b(?:being built|under construction|completion)\b/;

/** The answer to the first of these texts that says more than the answer before, 'home loan rate' rather than 'rate home loan'; else that to the first. */
function firstThatSays(texts: readonly string[], said: string, answerTo: (text: string) => QueryAnswer): QueryAnswer {
  const isNew = (answer: QueryAnswer) =>
    answer.isAnswerFirst && answer.leftOut === '' && !answer.corrected && saidOf(answer) !== said;
  const first = answerTo(texts[0]!);
  if (isNew(first)) return first;
  return texts.slice(1).map(answerTo).find(isNew) ?? first;
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
const IN_NAME =
  /\b(?:if|do|pays?|more|extra|higher|buys?|alone|sole|akel[ei]|owner|name|naam|registered|registry|regist(?:er|ration)|ho(?:ga|gi)?)\b/g;

/** The sentence of an answer that has all words of a question, since another may be of something else; '' where none has. */
function sentenceOf(answer: FoundAnswer, question: string): string {
  const asked = [...stemsOf(toUsualSpelling(question))];
  const countIn = (text: string) => asked.filter((stem) => stemsOf(toUsualSpelling(text)).has(stem)).length;
  const sentences = toPassages([{ ...answer, texts: [answer.text] }]).map(({ text }) => [countIn(text), text] as const);
  const [best] = sentences.sort(([a], [b]) => b - a);
  return best && best[0] > 0 && best[0] === asked.length ? best[1] : '';
}

/** Whether a query begins a wish of its own: '2 bhk in noida'. */
export function saysWhatAndWhere(query: string, { vocabulary }: Catalogue): boolean {
  const wish = parseSearchWish(query, vocabulary);
  return wish !== null && isWhole(wish);
}

/** Whether a query names a place. */
const saysWhere = (query: string, { vocabulary }: Catalogue) => {
  const wish = parseSearchWish(query, vocabulary);
  return wish !== null && asksFor(wish, 'place', 'nearby');
};

/** Asks the same of something else: 'and shops'. */
const ADDS_TO = /^(?:and|or|aur|ya|(?:what|how) about)\b/i;
/** Asks the same on something else: 'on shops', 'for resale', 'resale pe'. */
const ON = /^(?:(?:and|or|aur|ya) )?(?:on|for) \S|\S (?:pe|par)(?: bhi)?\??$/;
