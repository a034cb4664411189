/** Why an enhancer: the map's host receives no request before the visitor asks for the map. */

interface LocationMapProps {
  /** Address of the map on another host. */
  mapUrl: string;
}

/** The button before the root is replaced by the map (spec 2, Contact Us page; faults 45). */
export function locationMap(root: HTMLElement, signal: AbortSignal, { mapUrl }: LocationMapProps): void {
  const button = root.previousElementSibling;
  const onAsked = () => {
    const frame = document.createElement('iframe');
    frame.title = 'Our Location';
    frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-popups');
    frame.referrerPolicy = 'no-referrer';
    frame.loading = 'lazy';
    frame.src = mapUrl;
    button?.replaceWith(frame);
    frame.focus({ preventScroll: true });
  };
  button?.addEventListener('click', onAsked, { signal });
}
