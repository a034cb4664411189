import { existsSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { imagesDir } from '@/lib/content/files/source';
import { toSlug } from '@/lib/domain/site/slug';
import { listFiles } from '../../scripts/run/files';
import { CallError, expecting } from './call';

/** What a form may show and choose. */
const SHOWN = /\.(jpe?g|png|webp|avif|svg)$/i;
const PHOTOS = ['jpeg', 'png', 'webp', 'heif', 'avif'];
/** A photograph of any camera is smaller. */
const LIMIT = { limitInputPixels: 120_000_000 };
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

type NewPicture = z.output<typeof newPicture>;

const folderOf = (file: string) => file.split('/').slice(0, -1).join('/');

/** The part of a picture that has a ratio, in pixels. */
export function areaOf(size: Size, { ratio, place }: Pick<NewPicture, 'ratio' | 'place'>) {
  const width = ratio > 0 ? Math.min(size.width, Math.ceil(size.height * ratio)) : size.width;
  const height = ratio > 0 ? Math.min(size.height, Math.ceil(size.width / ratio)) : size.height;
  const left = Math.round((size.width - width) * place);
  return { left, top: Math.round((size.height - height) * place), width, height };
}

/** Draws the chosen part anew, so that place and camera are not kept. Kind and size come from the bytes. */
async function draw({ bytes, ...cut }: NewPicture) {
  const picture = sharp(await bytes.arrayBuffer(), LIMIT).rotate();
  const metadata = await picture.metadata().catch(() => null);
  if (!metadata || !PHOTOS.includes(metadata.format)) {
    throw new CallError('This is no photograph: take JPEG, PNG or WebP.');
  }
  const upright = await picture.toBuffer({ resolveWithObject: true });
  const part = sharp(upright.data, LIMIT).extract(areaOf(upright.info, cut));
  const isPng = metadata.format === 'png';
  const drawn = isPng ? part.png({ compressionLevel: 9 }) : part.jpeg({ quality: 90, mozjpeg: true });
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  return { data, ending: isPng ? 'png' : 'jpg', width: info.width, height: info.height };
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
function noteOn({ width, height }: Size, ending: string): string {
  if (ending === 'png' || width >= SOFT_BELOW_PX) return '';
  return `${width} × ${height} px is small: galleries show up to ${SOFT_BELOW_PX} px and more, so it will look soft.`;
}

/** The calls by which the page lists and adds pictures of a content folder. */
export const pictureCalls = (dir: string) => ({
  pictures: () => listFiles(imagesDir(dir)).filter((file) => SHOWN.test(file)),
  addPicture: expecting(newPicture, async (asked) => {
    const files = listFiles(imagesDir(dir));
    if (!files.some((file) => SHOWN.test(file) && folderOf(file) === asked.folder)) {
      throw new CallError('There is no such folder of pictures.');
    }
    const { data, ending, width, height } = await draw(asked);
    const file = freeName(asked, ending, new Set(files.map((name) => name.toLowerCase())));
    writeFileSync(path.join(imagesDir(dir), file), data, { flag: 'wx' });
    return { file, note: noteOn({ width, height }, ending), width, height };
  }),
});

const MADE_LIMIT = 3000;
const THUMBNAIL_WIDTH_PX = 160;
const made = new Map<string, Buffer>();

export const DRAWING = 'image/svg+xml';

/** Bytes of a picture, small where it is a photograph; null if there is none of that name. */
export async function thumbnail(dir: string, file: string): Promise<{ type: string; bytes: Buffer } | null> {
  const source = path.join(imagesDir(dir), file);
  const stat = SHOWN.test(file) && isBelow(imagesDir(dir), source) ? statSync(source) : null;
  if (!stat?.isFile()) return null;
  if (/\.svg$/i.test(file)) return { type: DRAWING, bytes: readFileSync(source) };
  const key = `${source} ${stat.mtimeMs}`;
  const small = sharp(source, LIMIT).resize({ width: THUMBNAIL_WIDTH_PX, withoutEnlargement: true });
  const bytes = made.get(key) ?? (await small.flatten({ background: '#ffffff' }).jpeg({ quality: 78 }).toBuffer());
  if (made.size > MADE_LIMIT) made.clear();
  made.set(key, bytes);
  return { type: 'image/jpeg', bytes };
}

/** Whether a file lies below a folder, links followed. */
function isBelow(folder: string, file: string): boolean {
  return existsSync(file) && realpathSync(file).startsWith(realpathSync(folder) + path.sep);
}
