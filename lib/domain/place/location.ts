import type { ImageAsset } from '../picture/image';
import type { Coordinates } from '../site/coordinates';

/** A place nearby with its travel time (spec 2, Location). */
export interface NearbyPlace {
  name: string;
  time: string;
}

export interface ProjectLocation {
  /** Key in locationData: the project's id. */
  key: string;
  images: ImageAsset[];
  nearby: NearbyPlace[];
  coordinates: Coordinates | null;
}

/** Destination of directions if neither location nor project has coordinates; labelled approximate (spec 2). */
export const DEFAULT_COORDINATES: Coordinates = { lat: 28.6139, lng: 77.209 };

/** The default is not the real position of a project, so structured data never contains it (search-engines 1.3). */
export function isDefaultCoordinates({ lat, lng }: Coordinates): boolean {
  return lat === DEFAULT_COORDINATES.lat && lng === DEFAULT_COORDINATES.lng;
}
