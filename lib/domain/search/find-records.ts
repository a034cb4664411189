import { SEARCH_RESULT_CAP } from '../site/business-constants';
import { capitalised } from '../site/display-text';
import { groupedBy } from '../site/grouped';
import { answerOf, isMet, UNSAID_MINUTES } from './askable';
import { type AnsweredKind, bestKind, isNowhere } from './answered-groups';
import { findNamed, type Catalogue } from './catalogue';
import type { SearchFacts } from './file';
import { search, type SearchGroup } from './find';
import {
  asSco,
  findListing,
  formatOfferCount,
  isListing,
  passing,
  recordOf,
  toSearchOffer,
  type SearchListing,
  type SearchOffer,
} from './offer';
import { toFilterFact } from './filter-facts';
import { withoutAmounts } from './parse-wish';
import { withoutRefusals } from './refusals';
import { hasPrice, isNamedBy, type SearchRecord, type SearchType } from './record';
import { asPlace, inCityAround, nearestFirst } from './nearest-localities';
import { isKindStated } from './stated';
import { leftOutWords } from './money';
import { anyHome } from './ways-on';
import { asksFor, besideFilters, factOf, hasFilters, isFilter, NO_WISH, type SearchWish, withoutFacts } from './wish';

function recordsOf(offer: SearchOffer): SearchRecord[] {
  return offer.projects.slice(0, SEARCH_RESULT_CAP).map((project) => recordOf(project, offer));
}

/** Whether a query is a record's name or a part of it, or has a project's name in it. */
function isName(wanted: string, catalogue: Catalogue): boolean {
  if (findNamed(wanted, catalogue)) return true;
  const [first] = search(catalogue.entries, wanted, 1);
  return first !== undefined && isNamedBy(first, wanted.split(' '));
}

/** 'office or flat', 'Sohna or New Gurgaon' as a wish for each of the two, since no listing has both; other wishes as they are. */
function ofEachCategory(wish: SearchWish): SearchWish[] {
  for (const either of wish.facts)
    if (either.row === 'either' && either.any.some(({ row }) => row === 'kind' || row === 'place'))
      return either.any.map((fact) => {
        const own = fact.row === 'kind' ? withoutFacts(wish, 'bedrooms', 'type') : wish;
        return { ...wish, facts: [fact, ...own.facts.filter((each) => each !== either)] };
      });
  return [wish];
}

/** The projects of an offer by their answers; without facts those that fit. */
function groupsOf(offer: SearchOffer, most: number): SearchGroup[] {
  const fitting = offer.projects.filter((each) => !offer.counts?.fits || offer.matchOf(each)?.kind === 'fits');
  const members = fitting.map((project) => ({ project, note: '', unit: undefined }));
  const heading = `${capitalised(offer.subject)} – ${formatOfferCount(offer)}`;
  let room = most;
  return (offer.answered ?? [{ heading, members }]).flatMap((group) => {
    const shown = group.members.slice(0, room);
    room -= shown.length;
    const records = shown.map(({ project, note, unit }) => recordOf(project, offer, unit, note));
    return records.length > 0 ? [{ category: group.heading, records }] : [];
  });
}

/**
 * The projects of a wish, nearest first where none has its facts; where none of a place is known to, also those of its
 * city, and where none fits that is known to be near a place, those of the city around that. A kind of unit that a place has not is
 * looked for elsewhere, and nothing of the place stands beside it.
 */
function offersOf(wish: SearchWish, catalogue: Catalogue): (readonly [SearchWish, SearchOffer])[] {
  const { projects } = catalogue;
  const fitting = toSearchOffer(wish, catalogue);
  const ofFilters = { facts: wish.facts.filter(isFilter) };
  const nearest = fitting ?? toSearchOffer(wish, catalogue, passing(ofFilters, projects));
  const own = nearest ? [[wish, nearest] as const] : [];
  if (besideFilters(wish).length === 0 || (nearest && !isNowhere(bestKind(nearest)))) return own;
  const isOfKind = wish.facts.some(isKindStated);
  const isLeftOut = isOfKind || !nearest;
  const besides = [
    ...wish.besides,
    ...wish.facts.flatMap((fact) => (isLeftOut && fact.row === 'place' ? fact.name : [])),
  ];
  const farther = nearest && bestKind(nearest) === 'no' ? withoutNamed(wish) : null;
  for (const each of [inCityAround(wish, catalogue), isOfKind ? withoutFacts(wish, 'place') : null, farther]) {
    const wider = each && { ...each, besides: each === farther ? each.besides : besides };
    const offer = wider && toSearchOffer(wider, catalogue, nearestFirst(passing(wider, projects), wish, projects));
    if (offer && bestKind(offer) === 'fits' && offer.counts?.fits !== 0)
      return [...(isOfKind || each === farther ? [] : own), [wider, offer]];
  }
  return own;
}

