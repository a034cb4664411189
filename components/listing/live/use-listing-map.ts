import { useEffect } from 'react';
import { SHOW_MAP } from '@/components/listing/listing-id';
import type { FoundHome } from '@/lib/domain/listing/match';

/** Hands all that was found to the map beside the listing, after each choice and when it wakes; '#map' opens it. */
export function useListingMap(hasMap: boolean, found: readonly FoundHome[]): void {
  useEffect(() => {
    const box = document.getElementById(SHOW_MAP);
    if (location.hash === '#map' && box instanceof HTMLInputElement) box.checked = true;
  }, []);
  useEffect(() => {
    if (!hasMap) return;
    const tell = () => dispatchEvent(new CustomEvent('listing-drawn', { detail: found }));
    tell();
    addEventListener('map-awake', tell);
    return () => removeEventListener('map-awake', tell);
  }, [hasMap, found]);
}
