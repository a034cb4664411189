import { type Catalogue, topLocalities } from './catalogue';
import { answerQuery, findQueryListing, type SearchAnswer } from './engine';

/** A wish that led to a listing, with the projects it had then. */
export interface LastWish {
  query: string;
  /** '3 BHK in Gurgaon'. */
  label: string;
  href: string;
  /** Ids of its projects. */
  found: string[];
}

/** The wish of an answer; null if no listing shows it. */
export function toLastWish({ offer, asked }: SearchAnswer): LastWish | null {
  if (!offer) return null;
  const found = offer.projects.map(({ id }) => id);
  return { query: asked, label: offer.label.replace(/^Show /, ''), href: offer.href, found };
}

/** Number of projects that a wish has now and did not have then. */
export function countNew({ query, found }: LastWish, catalogue: Catalogue): number {
  const now = answerQuery(query, catalogue).offer?.projects ?? [];
  return now.filter(({ id }) => !found.includes(id)).length;
}

export interface SearchStartLink {
  label: string;
  href: string;
}

/** Links of the search before anything is typed. */
export interface SearchStartLinks {
  localities: SearchStartLink[];
  budgets: SearchStartLink[];
  cities: SearchStartLink[];
  /** Addresses that have nothing to show. */
  emptyPages: readonly string[];
}

const LOCALITIES = 6;
/** Each is asked like a query, so that a budget nobody sells in is left out. */
const BUDGETS = [
  ['Under ₹ 50 L', 'under 50 lakh'],
  ['₹ 50 L – 1 Cr', '50 lakh to 1 crore'],
  ['₹ 1 – 2 Cr', '1 to 2 crore'],
  ['Above ₹ 2 Cr', 'above 2 crore'],
] as const;

/** Links of the empty search; the cities are there without data. */
export function toSearchStart(catalogue: Catalogue): SearchStartLinks {
  return {
    localities: topLocalities(catalogue, LOCALITIES).map(({ name, path }) => ({ label: name, href: path })),
    budgets: BUDGETS.flatMap(([label, query]) => {
      const offer = findQueryListing(query, catalogue);
      return offer ? [{ label, href: offer.href }] : [];
    }),
    cities: catalogue.mainCities.map(({ name, path }) => ({ label: name, href: path })),
    emptyPages: catalogue.emptyPages,
  };
}
