import { categoryPath, cityKindPath, listingPath, localityPath, ROUTES } from '../site/routes';
import type { SearchFacts } from './file';
import { isOnPage, type PlacePage } from '../place/city';
import { onlyUse, rowOf } from './filter-facts';
import { describeKinds, factOf, valuesOf, withoutFacts, type SearchWish } from './wish';

/** A listing, before filters. */
export interface SearchScope {
  /** Null if no listing has exactly these projects. */
  base: string | null;
  has: (facts: SearchFacts) => boolean;
  /** Whether the address names the other type. */
  isCommercial: boolean;
  /** What it shows, in words. */
  noun: string;
  /** The kind of the city's own listing of it; absent if there is none, and of homes, where a type decides. */
  category?: 'commercial' | 'sco' | undefined;
}

const HOMES = 'homes and plots';
const OFFICES = 'offices and shops';
const COMMERCIAL = 'offices, shops and SCO';

/** The listings that may show a wish, in the order in which they are tried. */
export function scopesOf(
  wish: SearchWish,
  facts: readonly SearchFacts[],
  citySlugs: ReadonlyMap<string, string>,
): SearchScope[] {
  const { page = null, city = null } = factOf(wish, 'place') ?? {};
  const developer = factOf(wish, 'developer');
  const isOwn = developer ? rowOf(developer).passes(developer) : () => true;
  if (page) return scopesOf(withoutFacts(wish, 'place'), facts, citySlugs).map(onPage(page, facts, wish));
  if (factOf(wish, 'kind')) return [commercialScope(wish, isOwn, facts)].map(inCity(wish, citySlugs));
  const base = developer ? listingPath(developer.slug) : ROUTES.projects;
  const isOf = (kind: SearchFacts['kind']) => (each: SearchFacts) => isOwn(each) && each.kind === kind;
  const homes: SearchScope = { base, has: isOf('residential'), isCommercial: false, noun: HOMES };
  const others = { base, has: isOf('commercial'), isCommercial: facts.some(homes.has), noun: COMMERCIAL };
  const all = wish.isOfHomes ? [homes] : [homes, others];
  return city && !developer ? all.map(inCity(wish, citySlugs)) : all;
}

/** Offices and shops share a listing, which filters by one of them; SCO have their own (routes-and-content, Search). */
function commercialScope(
  wish: SearchWish,
  isOwn: (facts: SearchFacts) => boolean,
  facts: readonly SearchFacts[],
): SearchScope {
  const developer = factOf(wish, 'developer');
  const kind = factOf(wish, 'kind')!;
  const kinds = kind.values;
  const [use] = onlyUse(kinds);
  const isMeant = rowOf(kind).passes(kind);
  const isAll = kinds.includes('any');
  const isSco = kinds.every((each) => each === 'sco');
  const withSco = isSco ? 'SCO' : kinds.includes('sco') ? COMMERCIAL : null;
  const noun = isAll ? describeKinds(wish) : (withSco ?? (use ? `${use}s` : OFFICES));
  const has = (each: SearchFacts) => isOwn(each) && isMeant(each);
  const category = isSco ? ('sco' as const) : isAll || withSco ? undefined : ('commercial' as const);
  const shared = { has, noun, category, isCommercial: false };
  if (isAll) return { ...shared, base: null };
  if (developer) {
    const own = facts.filter((each) => isOwn(each) && each.kind === 'commercial');
    const isExact = use !== undefined || own.every(isMeant);
    const hasHomes = facts.some((each) => isOwn(each) && each.kind === 'residential');
    return { ...shared, base: isExact ? listingPath(developer.slug) : null, isCommercial: hasHomes };
  }
  if (isSco) return { ...shared, base: categoryPath('sco') };
  if (kinds.includes('sco')) return { ...shared, base: ROUTES.projects, isCommercial: true };
  return { ...shared, base: categoryPath('commercial') };
}

/** The same on the page of a locality, whose listing has both types; none for one developer there. */
function onPage(page: PlacePage, facts: readonly SearchFacts[], wish: SearchWish) {
  const isFiltered = onlyUse(valuesOf(wish, 'kind')).length > 0;
  const there = facts.filter((each) => isOnPage(each, page));
  return (scope: SearchScope): SearchScope => {
    const kinds = new Set(there.map(({ kind }) => kind));
    const own = there.filter(scope.has);
    const [kind] = new Set(own.map((each) => each.kind));
    const isWhole = isFiltered || there.filter((each) => each.kind === kind).length === own.length;
    return {
      ...scope,
      base: isWhole ? localityPath(page.id) : null,
      isCommercial: kind === 'commercial' && kinds.has('residential'),
      has: (each) => isOnPage(each, page) && scope.has(each),
    };
  };
}

/** The same of one city, where a locality beside it needs the city to be clear. */
function inCity(wish: SearchWish, citySlugs: ReadonlyMap<string, string>) {
  const city = factOf(wish, 'place')?.city;
  return (scope: SearchScope): SearchScope => {
    const slug = city && citySlugs.get(city);
    if (!slug) return scope;
    const homes = valuesOf(wish, 'type').includes('Residential Land') ? null : ('residential' as const);
    const kind = scope.category ?? (scope.noun === HOMES ? homes : null);
    const isOfKind = (each: SearchFacts) => kind === null || each.category === kind;
    return {
      ...scope,
      base: kind && cityKindPath(slug, kind),
      isCommercial: false,
      has: (each) => scope.has(each) && each.cityName === city && isOfKind(each),
      noun: kind === 'residential' ? 'homes' : scope.noun,
    };
  };
}
