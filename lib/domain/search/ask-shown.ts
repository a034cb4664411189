import { parseSearchWish } from './parse-wish';
import type { Catalogue } from './catalogue';
import { cut } from './limits';
import { findProjectAnswers } from './project-answers';
import { type FoundAnswer, hasPrice } from './record';
import { plainText } from './spelling';
import type { QueryAnswer } from './query-answer';
import { answerOfProjects } from './typed-query';
import { type SearchWish, valuesOf } from './wish';

/** What each project has of its own. */
const OF_EACH =
  /^(?:RERA|Possession|Payment plan|Instalments|EMI|Developer|Bedrooms|Brochure|Pictures|Maintenance|Carpet area|Units|Rate|GST|Floor plan|Place|Nearby|Floors) of /;

/** 'possession date?' for each of the projects that were shown, in the sizes that are wished; null if a question is not of each. */
export function answerOfShown(
  question: string,
  names: readonly string[],
  wish: Pick<SearchWish, 'facts'> | null,
  catalogue: Catalogue,
): QueryAnswer | null {
  const sizes = wish ? valuesOf(wish, 'bedrooms') : [];
  const found = names.flatMap((name) => findProjectAnswers(`${question} ${sizes.join(' ')} ${name}`, catalogue) ?? []);
  // The duty of a place is no fact of each.
  const isOfEach = ({ title }: FoundAnswer) =>
    OF_EACH.test(title) || (title.startsWith('Cost in all of ') && !/\b(?:duty|regist)/.test(question));
  // What it says of the sizes was shown, and a question that only one of them has is of that one.
  const isBeside = ({ title }: FoundAnswer) => title.endsWith('?') || sizes.some((size) => title.startsWith(size));
  const isTold = (each: FoundAnswer) => isOfEach(each) || (found.length === 1 && each.title.endsWith('?'));
  const answers = found.flatMap((answered) => answered.answers.filter(isTold));
  const isRead = found.every(
    (of) =>
      of.answers.some(isOfEach) && of.answers.every((each) => !each.leftOut && (isOfEach(each) || isBeside(each))),
  );
  if (answers.length === 0 || found.length < names.length || !isRead) return null;
  const [projects, developers] = [found.flatMap((of) => of.projects), found.flatMap((of) => of.developers)];
  const about = found.length === 1 ? found[0]!.about : '';
  return { ...answerOfProjects({ answers, projects, about, developers }), asked: question };
}

/** As many are shown of a wish in a conversation. */
export const SHOWN = 3;
/** The projects of an answer. */
export const foundIn = ({ groups }: QueryAnswer) => groups.flatMap(({ records }) => records.filter(hasPrice));

/** The names of those that are shown of an answer first; where nothing is found, of those that are close. */
export function namesIn(found: QueryAnswer): string[] {
  const ways = found.wayOn?.isUnderstood ? [...found.wayOn.relaxed, ...found.wayOn.near] : [];
  const records = [...foundIn(found), ...ways.flatMap(({ projects = [] }) => projects)];
  return [...new Set(records.map(({ name }) => name))].slice(0, SHOWN);
}

/** Asks for the first in an order. */
export const ORDERS = /\b(?:sabse|(?:cheap|low|high|larg|bigg|small|soon|earli)est)\b/;

/** Asks what something is; 'what is the possession' asks when. */
export const DEFINES = /^(?:what (?:is|are)(?! the\b)|define)\b|\b(?:meaning|difference)\b/;

/** What is asked behind a wish is answered for what the wish has found: '3 bhk in whitefield, when is possession'. */
export function withShown(found: QueryAnswer, query: string, catalogue: Catalogue): QueryAnswer {
  const [asked = '', ...before] = plainText(query)
    .split(/[,;?] ?(?:and )?| (?:and|aur) (?=what|when|how|possession)| (?=when\b)/)
    .filter(Boolean)
    .reverse();
  if (!found.isWish || found.about || found.subject === '' || before.length === 0 || DEFINES.test(cut(asked, LEADS)))
    return found;
  const isWish = (parseSearchWish(asked, catalogue.vocabulary)?.facts ?? []).length > 0;
  const wish = parseSearchWish(query, catalogue.vocabulary);
  const isFirst = ORDERS.test(before.join(' '));
  const names = namesIn(found).slice(0, isFirst ? 1 : SHOWN);
  const shown = isWish ? null : answerOfShown(cut(asked, LEADS), names, wish, catalogue);
  const [{ price } = { price: '' }] = isFirst ? foundIn(found) : [];
  const told = (shown?.answers ?? []).map((each) => ({ ...each, text: `${price ? `${price}. ` : ''}${each.text}` }));
  const others = found.answers.filter(({ title }) => !shown?.answers.some((own) => own.title.startsWith(title)));
  return shown ? { ...found, answers: [...others, ...told], developers: shown.developers } : found;
}
const LEADS = /^(?:what|when) (?:is|are)\b(?: the\b)?/;
