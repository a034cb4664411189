import { withLeftOut } from '../listing/address';
import { groupedBy } from '../site/grouped';
import { ROUTES } from '../site/routes';
import type { SearchFacts } from './file';
import {
  asksFor,
  besideFilters,
  describeKinds,
  describeWish,
  factOf,
  isFilter,
  NO_WISH,
  type SearchWish,
  usesIn,
  valuesOf,
  withoutFacts,
} from './wish';
import { answerOf, answersOf } from './askable';
import { asPlace, inCityAround, nearestFirst, nearestLocalities, roundKm } from './nearest-localities';
import type { Catalogue } from './catalogue';
import { isOfSeveral } from './names';
import {
  findListing,
  formatOffer,
  formatOfferCount,
  passing,
  recordOf,
  type SearchListing,
  toSearchOffer,
} from './offer';
import { type FilterFact, toFilterFact } from './filter-facts';
import { HOMES as ALL_HOMES } from './home-types';
import { leftOutWords } from './money';
import { openWords, QUESTION_WORDS } from './language';
import type { SearchRecord } from './record';
import { toUsualSpelling } from './spelling';
import { ofLikeSize } from './widen-wish';

/** A link below 'No results'. */
export interface SearchLink {
  label: string;
  href: string;
  note: string;
  /** The first projects that it leads to, where nothing else is shown. */
  projects?: SearchRecord[];
}

/** What a query leads to without the words that nobody understood. */
interface UnderstoodPart {
  /** Those words: 'luxury', 'floor plan'. */
  leftOut: string;
  /** The listing with its count. */
  link: SearchLink;
}

/** Where a search without results leads: other listings, the nearest localities, and us. */
export interface WayOn {
  /** Null if all words were understood, or if the others lead nowhere. */
  understood: UnderstoodPart | null;
  /** The wish without one of its filters, most projects first; general pages if nothing was understood. */
  relaxed: SearchLink[];
  /** The same wish in other localities, nearest first. */
  near: SearchLink[];
  /** Whether they stand before the others. */
  isNearFirst?: boolean;
  /** Whether a filter was understood. */
  isUnderstood: boolean;
  /** First line of an enquiry: 'Looking for: 3 BHK under ₹ 1.5 Cr in Sector 65'. */
  subject: string;
}

const MAX_LINKS = 4;
const MAX_NEAR = 3;
/** Projects shown of the first way on. */
const MAX_SHOWN = 3;
/** Localities that are tried until enough have a match. */
const NEAR_TRIED = 12;

const GENERAL: readonly SearchLink[] = [
  { label: 'All Projects', href: ROUTES.projects, note: 'Every project, with filters' },
  { label: 'Trending Projects', href: ROUTES.trending, note: 'Projects in demand' },
  { label: 'Developers', href: ROUTES.developersDirectory, note: 'All developers by name' },
];

/**
 * The ways on for a query; `asked` is null if nothing in it was understood, `offer` is what is shown already, `isLost` says
 * that nothing was found.
 */
