import 'server-only';
import type { ImageAsset } from '@/lib/domain/picture/image';
import { memoizeOnContent } from '../set/content';
import { toImage } from './image-url';

const described = memoizeOnContent(
  ({ pictures }) => new Map(pictures.entries.map(({ value }) => [toImage(value.file).src, value])),
);

/** Whether one of the pictures is drawn by computer and so needs its note (pictures.json). */
export function hasRendering(images: readonly ImageAsset[]): boolean {
  return images.some(({ src }) => described().get(src)?.isRendered);
}

/** What is seen on each picture, in one sentence; null where nobody wrote it (pictures.json). */
export function sightsOn(images: readonly ImageAsset[]): (string | null)[] {
  return images.map(({ src }) => described().get(src)?.shows ?? null);
}
