import { useEffect } from 'react';
import type { ListingRecord } from '@/lib/domain/listing/record';

/** Tells the map beside the listing all records that match, after each choice and when the map wakes. */
export function useListingMap(hasMap: boolean, matches: readonly ListingRecord[]): void {
  useEffect(() => {
    if (!hasMap) return;
    const tell = () => dispatchEvent(new CustomEvent('listing-drawn', { detail: matches }));
    tell();
    addEventListener('map-awake', tell);
    return () => removeEventListener('map-awake', tell);
  }, [hasMap, matches]);
}
