import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Part of every picture's hash, so each change here creates new files with new names. */
const SETTINGS = {
  // Chosen for the widths that phones request at full screen (720, 721, 1080, 1082, 1170) and for nine tenths of 720.
  ladder: [360, 480, 656, 736, 1088, 1280, 1600, 1920],
  avifQuality: 50,
  // Phones with a pixel ratio up to 2 load this width.
  phoneStep: { width: 656, quality: 46 },
  // The largest picture of the first screen on phones: the first step is for a pixel ratio up to 2, the second for 3,
  // where a lower quality is enough.
  portraitLadder: [
    { width: 656, quality: 44 },
    { width: 960, quality: 42 },
  ],
  // Above 960 px effort 1 takes half the time of 2 for the same bytes (measured within 2 %).
  avifEffort: { upTo960: 2, above960: 1 },
  jpegQualities: [72, 60, 48],
  jpegMaxBytes: 120_000,
  fallbackWidth: 960,
  shareWidth: 1200,
};

/** The use of a picture decides which files are made. */
export type PictureUse = 'picture' | 'banner' | 'share';

/** Size of the fallback and widths of the two ladders, px. */
interface EncodedFiles {
  width: number;
  height: number;
  widths: number[];
  portraitWidths: number[];
}

/** One original after encoding: files `{width}.avif`, `p{width}.avif` and `fallback.jpg` in `folder`. */
export interface EncodedPicture extends EncodedFiles {
  hash: string;
  folder: string;
}

/** A source more than 1.2 times as wide as its last step is also published in its own width. */
const OWN_WIDTH_FROM = 1.2;

/** Widths of the ladder up to the source's own, px; plus its own width if that is much larger. */
export function ladderWidths(sourceWidth: number): number[] {
  const widths = SETTINGS.ladder.filter((width) => width <= sourceWidth);
  const last = widths.at(-1) ?? 0;
  return sourceWidth > last * OWN_WIDTH_FROM ? [...widths, sourceWidth] : widths;
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

/** Widths of the 3:4 crop, px; steps wider than the crop become the crop's own width. */
export function portraitWidths(cropWidth: number): number[] {
  return [...new Set(SETTINGS.portraitLadder.map(({ width }) => Math.min(width, cropWidth)))];
}

/** Hero banners get a crop for phones; brand pictures are for shared links only. */
export function pictureUse(key: string): PictureUse {
  if (key.startsWith('hero/')) return 'banner';
  return key.startsWith('brand/') ? 'share' : 'picture';
}

export function pictureHash(bytes: Buffer, use: PictureUse): string {
  return createHash('sha256')
    .update(JSON.stringify([SETTINGS, use]))
    .update(bytes)
    .digest('hex');
}

async function encodeFallback(image: Sharp, sourceWidth: number, use: PictureUse) {
  const width = Math.min(sourceWidth, use === 'share' ? SETTINGS.shareWidth : SETTINGS.fallbackWidth);
  for (const quality of SETTINGS.jpegQualities) {
    const result = await image
      .clone()
      .resize({ width })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    const isLast = quality === SETTINGS.jpegQualities.at(-1);
    if (isLast || result.data.length <= SETTINGS.jpegMaxBytes) return result;
  }
  throw new Error('No JPEG quality is set');
}

/** Quality of the first step that is at least as wide. */
function portraitQuality(width: number): number {
  return SETTINGS.portraitLadder.find((step) => width <= step.width)?.quality ?? SETTINGS.avifQuality;
}

function ladderQuality(width: number): number {
  const { phoneStep, avifQuality } = SETTINGS;
  return width === phoneStep.width ? phoneStep.quality : avifQuality;
}

async function encode(bytes: Buffer, use: PictureUse, folder: string): Promise<EncodedFiles> {
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
  const avif = (width: number, quality: number) => ({
    quality,
    effort: width <= 960 ? SETTINGS.avifEffort.upTo960 : SETTINGS.avifEffort.above960,
    chromaSubsampling,
  });

  const widths = use === 'share' ? [] : ladderWidths(info.width);
  for (const width of widths) {
    await pixels
      .clone()
      .resize({ width })
      .avif(avif(width, ladderQuality(width)))
      .toFile(join(folder, `${width}.avif`));
  }
  const crop = portraitCrop(info.width, info.height);
  const cropWidths = use === 'banner' ? portraitWidths(crop.width) : [];
  for (const width of cropWidths) {
    const height = Math.round((width * crop.height) / crop.width);
    await pixels
      .clone()
      .extract(crop)
      .resize({ width, height })
      .avif(avif(width, portraitQuality(width)))
      .toFile(join(folder, `p${width}.avif`));
  }
  const fallback = await encodeFallback(pixels, info.width, use);
  writeFileSync(join(folder, 'fallback.jpg'), fallback.data);
  return { width: fallback.info.width, height: fallback.info.height, widths, portraitWidths: cropWidths };
}

/** Cached files of an original, or null. Marks the entry as used. */
export function findEncoded(cacheDir: string, hash: string): EncodedPicture | null {
  const folder = join(cacheDir, hash);
  const meta = join(folder, 'meta.json');
  if (!existsSync(meta)) return null;
  utimesSync(folder, new Date(), new Date());
  return { ...(JSON.parse(readFileSync(meta, 'utf8')) as EncodedFiles), hash, folder };
}

/** Encodes one original into the cache; the cache entry is atomic. Throws if the bytes are not a picture. */
export async function encodePicture(cacheDir: string, bytes: Buffer, use: PictureUse): Promise<EncodedPicture> {
  const hash = pictureHash(bytes, use);
  const folder = join(cacheDir, hash);
  const unfinished = join(cacheDir, `${hash}.${process.pid}.part`);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  try {
    const meta = await encode(bytes, use, unfinished);
    writeFileSync(join(unfinished, 'meta.json'), JSON.stringify(meta));
    if (statSync(folder, { throwIfNoEntry: false })) rmSync(folder, { recursive: true });
    renameSync(unfinished, folder);
    return { ...meta, hash, folder };
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
