import type { Metadata } from 'next';
import { formatNames, formatProjectCount } from '@/lib/domain/site/display-text';
import type { ListingPage } from '@/lib/domain/page/listing-page';
import { LISTING_PAGE_SIZE } from '@/lib/domain/site/business-constants';
import { CATEGORY_INTRODUCTIONS, variantTitle, variantWords } from '@/lib/domain/listing/words';
import type { ProjectCategory } from '@/lib/domain/site/kinds';
import { developerPath, listingVariantPath } from '@/lib/domain/site/routes';
import { pageMetadata, type PageContext } from './page-metadata';

export interface ListingContext extends PageContext, Pick<ListingPage, 'title' | 'base' | 'variant' | 'view'> {
  /** Of all pages of the listing together. */
  projectCount: number;
}

interface EmbedContext extends PageContext {
  title: string;
  href: string;
  all: string;
}

/** What a crawler may take of a listing besides its plain address. */
interface Crawled {
  /** Whether further pages are indexed: those of listings that no other listing contains. */
  hasFurther?: boolean;
  /** Address of the page that says the same and more. */
  fuller?: string | null;
}

/** Fewer homes say nothing that their own pages do not say: such a listing is not indexed. */
export const MIN_HOMES = 3;

/** The plain address with at least three homes, and full further pages of a whole category (search-engines 1.1). */
function isIndexed({ variant, view }: ListingContext, hasFurther: boolean): boolean {
  if (variant.isCommercial) return false;
  if (variant.page === 1) return view.total >= MIN_HOMES;
  return hasFurther && view.records.length === LISTING_PAGE_SIZE;
}

/** A listing in another site's frame: search engines are led to the listing itself. */
export function embedMetadata(page: EmbedContext): Metadata {
  const { title, href, all } = page;
  return pageMetadata(page, { title, description: `See ${all}.`, path: href, robots: 'noindex' });
}

/** Every page of a listing has its own address, title and canonical (search-engines 1.1, Pagination). */
export function listingMetadata(
  page: ListingContext,
  description: string,
  { hasFurther = false, fuller }: Crawled = {},
): Metadata {
  const { title, base, variant } = page;
  const words = variantWords(variant);
  return pageMetadata(page, {
    title: variantTitle(title, variant),
    description: words.length > 0 ? `${words.join(', ')}: ${description}` : description,
    path: listingVariantPath(base, variant.isCommercial, variant.page),
    ...(isIndexed(page, hasFurther) ? { fuller } : { robots: 'noindex' }),
  });
}

export function allProjectsMetadata(page: ListingContext & { cityNames: string[] }): Metadata {
  const count = formatProjectCount(page.projectCount);
  return listingMetadata(
    page,
    `All ${count} in ${formatNames(page.cityNames)}: homes, plots, shops and offices with price, area, status and floor plans.`,
    { hasFurther: true },
  );
}

/** A category page and its further pages (routes-and-content, Routes). */
export function categoryMetadata(page: ListingContext & { category: ProjectCategory; cityNames: string[] }): Metadata {
  const { category, projectCount } = page;
  const cities = formatNames(page.cityNames);
  return listingMetadata(
    page,
    `${CATEGORY_INTRODUCTIONS[category].short}: ${projectCount} projects${cities ? ` in ${cities}` : ''}, with price, area, floor plans and the papers on file.`,
    { hasFurther: true },
  );
}

export function cityListingMetadata(
  page: ListingContext & { developerNames: string[]; fuller: string | null },
): Metadata {
  const { title, projectCount, developerNames, fuller } = page;
  return listingMetadata(
    page,
    `${formatProjectCount(projectCount)}: ${title} by ${formatNames(developerNames)}, with price, area and status.`,
    { fuller },
  );
}

interface DeveloperListingContext extends ListingContext {
  developerSlug: string;
  developerName: string;
  summary: string;
  /** Null for all cities. */
  cityName: string | null;
}

/** A developer's own page says all that its listings say. */
export function developerListingMetadata(page: DeveloperListingContext): Metadata {
  const { developerSlug, developerName, summary, cityName, projectCount } = page;
  const place = cityName ? ` in ${cityName}` : '';
  return listingMetadata(
    page,
    `${formatProjectCount(projectCount)} by ${developerName}${place}, by property type: price, area, bedrooms and status of each. ${summary}`,
    { fuller: developerPath(developerSlug) },
  );
}