/** The city of most homes that say how far a place is, which is its own. */
const mostOf = (cities: readonly string[]) =>
  [...groupedBy(cities, (each) => each).values()].sort((a, b) => b.length - a.length)[0]![0]!;

/** A wish for homes near a place that is named as one for its city; null of others. */
function withoutNamed(wish: SearchWish): SearchWish | null {
  const named = wish.facts.find(({ row, ...fact }) => row === 'nearby' && 'cities' in fact && fact.cities.length > 0);
  if (named?.row !== 'nearby') return null;
  const facts = wish.facts.filter((fact) => fact !== named);
  const where = asksFor(wish, 'place') ? [] : [asPlace([mostOf(named.cities)])];
  return { ...wish, facts: [...facts, ...where], besides: [...wish.besides, named.label] };
}

/** The SCO that have the facts of a wish that is commercial and no more. */
function scoBeside(wish: SearchWish, catalogue: Catalogue): (readonly [SearchWish, SearchOffer])[] {
  const sco = asSco(wish);
  const offer = sco && toSearchOffer(sco, catalogue);
  return offer && !isNowhere(bestKind(offer)) ? [[sco, offer]] : [];
}

/** The sides of a wish with their projects: both of an 'or', else its own, which stand behind the SCO where none of them has its facts. */
function sidesOf(wish: SearchWish, catalogue: Catalogue): (readonly [SearchWish, SearchOffer | null])[] {
  const asked = ofEachCategory(wish);
  if (asked.length > 1) {
    // The side with the first of what is asked to come first stands before the other.
    const order = wish.facts.find(({ row }) => row === 'order');
    const rankOf = (offer: SearchOffer | null) => {
      const [first] = offer?.answered?.[0]?.members ?? [];
      return order && first ? answerOf(order)(first.project).rank : 0;
    };
    const sides = asked.map((side) => [side, toSearchOffer(side, catalogue)] as const);
    return sides.sort(([, a], [, b]) => rankOf(a) - rankOf(b));
  }
  const own = offersOf(wish, catalogue);
  const sco = scoBeside(wish, catalogue);
  const isElsewhere = own[0] && isNowhere(bestKind(own[0][1]));
  return isElsewhere ? [...sco, ...own] : [...own, ...sco];
}

/** The projects of a wish with facts, in groups; null without facts, without projects, or if the query names a project. */
function findAnswered(wanted: string, wish: SearchWish | null, catalogue: Catalogue): Found | null {
  if (!wish || besideFilters(wish).length === 0 || (wish.unknown.length > 0 && isName(wanted, catalogue))) return null;
  const sides = sidesOf(wish, catalogue);
  const [each, offers] = [sides.map(([side]) => side), sides.map(([, offer]) => offer)];
  const found = offers.filter((offer) => offer !== null);
  if (!found[0] || (each[0] === wish && each.length === 1 && !found[0].answered)) return null;
  const nowhere = each.flatMap(({ facts }, at) => (offers[at] ? [] : facts[0]!.label));
  const leftOut = leftOutWords([...wish.unknown, ...each[0]!.besides, ...nowhere]);
  const byOffer = found.map((own) => groupsOf(own, SEARCH_RESULT_CAP / found.length));
  const heading = byOffer.map(([own]) => own!.category).join('; ');
  // The best of each side, then the rest of both, which says nothing again.
  const best = byOffer.map(([first]) => first!);
  const isSaid = (record: SearchRecord) => best.some(({ records }) => records.some(({ path }) => path === record.path));
  const rest = byOffer.flatMap(([, ...groups]) => groups.filter(({ records }) => !records.every(isSaid)));
  const [own, ...others] = [...best, ...rest];
  const groups = [leftOut ? { ...own!, category: `Without “${leftOut}”: ${own!.category}` } : own!, ...others];
  const records = groups.flatMap((group) => group.records);
  const listings = each.flatMap((side, at) => (offers[at] && findListing(side, catalogue, offers[at])) ?? []);
  const [offer = null, ...further] = listings;
  return { offer, records, isExact: true, said: { kinds: found.map(bestKind), groups, heading, leftOut, further } };
}

