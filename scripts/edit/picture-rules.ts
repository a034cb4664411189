import { z } from 'zod';
import { toSlug } from '@/lib/domain/site/slug';
import { CallError } from './call';

export const NO_PHOTOGRAPH = 'This is no photograph: take JPEG, PNG or WebP.';
/** What a form may show and choose. */
export const SHOWN = /\.(jpe?g|png|webp|avif|svg)$/i;
/** Below this a picture looks soft in a gallery. */
const SOFT_BELOW_PX = 1200;

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

/** A picture of this computer, with the folder for it and how it is to be cut. */
export const newPicture = z.object({
  folder: z.string(),
  name: z.string(),
  /** Width by height; 0 leaves the picture as it is. */
  ratio: z.coerce.number().min(0),
  /** Which part stays, from 0 (top or left) to 1. */
  place: z.coerce.number().min(0).max(1),
  bytes: z.instanceof(Blob),
});

export type NewPicture = z.output<typeof newPicture>;

/** The calls by which the page lists and adds pictures. */
export interface PictureCalls {
  pictures: () => string[];
  addPicture: (asked: NewPicture) => Promise<AddedPicture>;
}

export const folderOf = (file: string) => file.split('/').slice(0, -1).join('/');

/** Throws where no picture of the content stands in a folder. */
export function expectFolder(folder: string, pictures: readonly string[]): void {
  if (!pictures.some((file) => folderOf(file) === folder)) throw new CallError('There is no such folder of pictures.');
}

/** The part of a picture that has a ratio, in pixels. */
export function areaOf(size: Size, { ratio, place }: Pick<NewPicture, 'ratio' | 'place'>) {
  const width = ratio > 0 ? Math.min(size.width, Math.ceil(size.height * ratio)) : size.width;
  const height = ratio > 0 ? Math.min(size.height, Math.ceil(size.width / ratio)) : size.height;
  const left = Math.round((size.width - width) * place);
  return { left, top: Math.round((size.height - height) * place), width, height };
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
