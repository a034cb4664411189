import { SEARCH_RESULT_CAP } from '../site/business-constants';
import { ROUTES } from '../site/routes';
import { formatConfigurationPrice } from '../project/configuration';
import { findAnswers, findFaq, isQuestion, toFaqAnswer, type FoundAnswer } from './answers';
import { findNamed, type Catalogue } from './catalogue';
import type { SearchFacts } from './facts';
import { groupResults, isNamed, search, searchAmong, searchTypes, type SearchGroup } from './find';
import { findListing, isListing, toSearchOffer, type SearchListing, type SearchOffer } from './offer';
import { hasPrice, isNamedBy, type SearchRecord, type SearchType } from './record';
import { plainText } from './spelling';
import { correctTyping } from './typing-error';
import { spelled } from './question';
import { parseSearchWish, withoutAmounts, withoutRefusals } from './parse-wish';
import { otherDevelopersText } from './other-developers';
import { findKnownPart, findWaysOn, leftOutWords, type WayOn } from './ways-on';
import { hasFilters, NO_WISH, type SearchWish } from './wish';

/** The results of a query. */
export interface SearchAnswer {
  /** The query without its typing error, where nothing else was found; else null. */
  corrected: string | null;
  /** The listing that the query means. */
  offer: SearchListing | null;
  /** Whether the first group is what the query names, so that it stands before the offer. */
  isNameFirst: boolean;
  answers: FoundAnswer[];
  /** Whether the answers stand before everything else. */
  isAnswerFirst: boolean;
  groups: SearchGroup[];
  /** What the facts of a wish have in common with its first group: '2 BHK with study – 3 projects'; '' without facts. */
  heading: string;
  /** Words that the groups do not take into account, where there is a heading. */
  leftOut: string;
  /** What we do not have at all: 'DLF is not among our developers.'; '' if nothing was asked that we do not have. */
  notice: string;
  /** Number of records in the groups. */
  count: number;
  /** Whether filters found the projects of the groups, rather than words. */
  isFiltered: boolean;
  /** Whether nothing was found, though something may have been understood. */
  isNothing: boolean;
  /** Set if nothing was found, nothing that fits, or only what has the words that no filter knows. */
  wayOn: WayOn | null;
}

/** A longer query is probably pasted text, so it is not parsed for filters. */
const LONGEST_QUERY = 120;

const NOTHING: SearchAnswer = {
  corrected: null,
  offer: null,
  isNameFirst: false,
  answers: [],
  isAnswerFirst: false,
  groups: [],
  heading: '',
  leftOut: '',
  notice: '',
  count: 0,
  isNothing: false,
  isFiltered: false,
  wayOn: null,
};

/** A project of an offer, with the price of the configuration that matches. */
function recordOf(project: SearchFacts, { fitting }: SearchOffer): SearchRecord {
  const fit = fitting.get(project);
  return fit ? { ...project.record, price: `${fit.label} ${formatConfigurationPrice(fit)}` } : project.record;
}

function recordsOf(offer: SearchOffer): SearchRecord[] {
  return offer.projects.slice(0, SEARCH_RESULT_CAP).map((project) => recordOf(project, offer));
}

/** Whether a query is a record's name or a part of it, or has a project's name in it. */
function isName(wanted: string, catalogue: Catalogue): boolean {
  if (findNamed(wanted, catalogue)) return true;
  const [first] = search(catalogue.entries, wanted);
  return first !== undefined && isNamedBy(first, wanted.split(' '));
}

