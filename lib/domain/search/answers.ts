import { remembered } from '../site/remembered';
import { groupedBy } from '../site/grouped';
import type { Faq, GlossaryTerm } from '../site/site';
import { ASKS_WHICH, wishBefore, withoutPolite } from './told-beside';
import { spelled, toUsualSpelling } from './spelling';
import { askedWords, countIn, findFaq, isFaqAnswer, NO_SUBJECT } from './faq';
import { FILLERS } from './language';
import { OF_OWN } from './own-questions';
import { cut } from './limits';
import { findPassage, type PageTexts, stemsOf, toPassages } from './passages';
import type { LoanTerms } from '../project/rates';
import type { FoundAnswer } from './record';
import { type PlaceDuty, sumAnswer } from './sum-answer';
import { findPage, findTool, type Office } from './tools';

/** What the site can answer in words. */
export interface KnownAnswers extends Office {
  faqs: readonly Faq[];
  glossary: readonly GlossaryTerm[];
  /** Pages whose texts answer what no term does. */
  pages: readonly PageTexts[];
  /** How much banks lend; none where the rates do not say. */
  loan?: LoanTerms | null;
  /** Duty of the places where we sell. */
  duties?: readonly PlaceDuty[];
  /** The name of the firm. */
  firm?: string;
}

const MAX_ANSWERS = 2;
const COMPARES = /\b(?:difference|vs|versus|(?:free|lease) ?hold (?:or|ya))\b/;
const AND = /\b(?:and|aur|also)\b/;
/** Somebody's own, for which nothing is looked for. */
const SELLS =
  /^(?!.*\b(?:buy(?:ing)?|purchase|kharid\w*)\b)(?:sell\b|.*\b(?:sell(?:ing)? (?:my|our|own|his|her|their|abroad)|(?:want|wish|like|need|have|plan(?:ning)?|how)s? (?:(?:an?|the) \S+ )?to sell|sell (?:karn[aei]|hai|chaht\w+|chahiye)|(?:my|mer[aie]|our|hamar[aie]|nris?)\b.*\bsell(?:s|ing)?)\b)/;
/** Who asks, of whom each of two things is asked. */
const ABROAD = /\b(?:nri|from abroad)\b/;
/** Of two things, or of one beside another. */
const ASKS_TWO = new RegExp(`${COMPARES.source}|${AND.source}|\\bjointly\\b`);
const QUESTION =
  /^(?:what|which|who|how|why|when|is|are|can|do|does|should|kya|define)\b|\b(?:meaning|means|kya hai|matlab|kya hot[aei]|process|procedure|steps)\b|\?/;

// The same answers are asked at every key.
const spelledOnce = remembered(spelled);
/** A text between blanks without words that say nothing. */
const withoutFillers = (text: string) => {
  const words = text.split(' ').filter((word) => !FILLERS.has(word));
  return ` ${words.join(' ')} `;
};
/** A name of a term as questions are spelled; `bare` is it without words that say nothing, '' if those are the most of it. */
interface TermName {
  term: GlossaryTerm;
  name: string;
  bare: string;
  /** How many words it has beside those that only link them. */
  count: number;
  at: number;
}

/** The names of all terms by the words that they begin with, and by the stem of their first word with a meaning. */
function indexNames(glossary: readonly GlossaryTerm[]): ReadonlyMap<string, (readonly [string, TermName])[]> {
  const all = glossary.flatMap((term) => [term.term, ...term.aliases].map((text) => ({ term, name: spelled(text) })));
  const owners = new Map(all.map(({ term, name }) => [name, term]));
  const lengthOf = (words: string) => words.trim().split(' ').length;
  const entries = all.flatMap(({ term, name }, at) => {
    const bare = name.startsWith('sale ') ? '' : withoutFillers(name);
    // 'home loan rate' is not asked of 'home loan'.
    const isOwn = (owners.get(bare.trim()) ?? term) === term;
    const isMost = lengthOf(bare) > 1 && lengthOf(bare) * 2 >= lengthOf(name);
    const count = lengthOf(cut(name, /\b(?:of|on|for|to)\b/g));
    const each = { term, name, bare: isOwn && isMost ? bare : '', count, at };
    const begins = [name, bare.trim()].map((begin) => begin.split(' ')[0]!);
    return [...new Set([...begins, ...[...stemsOf(name)].slice(0, 1)])].map((first) => [first, each] as const);
  });
  return groupedBy(entries, ([first]) => first);
}

