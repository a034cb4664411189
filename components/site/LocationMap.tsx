import { useEffect, useRef } from 'react';

/** The map of another host, with the focus of the button that asked for it (spec 2, Contact Us page; faults 45). */
export function LocationMap({ mapUrl }: { mapUrl: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <iframe
      ref={frame}
      title="Our Location"
      sandbox="allow-scripts allow-same-origin allow-popups"
      referrerPolicy="no-referrer"
      loading="lazy"
      src={mapUrl}
    />
  );
}