/** The projects of a wish with facts, in groups; null without facts, without projects, or if the query names a project. */
function findAnswered(wanted: string, wish: SearchWish | null, catalogue: Catalogue): Found | null {
  if (!wish || wish.facts.length === 0 || (wish.unknown.length > 0 && isName(wanted, catalogue))) return null;
  const offer = toSearchOffer(wish, catalogue);
  const [first] = offer?.answered ?? [];
  if (!offer?.answered || !first) return null;
  const leftOut = leftOutWords(wish);
  let room = SEARCH_RESULT_CAP;
  const groups = offer.answered.flatMap(({ heading, members }, at) => {
    const records = members
      .slice(0, room)
      .map(({ project, note }) => ({ ...recordOf(project, offer), ...(note && { facts: note }) }));
    room -= records.length;
    const category = at === 0 && leftOut ? `Without “${leftOut}”: ${heading}` : heading;
    return records.length > 0 ? [{ category, records }] : [];
  });
  const records = groups.flatMap((group) => group.records);
  const said = { groups, heading: first.heading, leftOut };
  return { offer: findListing(wish, catalogue, offer), records, isExact: true, said };
}

/** Records of a query with money, area or bedrooms and other words: those words, in projects that match the rest. */
function amongMatching(wanted: string, wish: SearchWish, catalogue: Catalogue): SearchRecord[] {
  const { bedrooms, budget, area, order, besides } = wish;
  const offer = toSearchOffer({ ...NO_WISH, bedrooms, budget, area, order, besides }, catalogue);
  const paths = new Set(offer?.projects.map(({ record }) => record.path));
  const isMatching = (record: SearchRecord) => hasPrice(record) && paths.has(record.path);
  return searchAmong(catalogue.entries, withoutAmounts(wanted), isMatching);
}

interface Found {
  offer: SearchListing | null;
  records: SearchRecord[];
  /** Whether filters found the projects. */
  isExact: boolean;
  /** The records in their groups, where facts make them. */
  said?: Pick<SearchAnswer, 'groups' | 'heading' | 'leftOut'>;
}

function find(wanted: string, wish: SearchWish | null, catalogue: Catalogue): Found {
  const answered = findAnswered(wanted, wish, catalogue);
  if (answered) return answered;
  const isWhole = wish !== null && wish.unknown.length === 0;
  if (isWhole && hasFilters(wish)) {
    const offer = toSearchOffer(wish, catalogue);
    const own = offer ? recordsOf(offer) : [];
    const others = offer ? searchTypes(catalogue.entries, wanted, NAMED_TYPES) : [];
    return {
      offer: findListing(wish, catalogue, offer),
      isExact: offer !== null,
      records: [...others.filter(isPage), ...own, ...others.filter((each) => !isPage(each))],
    };
  }
  // A number alone may be of a sector or a tower; in a description it says nothing.
  const numbers = openNumbers(wish);
  const isMeant = (record: SearchRecord) => numbers.length === 0 || isNamedBy(record, numbers);
  if (wish && (wish.budget || wish.area || wish.bedrooms.length > 0)) {
    const isPraise = wish.unknown.every((word) => PRAISE.has(word));
    const records = isPraise ? [] : amongMatching(wanted, wish, catalogue).filter(isMeant);
    return { offer: null, records, isExact: false };
  }
  const offer = isWhole ? toSearchOffer(wish, catalogue) : null;
  return {
    offer: isListing(offer) ? offer : null,
    isExact: false,
    records: [
      ...search(catalogue.entries, wish ? withoutRefusals(wanted) : wanted).filter(isMeant),
      ...(offer ? recordsOf(offer) : []),
    ],
  };
}

/** Numbers without a unit that no filter knows. */
const openNumbers = (wish: SearchWish | null) => (wish?.unknown ?? []).filter((word) => /^[\d.,]+$/.test(word));

/** Words that say nothing of a home, although descriptions have them. */
const PRAISE = new Set('luxury luxurious premium posh best good nice beautiful modern top super'.split(' '));

/** What a query finds and means; before the data is there, the 15 pages (spec 8, 9). */
export function answerQuery(query: string, catalogue: Catalogue): SearchAnswer {
  const found = answerAsTyped(query, catalogue);
  if (!found.isNothing) return found;
  const corrected = correctTyping(query, catalogue.words);
  const meant = corrected === null ? null : answerAsTyped(corrected, catalogue);
  return meant && !meant.isNothing ? { ...meant, corrected } : found;
}

