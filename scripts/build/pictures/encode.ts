import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Part of every picture's hash, so each change here creates new files with new names. */
const SETTINGS = {
  // Each step is at least a fifth wider than the one before. 656 is nine tenths of a phone's 720 or 721 px; 832 and 1088
  // are what wider phones and those of a higher density request.
  ladder: [360, 480, 656, 832, 1088, 1600, 1920],
  avifQuality: 50,
  // The widths that phones with a pixel ratio up to 2 load. A photograph takes the first quality that fits the first
  // round trip of a connection; the letters in a drawing need theirs.
  phone: { upTo: 656, portraitUpTo: 560, maxBytes: 14_000, qualities: [40, 34, 30], drawingQuality: 46 },
  // The largest picture of the first screen on phones: the second step is for a pixel ratio of 3, where a lower quality
  // is enough.
  portraitLadder: [560, 960],
  portraitQuality: 34,
  // Effort 1 takes two thirds of the time of 2 for the same bytes (measured within 2 %); 0 costs 8 % more bytes.
  avifEffort: 1,
  jpegQualities: [72, 60, 48],
  jpegMaxBytes: 120_000,
  fallbackWidth: 960,
  shareWidth: 1200,
};

const FALLBACK_NAME = 'fallback.jpg';

/** The use of a picture decides which files are made. */
export type PictureUse = 'picture' | 'banner' | 'share';

/** Size of the fallback and widths of the two ladders, px. */
interface Measures {
  width: number;
  height: number;
  widths: number[];
  portraitWidths: number[];
}

/** One original and its files in the cache, made or not: `{width}.avif`, `p{width}.avif` and `fallback.jpg`. */
export interface EncodedPicture extends Measures {
  hash: string;
  folder: string;
  original: string;
  use: PictureUse;
}

/** A source so many times as wide as its last step is also published in its own width. */
const OWN_WIDTH_FROM = { picture: 1.2, portrait: 1.1, banner: 1 };

function steps(ladder: readonly number[], sourceWidth: number, ownFrom: number): number[] {
  const widths = ladder.filter((width) => width <= sourceWidth);
  return sourceWidth > (widths.at(-1) ?? 0) * ownFrom ? [...widths, sourceWidth] : widths;
}

/** Widths of the ladder up to the source's own, px; plus its own width if that is much larger, and of a banner always. */
export function ladderWidths(sourceWidth: number, use: PictureUse = 'picture'): number[] {
  return steps(SETTINGS.ladder, sourceWidth, use === 'banner' ? OWN_WIDTH_FROM.banner : OWN_WIDTH_FROM.picture);
}

/** The largest centred 3:4 crop, px. */
export function portraitCrop(width: number, height: number) {
  const cropWidth = Math.min(width, Math.floor((height * 3) / 4));
  const cropHeight = Math.min(height, Math.floor((cropWidth * 4) / 3));
  return {
    left: Math.floor((width - cropWidth) / 2),
    top: Math.floor((height - cropHeight) / 2),
    width: cropWidth,
    height: cropHeight,
  };
}

/** Widths of the 3:4 crop, px; a crop that has some more is published in its own width, too. */
export function portraitWidths(cropWidth: number): number[] {
  return steps(SETTINGS.portraitLadder, cropWidth, OWN_WIDTH_FROM.portrait);
}

/** Banners of the home page get a crop for phones; brand pictures are for shared links only. */
export function pictureUse(key: string, banners: ReadonlySet<string>): PictureUse {
  if (banners.has(key)) return 'banner';
  return key.startsWith('brand/') ? 'share' : 'picture';
}

export function pictureHash(bytes: Buffer, use: PictureUse): string {
  return createHash('sha256')
    .update(JSON.stringify([SETTINGS, use]))
    .update(bytes)
    .digest('hex');
}

function fallbackWidth(sourceWidth: number, use: PictureUse): number {
  return Math.min(sourceWidth, use === 'share' ? SETTINGS.shareWidth : SETTINGS.fallbackWidth);
}

/** The file in the first quality that is small enough, else in the last. */
async function firstThatFits(
  qualities: readonly number[],
  maxBytes: number,
  encode: (quality: number) => Sharp,
): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await encode(quality).toBuffer();
    if (bytes.length <= maxBytes) break;
  }
  return bytes;
}