export function findWaysOn(
  query: string,
  asked: SearchWish | null,
  { offer, isLost }: { offer: SearchListing | null; isLost: boolean },
  catalogue: Catalogue,
): WayOn {
  const about = `Looking for: ${query}`;
  if (!asked) {
    const known = HOMES.test(query) ? findKnownPart(query, homesWith(query), catalogue) : null;
    const relaxed = [...(known?.relaxed ?? []), ...GENERAL].slice(0, GENERAL.length);
    return { understood: known?.understood ?? null, relaxed, near: [], isUnderstood: false, subject: about };
  }
  // Nothing has all of the facts, so each way on leaves them out.
  const labels = besideFilters(asked).map(({ label }) => label);
  const wish = { ...asked, facts: asked.facts.filter(isFilter), unknown: [...asked.unknown, ...labels] };
  const passingWithout = sortOut(wish, catalogue.projects);
  const listingOf = (each: SearchWish, row?: Row, passed = passingWithout) =>
    findListing(each, catalogue, toSearchOffer(each, catalogue, passing(each, passed(row))));
  const answers = answersOf({ facts: besideFilters(asked) });
  // What has the other facts is nearer, and who wants bedrooms wants no plot.
  const missesOf = (each: SearchFacts) =>
    answers.filter((answer) => answer(each).kind !== 'fits').length +
    Number(asksFor(asked, 'bedrooms') && each.bedrooms.length === 0);
  const understood = knownPart(wish, listingOf);
  const first = understood ? [toLeftOutLink(understood)] : [];
  const inCity = inCityAround(wish, catalogue);
  const around = inCity && listingOf({ ...inCity, unknown: [] }, 'place');
  const relaxed = relaxations(wish).flatMap(([name, row, each]) =>
    toLink(
      name,
      (row === 'place' ? around : null) ??
        listingOf(each, row) ??
        (row === 'type' ? listingOf(withoutFacts(each, row), row) : null),
      row,
      firmnessOf(wish, row),
    ),
  );
  // Where a place has nothing, and its city nothing that fits, the city without one of the filters.
  if (inCity && !around && relaxed.every(({ row }) => row === 'place')) {
    const passed = sortOut(inCity, catalogue.projects);
    for (const [name, row, each] of relaxations(inCity))
      if (row !== 'place')
        relaxed.push(...toLink(`${factOf(wish, 'place')!.name} and ${name}`, listingOf(each, row, passed), row));
  }
  // Where a city has none of the homes that are wished, what it has.
  const place = factOf(inCity ?? wish, 'place');
  if (place && !around && asksFor(wish, 'bedrooms', 'type') && relaxed.every(({ row }) => row === 'place'))
    relaxed.push(...toLink('', findListing({ ...NO_WISH, facts: [place] }, catalogue)));
  const other =
    relaxed.length + first.length > 0
      ? relaxed.filter(({ note }) => note !== understood?.link.label)
      : parts(wish).flatMap((part) => toLink('', findListing(part, catalogue)));
  // Of those of a like size all may have the other facts.
  const alike = ofLikeSize(wish).flatMap((each) => {
    const own = listingOf(each, 'area');
    return toLink(unread(own?.projects.every((project) => missesOf(project) === 0) ? asked : wish), own);
  });
  const links: WayLink[] = [...first, ...alike, ...other.sort((a, b) => a.firmness - b.firmness || b.count - a.count)]
    .filter(({ href }) => href !== offer?.href)
    .slice(0, MAX_LINKS);
  const near = nearLinks(wish, catalogue, passingWithout('place'));
  const isFirstShown = isLost && !understood && near.length === 0;
  const toShownOf = ({ projects, isThere }: SearchListing, row?: Row) =>
    (row === 'place' ? nearestFirst(projects, wish, catalogue.projects) : projects)
      .filter((each) => !offer?.projects.includes(each))
      .sort((a, b) => missesOf(a) - missesOf(b) || Number(isThere(b)) - Number(isThere(a)));
  const toShown = ({ label, href, note, offer: own, row }: WayLink, at: number): SearchLink => ({
    ...{ label, href, note },
    ...(own && isFirstShown && at === 0 && { projects: toShownOf(own, row).slice(0, MAX_SHOWN).map(inOffer(own)) }),
    // What costs least is the nearest to a budget that is too low, and what is in the place to another kind there.
    ...(own &&
      (row === 'budget' || (row === 'kind' && usesIn(asked).length > 0 && asksFor(asked, 'place'))) && {
        projects: toShownOf(own, row)
          .slice(0, isLost && offer ? MAX_SHOWN : 1)
          .map(inOffer(own)),
      }),
  });
  return {
    understood,
    relaxed: links.length > 0 ? links.map(toShown) : [...GENERAL],
    near,
    // What is near is nearer than the city around it.
    isNearFirst: near.length > 0 && links[0]?.row === 'place',
    isUnderstood: true,
    subject: subjectOf(query, wish),
  };
}

