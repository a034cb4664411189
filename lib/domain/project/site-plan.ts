import { SITE_PLAN_AUTOPLAY_MS } from '../site/business-constants';
import type { ImageAsset } from '../picture/image';

export interface SitePlan {
  projectName: string;
  images: ImageAsset[];
}

/** Drawings turn by themselves only where there are more than two; null: by hand (spec 2, Site Plan). */
export function sitePlanIntervalMs({ images }: Pick<SitePlan, 'images'>): number | null {
  return images.length > 2 ? SITE_PLAN_AUTOPLAY_MS : null;
}
