import 'server-only';
import type { MapFrame } from '@/lib/domain/place/map';
import type { Coordinates } from '@/lib/domain/site/coordinates';

/** '28.45,77.07 28.47,77.08': the points of a line of maps.json. */
export function readPoints(text: string): Coordinates[] {
  return text.split(' ').map((point) => {
    const [lat = NaN, lng = NaN] = point.split(',').map(Number);
    return { lat, lng };
  });
}

/** The frame between two corners. */
export function readFrame(text: string): MapFrame {
  const corners = readPoints(text);
  const lats = corners.map(({ lat }) => lat);
  const lngs = corners.map(({ lng }) => lng);
  return { south: Math.min(...lats), west: Math.min(...lngs), north: Math.max(...lats), east: Math.max(...lngs) };
}
