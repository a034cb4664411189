import { existsSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { imagesDir } from '@/lib/content/files/source';
import { listFiles } from '../run/list-files';
import { CallError, expecting } from './call';
import {
  areaOf,
  expectFolder,
  freeName,
  newPicture,
  NO_PHOTOGRAPH,
  noteOn,
  SHOWN,
  type AddedPicture,
  type NewPicture,
  type PictureCalls,
} from './picture-rules';

const PHOTOS = ['jpeg', 'png', 'webp', 'heif', 'avif'];
/** A photograph of any camera is smaller. */
const PIXEL_LIMIT = 120_000_000;

/** All pictures under images/, by path. */
function listPictures(dir: string): string[] {
  return listFiles(imagesDir(dir)).filter((file) => SHOWN.test(file));
}

const MADE_LIMIT = 3000;
const made = new Map<string, Buffer>();

/** Bytes of a picture, small where it is a photograph; null if there is none of that name. */
export async function thumbnail(dir: string, file: string, widthPx: number) {
  const source = path.join(imagesDir(dir), file);
  const stat = SHOWN.test(file) && isBelow(imagesDir(dir), source) ? statSync(source, { throwIfNoEntry: false }) : null;
  if (!stat?.isFile()) return null;
  if (/\.svg$/i.test(file)) return { type: 'image/svg+xml', source };
  const key = `${source} ${widthPx} ${stat.mtimeMs}`;
  const known = made.get(key);
  if (known) return { type: 'image/jpeg', bytes: known };
  const bytes = await sharp(source, { limitInputPixels: PIXEL_LIMIT })
    .resize({ width: widthPx, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 78 })
    .toBuffer();
  if (made.size > MADE_LIMIT) made.clear();
  made.set(key, bytes);
  return { type: 'image/jpeg', bytes };
}

/** Whether a file lies below a folder, links followed. */
function isBelow(folder: string, file: string): boolean {
  return existsSync(file) && realpathSync(file).startsWith(realpathSync(folder) + path.sep);
}

/**
 * Stores an uploaded photograph under a name made of its own. Its kind and size come from its bytes; place and camera
 * are not kept. Throws in words where it is no photograph or the folder is none of the content's.
 */
async function addPicture(dir: string, { folder, name, bytes, ...cut }: NewPicture): Promise<AddedPicture> {
  expectFolder(folder, listPictures(dir));
  const options = { limitInputPixels: PIXEL_LIMIT };
  const input = await bytes.arrayBuffer();
  const metadata = await sharp(input, options)
    .metadata()
    .catch(() => null);
  if (!metadata || !PHOTOS.includes(metadata.format)) throw new CallError(NO_PHOTOGRAPH);
  const upright = await sharp(input, options).rotate().toBuffer({ resolveWithObject: true });
  const picture = sharp(upright.data, options).extract(areaOf(upright.info, cut));
  const ending = metadata.format === 'png' ? 'png' : 'jpg';
  const made = ending === 'png' ? picture.png({ compressionLevel: 9 }) : picture.jpeg({ quality: 90, mozjpeg: true });
  const { data, info } = await made.toBuffer({ resolveWithObject: true });
  const images = imagesDir(dir);
  const file = freeName(folder, name, ending, (taken) => existsSync(path.join(images, taken)));
  writeFileSync(path.join(images, file), data, { flag: 'wx' });
  return { file, width: info.width, height: info.height, note: noteOn(info, ending) };
}

/** The pictures of a content folder. */
export const pictureCalls = (dir: string): PictureCalls => ({
  pictures: () => listPictures(dir),
  addPicture: expecting(newPicture, (picture) => addPicture(dir, picture)),
});
