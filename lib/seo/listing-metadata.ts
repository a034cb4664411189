import type { Metadata } from 'next';
import type { ImageAsset } from '@/lib/domain/image';
import type { ListingVariant } from '@/lib/domain/listing';
import { listingVariantPath } from '@/lib/domain/routes';
import { pageMetadata } from './page-metadata';

interface ListingMetadataInput {
  /** Of the plain address; the other type and further pages say so themselves. */
  title: string;
  description: string;
  base: string;
  variant: ListingVariant;
  image: ImageAsset | null;
  /** Nothing but the form: not to be indexed. */
  isEmpty?: boolean;
}

/** Every page of a listing is its own address with its own title and canonical (quality, search engines: pagination). */
export function listingMetadata({ title, description, base, variant, image, isEmpty }: ListingMetadataInput): Metadata {
  const { isCommercial, page } = variant;
  const words = [isCommercial ? 'Commercial' : null, page > 1 ? `Page ${page}` : null].filter(Boolean);
  return pageMetadata({
    title: [title, ...words].join(', '),
    description: words.length > 0 ? `${words.join(', ')}: ${description}` : description,
    path: listingVariantPath(base, isCommercial, page),
    image: image ?? undefined,
    robots: isEmpty ? 'noindex' : undefined,
  });
}