function answerAsTyped(query: string, catalogue: Catalogue): SearchAnswer {
  const wanted = plainText(query);
  if (!wanted) return NOTHING;
  const { entries, vocabulary, answers } = catalogue;
  const isShort = wanted.length <= LONGEST_QUERY;
  const said = isShort ? findAnswers(wanted, answers) : NO_ANSWERS;
  const wish = isShort ? withoutWords(parseSearchWish(wanted, vocabulary), said.words) : null;
  const { offer, records, isExact, said: grouped } = find(wanted, wish, catalogue);
  const isUnanswered = records.length === 0 && !offer && said.answers.length === 0;
  const likely = isUnanswered && isShort && !wish ? findFaq(spelled(wanted), answers.faqs, 'likely') : null;
  const answered = likely ? [toFaqAnswer(likely)] : said.answers;
  // 'rera number of mogra courts' is answered by the term, and by the project that it is asked of.
  const named = records.length === 0 && answered.length > 0 ? findNamed(wanted, catalogue) : null;
  const known = [...records, ...(named ? [named.record] : [])];
  const all = [...new Map(known.map((each) => [each.type + each.id, each] as const)).values()];
  const shown = all.slice(0, SEARCH_RESULT_CAP);
  const isFiltered = wish !== null && hasFilters(wish) && !isQuestion(wanted);
  const isLost = shown.length === 0 && !offer && (answered.length === 0 || isFiltered);
  const notice = otherDevelopersText(wish?.strangers ?? []);
  const isNameFirst = shown[0] !== undefined && !(wish && hasFilters(wish)) && isNamed(entries, wanted, shown[0]);
  return {
    corrected: null,
    offer,
    isNameFirst: isNameFirst || grouped !== undefined,
    answers: [...toDeveloperAnswers(notice), ...answered],
    notice,
    isAnswerFirst:
      notice !== '' || (!grouped && ((shown.length === 0 && !isFiltered) || isTermFirst(wanted, wish, said))),
    ...(grouped ?? { groups: groupResults(shown), heading: '', leftOut: '' }),
    count: shown.length,
    isNothing: isLost,
    isFiltered: isExact,
    wayOn: grouped ? null : findWayOn(query.trim(), wish, { offer, shown, isLost }, catalogue),
  };
}

/** That a developer is not ours, with the page of those who are. */
function toDeveloperAnswers(notice: string): FoundAnswer[] {
  if (notice === '') return [];
  const text = 'All developers whose projects we sell are on one page.';
  return [{ title: notice, text, href: ROUTES.developersDirectory, linkLabel: 'Developers' }];
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

/** The listing of a query such as 'under 1 cr', with the number it shows; null if there is none. */
export function findQueryListing(query: string, catalogue: Catalogue): SearchListing | null {
  const wish = parseSearchWish(query, catalogue.vocabulary);
  const offer = wish && toSearchOffer(wish, catalogue);
  return isListing(offer) ? offer : null;
}

const NO_ANSWERS: ReturnType<typeof findAnswers> = { answers: [], isWhole: false, words: [] };

/** A wish whose unknown words may be those of a term: 'rent' of 'rent flat gurgaon' is answered, not filtered. */
function withoutWords(wish: SearchWish | null, words: readonly string[]): SearchWish | null {
  const isTerm = (part: string) => part.split(' ').every((word) => words.includes(word));
  return wish && { ...wish, unknown: wish.unknown.filter((part) => !isTerm(part)) };
}

/** An answer stands first if it is asked for, or if it leaves nothing of the query to filter by. */
function isTermFirst(wanted: string, wish: SearchWish | null, { isWhole, words, answers }: typeof NO_ANSWERS): boolean {
  if (answers.length === 0) return false;
  if (isWhole && (isQuestion(wanted) || wish === null)) return true;
  return wish !== null && wish.kinds.length === 0 && words.length > 0;
}

/** Few and found by name; projects are found by filters. */
const NAMED_TYPES: readonly SearchType[] = ['page', 'company', 'locality', 'service'];

const isPage = ({ type }: SearchRecord) => type === 'page';
