import { existsSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { imagesDir } from '@/lib/content/files/source';
import { listFiles } from '../run/list-files';
import { CallError } from './call';
import { areaOf, NO_PHOTOGRAPH, SHOWN, type DrawnPicture, type NewPicture, type PicturePlace } from './picture-calls';

const PHOTOS = ['jpeg', 'png', 'webp', 'heif', 'avif'];
/** A photograph of any camera is smaller. */
const LIMIT = { limitInputPixels: 120_000_000 };

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

/** Kind and size of a photograph come from its bytes. */
async function draw({ bytes, ...cut }: NewPicture): Promise<DrawnPicture> {
  const picture = sharp(await bytes.arrayBuffer(), LIMIT).rotate();
  const metadata = await picture.metadata().catch(() => null);
  if (!metadata || !PHOTOS.includes(metadata.format)) throw new CallError(NO_PHOTOGRAPH);
  const upright = await picture.toBuffer({ resolveWithObject: true });
  const part = sharp(upright.data, LIMIT).extract(areaOf(upright.info, cut));
  const isPng = metadata.format === 'png';
  const drawn = isPng ? part.png({ compressionLevel: 9 }) : part.jpeg({ quality: 90, mozjpeg: true });
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), ending: isPng ? 'png' : 'jpg', width: info.width, height: info.height };
}

/** The pictures of a content folder. */
export const folderPictures = (dir: string): PicturePlace => ({
  list: () => listFiles(imagesDir(dir)),
  draw,
  store: (file, { bytes }) => writeFileSync(path.join(imagesDir(dir), file), bytes, { flag: 'wx' }),
});
