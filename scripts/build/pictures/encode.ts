import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Part of every hash: whatever changes here gives new files and new names. */
const SETTINGS = {
  // Of the widths phones ask for, full screen: 720 and 721, 1080 and 1082, 1170; and nine tenths of 720.
  ladder: [360, 480, 656, 736, 1088, 1280, 1600, 1920],
  avifQuality: 50,
  // The step that phones of up to two pixels a point wait for.
  phoneStep: { width: 656, quality: 46 },
  // Shown on phones only, and the first thing they wait for: the first for up to two pixels a point, the second for
  // three, where less quality does.
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

/** What a picture is for decides what is made of it. */
export type PictureUse = 'picture' | 'banner' | 'share';

/** What was made of an original: sizes of the fallback and widths of the two ladders, px. */
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

/** A source that is wider than its last step by this share keeps its own width, too. */
const OWN_WIDTH_FROM = 1.2;

/** Widths of the ladder the source can fill, px, and its own where that is far above them. */
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

/** Widths of the 3:4 crop, px: the ladder, ended by the crop's own width where the ladder asks for more. */
export function portraitWidths(cropWidth: number): number[] {
  return [...new Set(SETTINGS.portraitLadder.map(({ width }) => Math.min(width, cropWidth)))];
}

/** Banners of the hero have a crop for phones; brand pictures are for shared links only. */
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

/** Of the first step that is as wide. */
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
  // Thin coloured lines of a drawing need their full colour resolution, photographs do not.
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

/** The encoded files of an original, if an earlier run has made them. */
export function findEncoded(cacheDir: string, hash: string): EncodedPicture | null {
  const folder = join(cacheDir, hash);
  const meta = join(folder, 'meta.json');
  if (!existsSync(meta)) return null;
  utimesSync(folder, new Date(), new Date());
  return { ...(JSON.parse(readFileSync(meta, 'utf8')) as EncodedFiles), hash, folder };
}

/** Encodes one original into the cache; the entry appears whole or not at all. Throws where the bytes are no picture. */
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
