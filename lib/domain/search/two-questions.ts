import { type Answers, answersOf, isKindName, isQuestion, type KnownAnswers } from './answers';
import { RUPEES } from './told-sums';
import { spelled } from './spelling';
import { whoIn } from './tools';

/** Where the second of two questions begins: 'how much is tds, and can it be lower'. */
const NEXT_QUESTION =
  /(?:[,?.]|\b(?:and|aur))+ (?=(?:and |aur )?(?:how|what|when|which|can|do|does|is|are|kya|kitn[aei]|kab|kaise)\b)/i;

const THING = /\b(?:flat|apartment|home|house|villa|floor|plot|shop|office|sco|property)\b/i;

/** Answers to a query, at most two: those of one question, or one for each of two. `isFact` and `withoutPlaces` as in `answersOf`. */
export function findAnswers(
  query: string,
  office: KnownAnswers,
  isFact: (name: string) => boolean = () => false,
  withoutPlaces: (text: string) => string = (text) => text,
): Answers {
  const answer = (text: string) => answersOf(text, office, isFact, withoutPlaces);
  const whole = answer(query);
  const [begins = '', ...questions] = query.split(NEXT_QUESTION);
  const last = questions.pop();
  if (last === undefined) return whole;
  const before = [begins, ...questions].join(', ');
  const first = answer(before);
  const [subject] = first.answers;
  const who = whoIn(spelled(query));
  const ofWho = who ? answer(who).answers.map(({ title }) => title) : [];
  const isGeneral = office.glossary.some((each) => each.isGeneral && each.term === subject?.title);
  const isNoMore = isGeneral || ofWho.includes(subject?.title ?? '') || isKindName(first.words.join(' '));
  if (!subject || (isNoMore && (whole.rest !== null || !isQuestion(before)))) return whole;
  // 'And what is the EMI' asks of the sum of the first.
  const sum = isQuestion(before) && !RUPEES.test(spelled(last)) ? (RUPEES.exec(spelled(before))?.[0] ?? '') : '';
  const thing = sum && (THING.exec(before)?.[0] ?? '');
  const alone = answer([whoIn(spelled(last)) ? '' : who, last, thing, sum].filter(Boolean).join(' '));
  // 'Can it be lower' asks of the first.
  const isOwn = alone.answers.slice(0, 1).some(({ title }) => ![subject.title, ...ofWho].includes(title));
  const second = isOwn ? alone : answer(`${first.words.join(' ') || subject.title} ${last}`);
  const [other] = second.answers;
  if (!other || subject.title === other.title) return whole;
  // What the first says already: 'money back' of late possession.
  const isSaid = alone.words.length > 1 && spelled(subject.text).includes(` ${alone.words.join(' ')} `);
  if (isSaid) return { ...whole, answers: [subject], words: [...first.words, ...alone.words] };
  const isWhole = whole.isWhole || (first.isWhole && second.isWhole);
  return { ...whole, answers: [subject, other], isWhole, words: [...first.words, ...second.words] };
}
