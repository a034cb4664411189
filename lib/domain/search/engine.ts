import { SEARCH_RESULT_CAP } from '../site/business-constants';
import { formatConfigurationPrice } from '../project/configuration';
import { findAnswers, findFaq, isQuestion, toFaqAnswer, type FoundAnswer, type KnownAnswers } from './answers';
import { createCatalogue } from './catalogue';
import { groupResults, isNamed, search, searchAmong, type SearchGroup } from './find';
import type { FirstSearchPart, SearchPart } from './file';
import { isListing, toSearchOffer, type SearchListing, type SearchOffer } from './offer';
import { hasPrice, isNamedBy, type SearchRecord, type SearchType } from './record';
import { plainText } from './spelling';
import { correctTyping } from './typing-error';
import { spelled } from './question';
import { findKnownPart, findWaysOn, type WayOn } from './ways-on';
import { hasFilters, NO_WISH, parseSearchWish, withoutAmounts, type SearchWish } from './wish';

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
  /** Number of records in the groups. */
  count: number;
  /** Whether filters found the projects of the groups, rather than words. */
  isFiltered: boolean;
  /** Whether nothing was found, though something may have been understood. */
  isNothing: boolean;
  /** Set if nothing was found, nothing that fits, or only what has the words that no filter knows. */
  wayOn: WayOn | null;
}

export interface SearchEngine {
  /** Adds a part of the data; the first part also has all records that are not projects. */
  add: (part: SearchPart | FirstSearchPart) => void;
  /** Sets the questions and terms that are answered. */
  learn: (known: KnownAnswers) => void;
  answer: (query: string) => SearchAnswer;
  /** The listing of a query such as 'under 1 cr', with the number it shows; null if there is none. */
  offer: (query: string) => SearchListing | null;
  /** Localities with a page, those with most projects first. */
  topLocalities: (count: number) => SearchRecord[];
}

/** A longer query is probably pasted text, so it is not parsed for filters. */
const LONGEST_QUERY = 120;
const REMEMBERED_OFFERS = 50;

const NOTHING: SearchAnswer = {
  corrected: null,
  offer: null,
  isNameFirst: false,
  answers: [],
  isAnswerFirst: false,
  groups: [],
  count: 0,
  isNothing: false,
  isFiltered: false,
  wayOn: null,
};

