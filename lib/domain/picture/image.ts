/** A photograph or plan after the picture step: one AVIF ladder and one JPEG fallback (design 4). */
export interface RasterImage {
  kind: 'raster';
  /** Address of the JPEG fallback, equal to the original's path with the extension .jpg: `/images/hero/hero-01.jpg`. */
  src: string;
  /** Address of the AVIF files without width and extension: `/images/hero/hero-01.1a2b3c4d`. */
  stem: string;
  /** Ladder widths in CSS px that exist as `{stem}-{width}.avif`, ascending. */
  widths: number[];
  /** Size of the fallback in px; its ratio is the original's. */
  width: number;
  height: number;
  /** Widths of a 3:4 crop that exist as `{stem}-p{width}.avif`; only banners of the hero have one. */
  portraitWidths?: number[];
}

/** A drawing, served unchanged. */
export interface VectorImage {
  kind: 'vector';
  src: string;
  width: number;
  height: number;
}

/** A picture on another host that the build could not fetch; pages link to its original address. */
export interface RemoteImage {
  kind: 'remote';
  src: string;
}

export type ImageAsset = RasterImage | VectorImage | RemoteImage;

/** The picture for a missing one of a project (spec 8). */
export const FALLBACK_IMAGE_SRC = '/images/random-image.jpg';

/**
 * Path of a content value below the images folder: '/images/hero/a.jpg' → 'hero/a.jpg'; http addresses stay (spec 3).
 */
export function toImageKey(value: string): string {
  return /^https?:\/\//i.test(value) ? value : value.trim().replace(/^\/?(?:images\/)?/, '');
}
