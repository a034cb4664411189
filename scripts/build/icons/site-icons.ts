import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { contentDir, imagesDir, sampleDir } from '@/lib/content/files/source';

/** Of the content, else of the sample. */
const FOLDERS = [imagesDir(contentDir()), join(sampleDir(), 'images')];
/** The drawing beside the name, on light grounds and on dark ones. */
const LOGOS = ['logo.svg', 'logo-light.svg'];
const FAVICON_PX = 48;
const APPLE_PX = 180;
/** Launchers cut any shape out of these, so that the mark fills four fifths of them. */
const MASKABLE_PX = 512;
const MASKABLE_SHARE = 0.8;

/** A drawing of the firm: of its content, else of the sample. */
export function brandFile(name: string, folders: readonly string[] = FOLDERS): string {
  const file = folders.map((folder) => join(folder, 'brand', name)).find((path) => existsSync(path));
  if (!file) throw new Error(`A drawing of the firm is missing: content/images/brand/${name}`);
  return file;
}

/** A square drawing at a width in pixels. */
export async function toSquare(drawing: Buffer, px: number): Promise<Buffer> {
  const { width = 32 } = await sharp(drawing).metadata();
  return sharp(drawing, { density: (144 * px) / width })
    .resize(px, px)
    .png()
    .toBuffer();
}

/** The mark as a square PNG of a width in pixels; with a share, so much of a square in the mark's own background. */
async function toPng(mark: Buffer, px: number, share?: number): Promise<Buffer> {
  const { width = 32 } = await sharp(mark).metadata();
  const sized = (size: number) => sharp(mark, { density: (144 * size) / width }).resize(size, size);
  if (share === undefined) return sized(px).png({ palette: true }).toBuffer();
  const inner = await sized(Math.round(px * share))
    .png()
    .toBuffer();
  const [r = 255, g = 255, b = 255] = await sized(px)
    .extract({ left: px >> 1, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const background = { r, g, b };
  return sharp({ create: { width: px, height: px, channels: 3, background } })
    .composite([{ input: inner }])
    .png({ palette: true })
    .toBuffer();
}

/** An ICO with one PNG of 48 px. */
function toIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.set([0, 0, 1, 0, 1, 0, FAVICON_PX, FAVICON_PX, 0, 0, 1, 0, 32]);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Writes all icons of browsers and launchers from `brand/mark.svg`. */
export async function buildSiteIcons(outDir = 'public', folders: readonly string[] = FOLDERS): Promise<void> {
  const mark = readFileSync(brandFile('mark.svg', folders));
  mkdirSync(outDir, { recursive: true });
  const write = (name: string, bytes: Buffer) => writeFileSync(join(outDir, name), bytes);
  write('icon.svg', mark);
  for (const name of LOGOS) write(name, readFileSync(brandFile(name, folders)));
  for (const px of [FAVICON_PX, 96, 192, 512]) write(`icon-${px}.png`, await toPng(mark, px));
  write('favicon.ico', toIco(await toPng(mark, FAVICON_PX)));
  write('apple-touch-icon.png', await toPng(mark, APPLE_PX, 1));
  write('icon-maskable-512.png', await toPng(mark, MASKABLE_PX, MASKABLE_SHARE));
}