/** Words of homes that filter nothing: 'sky garden society'. */
const HOMES =
  /\b(?:homes?|propert(?:y|ies)|projects?|societ(?:y|ies)|communit(?:y|ies)|townships?|complex(?:es)?|ghar|makaan)\b/i;
const homesWith = (query: string): SearchWish => ({
  ...NO_WISH,
  unknown: openWords(toUsualSpelling(query)).filter((word) => !QUESTION_WORDS.has(word)),
  isOfHomes: true,
});

/** The only way on of a query whose results have its words, though the listing of its filters has more. */
export function findKnownPart(query: string, wish: SearchWish, catalogue: Catalogue): WayOn | null {
  const understood = knownPart(wish, (each) => findListing(each, catalogue));
  if (!understood) return null;
  const relaxed = [toLeftOutLink(understood)];
  return { understood, relaxed, near: [], isUnderstood: true, subject: subjectOf(query, wish) };
}

function subjectOf(query: string, wish: SearchWish): string {
  const isAllSaid = wish.unknown.length + wish.besides.length === 0;
  return `Looking for: ${isAllSaid ? describeWish(wish, describeKinds(wish) || 'property') : query}`;
}

function knownPart(wish: SearchWish, listingOf: (wish: SearchWish) => SearchListing | null): UnderstoodPart | null {
  if (wish.unknown.length === 0) return null;
  const offer = listingOf({ ...wish, unknown: [] });
  if (!offer) return null;
  const leftOut = leftOutWords(wish.unknown);
  const href = withLeftOut(offer.href, leftOut);
  return { leftOut, link: { label: offer.label, href, note: formatOfferCount(offer) } };
}

/** 'Without “luxury”: 5 projects', 'Without “floor plan”: Mogra Courts'. */
function toLeftOutLink({ leftOut, link: { label, href, note } }: UnderstoodPart): SearchLink {
  return { label: `Without “${leftOut}”: ${note}`, href, note: label };
}

/** A way on, with the listing that it leads to. */
type WayLink = SearchLink & { offer?: SearchListing; row?: Row | undefined };
type CountedLink = WayLink & { count: number; firmness: number };
const inOffer = (offer: SearchListing) => (each: SearchFacts) => recordOf(each, offer);

/** 'Without Sector 65: 3 projects, 11 close'; without a name the offer's own words. What has no price at all leads less far. */
function toLink(name: string, offer: SearchListing | null, row?: Row, firmness = 0): CountedLink[] {
  if (!offer) return [];
  const { href, label, count, counts } = offer;
  return [
    {
      label: name ? `Without ${name}: ${formatOfferCount(offer)}` : formatOffer(offer),
      href: withLeftOut(href, name.replace(/[“”]/g, '')),
      note: name ? label : '',
      ...{ offer, row, count, firmness: firmness + Number(counts?.fits === 0 && counts.close === 0) },
    },
  ];
}

/** What leads further goes last: a flat is no villa, but what is elsewhere is further, and what is no plot or office further still. */
const firmnessOf = (wish: SearchWish, row: Row) =>
  row === 'kind' || (row === 'type' && valuesOf(wish, row).includes('Residential Land')) ? 2 : Number(row === 'place');

/** What a way on may leave out, in the order of those that lead to equally many. */
const MAY_GO = ['place', 'budget', 'area', 'bedrooms', 'type', 'kind', 'status', 'developer'] as const;
type Row = FilterFact['row'];
const filtersOf = (wish: SearchWish) =>
  MAY_GO.map((row): FilterFact | undefined => factOf(wish, row)).filter((fact) => fact !== undefined);

/** Words of a wish that no filter knows, in their quotes; '' without any. */
const unread = (wish: SearchWish) => (wish.unknown.length > 0 ? `“${leftOutWords(wish.unknown)}”` : '');

const CHEAPEST = toFilterFact('sort', { sort: 'price-low' });
const ANY_USE = toFilterFact('kind', { values: ['commercial', 'sco'] });
const ANY_HOME = toFilterFact('type', { values: ALL_HOMES });

