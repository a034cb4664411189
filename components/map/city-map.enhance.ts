/** Why an enhancer: the pins follow the filters, near ones become a number, a card tells of one; fetched once in view. */
import type { Projection } from '@/lib/domain/place/map';

/** Brings the map of its section to life when it comes into view, so that the first tap finds it awake. */
export function cityMap(root: HTMLElement, signal: AbortSignal, { sheets = [] }: { sheets?: Projection[] }): void {
  const map = root.parentElement;
  if (!map) return;
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    import('./live-map').then(({ liveMap }) => liveMap(map, sheets, signal)).catch(() => undefined);
  });
  seen.observe(map);
  signal.addEventListener('abort', () => seen.disconnect());
}
