import type { ImageAsset } from '../picture/image';
import type { ListingVariant } from '../listing/listing';
import type { ListingView } from '../listing/view';
import type { MapCity } from '../listing/words';
import type { MapView } from '../place/draw-map';
import type { Crumb } from './trail';

/** Data of a listing's projects on one of its addresses. */
export interface ListedProjects {
  variant: ListingVariant;
  /** Whether the listing has another type to choose. */
  hasToggle: boolean;
  /** What the projects of each side are called beside their count: 'homes and plots'. */
  nouns: { main: string; commercial: string };
  view: ListingView;
  /** Null if the projects are in several cities, or in one without a map. */
  map: MapView | null;
  /** In several cities: those that have a map. */
  mapCities: MapCity[];
}

/** Everything one page of a listing shows (spec 2, Project listing page). */
export interface ListingPage extends ListedProjects {
  title: string;
  /** Address of the listing; further pages and the other type are below it. */
  base: string;
  trail: Crumb[];
  image: ImageAsset | null;
}
