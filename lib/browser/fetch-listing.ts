import { REQUEST_TIMEOUT_MS } from '@/lib/domain/site/business-constants';
import type { PackedListing } from '@/lib/domain/listing/file';

/** All projects of a listing, packed; rejects if the file cannot be read or is not a listing. */
export async function fetchListing(key: string): Promise<PackedListing> {
  const response = await fetch(`/data/listings/${key}.json`, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${response.status}`);
  const listing = (await response.json()) as PackedListing | null;
  if (typeof listing?.size !== 'number') throw new Error('not a listing');
  return listing;
}
