'use client';
/** Why an island: the banner's picture is drawn along by the pointer or the arrow keys; how is fetched afterwards. */
import { useEffect } from 'react';

interface BannerDragProps {
  /** Id of the box with the picture. */
  bannerId: string;
  label: string;
}

/** Makes a banner a picture one can look around in (spec 2, Developer detail page). */
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
