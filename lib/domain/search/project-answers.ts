import { formatConfiguration } from '../project/configuration';
import { takeBedrooms } from '../project/bedrooms';
import { similarProjects } from '../project/similar';
import { capitalised } from '../site/display-text';
import { ROUTES } from '../site/routes';
import { type Answers, ASKS_RATE, NO_ANSWERS } from './answers';
import { findAnswers } from './two-questions';
import { findFaq, isFaqAnswer } from './faq';
import { answerOf, takeFacts } from './askable';
import { withoutMarks, type Catalogue } from './catalogue';
import type { SearchFacts } from './file';
import { COUNTED, FILLERS, QUESTION_WORDS, WHEN } from './language';
import { cut } from './limits';
import { takeNames } from './names';
import { toSearchOffer } from './offer';
import { ALL_IN, FREE, SPECIFIED } from './passages';
import { onPageOf, withPassage } from './project-passages';
import { takeEmiTerms } from './instalment-answer';
import { FLOOR_PLAN, OVERVIEW, QUESTIONS } from './project-questions';
import { COMPARES, JUDGES, NEAREST, OF_PLANS, SIMILAR } from './project-words';
import { howMany, inWords, isAsked, labelsNamed, nearbyText, rangeText, summary, withoutLabels } from './project-texts';
import { type FoundAnswer, isNamedBy } from './record';
import { toUsualSpelling } from './spelling';
import { compare } from './compare-answer';
import { asksFor, describeKinds, describeWish, type SearchWish, valuesOf, type WishedFact } from './wish';

/** A place that its page does not list, with those that it does; '' where it lists none. */
const notListed = (project: SearchFacts) =>
  nearbyText(project).replace(/^(?=.)/, 'Not on record; ask us. Its page lists: ');

/** What its lists say, or the minutes of its nearest place. */
function factText(project: SearchFacts, fact: WishedFact, units: readonly string[]): string {
  const { kind, note } = answerOf(fact)(project);
  if (fact.row === 'nearby') return note ? `${note}, as its Location section says.` : notListed(project);
  const having = project.configurations.filter(({ facts = [] }) => facts.includes(fact.label));
  const of = inWords([...new Set(having.map(({ label }) => label))]);
  if (having.length > 0 && !having.some(isAsked(units))) return `Not of ${units.join(' or ')}; of ${of}`;
  if (kind === 'no') return `No ${fact.label} in its lists; ask us to be sure.`;
  return kind === 'unknown'
    ? `Its record does not say whether it has ${fact.label}.`
    : `Yes: ${fact.label}, as its record says${of && `, of ${of.replace(/\.$/, '')}`}.`;
}

/** Whether a project has homes of a size, with their areas and prices. */
function homesText(project: SearchFacts, bedrooms: readonly string[]): string {
  const homes = project.configurations.filter(isAsked(bedrooms));
  const labels = new Set(project.configurations.map(({ label }) => label));
  if (homes.length === 0) return `No: it has ${inWords(project.bedrooms.length > 0 ? project.bedrooms : [...labels])}`;
  return `Yes. ${inWords(homes.map(formatConfiguration))}`;
}

const SMALL_TALK =
  /\b(?:yes|no|number|info|information|overview|includ(?:ed|es|ing)|tell|more|distance|door|dur|near(?:est|by)?|close|approved|dates?|details?|expected|months?|about|does|has|having|there|it|its|of|ye|yeh|mil(?:ega|e)?|hoga|h|send|download|share|from|to|kab|far|many|kitn[aei]|minutes?|time|saw|ad|website|book|pay|rest|latest|arrange|whatsapp|discuss|call(?: me)?)\b/g;
const toLeftOut = (rest: string) =>
  cut(cut(rest, WHEN), SMALL_TALK)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && !FILLERS.has(word) && !QUESTION_WORDS.has(word))
    .join(' ');

const WHICH_PROJECT = 'Which project? Type its name, or a place.';
/** Whether an answer only asks which project is meant. */
export const asksWhich = ({ text }: FoundAnswer) => text === WHICH_PROJECT;

/** The answer to words that ask of no project what each has its own of: 'maintenance kitna'; null to others. */
export function answerOfAny(asked: string): FoundAnswer | null {
  const ofAny = QUESTIONS.filter(({ isOfOne }) => !isOfOne);
  const question = [{ words: SIMILAR, title: 'Similar projects' }, ...ofAny].find(
    ({ words }) => asked.search(words) >= 0 && toLeftOut(cut(asked, words)) === '',
  );
  if (!question) return null;
  return { title: question.title, text: WHICH_PROJECT, href: ROUTES.projects, linkLabel: 'All Projects' };
}

