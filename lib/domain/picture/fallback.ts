import { FALLBACK_IMAGE_SRC } from './image';

/** The picture for a missing logo of a developer or project (spec 2, Developer cards). */
export const FALLBACK_LOGO_SRC = '/images/fallback/developer-placeholder.svg';

/** Replacement of a picture that did not load: the placeholder for logos, else the random image (spec 8). */
export function fallbackSrc(src: string): string {
  return src.includes('/logos/') ? FALLBACK_LOGO_SRC : FALLBACK_IMAGE_SRC;
}

/** The 'Failed to Load' graphic of site plans (spec 8). */
export const FAILED_PLAN_SRC = '/images/fallback/failed-to-load.svg';