/** A wish for any home whose type is only said as left out; null without one, and a plot is no home. */
function asAnyHome(wish: SearchWish | null): SearchWish | null {
  const homes = wish && anyHome(wish);
  if (!homes) return null;
  const { name } = factOf(wish, 'type')!;
  return { ...wish, facts: [homes, ...withoutFacts(wish, 'type').facts], besides: [...wish.besides, name] };
}

/** What a number with a unit asks for. */
const AMOUNTS = ['budget', 'area', 'bedrooms'] as const;

const pathsOf = (projects: readonly SearchFacts[]) => new Set(projects.map(({ record }) => record.path));

/** Records of a query with money, area or bedrooms and other words: those words, in projects that match the rest. */
function amongMatching(wanted: string, wish: SearchWish, catalogue: Catalogue): SearchRecord[] {
  const facts = wish.facts.filter((fact) => asksFor({ facts: [fact] }, ...AMOUNTS, 'sort'));
  const offer = toSearchOffer({ ...NO_WISH, facts, besides: wish.besides }, catalogue);
  const paths = pathsOf(offer?.projects ?? []);
  const entries = catalogue.entries.filter(({ record }) => hasPrice(record) && paths.has(record.path));
  return search(entries, withoutAmounts(wanted));
}

/** What a wish, or the words of a query, find. */
export interface Found {
  offer: SearchListing | null;
  records: SearchRecord[];
  /** Whether filters found the projects. */
  isExact: boolean;
  /** The records in their groups, where facts make them. */
  said?: {
    /** What the first projects of each side are to the wish. */
    kinds: AnsweredKind[];
    groups: SearchGroup[];
    heading: string;
    leftOut: string;
    further: SearchListing[];
  };
}

/**
 * A wish for minutes to a place, as one for what is nearest to it in its city, where the records have no such minutes of
 * what else it asks; for the place itself where the city has nothing of that, either. Others as they are.
 */
export function orInPlace(wish: SearchWish, projects: readonly SearchFacts[]): SearchWish {
  const named = factOf(wish, 'place');
  const meant = named?.isAround ? named.values.join() : '';
  const isThere = ({ localities, cityName }: SearchFacts) => localities.includes(meant) && meant !== cityName;
  const from = meant ? projects.find(isThere) : undefined;
  if (from) return inCityNear(wish, meant, from);
  const [near, ...more] = wish.facts.filter((fact) => fact.row === 'nearby' && fact.place);
  const isNamed = (name: string) => near?.row === 'nearby' && ` ${name.toLowerCase()} `.startsWith(` ${near.place} `);
  const there = projects.find(({ localities }) => localities.some(isNamed));
  const others = wish.facts.filter((fact) => fact !== near);
  if (near?.row !== 'nearby' || more.length > 0) return wish;
  const isKnown = (answer: ReturnType<ReturnType<typeof answerOf>>) => isMet(answer) && answer.rank < UNSAID_MINUTES;
  const isNear = passing({ facts: others }, projects).some((each) => isKnown(answerOf(near)(each)));
  // How far each home is from a place is asked of those of its city.
  if ((isNear || !there) && near.minutes === Infinity && near.cities.length > 0 && !asksFor(wish, 'place'))
    return { ...wish, facts: [...wish.facts, asPlace([mostOf(near.cities)])] };
  if (isNear || !there) return wish;
  const name = there.localities.find(isNamed)!;
  const city = factOf(wish, 'place')?.values[0] ?? there.cityName;
  const own = { ...wish, facts: others };
  const inCity = inCityNear(own, name, there);
  const isSome = there.cityName === city && passing({ facts: inCity.facts.filter(isFilter) }, projects).length > 0;
  return isSome ? inCity : { ...own, facts: [...withoutFacts(own, 'place').facts, asPlace([name], city)] };
}

/** A wish for what is nearest to a place in the city of a project there. */
const inCityNear = (wish: SearchWish, name: string, { cityName, coordinates }: SearchFacts): SearchWish => ({
  ...wish,
  facts: [
    ...withoutFacts(wish, 'place').facts,
    toFilterFact('place', { ...asPlace([cityName]), near: { name, ...(coordinates && { at: coordinates }) } }),
  ],
});

