import type { Metadata } from 'next';
import { CATEGORY_INTRODUCTIONS } from '@/lib/domain/category-words';
import { formatNames } from '@/lib/domain/display-text';
import type { ListingVariant, SplitListing } from '@/lib/domain/listing';
import { CATEGORY_LABELS, type Project, type ProjectCategory } from '@/lib/domain/project';
import { categoryDevelopersPath, categoryPath } from '@/lib/domain/routes';
import { listingMetadata } from './listing-metadata';
import { pageMetadata, type PageMetadataInput } from './page-metadata';

type Context = Pick<PageMetadataInput, 'site' | 'image'>;

const GOODS: Record<ProjectCategory, string> = {
  residential: 'homes',
  commercial: 'offices and shops',
  plots: 'plots',
  sco: 'shop-cum-office plots',
};

/** A category page and its further pages (decisions, Routes). */
export function categoryMetadata(
  category: ProjectCategory,
  listing: SplitListing<Project>,
  variant: ListingVariant,
  context: Context,
): Metadata {
  const cities = formatNames([...new Set(listing.main.map(({ cityName }) => cityName))]);
  const count = listing.main.length;
  return listingMetadata({
    title: `${CATEGORY_LABELS[category]} Projects`,
    description: `${CATEGORY_INTRODUCTIONS[category].short}: ${count} projects${cities ? ` in ${cities}` : ''}, with price, area, floor plans and the papers on file.`,
    base: categoryPath(category),
    variant,
    ...context,
  });
}

/** The grid of developers whose type includes the category (spec 2, Route table). */
export function categoryDevelopersMetadata(
  category: ProjectCategory,
  developers: { name: string }[],
  context: Context,
): Metadata {
  const label = CATEGORY_LABELS[category];
  const first = formatNames(developers.slice(0, 3).map(({ name }) => name));
  return pageMetadata({
    title: `${label} projects by developer`,
    description: `${developers.length} developers of ${GOODS[category]}${first ? `, among them ${first}` : ''}: their profiles, projects and floor plans.`,
    path: categoryDevelopersPath(category),
    ...context,
  });
}