/** A question that is asked of a place is answered for its projects, if they are not more. */
const MAX_ASKED = 2;

/** What is asked of no project in the words of a wish that no filter knows: 'maintenance' of 'maintenance of a flat'. */
export function saidOfAny({ unknown, ...wish }: SearchWish, query: string, catalogue: Catalogue): Answers {
  const isOpen = unknown.length === 0 && asksFor(wish, 'place') && !asksFor(wish, 'budget', 'sort');
  const asked = isOpen ? (ASKS_RATE.exec(toUsualSpelling(query))?.[0] ?? '') : unknown.join(' ');
  const answer = findFaq(asked, catalogue.answers.faqs, 'sure') ?? answerOfAny(asked);
  if (!answer) return NO_ANSWERS;
  const there = asksFor(wish, 'place') ? (toSearchOffer({ ...wish, unknown: [] }, catalogue)?.projects ?? []) : [];
  const of = ({ record }: SearchFacts) =>
    findProjectAnswers(`${asked} ${valuesOf(wish, 'bedrooms').join(' or ')} ${record.name}`, catalogue)?.answers ?? [];
  const answers = there.length > MAX_ASKED ? rangesOf(wish, answer, there) : there.flatMap(of);
  const words = asked.split(' ');
  // 'Which project?' asks nothing of a place that has none.
  const isNowhere = !isFaqAnswer(answer) && asksFor(wish, 'place') && there.length === 0;
  return { ...NO_ANSWERS, answers: answers.length > 0 || isNowhere ? answers : [answer], words };
}

/** What the projects of a wish cost, where their rate or price is asked; nothing of other questions. */
function rangesOf(
  wish: Pick<SearchWish, 'facts'>,
  answer: FoundAnswer,
  projects: readonly SearchFacts[],
): FoundAnswer[] {
  const kinds = answer.title === 'Rate' ? [true] : answer.title === 'Price' ? [false, true] : [];
  const texts = kinds.map((isRate) => rangeText(projects, valuesOf(wish, 'bedrooms'), isRate));
  const text = texts.join(' ').trim();
  const subject = describeWish(wish, describeKinds(wish) || 'Homes and plots');
  return text ? [{ ...answer, title: `${answer.title}: ${subject}`, text }] : [];
}

/** Answers to what a query asks of the projects that it names, with them; null where it names none, or asks nothing that is known. */
export function findProjectAnswers(query: string, catalogue: Catalogue): ProjectAnswers | null {
  const { named, shortlyNamed } = catalogue;
  const found = answersOf(query, named, catalogue);
  const short = answersOf(query, shortlyNamed, catalogue);
  // 'rera of mogra': beside it only one of its own questions may be asked, because the word may be one of another wish.
  if (!short || short.projects.length <= (found?.projects.length ?? 0)) return found;
  const isRead = short.answers.every(({ leftOut }, _, [first]) => !leftOut || first!.title.endsWith('?'));
  return isRead || isPlaced(query, catalogue) ? short : found;
}

/** Whether something is said to be in the one project that is shortly named: 'parking at mogra', 'mogra me'. */
function isPlaced(query: string, { shortlyNamed }: Catalogue): boolean {
  const text = withoutMarks(toUsualSpelling(query));
  const [short, ...others] = takeNames(text, shortlyNamed).taken;
  if (!short || others.length > 0) return false;
  return new RegExp(`\\b(?:at|in|of) ${short.name}\\b|\\b${short.name} (?:me|mein|ka|ki|ke)\\b`).test(text);
}

interface ProjectAnswers {
  answers: FoundAnswer[];
  projects: SearchFacts[];
  /** The project or projects that are named. */
  about: string;
  /** Slugs of their developers, in whose files the texts of their pages are that may say more. */
  developers: readonly string[];
}

