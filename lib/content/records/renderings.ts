import 'server-only';
import type { ImageAsset } from '@/lib/domain/picture/image';
import { memoizeOnContent } from '../set/content';
import { toImage } from './image-url';

const renderings = memoizeOnContent(
  ({ pictures }) => new Set(pictures.entries.flatMap(({ value }) => (value.isRendered ? toImage(value.file).src : []))),
);

/** Whether one of the pictures is drawn by computer and so needs its note (pictures.json). */
export function hasRendering(images: readonly ImageAsset[]): boolean {
  return images.some(({ src }) => renderings().has(src));
}
