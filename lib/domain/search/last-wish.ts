import type { Catalogue } from './catalogue';
import { answerQuery, type SearchAnswer } from './engine';

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