/** The projects that its page shows as similar, with their prices. */
function similarTo(project: SearchFacts, asked: string, { projects }: Catalogue): ProjectAnswers {
  const similar = similarProjects(project, projects);
  const leftOut = toLeftOut(cut(asked, SIMILAR));
  const answer = {
    title: `Similar to ${project.name}`,
    text: inWords(
      similar.map(({ name, record, priceText }) => [name, record.location, priceText].filter(Boolean).join(' · ')),
      '; ',
    ),
    href: `${project.record.path}#similar-projects`,
    linkLabel: `Similar to ${project.name}`,
    ...(leftOut && { leftOut }),
  };
  return { answers: [answer], projects: similar, about: project.name, developers: [] };
}

function answersOf(
  query: string,
  named: ReadonlyMap<string, SearchFacts>,
  catalogue: Catalogue,
): ProjectAnswers | null {
  const text = withoutMarks(toUsualSpelling(query));
  const { taken, rest: asked } = takeNames(text, named);
  const projects = taken.sort((a, b) => text.indexOf(a.name) - text.indexOf(b.name)).map(({ value }) => value);
  const developers = projects.map(({ developerSlug }) => developerSlug);
  const [project] = projects;
  if (!project) return null;
  if (projects.length > 1) {
    const about = projects.map(({ name }) => name).join(' and ');
    const details = cut(asked, COMPARES);
    const said = projects.map((each) => answersAbout(each, details, catalogue));
    const [first] = said.flat();
    const leftOut = first ? (first.leftOut ?? '') : toLeftOut(details);
    return { answers: [{ ...compare(projects, asked, said), leftOut }], projects, about, developers };
  }
  if (asked.search(SIMILAR) >= 0) return similarTo(project, asked, catalogue);
  // 'meridian towers' asks how many.
  const known = answersAbout(
    project,
    asked.replace(/^ *(?=(?:towers|blocks|buildings|units)\b)/, 'how many '),
    catalogue,
  );
  // 'nri repatriation' is asked of the term, and not of who may buy.
  const [{ title = '', leftOut = '' } = {}] = known;
  const isTerm = title.endsWith('?') && leftOut !== '' && findAnswers(leftOut, catalogue.answers).answers.length > 0;
  const answers = known.length > 0 && !isTerm ? known : overviewOf(project, asked, catalogue);
  return answers.length > 0 ? { answers, projects, about: project.name, developers } : null;
}

/** A text without what says where a project is, and what: 'kinara noida', 'villa' of one. */
function besideRecord({ record, category, uses }: SearchFacts, text: string): string {
  const sold = category === 'sco' ? 'shop office plot' : uses.join(' ');
  const kind = toUsualSpelling(`${record.propertyType} ${category} ${sold}`.replace(/\W/g, ' ')).split(' ');
  const isOpen = (word: string) =>
    word !== 'tower' && !isNamedBy(record, [word]) && !kind.includes(toUsualSpelling(word));
  return text.split(' ').filter(isOpen).join(' ');
}

/** The page of a project, for what neither its record in the search nor a term reads. */
function overviewOf(project: SearchFacts, asked: string, { answers }: Catalogue): FoundAnswer[] {
  const open = besideRecord(project, asked);
  // 'riverbend kharadi' says where it is.
  const isJudged = open.search(JUDGES) >= 0 && toLeftOut(cut(open, JUDGES)) === '';
  if (asked.trim() && (isJudged || !open.trim())) {
    const said = `${isJudged ? 'We rate no project. On record: ' : ''}${summary(project)}.`;
    return [onPageOf(project, `Overview of ${project.name}`, said)];
  }
  const leftOut = toLeftOut(open);
  if (!leftOut || findAnswers(asked, answers).answers.length > 0) return [];
  return [{ ...onPageOf(project, `Overview of ${project.name}`, 'What else its record says stands there.'), leftOut }];
}

const ASKS_FAR = /\b(?:near\w*|close\w*|far|d(?:oo|u)r|distance|minutes?|time|from|to|se|around|reach|pa?hunch\w*)\b/;
/** A text without the words of the project's own place. */
const withoutPlace = ({ record: { location } }: SearchFacts, text: string) =>
  text
    .split(' ')
    .filter((word) => !` ${location.toLowerCase().replace(/\W+/g, ' ')} `.includes(` ${word} `))
    .join(' ');

const FREE_AT_ALL = /^[ ?]*(?:(?:is|still) )*available[ ?]*$/;
const AVAILABLE =
  /(?<=^|\b(?:is|are|an?|any|still|apartment|units?|in) )available\b(?! on)|\bavailable(?= *$)|\b(?:khali|bach[aei])\b/;

const SAYS_NOTHING = /^(?:Its record does not say; ask us\.|What its record says of it stands under)/;