const byFirstWord = new WeakMap<readonly GlossaryTerm[], ReturnType<typeof indexNames>>();

/** The names of terms under a word or stem. */
function namesFrom(word: string, glossary: readonly GlossaryTerm[]): readonly TermName[] {
  const known = byFirstWord.get(glossary) ?? indexNames(glossary);
  byFirstWord.set(glossary, known);
  return (known.get(word) ?? []).map(([, each]) => each);
}

/** Whether a query is put as a question. */
export function isQuestion(query: string): boolean {
  return QUESTION.test(withoutPolite(query)) || COMPARES.test(query) || OF_OWN.test(spelledOnce(query));
}

/** Whether a name is only that of a kind of property. */
export const isKindName = (name: string) => /^(?:(?:plots? )?scos?(?: plots?)?|shop[ -]cum[ -]offices?)$/.test(name);

/** Asks what is paid in a place: words that filter nothing. */
export const ASKS_RATE = /\b(?:rates?|prices?|costs?(?= (?:in|of)\b))\b(?! trend)/;

/** The words by which a text, word by word, has those of a name of two near each other, or of more, in any order: 'rent taxed' of 'tax on rent'; '' without one of them. */
function wordsAsName(all: readonly string[], { name, count }: TermName): string {
  const stems = stemsOf(name);
  if (count < 2 || stems.size !== count) return '';
  const isOwn = (word: string) => [...stemsOf(word)].some((stem) => stems.has(stem));
  const words = all.filter(isOwn);
  const isNear = count > 2 || all.findLastIndex(isOwn) - all.findIndex(isOwn) < count + 2;
  return isNear && words.length >= count && stemsOf(words.join(' ')).size === count ? words.join(' ') : '';
}

/** How much of a question a term reads: the words of its name, and again those of its name or text. */
function readOf({ term, name, count }: TermName, stems: ReadonlySet<string>): number {
  const read = [name, term.term, term.definition].map(stemsOf);
  return count + [...stems].filter((stem) => read.some((own) => own.has(stem))).length;
}

/** The term that a question names, with its words in the question; the one counts that reads most of it, and a percentage between its words does not. */
function findTerm(
  asked: string,
  glossary: readonly GlossaryTerm[],
  isOpen: (term: GlossaryTerm, name?: string) => boolean,
) {
  const padded = ` ${asked.replace(/\d[\d.]*% ?/g, '')} `;
  const all = padded.trim().split(' ');
  const bare = withoutFillers(asked);
  const stems = stemsOf(asked);
  const toNamed = (each: TermName) => {
    const isIn = padded.includes(` ${each.name} `);
    // Of 'can nri get home loan' only 'nri', 'home' and 'loan' count where the question has no more of it.
    const isBareIn = !isIn && each.bare !== '' && bare.includes(each.bare);
    const name = isIn || isBareIn ? each.name : wordsAsName(all, each);
    const count = isBareIn ? each.bare.trim().split(' ').length : each.count;
    return name && isOpen(each.term, name)
      ? { ...each, name, count, read: readOf({ ...each, name, count }, stems) }
      : [];
  };
  const met = [...all, ...stems].flatMap((word) => namesFrom(word, glossary));
  const named = [...new Set(met)].flatMap(toNamed);
  // 'roi on sco' asks for the return, not for the kind; 'tds when nri sells' for the tax; 'how to buy without pan' for what it is without.
  // 'joint home loan' says more than 'home loan'.
  const isGeneral = ({ name, term }: TermName) =>
    term.isGeneral === true && !named.some((other) => !other.term.isGeneral && name.includes(other.name));
  const toRank = (each: TermName) =>
    2 * Number(isKindName(each.name)) +
    Number(isGeneral(each)) -
    Number(/^(?:without|can ?not|can t) /.test(each.name));
  const [best] = named.sort(
    (a, b) =>
      toRank(a) - toRank(b) ||
      b.read - a.read ||
      b.name.length - a.name.length ||
      asked.indexOf(a.name) - asked.indexOf(b.name) ||
      a.at - b.at,
  );
  if (!best) return null;
  // Of 'registry cost in noida' the place tells whose stamp duty it is, of 'resale before possession' the time which sale.
  const [narrower] = [best, ...named.filter(({ term }) => term.isGeneral)].flatMap(({ term: of }) => {
    const own = spelledOnce(of.term);
    const isNarrower = ({ term, name }: TermName) =>
      term !== of && isOpen(term) && isNameOf(own, name, padded) && (of === best.term || name.includes(best.name));
    return namesFrom(own.split(' ')[0]!, glossary).find(isNarrower) ?? [];
  });
  return narrower ? { ...narrower, name: `${best.name} ${narrower.name}` } : best;
}

