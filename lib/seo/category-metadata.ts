import type { Metadata } from 'next';
import { CATEGORY_INTRODUCTIONS } from '@/lib/domain/category-words';
import { formatNames } from '@/lib/domain/display-text';
import type { ImageAsset } from '@/lib/domain/image';
import type { ListingVariant, SplitListing } from '@/lib/domain/listing';
import { CATEGORY_LABELS, type Project, type ProjectCategory } from '@/lib/domain/project';
import { categoryDevelopersPath, categoryPath } from '@/lib/domain/routes';
import { listingMetadata } from './listing-metadata';
import { pageMetadata } from './page-metadata';

/** A category page and its further pages (decisions, Routes). */
export function categoryMetadata(
  category: ProjectCategory,
  listing: SplitListing<Project>,
  variant: ListingVariant,
  image: ImageAsset | null,
): Metadata {
  const cities = formatNames([...new Set(listing.main.map(({ cityName }) => cityName))]);
  const count = listing.main.length;
  return listingMetadata({
    title: `${CATEGORY_LABELS[category]} Projects`,
    description: `${CATEGORY_INTRODUCTIONS[category].short}: ${count} projects${cities ? ` in ${cities}` : ''}, with price, area, floor plans and the papers on file.`,
    base: categoryPath(category),
    variant,
    image,
  });
}

/** The grid of developers whose type includes the category (spec 2, Route table). */
export function categoryDevelopersMetadata(category: ProjectCategory, developers: { name: string }[]): Metadata {
  const label = CATEGORY_LABELS[category];
  const first = formatNames(developers.slice(0, 3).map(({ name }) => name));
  return pageMetadata({
    title: `${label} projects by developer`,
    description: `${developers.length} developers of ${category === 'sco' ? label : label.toLowerCase()} property${first ? `, among them ${first}` : ''}: their profiles, projects and floor plans.`,
    path: categoryDevelopersPath(category),
  });
}
