'use client';
/** Why an island: the pointer or the arrow keys drag the banner's picture; the code for that is fetched afterwards. */
import { useEffect } from 'react';

interface BannerDragProps {
  /** Id of the box that contains the picture. */
  bannerId: string;
  label: string;
}

/** Lets the visitor drag the banner's picture to see its hidden parts (spec 2, Developer detail page). */
export function BannerDrag({ bannerId, label }: BannerDragProps) {
  useEffect(() => {
    const stop = new AbortController();
    import('./banner-drag').then(
      ({ startBannerDrag }) => startBannerDrag(bannerId, label, stop.signal),
      () => undefined,
    );
    return () => stop.abort();
  }, [bannerId, label]);
  return null;
}