/** Answers to what is asked of one project; the first has what none of them takes into account. */
function answersAbout(
  project: SearchFacts,
  asked: string,
  { vocabulary, texts, answers: { loan = null } }: Catalogue,
): FoundAnswer[] {
  const { terms, rest: question } = takeEmiTerms(asked);
  const known = { texts: texts.get(project.id) ?? [], loan, terms };
  const { sizes, rest: words } = takeBedrooms(question);
  const bedrooms = sizes.map(({ name }) => name);
  const labels = labelsNamed(project, question, bedrooms);
  const units = labels.length > 0 ? labels : bedrooms;
  const { path } = project.record;
  const hasSize = bedrooms.length > 0 && project.configurations.some(isAsked(bedrooms));
  // Whether '3 bhk' is there its record says, and not whether one is free.
  let rest = hasSize || FREE_AT_ALL.test(words) ? words.replace(AVAILABLE, 'availability') : words;
  const isFree = rest !== words;
  let isSized = false;
  const answers: (FoundAnswer & { words: string })[] = [];
  const answer = (
    title: string,
    text: string,
    [id, tab]: readonly [string, string],
    href = `${path}#${id}`,
    asks = title.toLowerCase(),
  ) =>
    answers.push({
      title: `${title} of ${project.name}`,
      text: text || `Not on record; ask us. Its page: “${tab}”.`,
      href,
      linkLabel: `${href ? title : tab} of ${project.name}`,
      words: asks,
    });
  for (const { words: pattern, title, section, answer: answerOf, href } of QUESTIONS) {
    if (rest.search(pattern) < 0 || (title === 'Overview' && answers.length > 0)) continue;
    const asks = (rest.match(pattern) ?? []).join(' ');
    rest = cut(rest, pattern);
    const text = answerOf(project, units, known);
    isSized ||= units.length > 0 && text !== answerOf(project, [], known);
    answer(title, text, section, href?.(path), asks);
  }
  // 'price of the kiosk' has it already.
  if (isSized && labels.length > 0) rest = withoutLabels(rest, labels);
  // 'canopy goregaon price' says where it is.
  if (answers.length + bedrooms.length > 0 && !ASKS_FAR.test(asked)) rest = withoutPlace(project, rest);
  const wished = takeFacts(rest.replace(NEAREST, 'near $&'), vocabulary.facts);
  const others = wished.facts.filter(({ row }) => row !== 'stated' && row !== 'nearby').map(({ label }) => label);
  const isCounted = COUNTED.test(asked);
  const counted = isCounted ? ` ${howMany(known)}` : '';
  for (const fact of wished.facts) {
    const text = factText(project, fact, units);
    if (fact.row === 'stated')
      answer(capitalised(fact.label), text + counted, isCounted ? OVERVIEW : ['amenities', 'Amenities']);
    if (fact.row === 'nearby')
      answer(capitalised(fact.label.replace(/ within.*|minutes to /, '')), text, ['location', 'Location']);
  }
  if (!isSized && bedrooms.length > 0 && project.configurations.length > 0)
    answer(bedrooms.join(' or '), cut(homesText(project, bedrooms), isFree ? 'Yes.' : ''), FLOOR_PLAN);
  const leftOut = [toLeftOut(besideRecord(project, wished.rest)), ...others].filter(Boolean).join(' ');
  const said = withPassage(
    project,
    known.texts.filter((text) => ![ALL_IN, FREE, SPECIFIED].some((begin) => text.startsWith(begin))),
    cut(isCounted ? words : besideRecord(project, words), OF_PLANS),
    answers,
    leftOut,
  );
  // How far it is built stands beside its possession.
  const isTwice = (each: FoundAnswer) =>
    said.answers.some(({ text }) => text !== each.text && text.includes(each.text));
  // Nor does what its record leaves open stand beside what is said of it.
  const isMore = (each: FoundAnswer) => said.answers.length === 1 || !SAYS_NOTHING.test(each.text);
  const own = said.answers.filter((each) => !isTwice(each) && isMore(each));
  // 'flexi' is said where the plan is.
  const isOpen = (word: string) => word.length < 4 || !own.some(({ text }) => text.toLowerCase().includes(word));
  const open = said.leftOut.split(' ').filter(isOpen).join(' ');
  return own.map((each, at) => (at === 0 && open ? { ...each, leftOut: open } : each));
}
