import { REQUEST_TIMEOUT_MS } from '@/lib/domain/business-constants';
import type { PackedRecord } from '@/lib/domain/listing-file';

/** All projects of a listing as they are sent; rejects where the file cannot be read or is none. */
export async function fetchListing(key: string): Promise<PackedRecord[]> {
  const response = await fetch(`/data/listings/${key}.json`, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${response.status}`);
  const rows: unknown = await response.json();
  if (!Array.isArray(rows)) throw new Error('not a listing');
  return rows as PackedRecord[];
}
