import { SITE_PLAN_AUTOPLAY_MS } from '../site/business-constants';
import type { ImageAsset } from '../picture/image';

export interface SitePlan {
  projectName: string;
  images: ImageAsset[];
}

/** Autoplay interval of the drawings if there are more than two; null means manual (spec 2, Site Plan). */
export function sitePlanIntervalMs({ images }: Pick<SitePlan, 'images'>): number | null {
  return images.length > 2 ? SITE_PLAN_AUTOPLAY_MS : null;
}
