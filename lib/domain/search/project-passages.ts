import type { SearchFacts } from './file';
import { COUNTED } from './language';
import { CONSTRUCTION_IN, findPassage } from './passages';
import { OVERVIEW } from './project-questions';
import type { FoundAnswer } from './record';

/** A text with the section of a project's page on which it stands. */
export function onPageOf(
  { name, record }: SearchFacts,
  title: string,
  text: string,
  [id, tab]: readonly string[] = OVERVIEW,
) {
  return { title, text, href: `${record.path}#${id}`, linkLabel: `${tab} of ${name}` };
}

/** Answers that say no more than that something is there, or where to look. */
const SAYS_LITTLE =
  /^(?:Not on record|What its record|Yes: |No [^.]*in its lists|Its (?:homes|record (?:does|holds the)) )/;
/** What is asked of these is how many there are, or how good. */
const HOW_MUCH = new RegExp(`${COUNTED.source}|\\b(?:parking|lifts?|power|heights?|charges?)\\b`);
/** A sentence that reads this share of a question is shown where nothing else is known, and with half where something is. */
const LEAST_SHARE = 0.15;

/** Says how far or where a place is. */
const SAYS_WHERE =
  /\b(?:minutes?|kilomet\w+|km|metres?|walk\w*|next (?:to|door)|beside|opposite|inside|across|behind|away)\b/i;

/** The answers with what the project's own questions and description say, where that says more or reads what they leave out. */
export function withPassage(
  project: SearchFacts,
  texts: readonly string[],
  asked: string,
  known: readonly (FoundAnswer & { words: string })[],
  leftOut: string,
): { answers: FoundAnswer[]; leftOut: string } {
  const { name, faqs, description } = project;
  // Of two sentences that read as much the shorter one counts, and of how far its building is the newest.
  const lengthOf = (text: string) => (text.startsWith(CONSTRUCTION_IN) ? 0 : text.length);
  const passages = [
    ...faqs.map(({ question, answer }) => onPageOf(project, question, answer, ['faqs', 'FAQs'])),
    ...[...texts, description]
      .sort((a, b) => lengthOf(a) - lengthOf(b))
      .map((sentence) => onPageOf(project, `Overview of ${name}`, sentence)),
  ];
  const isYes = (text: string) => text.startsWith('Yes: ') && leftOut === '' && !HOW_MUCH.test(asked);
  const isLittle = ({ text }: FoundAnswer) => SAYS_LITTLE.test(text) && !isYes(text);
  // 'School-age children' are no school nearby.
  const isPlace = ({ href, text }: FoundAnswer) => href.endsWith('#location') && text.startsWith('Not on record');
  const isFaq = (passage: FoundAnswer) => passages.indexOf(passage) < faqs.length;
  const answers = (passage: FoundAnswer, each: FoundAnswer) =>
    !isPlace(each) || isFaq(passage) || SAYS_WHERE.test(passage.text);
  // Of two questions each has its own sentence; of one the page's own question may name it otherwise.
  const ofItself = ({ words, ...answer }: (typeof known)[number]) => {
    const own = isLittle(answer) ? findPassage(words, passages) : null;
    const isOwn = known.length > 1 || (own && isFaq(own.passage) && !answer.text.startsWith('Yes: '));
    return own && isOwn && own.share >= 0.5 && answers(own.passage, answer) ? own.passage : answer;
  };
  const none = {
    answers: [...new Set(known.map(ofItself))],
    leftOut,
  };
  const found = findPassage(asked, passages);
  if (!found || found.share < (known.length === 0 ? LEAST_SHARE : 0.5)) return none;
  const { passage, reads, share } = found;
  const isReadBy = (text: string) => text.split(' ').some(reads);
  const isSaid = (each: (typeof known)[number]) => isLittle(each) && isReadBy(each.words) && answers(passage, each);
  if (!(known.length === 0 || (isFaq(passage) && share > 0.5) || isReadBy(leftOut) || known.some(isSaid))) return none;
  return {
    answers: [...new Set([passage, ...known.filter((each) => !isSaid(each)).map(ofItself)])],
    leftOut: leftOut
      .split(' ')
      .filter((word) => !reads(word))
      .join(' '),
  };
}
