import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { CARD_SIZE, type Card } from '@/lib/domain/page/share-card';
import { FALLBACK_IMAGE_SRC, type ImageAsset } from '@/lib/domain/picture/image';
import { cardArtwork, PANEL_WIDTH_PX } from './card-artwork';
import type { Typesetter } from './typesetter';

/** Networks refuse or delay larger ones (search-engines 1.1, Shared links). */
export const CARD_MAX_BYTES = 300_000;
const QUALITIES = [82, 70, 55] as const;

/** The published address of a card's picture; the fallback picture's if it is on another host. */
export function photographPath(image: ImageAsset): string {
  return decodeURIComponent(image.kind === 'remote' ? FALLBACK_IMAGE_SRC : image.src);
}

/** The published file of a picture, or the fallback picture if it is missing. */
function photographFile(image: ImageAsset, publicDir: string): string {
  const file = join(publicDir, photographPath(image));
  return existsSync(file) ? file : join(publicDir, FALLBACK_IMAGE_SRC);
}

/** Draws one card: photograph on the right, text on the left, JPEG of at most 300 KB. */
export async function makeCard(card: Card, typesetter: Typesetter, publicDir: string): Promise<Buffer> {
  const { width, height } = CARD_SIZE;
  const photograph = await sharp(photographFile(card.image, publicDir))
    .resize({ width: width - PANEL_WIDTH_PX, height, fit: 'cover' })
    .flatten({ background: '#f2f2ed' })
    .toBuffer();
  const drawn = sharp({ create: { width, height, channels: 3, background: '#0a2625' } }).composite([
    { input: photograph, left: PANEL_WIDTH_PX, top: 0 },
    { input: Buffer.from(cardArtwork(card, typesetter)), left: 0, top: 0 },
  ]);
  const pixels = await drawn.removeAlpha().raw().toBuffer();
  const raw = { raw: { width, height, channels: 3 as const } };
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await sharp(pixels, raw).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.byteLength <= CARD_MAX_BYTES) break;
  }
  return jpeg;
}