/** Qualities to try in turn, until a file is small enough. */
function qualities(width: number, isPortrait: boolean, isDrawing: boolean): number[] {
  const { phone, portraitQuality, avifQuality } = SETTINGS;
  if (width > (isPortrait ? phone.portraitUpTo : phone.upTo)) return [isPortrait ? portraitQuality : avifQuality];
  return isDrawing ? [phone.drawingQuality] : phone.qualities;
}

/** The sizes of everything made of an original, from its header alone. Throws if the bytes are not a picture. */
async function measure(bytes: Buffer, use: PictureUse): Promise<Measures> {
  const { width: sourceWidth, height: sourceHeight } = (await sharp(bytes).metadata()).autoOrient;
  const width = fallbackWidth(sourceWidth, use);
  return {
    width,
    height: Math.max(1, Math.round((sourceHeight * width) / sourceWidth)),
    widths: use === 'share' ? [] : ladderWidths(sourceWidth, use),
    portraitWidths: use === 'banner' ? portraitWidths(portraitCrop(sourceWidth, sourceHeight).width) : [],
  };
}

/**
 * What is to be made of an original, and where in the cache it is or will be. Marks the entry as used. Throws if the
 * bytes are not a picture.
 */
export async function planPicture(cacheDir: string, original: string, use: PictureUse): Promise<EncodedPicture> {
  const bytes = readFileSync(original);
  const hash = pictureHash(bytes, use);
  const folder = join(cacheDir, hash);
  const path = join(folder, 'meta.json');
  if (!existsSync(path)) {
    const measures = await measure(bytes, use);
    mkdirSync(folder, { recursive: true });
    writeWhole(path, JSON.stringify(measures));
  }
  utimesSync(folder, new Date(), new Date());
  return { ...(JSON.parse(readFileSync(path, 'utf8')) as Measures), hash, folder, original, use };
}

/** Names of a picture's files in its folder. */
export function fileNames({ widths, portraitWidths }: EncodedPicture): string[] {
  return [...widths.map((width) => `${width}.avif`), ...portraitWidths.map((width) => `p${width}.avif`), FALLBACK_NAME];
}

/** Nobody reads a file of which only a part is written. */
function writeWhole(path: string, content: Buffer | string): void {
  const unfinished = `${path}.${process.pid}.part`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}

async function decode(original: string) {
  const bytes = readFileSync(original);
  const { format } = await sharp(bytes).metadata();
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  // Thin coloured lines in drawings need full colour resolution; photographs do not.
  const chromaSubsampling = format === 'png' || format === 'svg' ? '4:4:4' : '4:2:0';
  return { pixels, info, chromaSubsampling };
}

/** Files of one picture are made one after the other, so the last few decoded originals are kept (7 MB each). */
const KEPT_DECODED = 4;
const decoded = new Map<string, ReturnType<typeof decode>>();

function decodeOnce({ hash, original }: EncodedPicture): ReturnType<typeof decode> {
  const pixels = decoded.get(hash) ?? decode(original);
  decoded.set(hash, pixels);
  for (const oldest of decoded.keys()) if (decoded.size > KEPT_DECODED) decoded.delete(oldest);
  return pixels;
}

/** Makes one file of a picture in the cache, if it is not there. Throws if the original cannot be read. */
export async function encodeFile(picture: EncodedPicture, name: string): Promise<void> {
  const path = join(picture.folder, name);
  if (existsSync(path)) return;
  const { pixels, info, chromaSubsampling } = await decodeOnce(picture);
  if (name === FALLBACK_NAME) {
    const resized = pixels.clone().resize({ width: picture.width });
    const { jpegQualities, jpegMaxBytes } = SETTINGS;
    const encode = (quality: number) => resized.clone().jpeg({ quality, mozjpeg: true });
    return writeWhole(path, await firstThatFits(jpegQualities, jpegMaxBytes, encode));
  }
  const width = parseInt(name.replace('p', ''), 10);
  const isPortrait = name.startsWith('p');
  const crop = portraitCrop(info.width, info.height);
  const resized = isPortrait
    ? pixels
        .clone()
        .extract(crop)
        .resize({ width, height: Math.round((width * crop.height) / crop.width) })
    : pixels.clone().resize({ width });
  const ladder = qualities(width, isPortrait, chromaSubsampling === '4:4:4');
  const encode = (quality: number) => resized.clone().avif({ quality, effort: SETTINGS.avifEffort, chromaSubsampling });
  writeWhole(path, await firstThatFits(ladder, SETTINGS.phone.maxBytes, encode));
}
