/** Why an enhancer: the map's host receives no request before the visitor asks for the map. */
import { draw } from '@/components/islands/draw';

interface LocationMapProps {
  /** Id of the place of the button, and of the map after it. */
  placeId: string;
  /** Address of the map on another host. */
  mapUrl: string;
}

/** A press of the button draws the map in its place. */
export function locationMap(_root: HTMLElement, signal: AbortSignal, { placeId, mapUrl }: LocationMapProps): void {
  const place = document.getElementById(placeId)!;
  const view = () => import('./LocationMap').then(({ LocationMap }) => LocationMap);
  place.addEventListener('click', () => void draw(place, view(), { mapUrl }).catch(() => undefined), { signal });
}
