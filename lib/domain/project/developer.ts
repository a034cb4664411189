import type { ImageAsset } from '../picture/image';
import { CATEGORY_LABELS, type ProjectCategory } from '../site/kinds';

export interface Developer {
  slug: string;
  name: string;
  /** The placeholder picture if the record has none. */
  logo: ImageAsset;
  hasOwnLogo: boolean;
  banner: ImageAsset | null;
  /** The record's url: /project-details/{slug} or an absolute address. */
  href: string;
  /** One sentence for cards. */
  summary: string;
  /** Paragraphs about the company, split by blank lines. */
  about: string[];
  location: string | null;
  established: number | null;
  categories: ProjectCategory[];
  projectCount: number;
  ongoingCount: number;
}

/** Fields of a developer card (spec 2, Developer cards). */
export type DeveloperSummary = Pick<
  Developer,
  'slug' | 'name' | 'logo' | 'hasOwnLogo' | 'href' | 'categories' | 'projectCount'
>;

/** A developer has projects when either file lists one under its slug (spec 3). */
export function hasProjects(developer: Pick<Developer, 'projectCount'>): boolean {
  return developer.projectCount > 0;
}

/** 'Residential, commercial, plots, SCO': the line under a developer's name. */
export function formatCategories(categories: ProjectCategory[]): string {
  return categories
    .map((category, index) =>
      category === 'sco' || index === 0 ? CATEGORY_LABELS[category] : CATEGORY_LABELS[category].toLowerCase(),
    )
    .join(', ');
}

/** The summary of a developer for cards and islands. */
export function toDeveloperSummary(developer: Developer): DeveloperSummary {
  const { slug, name, logo, hasOwnLogo, href, categories, projectCount } = developer;
  return { slug, name, logo, hasOwnLogo, href, categories, projectCount };
}

/** Sorts by name, for the directory. */
export function sortDevelopers<T extends { name: string }>(developers: readonly T[]): T[] {
  return [...developers].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
