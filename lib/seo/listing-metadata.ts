import type { Metadata } from 'next';
import { CATEGORY_INTRODUCTIONS } from '@/lib/domain/listing/category-words';
import { formatNames, formatProjectCount } from '@/lib/domain/site/display-text';
import type { ListingPage } from '@/lib/domain/page/listing-page';
import { variantTitle, variantWords } from '@/lib/domain/listing/words';
import type { ProjectCategory } from '@/lib/domain/site/kinds';
import { listingVariantPath } from '@/lib/domain/site/routes';
import { pageMetadata, type PageContext } from './page-metadata';

export interface ListingContext extends PageContext, Pick<ListingPage, 'title' | 'base' | 'variant'> {
  /** Of all pages of the listing together. */
  projectCount: number;
}

/** Every page of a listing has its own address, title and canonical (search-engines 1.1, Pagination). */
export function listingMetadata(page: ListingContext, description: string, robots?: 'noindex'): Metadata {
  const { title, base, variant, site, shareImage } = page;
  const words = variantWords(variant);
  return pageMetadata({
    title: variantTitle(title, variant),
    description: words.length > 0 ? `${words.join(', ')}: ${description}` : description,
    path: listingVariantPath(base, variant.isCommercial, variant.page),
    robots,
    site,
    shareImage,
  });
}

export function allProjectsMetadata(page: ListingContext & { cityNames: string[] }): Metadata {
  const count = formatProjectCount(page.projectCount);
  return listingMetadata(
    page,
    `All ${count} in ${formatNames(page.cityNames)}: homes, plots, shops and offices with price, area, status and floor plans.`,
  );
}

/** A category page and its further pages (routes-and-content, Routes). */
export function categoryMetadata(page: ListingContext & { category: ProjectCategory; cityNames: string[] }): Metadata {
  const { category, projectCount } = page;
  const cities = formatNames(page.cityNames);
  return listingMetadata(
    page,
    `${CATEGORY_INTRODUCTIONS[category].short}: ${projectCount} projects${cities ? ` in ${cities}` : ''}, with price, area, floor plans and the papers on file.`,
  );
}

export function cityListingMetadata(page: ListingContext & { developerNames: string[] }): Metadata {
  const { title, projectCount, developerNames } = page;
  return listingMetadata(
    page,
    `${formatProjectCount(projectCount)}: ${title} by ${formatNames(developerNames)}, with price, area and status.`,
  );
}

interface DeveloperListingContext extends ListingContext {
  developerName: string;
  summary: string;
  /** Null for all cities. */
  cityName: string | null;
}

/** A listing without projects shows only the form and is not indexed. */
export function developerListingMetadata(page: DeveloperListingContext): Metadata {
  const { developerName, summary, cityName, projectCount } = page;
  const place = cityName ? ` in ${cityName}` : '';
  return listingMetadata(
    page,
    `${formatProjectCount(projectCount)} by ${developerName}${place}, by property type: price, area, bedrooms and status of each. ${summary}`,
    projectCount === 0 ? 'noindex' : undefined,
  );
}
