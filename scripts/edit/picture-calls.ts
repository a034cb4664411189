import { z } from 'zod';
import { toSlug } from '@/lib/domain/site/slug';
import { CallError, expecting } from './call';

export const NO_PHOTOGRAPH = 'This is no photograph: take JPEG, PNG or WebP.';
/** What a form may show and choose. */
export const SHOWN = /\.(jpe?g|png|webp|avif|svg)$/i;
/** Below this a picture looks soft in a gallery. */
const SOFT_BELOW_PX = 1200;

interface Size {
  width: number;
  height: number;
}

/** A picture of this computer, with the folder for it and how it is to be cut. */
const newPicture = z.object({
  folder: z.string(),
  name: z.string(),
  /** Width by height; 0 leaves the picture as it is. */
  ratio: z.coerce.number().min(0),
  /** Which part stays, from 0 (top or left) to 1. */
  place: z.coerce.number().min(0).max(1),
  bytes: z.instanceof(Blob),
});

export type NewPicture = z.output<typeof newPicture>;

/** A picture as it is stored. */
export interface DrawnPicture extends Size {
  bytes: Uint8Array<ArrayBuffer>;
  ending: 'png' | 'jpg';
}

/** Where the pictures of the content stand. */
export interface PicturePlace {
  /** All files under images/, by path. */
  list(): string[];
  /** Draws the chosen part anew, so that place and camera are not kept; throws where it is no photograph. */
  draw(picture: NewPicture): Promise<DrawnPicture>;
  /** Never overwrites. */
  store(file: string, picture: DrawnPicture): void | Promise<void>;
}

const folderOf = (file: string) => file.split('/').slice(0, -1).join('/');

/** The part of a picture that has a ratio, in pixels. */
export function areaOf(size: Size, { ratio, place }: Pick<NewPicture, 'ratio' | 'place'>) {
  const width = ratio > 0 ? Math.min(size.width, Math.ceil(size.height * ratio)) : size.width;
  const height = ratio > 0 ? Math.min(size.height, Math.ceil(size.width / ratio)) : size.height;
  const left = Math.round((size.width - width) * place);
  return { left, top: Math.round((size.height - height) * place), width, height };
}

/** A name that no picture has: nothing is ever overwritten. */
function freeName({ folder, name }: NewPicture, ending: string, taken: ReadonlySet<string>): string {
  const stem = toSlug(name.replace(/^.*[/\\]|\.[^.]*$/g, '')).slice(0, 60) || 'picture';
  for (let count = 1; ; count++) {
    const file = `${folder}/${stem}${count > 1 ? `-${count}` : ''}.${ending}`;
    if (!taken.has(file.toLowerCase())) return file;
  }
}

/** What the person should know of a picture; drawings may be small. */
function noteOn({ width, height, ending }: DrawnPicture): string {
  if (ending === 'png' || width >= SOFT_BELOW_PX) return '';
  return `${width} × ${height} px is small: galleries show up to ${SOFT_BELOW_PX} px and more, so it will look soft.`;
}

/** The calls by which the page lists and adds pictures. */
export const pictureCalls = (place: PicturePlace) => ({
  pictures: () => place.list().filter((file) => SHOWN.test(file)),
  addPicture: expecting(newPicture, async (asked) => {
    const files = place.list();
    if (!files.some((file) => SHOWN.test(file) && folderOf(file) === asked.folder)) {
      throw new CallError('There is no such folder of pictures.');
    }
    const picture = await place.draw(asked);
    const taken = new Set(files.map((file) => file.toLowerCase()));
    const file = freeName(asked, picture.ending, taken);
    await place.store(file, picture);
    return { file, note: noteOn(picture), width: picture.width, height: picture.height };
  }),
});
