import { LISTING_PAGE_SIZE } from '../site/business-constants';
import { pageCountOf } from '../site/pagination';
import type { ProjectKind } from '../site/kinds';

/** Suffix of a listing's address: the other type, a further page, or neither (routes-and-content, Routes). */
export interface ListingVariant {
  isCommercial: boolean;
  /** From 1. */
  page: number;
}

/** A listing's projects by address; `commercial` is empty if the plain address shows all projects. */
export interface SplitListing<T> {
  main: readonly T[];
  commercial: readonly T[];
}

/**
 * With a toggle, the plain address shows residential projects if the listing has any, else commercial ones
 * (routes-and-content, Routes).
 */
export function splitListing<T extends { kind: ProjectKind }>(
  projects: readonly T[],
  hasToggle: boolean,
): SplitListing<T> {
  if (!hasToggle) return { main: projects, commercial: [] };
  const residential = projects.filter(({ kind }) => kind === 'residential');
  const commercial = projects.filter(({ kind }) => kind === 'commercial');
  return residential.length > 0 ? { main: residential, commercial } : { main: commercial, commercial: [] };
}

function pagesOf(total: number, prefix: string[]): string[][] {
  return Array.from({ length: pageCountOf(total, LISTING_PAGE_SIZE) }, (_, index) =>
    index === 0 ? prefix : [...prefix, 'page', String(index + 1)],
  );
}

/** Path segments of every address of a listing, the plain one (no segment) first. */
export function listingVariants({ main, commercial }: SplitListing<unknown>): string[][] {
  return [...pagesOf(main.length, []), ...(commercial.length > 0 ? pagesOf(commercial.length, ['commercial']) : [])];
}

/** The same as params of a route whose last segment is `[[...variant]]`. */
export function variantParams(listing: SplitListing<unknown>): { variant: string[] }[] {
  return listingVariants(listing).map((variant) => ({ variant }));
}

/** `['commercial', 'page', '2']` → that variant; null for other segments. */
export function parseListingVariant(segments: string[]): ListingVariant | null {
  const isCommercial = segments[0] === 'commercial';
  const rest = isCommercial ? segments.slice(1) : segments;
  if (rest.length === 0) return { isCommercial, page: 1 };
  const page = Number(rest[1]);
  return rest.length === 2 && rest[0] === 'page' && Number.isSafeInteger(page) && page > 1
    ? { isCommercial, page }
    : null;
}

/** Name of a listing's data file, from its address: '/city/delhi/new' → 'city.delhi.new'. */
export function listingKey(base: string): string {
  return base.slice(1).replaceAll('/', '.');
}

/** The projects of a variant, on all its pages. */
export function projectsOfVariant<T>({ main, commercial }: SplitListing<T>, variant: ListingVariant): readonly T[] {
  return variant.isCommercial ? commercial : main;
}

/** The six projects of one page (spec 9). */
export function projectsOfPage<T>(listing: SplitListing<T>, variant: ListingVariant): T[] {
  const start = (variant.page - 1) * LISTING_PAGE_SIZE;
  return projectsOfVariant(listing, variant).slice(start, start + LISTING_PAGE_SIZE);
}
