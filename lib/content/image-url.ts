import 'server-only';
import { FALLBACK_IMAGE_SRC, type ImageAsset } from '@/lib/domain/image';
import { getContent } from './content';
import { getImage } from './images';

/** An image value of the content as the picture step knows it: a path under images/, or an http address. */
export function imagePath(value: string): string {
  return /^https?:/i.test(value) ? value : value.replace(/^\/?(?:images\/)?/, '');
}

/** The picture of an image value; values not starting with http are prefixed with the site's image base (spec 3). */
export function toImage(value: string | undefined): ImageAsset {
  const path = imagePath(value?.trim() || FALLBACK_IMAGE_SRC);
  const base = getContent().site.entries[0]?.value.imageBase?.replace(/\/+$/, '');
  return getImage(base && /^https?:/i.test(base) && !/^https?:/i.test(path) ? `${base}/${path}` : path);
}
