import { useEffect } from 'react';
import type { ListingTable } from '@/lib/domain/listing/table';

/** Tells the map beside the listing all rows that match, after each choice and when the map wakes. */
export function useListingMap(hasMap: boolean, rows: readonly number[], table: ListingTable): void {
  useEffect(() => {
    if (!hasMap) return;
    const tell = () => dispatchEvent(new CustomEvent('listing-drawn', { detail: { rows, table } }));
    tell();
    addEventListener('map-awake', tell);
    return () => removeEventListener('map-awake', tell);
  }, [hasMap, rows, table]);
}