/** Whether a name is that of a term with another word behind it, which a text has. */
const isNameOf = (term: string, name: string, text: string) =>
  name.startsWith(`${term} `) && text.includes(name.slice(term.length) + ' ');

/** What answers a query in words. */
export interface Answers {
  answers: FoundAnswer[];
  /** Whether they leave no word of it open. */
  isWhole: boolean;
  /** What a tool of the site or a page leaves open; null where none answers. */
  rest: string | null;
  /** The words of the term. */
  words: readonly string[];
}

const withoutName = (asked: string, name: string) =>
  asked.includes(name)
    ? asked.replace(name, ' ')
    : asked
        .split(' ')
        .filter((word) => !name.split(' ').includes(word))
        .join(' ');

export const NO_ANSWERS: Answers = { answers: [], isWhole: false, rest: null, words: [] };

/** Answers to one question, at most two: a tool of the site, else a term; and a common question. `isFact` tells names that filter, `withoutPlaces` takes places out of a text in usual spelling. */
export function answersOf(
  query: string,
  { faqs, glossary, pages, loan, duties = [], ...office }: KnownAnswers,
  isFact: (name: string) => boolean,
  withoutPlaces: (text: string) => string,
): Answers {
  const asked = spelled(query);
  const counted = findTool(asked, loan, duties);
  const wished = withoutPolite(asked);
  const isWhich = wished !== asked || ASKS_WHICH.test(wished);
  const isOpen = (term: GlossaryTerm, name = '') =>
    term.term !== counted?.title &&
    !(isKindName(name) && (isWhich || ASKS_RATE.test(asked))) &&
    (/\b(?:oci|pio|nri)\b/.test(name) || (isQuestion(query) && !isWhich) || !isFactIn(asked, term, name, isFact));
  const named = findTerm(asked, glossary, isOpen);
  const unnamed = named ? withoutName(asked, named.name) : asked;
  // 'rent and buy compared' asks for no list.
  const isBoth = AND.test(unnamed) && !/\bcompar/.test(asked);
  const first = named && isBoth ? findPage(unnamed, office) : null;
  // 'assured return scheme' asks for no offer.
  const page = first || (named && named.count > 1) ? null : findPage(asked, office);
  const sum = counted || page || !named ? null : sumAnswer(asked, named, duties);
  const tool = counted ?? page ?? (sum && { ...sum, rest: wishBefore(query, named!.name.split(' ')) || sum.rest });
  const second = tool && isBoth ? findPage(tool.rest, office) : null;
  const rest = (second ?? tool ?? first)?.rest ?? unnamed;
  const isOther = (term: GlossaryTerm) => term !== named?.term && isOpen(term);
  const also = named && !tool && ASKS_TWO.test(asked) ? findTerm(rest, glossary, isOther) : null;
  // Of 'home loan' the one for whom it is asked.
  const isOfIt = (term: GlossaryTerm) => isOther(term) && term.term.startsWith(also!.term.term);
  const other = also && (findTerm(`${rest} ${ABROAD.exec(asked)?.[0] ?? ''}`, glossary, isOfIt) ?? also);
  const open = other ? withoutName(rest, other.name) : rest;
  const faq = tool ? null : (findFaq(asked, faqs, 'sure') ?? findFaq(open, faqs, 'sure'));
  const met = [named, other].flatMap((each) => each ?? []);
  const inTerms = [...(first ? [first] : []), ...met.map(({ term }) => toAnswer(term, asked))];
  const names = met.map(({ name }) => name).join(' ');
  const beside = tool || faq ? null : passageBeside(query, inTerms, names, pages, withoutPlaces);
  const others = [...(faq ? [faq] : []), ...(beside ? [beside.passage] : [])];
  const inNames = countIn(askedWords(asked), names);
  const isFaqFirst = faq !== null && countIn(askedWords(asked), faq.title) > inNames;
  const answers = tool
    ? [tool, ...(second ? [second] : [])]
    : isFaqFirst
      ? [...others, ...inTerms]
      : [...inTerms, ...others];
  const byPassage = asked.split(' ').filter((word) => beside?.reads(word));
  return {
    answers: answers.slice(0, MAX_ANSWERS),
    isWhole:
      faq !== null ||
      (answers.length > 0 && askedWords(withoutName(open, byPassage.join(' '))).every((word) => FILLERS.has(word))),
    rest: tool || first ? rest : named && SELLS.test(asked) ? '' : null,
    words: tool ? [] : [...met.flatMap(({ name }) => name.split(' ')), ...byPassage],
  };
}

