import type { ImageAsset } from './image';

/** The `srcset` of an AVIF ladder from a width in pixels on, null if the picture has none (design 4). */
export function avifSrcset(image: ImageAsset, crop: 'full' | 'portrait' = 'full', minWidth = 0): string | null {
  if (image.kind !== 'raster') return null;
  const all = crop === 'portrait' ? (image.portraitWidths ?? []) : image.widths;
  const widths = all.filter((width) => width >= minWidth || width === all.at(-1));
  if (widths.length === 0) return null;
  const mark = crop === 'portrait' ? 'p' : '';
  return widths.map((width) => `${image.stem}-${mark}${width}.avif ${width}w`).join(', ');
}

/** Attributes of a `<source>`, by React's names. */
export interface PictureSource {
  media?: string;
  srcSet: string;
  sizes: string;
  type: 'image/avif';
  width?: number;
  height?: number;
}

interface SourceOptions {
  /** `sizes` attribute: rendered width of the picture. */
  sizes: string;
  /** Width / height of the box, if the picture is cropped to fill it; used to choose a sharp enough file. */
  coverRatio?: number | undefined;
  /** Shows the 3:4 crop below 768 px, if the picture has one. */
  hasPortraitCrop?: boolean | undefined;
}

/** Less than the screen's width: hardly seen behind a headline, and the first picture arrives a round trip sooner. */
const PORTRAIT_SIZES = '68vw';

/** A picture that is wider than its box is never shown in less pixels. */
const MIN_COVERING_WIDTH = 480;

/** Screens below this width, px, show the portrait crop. */
const LANDSCAPE_FROM = 768;

/** The sources of a picture's `<picture>`, none if it has no AVIF ladder (design 4). */
export function pictureSources(
  image: ImageAsset,
  { sizes, coverRatio, hasPortraitCrop }: SourceOptions,
): PictureSource[] {
  const covering = coverRatio ? coverSizes(image, sizes, coverRatio) : sizes;
  const portrait = hasPortraitCrop ? avifSrcset(image, 'portrait') : null;
  const minWidth = portrait ? LANDSCAPE_FROM : covering === sizes ? 0 : MIN_COVERING_WIDTH;
  const full = avifSrcset(image, 'full', minWidth);
  if (!full) return [];
  const type = 'image/avif';
  const cropped: PictureSource[] = portrait
    ? [{ media: `(width < ${LANDSCAPE_FROM}px)`, srcSet: portrait, sizes: PORTRAIT_SIZES, type, width: 3, height: 4 }]
    : [];
  return [...cropped, { srcSet: full, sizes: covering, type }];
}

/** Attributes for the size of a picture before it has loaded; none for one on another host. */
export function pictureSize(image: ImageAsset): { width?: number; height?: number } {
  return image.kind === 'remote' ? {} : { width: image.width, height: image.height };
}

/** The sharpest file of a picture, for a link that shows it in full: the widest AVIF, else the picture itself. */
export function largestSrc(image: ImageAsset): string {
  const width = image.kind === 'raster' ? image.widths.at(-1) : undefined;
  return image.kind === 'raster' && width ? `${image.stem}-${width}.avif` : image.src;
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
