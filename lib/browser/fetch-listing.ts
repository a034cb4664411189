import type { ListingRecord } from '@/lib/domain/listing/record';
import { readData } from './read-data';

/** All projects of a listing; rejects if the file cannot be read or is not a listing. */
export async function fetchListing(key: string): Promise<ListingRecord[]> {
  const records = await readData<unknown>(`listings/${key}`);
  if (!Array.isArray(records)) throw new Error('not a listing');
  return records as ListingRecord[];
}
