import { SITE_PLAN_AUTOPLAY_MS } from '../site/business-constants';
import type { ImageAsset } from '../picture/image';
import type { AreaRange } from './project';

export interface SitePlan {
  projectName: string;
  images: ImageAsset[];
}

/** Autoplay interval of the drawings if there are more than two; null means manual (spec 2, Site Plan). */
export function sitePlanIntervalMs({ images }: Pick<SitePlan, 'images'>): number | null {
  return images.length > 2 ? SITE_PLAN_AUTOPLAY_MS : null;
}

/** One configuration of a project (spec 3, Floor plan group). */
export interface Floor {
  configuration: string;
  /** Ready to show. */
  areaText: string;
  area: AreaRange | null;
  /** Basic selling price, ready to show; null is shown as 'Contact Us' (spec 2). */
  priceText: string | null;
  /** Null where the text is no price. */
  priceRupees: number | null;
  images: ImageAsset[];
  /** Carpet area that its drawings state, in sq.ft, all levels together; absent where one of them states none. */
  carpetSqft?: number;
}

export interface FloorPlan {
  projectId: string;
  projectName: string;
  floors: Floor[];
}

/** The carousel has one slide per floor that has images (spec 2, Floor Plan). */
export function floorsWithImages(plan: FloorPlan): Floor[] {
  return plan.floors.filter((floor) => floor.images.length > 0);
}
