import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { imagesDir } from '@/lib/content/files/source';
import { LIMIT, SHOWN } from './picture-calls';

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
