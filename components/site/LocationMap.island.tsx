'use client';

/** Why an island: the map's host receives no request before the visitor asks for the map. */

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/Icon';

interface LocationMapProps {
  /** Address of the map on another host. */
  mapUrl: string;
}

/** A button on the drawing replaces it by the map (spec 2, Contact Us page; faults 45). */
export function LocationMap({ mapUrl }: LocationMapProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isAsked, setIsAsked] = useState(false);

  useEffect(() => {
    if (isAsked) frame.current?.focus({ preventScroll: true });
  }, [isAsked]);

  if (!isAsked) {
    return (
      <button type="button" className="location-map-button btn shadow-pop" onClick={() => setIsAsked(true)}>
        <Icon name="map" />
        Load the map
        <span className="sr-only"> from Google Maps</span>
      </button>
    );
  }
  return (
    <iframe
      ref={frame}
      title="Our Location"
      src={mapUrl}
      sandbox="allow-scripts allow-same-origin allow-popups"
      referrerPolicy="no-referrer"
      loading="lazy"
    />
  );
}
