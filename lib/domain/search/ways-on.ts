import { withLeftOut } from '../listing/left-out';
import { ROUTES } from '../site/routes';
import { describeKinds, describeWish } from './describe';
import { findNamed, type Catalogue } from './catalogue';
import { findListing, formatOffer, formatOfferCount, type SearchListing } from './offer';
import { toFilterFact, type FilterFact } from './filter-facts';
import { nearestLocalities } from './nearest';
import { writeOutUnits } from './money';
import { searchNote } from './record';
import { toUsualSpelling } from './spelling';
import { besideFilters, factOf, isFilter, NO_WISH, withoutFacts, type SearchWish } from './wish';

/** A link below 'No results'. */
export interface SearchLink {
  label: string;
  href: string;
  note: string;
}

/** What a query leads to without the words that nobody understood. */
export interface UnderstoodPart {
  /** Those words: 'luxury', 'floor plan'. */
  leftOut: string;
  /** The listing with its count, or the named project with its place. */
  link: SearchLink;
  /** The same behind 'Without “luxury”'. */
  short: SearchLink;
}

/** Where a search without results leads: other listings, the nearest localities, and us. */
export interface WayOn {
  /** Null if all words were understood, or if the others lead nowhere. */
  understood: UnderstoodPart | null;
  /** The wish without one of its filters, most projects first; general pages if nothing was understood. */
  relaxed: SearchLink[];
  /** The same wish in other localities, nearest first. */
  near: SearchLink[];
  /** Whether a filter was understood. */
  isUnderstood: boolean;
  /** First line of an enquiry: 'Looking for: 3 BHK under ₹ 1.5 Cr in Sector 65'. */
  subject: string;
}

const MOST_LINKS = 4;
const MOST_NEAR = 3;
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
  // Nothing has all of the facts, so each way on leaves them out.
  const labels = asked ? besideFilters(asked).map(({ label }) => label) : [];
  const wish = asked && { ...asked, facts: asked.facts.filter(isFilter), unknown: [...asked.unknown, ...labels] };
  const named = isLost ? namedPart(query, catalogue) : null;
  const understood = named ?? (wish && knownPart(wish, catalogue));
  const first = understood ? [toLeftOutLink(understood)] : [];
  if (!wish) {
    const relaxed = named ? first : [...GENERAL];
    return { understood, relaxed, near: [], isUnderstood: named !== null, subject: `Looking for: ${query}` };
  }
  const relaxed = relaxations(wish).flatMap(([name, each]) => toLink(name, findListing(each, catalogue)));
  const other =
    relaxed.length + first.length > 0
      ? relaxed
      : parts(wish).flatMap((part) => toLink('', findListing(part, catalogue)));
  const links = [...first, ...other.sort((a, b) => b.count - a.count)]
    .filter(({ href }) => href !== offer?.href)
    .slice(0, MOST_LINKS);
  return {
    understood,
    relaxed: links.length > 0 ? links.map(({ label, href, note }) => ({ label, href, note })) : [...GENERAL],
    near: nearLinks(wish, catalogue),
    isUnderstood: true,
    subject: subjectOf(query, wish),
  };
}

/** The only way on of a query whose results have its words, though the listing of its filters has more. */
export function findKnownPart(query: string, wish: SearchWish, catalogue: Catalogue): WayOn | null {
  const understood = knownPart(wish, catalogue);
  if (!understood) return null;
  const relaxed = [toLeftOutLink(understood)];
  return { understood, relaxed, near: [], isUnderstood: true, subject: subjectOf(query, wish) };
}

function subjectOf(query: string, wish: SearchWish): string {
  const isAllSaid = wish.unknown.length + wish.besides.length === 0;
  return `Looking for: ${isAllSaid ? describeWish(wish, describeKinds(wish) || 'property') : query}`;
}

/** The project that a query names, without the words that its record does not have; null without either. */
function namedPart(query: string, catalogue: Catalogue): UnderstoodPart | null {
  const { record, leftOut = '' } = findNamed(query, catalogue) ?? {};
  if (!record || !leftOut) return null;
  const link = { label: record.name, href: record.path, note: searchNote(record) };
  return { leftOut, link, short: link };
}

function knownPart(wish: SearchWish, catalogue: Catalogue): UnderstoodPart | null {
  if (wish.unknown.length === 0) return null;
  const offer = findListing({ ...wish, unknown: [] }, catalogue);
  if (!offer) return null;
  const { href, label } = offer;
  const count = formatOfferCount(offer);
  const leftOut = leftOutWords(wish);
  const to = withLeftOut(href, leftOut);
  return { leftOut, link: { label, href: to, note: count }, short: { label: count, href: to, note: label } };
}

/** The words that nobody understood, as they are said back. */
export const leftOutWords = ({ unknown }: SearchWish) => writeOutUnits(unknown.join(' '));

/** 'Without “luxury”: 5 projects', 'Without “floor plan”: Mogra Courts'. */
function toLeftOutLink({ leftOut, short }: UnderstoodPart): SearchLink {
  return { ...short, label: `Without “${leftOut}”: ${short.label}` };
}

type CountedLink = SearchLink & { count: number };

/** 'Without Sector 65: 3 projects, 11 close'; without a name the offer's own words. */
function toLink(name: string, offer: SearchListing | null): CountedLink[] {
  if (!offer) return [];
  const { href, label, count } = offer;
  return [
    {
      label: name ? `Without ${name}: ${formatOfferCount(offer)}` : formatOffer(offer),
      href: withLeftOut(href, name.replace(/[“”]/g, '')),
      note: name ? label : '',
      count,
    },
  ];
}

/** What a way on may leave out, in the order of those that lead to equally many. */
const MAY_GO = ['place', 'budget', 'area', 'bedrooms', 'type', 'kind', 'status', 'developer'] as const;
const filtersOf = (wish: SearchWish) =>
  MAY_GO.map((row): FilterFact | undefined => factOf(wish, row)).filter((fact) => fact !== undefined);

/** The wish without each of its filters, with the filter's name; unknown words are no filter. */
function relaxations(wish: SearchWish): [string, SearchWish][] {
  const leftOut = wish.unknown.length > 0 ? ` and “${leftOutWords(wish)}”` : '';
  return filtersOf(wish)
    .map(({ name, row }): [string, SearchWish] => [name + leftOut, withoutFacts({ ...wish, unknown: [] }, row)])
    .filter(([, { facts }]) => facts.length > 0);
}

/** Each filter of the wish alone. */
const parts = (wish: SearchWish): SearchWish[] => filtersOf(wish).map((fact) => ({ ...NO_WISH, facts: [fact] }));

function nearLinks(wish: SearchWish, catalogue: Catalogue): SearchLink[] {
  const links: SearchLink[] = [];
  for (const { locality, cityName } of nearestLocalities(wish, catalogue.projects).slice(0, NEAR_TRIED)) {
    const city = catalogue.vocabulary.ambiguous.has(toUsualSpelling(locality)) ? cityName : null;
    const facts = [
      toFilterFact('place', { values: [locality], page: null, city }),
      ...withoutFacts(wish, 'place').facts,
    ];
    const offer = findListing({ ...wish, unknown: [], facts }, catalogue);
    if (!offer) continue;
    links.push({ label: `${locality}, ${cityName}: ${formatOfferCount(offer)}`, href: offer.href, note: offer.label });
    if (links.length === MOST_NEAR) break;
  }
  return links;
}