/** Finds the 15 pages at once, and everything else as its data arrives (spec 8, 9). */
export function createSearchEngine(): SearchEngine {
  const catalogue = createCatalogue();
  const { index, projects, vocabulary } = catalogue;
  let known: KnownAnswers = { faqs: [], glossary: [] };

  /** Most keys leave the wish as it was. */
  const offers = new Map<string, SearchOffer | null>();
  function offerOf(wish: SearchWish): SearchOffer | null {
    const key = JSON.stringify(wish);
    const known = offers.get(key);
    if (known !== undefined) return known;
    if (offers.size >= REMEMBERED_OFFERS) offers.clear();
    const offer = toSearchOffer(wish, catalogue);
    offers.set(key, offer);
    return offer;
  }

  /** The listing of a wish; offices and shops alone have none, but they share one. */
  function listingOf(wish: SearchWish, meant: SearchOffer | null): SearchListing | null {
    if (isListing(meant)) return meant;
    const isUse = wish.kinds.length > 0 && !wish.kinds.includes('sco');
    const broader = isUse && !wish.developer ? offerOf({ ...wish, kinds: ['commercial'] }) : null;
    return isListing(broader) ? broader : null;
  }

  /** The projects of an offer, with the price of the configuration that matches. */
  function recordsOf({ indexes, fitting }: SearchOffer): SearchRecord[] {
    return indexes.slice(0, SEARCH_RESULT_CAP).flatMap((at) => {
      const record = projects[at];
      const fit = fitting.get(at);
      if (!record) return [];
      return fit ? [{ ...record, price: `${fit.label} ${formatConfigurationPrice(fit)}` }] : [record];
    });
  }

  const offeredPaths = new WeakMap<SearchOffer, Set<string>>();
  function pathsOf(offer: SearchOffer): Set<string> {
    const known = offeredPaths.get(offer);
    if (known) return known;
    const paths = new Set(offer.indexes.flatMap((at) => projects[at]?.path ?? []));
    offeredPaths.set(offer, paths);
    return paths;
  }

  /** Records of a query with money, area or bedrooms and other words: those words, in projects that match the rest. */
  function amongMatching(wanted: string, wish: SearchWish): SearchRecord[] {
    const { bedrooms, budget, area, isCheap, besides } = wish;
    const offer = offerOf({ ...NO_WISH, bedrooms, budget, area, isCheap, besides });
    const paths = offer ? pathsOf(offer) : new Set<string>();
    return searchAmong(index, withoutAmounts(wanted), (record) => hasPrice(record) && paths.has(record.path));
  }

  function find(
    wanted: string,
    wish: SearchWish | null,
  ): Pick<SearchAnswer, 'offer'> & {
    records: SearchRecord[];
    isExact: boolean;
  } {
    const isWhole = wish !== null && wish.unknown.length === 0;
    if (isWhole && hasFilters(wish)) {
      const offer = offerOf(wish);
      const own = offer ? recordsOf(offer) : [];
      const others = offer ? search(index, wanted, NAMED_TYPES) : [];
      return {
        offer: listingOf(wish, offer),
        isExact: offer !== null,
        records: [...others.filter(isPage), ...own, ...others.filter((each) => !isPage(each))],
      };
    }
    if (wish && (wish.budget || wish.area || wish.bedrooms.length > 0))
      return { offer: null, records: amongMatching(wanted, wish), isExact: false };
    const offer = isWhole ? offerOf(wish) : null;
    return {
      offer: isListing(offer) ? offer : null,
      isExact: false,
      records: [...search(index, wanted), ...(offer ? recordsOf(offer) : [])],
    };
  }

  function answer(query: string): SearchAnswer {
    const found = answerAsTyped(query);
    if (!found.isNothing) return found;
    const corrected = correctTyping(query, catalogue.words());
    const meant = corrected === null ? null : answerAsTyped(corrected);
    return meant && !meant.isNothing ? { ...meant, corrected } : found;
  }

  function answerAsTyped(query: string): SearchAnswer {
    const wanted = plainText(query);
    if (!wanted) return NOTHING;
    const isShort = wanted.length <= LONGEST_QUERY;
    const said = isShort ? findAnswers(wanted, known) : NO_ANSWERS;
    const wish = isShort ? withoutWords(parseSearchWish(wanted, vocabulary), said.words) : null;
    const { offer, records, isExact } = find(wanted, wish);
    const all = [...new Map(records.map((each) => [each.type + each.id, each] as const)).values()];
    const shown = all.slice(0, SEARCH_RESULT_CAP);
    const isFiltered = wish !== null && hasFilters(wish) && !isQuestion(wanted);
    const isNothing = shown.length === 0 && !offer && (said.answers.length === 0 || isFiltered);
    const likely = isNothing && isShort && !wish ? findFaq(spelled(wanted), known.faqs, 'likely') : null;
    const isPoor = offer?.counts?.fits === 0;
    const ways = {
      ...{ facts: catalogue.facts, ambiguous: catalogue.ambiguous },
      offerOf: (each: SearchWish) => listingOf(each, offerOf(each)),
    };
    const isLost = isNothing && !likely;
    const isOpen = wish !== null && wish.unknown.length > 0 && !shown.some((each) => isNamedBy(each, wish.unknown));
    return {
      corrected: null,
      offer,
      isNameFirst: shown[0] !== undefined && !(wish && hasFilters(wish)) && isNamed(index, wanted, shown[0]),
      answers: likely ? [toFaqAnswer(likely)] : said.answers,
      isAnswerFirst: (shown.length === 0 && !isFiltered) || isTermFirst(wanted, wish, said),
      groups: groupResults(shown),
      count: shown.length,
      isNothing: isLost,
      isFiltered: isExact,
      wayOn:
        isLost || isPoor
          ? findWaysOn(query.trim(), wish, { offer, named: isLost ? catalogue.namedPart(query) : null }, ways)
          : isOpen && shown.length > 0
            ? findKnownPart(query.trim(), wish, ways)
            : null,
    };
  }

  return {
    add: (part) => {
      offers.clear();
      catalogue.add(part);
    },
    learn: (answers) => void (known = answers),
    answer,
    offer: (query) => {
      const wish = parseSearchWish(query, vocabulary);
      const offer = wish && offerOf(wish);
      return isListing(offer) ? offer : null;
    },
    topLocalities: catalogue.topLocalities,
  };
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
