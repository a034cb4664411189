import type { ImageAsset } from './image';

export interface SitePlan {
  projectName: string;
  images: ImageAsset[];
}