/** Any home in place of the type that a wish names; null where it names none or all, and of a plot, which is no home. */
export function anyHome(wish: SearchWish): FilterFact | null {
  const type = factOf(wish, 'type');
  return !type || type.label === ANY_HOME.label || type.values.includes('Residential Land') ? null : ANY_HOME;
}

/** What a way on has in place of a filter: who wants a villa wants no plot, and who wants a shop may take an office or an SCO. */
function insteadOf(row: Row, wish: SearchWish): FilterFact | null {
  if (row === 'budget') return asksFor(wish, 'sort') ? null : CHEAPEST;
  if (row === 'kind') return usesIn(wish).length > 0 ? ANY_USE : null;
  return row === 'type' ? anyHome(wish) : null;
}

/** The wish without each of its filters, with the filter's name; unknown words are no filter. A home of two bedrooms stays one without them. */
function relaxations(wish: SearchWish): [string, Row, SearchWish][] {
  const leftOut = unread(wish) && ` and ${unread(wish)}`;
  return filtersOf(wish)
    .map(({ name, row }): [string, Row, SearchWish] => [
      name + leftOut,
      row,
      withFact(
        withoutFacts({ ...wish, unknown: [], isOfHomes: wish.isOfHomes || row === 'bedrooms' || row === 'type' }, row),
        insteadOf(row, wish),
      ),
    ])
    .filter(([, , { facts }]) => facts.some(({ row }) => row !== 'sort'));
}

const withFact = (wish: SearchWish, fact: FilterFact | null) =>
  fact ? { ...wish, facts: [...wish.facts, fact] } : wish;

/** The projects that pass all filters of a wish, or all but one; what fails two is on no way on. */
function sortOut({ facts }: SearchWish, projects: readonly SearchFacts[]): (without?: Row) => SearchFacts[] {
  const tests = facts.map((fact) => ({ row: fact.row, answer: answerOf(fact) }));
  const byFailed = groupedBy(projects, (each) => {
    const failed = tests.filter(({ answer }) => answer(each).kind === 'no');
    return failed.length > 1 ? 'several' : failed[0]?.row;
  });
  return (without) => [...new Set([undefined, without])].flatMap((row) => byFailed.get(row) ?? []);
}

/** Each filter of the wish alone. */
const parts = (wish: SearchWish): SearchWish[] => filtersOf(wish).map((fact) => ({ ...NO_WISH, facts: [fact] }));

function nearLinks(wish: SearchWish, catalogue: Catalogue, projects: readonly SearchFacts[]): SearchLink[] {
  const links: SearchLink[] = [];
  const others = withoutFacts(wish, 'place').facts;
  const tried = nearestLocalities(wish, catalogue.projects).slice(0, NEAR_TRIED);
  const names = tried.map(({ locality }) => locality);
  const some = tried.length > 0 ? passing({ facts: [asPlace(names)] }, projects) : [];
  for (const { locality, cityName, km } of tried) {
    const city = isOfSeveral(catalogue.vocabulary, toUsualSpelling(locality)) ? cityName : null;
    const place = asPlace([locality], city);
    const near = { ...wish, unknown: [], facts: [place, ...others] };
    const own = passing({ facts: [place] }, some);
    const offer = own.length > 0 ? findListing(near, catalogue, toSearchOffer(near, catalogue, own)) : null;
    if (!offer) continue;
    const { href, label: note } = offer;
    const fresh = offer.projects.filter(({ record: { path } }) =>
      links.every(({ projects: [at] = [] }) => at?.path !== path),
    );
    const away = km === undefined ? '' : `, about ${roundKm(km)} km away`;
    const label = `${locality}, ${cityName}: ${formatOfferCount(offer)}${away}`;
    links.push({ label, href, note, projects: fresh.slice(0, 1).map(inOffer(offer)) });
    if (links.length === MAX_NEAR) break;
  }
  return links;
}
