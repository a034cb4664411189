import { toSlug } from '@/lib/domain/site/slug';

/** What a form may show and choose. */
export const SHOWN = /\.(jpe?g|png|webp|avif|svg)$/i;
/** Below this a picture looks soft in a gallery. */
const SOFT_BELOW_PX = 1200;

/** Part of a picture in shares of its size, from 0 to 1. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

export interface AddedPicture extends Size {
  /** Path under images/. */
  file: string;
  /** What the person should know; '' if nothing. */
  note: string;
}

/** What a call asks of a picture that it brings. */
export function askedOf(query: URLSearchParams): { folder: string; name: string; crop: Crop | undefined } {
  const cut = query.get('crop')?.split(',').map(Number);
  const [left = 0, top = 0, width = 1, height = 1] = cut ?? [];
  const crop = cut ? { left, top, width, height } : undefined;
  return { folder: query.get('folder') ?? '', name: query.get('name') ?? '', crop };
}

export const folderOf = (file: string) => file.split('/').slice(0, -1).join('/');

/** Throws where no picture of the content stands in a folder. */
export function expectFolder(folder: string, pictures: readonly string[]): void {
  if (!pictures.some((file) => folderOf(file) === folder)) throw new Error('There is no such folder of pictures.');
}

/** The part of a picture in pixels. */
export function areaOf({ left, top, width, height }: Crop, size: Size) {
  const share = (value: number) => Math.min(Math.max(Number(value) || 0, 0), 1);
  const x = Math.min(Math.round(share(left) * size.width), size.width - 1);
  const y = Math.min(Math.round(share(top) * size.height), size.height - 1);
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(Math.round(share(width) * size.width), size.width - x)),
    height: Math.max(1, Math.min(Math.round(share(height) * size.height), size.height - y)),
  };
}

/** A name that no picture has: nothing is ever overwritten. */
export function freeName(
  folder: string,
  name: string,
  ending: 'png' | 'jpg',
  isTaken: (file: string) => boolean,
): string {
  const stem = toSlug(name.replace(/^.*[/\\]|\.[^.]*$/g, '')).slice(0, 60) || 'picture';
  for (let count = 1; ; count++) {
    const file = `${folder}/${stem}${count > 1 ? `-${count}` : ''}.${ending}`;
    if (!isTaken(file)) return file;
  }
}

/** What the person should know of a picture; drawings may be small. */
export function noteOn({ width, height }: Size, ending: 'png' | 'jpg'): string {
  if (ending === 'png' || width >= SOFT_BELOW_PX) return '';
  return `${width} × ${height} px is small: galleries show up to ${SOFT_BELOW_PX} px and more, so it will look soft.`;
}
