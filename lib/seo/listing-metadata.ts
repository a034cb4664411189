import type { Metadata } from 'next';
import type { ListingVariant } from '@/lib/domain/listing';
import { variantTitle, variantWords } from '@/lib/domain/listing-words';
import { listingVariantPath } from '@/lib/domain/routes';
import { pageMetadata, type PageMetadataInput } from './page-metadata';

interface ListingMetadataInput extends Pick<PageMetadataInput, 'description' | 'site' | 'image'> {
  /** Of the plain address; the other type and further pages say so themselves. */
  title: string;
  base: string;
  variant: ListingVariant;
  /** Nothing but the form: not to be indexed. */
  isEmpty?: boolean;
}

/** Every page of a listing is its own address with its own title and canonical (quality, search engines: pagination). */
export function listingMetadata(input: ListingMetadataInput): Metadata {
  const { title, description, base, variant, site, image, isEmpty } = input;
  const words = variantWords(variant);
  return pageMetadata({
    title: variantTitle(title, variant),
    description: words.length > 0 ? `${words.join(', ')}: ${description}` : description,
    path: listingVariantPath(base, variant.isCommercial, variant.page),
    site,
    image,
    robots: isEmpty ? 'noindex' : undefined,
  });
}
