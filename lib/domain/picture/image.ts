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

/** The `srcset` of an AVIF ladder, null if the picture has none (design 4). */
export function avifSrcset(image: ImageAsset, crop: 'full' | 'portrait' = 'full'): string | null {
  if (image.kind !== 'raster') return null;
  const widths = crop === 'portrait' ? (image.portraitWidths ?? []) : image.widths;
  if (widths.length === 0) return null;
  const mark = crop === 'portrait' ? 'p' : '';
  return widths.map((width) => `${image.stem}-${mark}${width}.avif ${width}w`).join(', ');
}

/** The sharpest file of a picture, for a link that shows it in full: the widest AVIF, else the picture itself. */
export function largestSrc(image: ImageAsset): string {
  const width = image.kind === 'raster' ? image.widths.at(-1) : undefined;
  return image.kind === 'raster' && width ? `${image.stem}-${width}.avif` : image.src;
}

/**
 * Path of a content value below the images folder: '/images/hero/a.jpg' → 'hero/a.jpg'; http addresses stay (spec 3).
 */
export function toImageKey(value: string): string {
  return /^https?:\/\//i.test(value) ? value : value.trim().replace(/^\/?(?:images\/)?/, '');
}

/**
 * `sizes` of a picture that covers a box of another shape (object-fit: cover). The picture is wider than the box by the
 * ratio of the two shapes, so that width selects the file. `boxRatio` is width / height.
 */
export function coverSizes(image: ImageAsset, sizes: string, boxRatio: number): string {
  if (image.kind === 'remote') return sizes;
  const overshoot = Math.round((image.width / image.height / boxRatio) * 100) / 100;
  if (overshoot <= 1) return sizes;
  return sizes.replace(/([\d.]+(?:px|vw|rem))(?=\s*(?:,|$))/g, `calc($1 * ${overshoot})`);
}
