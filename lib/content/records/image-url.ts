import 'server-only';
import { toImageKey, type ImageAsset } from '@/lib/domain/picture/image';
import { cloudBaseOf } from '../files/source';
import { memoizeOnContent } from '../set/content';
import { getImage, getLogo } from './picture-manifest';

/**
 * Base address of pictures on another host, without a trailing slash; null if the pictures are our own
 * (routes-and-content, Pictures).
 */
const cloudBase = memoizeOnContent(({ site }) => cloudBaseOf(site.entries[0]?.value.imageBase));

/** The picture of an image value; the fallback if it is missing (spec 8). */
export function toImage(value: string | undefined): ImageAsset {
  return getImage(address(value));
}

/** The logo of an image value; the placeholder if it is missing (spec 2, Developer cards). */
export function toLogo(value: string | undefined): ImageAsset {
  return getLogo(address(value));
}

/** Values not starting with http are prefixed with the site's image base (spec 3). */
function address(value: string | undefined): string | undefined {
  const key = toImageKey(value ?? '');
  const base = cloudBase();
  return base === null || key === '' || key.startsWith('http') ? value : `${base}/${key}`;
}
