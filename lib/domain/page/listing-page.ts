import type { ImageAsset } from '../picture/image';
import type { ListingVariant } from '../listing/listing';
import type { ListingView } from '../listing/view';
import type { Crumb } from './trail';

/** Data of a listing's projects on one of its addresses. */
export interface ListedProjects {
  variant: ListingVariant;
  /** Whether the listing has another type to choose. */
  hasToggle: boolean;
  view: ListingView;
}

/** Everything one page of a listing shows (spec 2, Project listing page). */
export interface ListingPage extends ListedProjects {
  title: string;
  /** Address of the listing; further pages and the other type are below it. */
  base: string;
  trail: Crumb[];
  image: ImageAsset | null;
}