/** The records of a query: of its facts, its filters, or its words (spec 9). */
export function findRecords(wanted: string, wish: SearchWish | null, catalogue: Catalogue): Found {
  const answered = findAnswered(wanted, wish, catalogue);
  const isNone = !answered?.said || answered.said.kinds.includes('no');
  const others = isNone ? findAnswered(wanted, asAnyHome(wish), catalogue) : null;
  if (others && !others.said?.kinds.some(isNowhere)) return others;
  if (answered) return answered;
  const isWhole = wish !== null && wish.unknown.length === 0;
  if (isWhole && (hasFilters(wish) || wish.besides.length > 0)) {
    const meant = toSearchOffer(wish, catalogue);
    const offer = findListing(wish, catalogue, meant);
    const sco = meant || offer ? null : asSco(wish);
    if (sco && toSearchOffer(sco, catalogue)) return findRecords(wanted, sco, catalogue);
    // Where nothing has all of it, the projects of the listing that says what it leaves out.
    const shown = meant ?? offer;
    const own = shown ? recordsOf(shown) : [];
    const named = catalogue.entries.filter(({ record }) => NAMED_TYPES.includes(record.type));
    const others = meant ? search(named, wanted) : [];
    return {
      offer,
      isExact: shown !== null,
      records: [...others.filter(isPage), ...own, ...others.filter((each) => !isPage(each))],
    };
  }
  // A number alone may be of a sector or a tower; in a description it says nothing.
  const numbers = openNumbers(wish);
  const isMeant = (record: SearchRecord) => numbers.length === 0 || isNamedBy(record, numbers);
  if (wish && asksFor(wish, ...AMOUNTS)) {
    return { offer: null, records: amongMatching(wanted, wish, catalogue).filter(isMeant), isExact: false };
  }
  const offer = isWhole ? toSearchOffer(wish, catalogue) : null;
  // 'High Street' has the words of 'high floor flat', and is no flat; 'New Launch' has one of 'New Gurgaon'.
  const passed = wish && (hasFilters(wish) || offer) ? pathsOf(passing(wish, catalogue.projects)) : null;
  const isPassed = (record: SearchRecord) => !passed || !hasPrice(record) || passed.has(record.path);
  const found = search(catalogue.entries, wish ? withoutRefusals(wanted) : wanted)
    .filter(isMeant)
    .filter(isPassed);
  // 'Dwarka Expressway' has the word of 'Dwarka', too.
  const elsewhere = pathsOf(offer?.projects.filter((each) => !offer.isThere(each)) ?? []);
  return {
    offer: isListing(offer) ? offer : null,
    isExact: false,
    records: [...found.filter(({ path }) => !elsewhere.has(path)), ...(offer ? recordsOf(offer) : [])],
  };
}

/** Numbers without a unit that no filter knows. */
export const openNumbers = (wish: SearchWish | null) => (wish?.unknown ?? []).filter((word) => /^[\d.,]+$/.test(word));

/** Few and found by name; projects are found by filters. */
export const NAMED_TYPES: readonly SearchType[] = ['page', 'company', 'locality', 'service'];

const isPage = ({ type }: SearchRecord) => type === 'page';

/** A wish for commercial property in the place of one that says no kind, whose listing has homes and plots; null of others. */
const asCommercial = (wish: SearchWish): SearchWish | null =>
  !wish.isOfHomes && asksFor(wish, 'status', 'developer', 'budget') && !asksFor(wish, 'kind', 'type', 'bedrooms')
    ? { ...wish, facts: [...wish.facts, toFilterFact('kind', { values: ['commercial', 'sco'] })] }
    : null;

/** The listing of what a wish may mean beside its own: the SCO beside offices and shops, and these beside homes and plots. */
export function furtherListings(
  wish: SearchWish | null,
  offer: SearchListing | null,
  isAnswered: boolean,
  catalogue: Catalogue,
): SearchListing[] {
  const other = wish && (asSco(wish) ?? (isAnswered ? null : asCommercial(wish)));
  const listing = other && findListing(other, catalogue);
  return listing && listing.href !== offer?.href && listing.counts?.fits !== 0 ? [listing] : [];
}
