/** The picture for a missing logo of a developer or project (spec 2, Developer cards). */
const FALLBACK_LOGO_SRC = '/images/fallback/developer-placeholder.svg';

/** Replacement of a picture that did not load: the placeholder for logos, else the random image (spec 8). */
export function fallbackSrc(src: string): string {
  return src.includes('/logos/') ? FALLBACK_LOGO_SRC : FALLBACK_IMAGE_SRC;
}

/** The 'Failed to Load' graphic of site plans (spec 8). */
export const FAILED_PLAN_SRC = '/images/fallback/failed-to-load.svg';

/**
 * One picture a card for cards in one row: the first of its own that no card before it shows, else its first
 * (routes-and-content, Project page).
 */
export function distinctPictures(cards: readonly (readonly [ImageAsset, ...ImageAsset[]])[]): ImageAsset[] {
  const shown = new Set<string>();
  return cards.map((own) => {
    const image = own.find(({ src }) => !shown.has(src)) ?? own[0];
    shown.add(image.src);
    return image;
  });
}

/** A QR code as dark lines, one unit thick, on a light square. */
export interface QrCode {
  /** Units on a side, with the light margin that readers need. */
  size: number;
  /** The lines as the path of an SVG, in units: for each row, dark `h` and light `m`. */
  path: string;
}

/** A QR code as an SVG file, dark on white whatever it stands on. */
export function toQrFile({ size, path }: QrCode): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${path}"/></svg>`;
}

/** Alternative text of a gallery's picture; `index` counts from 0. */
export function pictureText(projectName: string, index: number, sight: string | null | undefined): string {
  const picture = `${projectName}, picture ${index + 1}`;
  return sight ? `${picture}: ${sight}` : picture;
}

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
