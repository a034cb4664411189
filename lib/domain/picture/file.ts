import type { ImageAsset } from './image';

/** A photograph in a third of its characters: path without extension, hash, width, height, then the ladder. */
export type PackedImage = [string, string, number, number, ...number[]] | ImageAsset;

export function packImage(image: ImageAsset): PackedImage {
  if (image.kind !== 'raster' || image.portraitWidths || !image.src.endsWith('.jpg')) return image;
  const path = image.src.slice(0, -'.jpg'.length);
  if (!image.stem.startsWith(`${path}.`)) return image;
  return [path, image.stem.slice(path.length + 1), image.width, image.height, ...image.widths];
}

export function unpackImage(packed: PackedImage): ImageAsset {
  if (!Array.isArray(packed)) return packed;
  const [path, hash, width, height, ...widths] = packed;
  return { kind: 'raster', src: `${path}.jpg`, stem: `${path}.${hash}`, width, height, widths };
}