/** The passage of our pages that reads words of a question which its terms do not, or has a figure where they have none; null without, or if it reads nothing of the question but a place. */
function passageBeside(
  query: string,
  terms: readonly FoundAnswer[],
  names: string,
  pages: readonly PageTexts[],
  withoutPlaces: (text: string) => string,
) {
  // 'sco plot' wishes for one, and asks nothing of it.
  if (terms.every(({ title }) => isKindName(title.toLowerCase()))) return null;
  const asked = spelled(query);
  const passages = toPassages(pages);
  const own = passages.filter(({ href }) => terms.some((term) => term.href === href));
  const read = terms.map(({ title, text }) => `${title} ${text}`).join(' ');
  const known = stemsOf(`${read} ${names}`);
  const isKnown = (word: string) => [...stemsOf(word)].every((stem) => known.has(stem) || FILLERS.has(stem));
  const isOpen = (word: string) => !NO_SUBJECT.test(word) && !isKnown(word);
  const words = asked.split(' ').filter(isOpen);
  for (const [among, least] of [
    [own, 0.4],
    [passages, 0.5],
  ] as const) {
    const found = findPassage(`${asked} ${terms.map(({ title }) => title).join(' ')}`, among);
    if (!found || found.count < 2 || found.share < least) continue;
    const ofTerms = terms.map(({ title }) => findPassage(title, [{ ...found.passage, title: '' }])?.count ?? 0);
    const hasFigure = !/\d/.test(read) && /\d/.test(found.passage.text) && Math.max(...ofTerms) >= 2;
    const isNeeded = words.some(found.reads) || (among === own && hasFigure);
    const placeless = () => spelled(withoutPlaces(toUsualSpelling(query))).split(' ');
    if (isNeeded && placeless().some(found.reads)) return found;
  }
  return null;
}

/** The term that has all words of a question that nothing else answers, else the passage of our pages that reads most of it; null where that is one word, or less than two thirds. */
export function findPageAnswer(asked: string, { glossary, pages }: Pick<KnownAnswers, 'glossary' | 'pages'>) {
  const stems = [...stemsOf(asked)];
  const hasAll = (text: string) => stems.every((stem) => stemsOf(text).has(stem));
  const term = glossary.find(({ term, definition }) => stems.length > 1 && hasAll(`${term} ${definition}`));
  if (term) return toAnswer(term, asked);
  const found = findPassage(asked, toPassages(pages));
  return found && found.count >= 2 && found.share > 0.6 ? found.passage : null;
}

/** Whether a question has a term only in words that a filter reads: 'tenant' of 'shop with tenant'. */
function isFactIn(
  asked: string,
  { term, aliases }: GlossaryTerm,
  found: string,
  isFact: (name: string) => boolean,
): boolean {
  const padded = ` ${asked} `;
  const names = [term, ...aliases].map(spelledOnce).filter((name) => padded.includes(` ${name} `));
  // Words apart are those of a fact if one is: 'registry' of 'noida registry open'.
  if (names.length > 0) return names.every((name) => isFact(cut(name, / propert(?:y|ies)$/)));
  return found.split(' ').some((word) => word !== '' && isFact(word));
}

/** A term in words; where it is counted from a sum and `asked` would have it counted, with what to type. */
function toAnswer({ term, definition, href, linkLabel, percents, hasDuty }: GlossaryTerm, asked: string): FoundAnswer {
  const isCounted = /\bcalculat/.test(asked) && (percents !== undefined || hasDuty === true);
  const typed = isCounted ? `Type it with a sum, as “${term} 80 lakh”. ` : '';
  return { title: term, text: typed + definition, href, linkLabel };
}

/** An answer with what it is about, unless it is a common question. */
export const inSentence = (answer: FoundAnswer) =>
  isFaqAnswer(answer) ? answer.text : `${answer.title}${answer.title.endsWith('?') ? '' : ':'} ${answer.text}`;
