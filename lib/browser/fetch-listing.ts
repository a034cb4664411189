import { REQUEST_TIMEOUT_MS } from '@/lib/domain/site/business-constants';
import type { ListingRecord } from '@/lib/domain/listing/record';

/** All projects of a listing; rejects if the file cannot be read or is not a listing. */
export async function fetchListing(key: string): Promise<ListingRecord[]> {
  const response = await fetch(`/data/listings/${key}.json`, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${response.status}`);
  const records: unknown = await response.json();
  if (!Array.isArray(records)) throw new Error('not a listing');
  return records as ListingRecord[];
}
