import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { decompress } from 'wawoff2';
import { CARD_SIZE, type Card } from '@/lib/domain/page/share-card';
import type { Palette } from '@/lib/domain/site/theme';
import { FALLBACK_IMAGE_SRC, type ImageAsset } from '@/lib/domain/picture/image';
import { toSquare } from '../icons/site-icons';

/** Networks refuse or delay larger ones (search-engines 1.1, Shared links). */
export const CARD_MAX_BYTES = 300_000;
const QUALITIES = [82, 70, 55] as const;

/** Width of the text panel, left of the photograph, px. */
const PANEL_WIDTH_PX = 560;
const LEFT_PX = 60;
const TEXT_WIDTH_PX = PANEL_WIDTH_PX - 2 * LEFT_PX + 16;

/** The firm's look of a card. */
export interface CardLook {
  palette: Palette;
  /** The drawing for dark grounds. */
  logo: Buffer;
  /** WOFF2 files, the first for the name and the title. */
  fonts: readonly [display: string, text: string];
}

/** The text panel, with the firm's mark above. */
async function drawGround({ palette, logo }: CardLook): Promise<OverlayOptions[]> {
  const { height } = CARD_SIZE;
  const panel = `<svg xmlns="http://www.w3.org/2000/svg" width="${PANEL_WIDTH_PX}" height="${height}"><path fill="${palette.deep}" d="M0 0h${PANEL_WIDTH_PX}v${height}H0z"/><path fill="${palette.mark}" d="M${PANEL_WIDTH_PX - 6} 0h6v${height}h-6z"/></svg>`;
  return [
    { input: Buffer.from(panel), left: 0, top: 0 },
    { input: await toSquare(logo, 42), left: LEFT_PX, top: 58 },
  ];
}

/** Has letters in Devanagari, for a firm's font that has none. */
const DEVANAGARI = 'scripts/build/cards/fonts/devanagari.ttf';
/** The rupee sign, which few fonts have. */
const RUPEE = 'app/fonts/rupee.woff2';
/** Pango reads no WOFF2, so fonts stand here as TrueType. */
const TRUETYPE_DIR = '.cache/card-fonts';

/** What no font of ours has: Pango would draw boxes. */
const NO_LETTERS =
  /[^\p{Script=Latin}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]|\p{Emoji_Presentation}/gu;

interface Style {
  font: string;
  colour: string;
  /** Sizes, px, each with its most lines; the first at which the whole text fits is used. */
  sizes: readonly (readonly [px: number, lines: number])[];
  leading: number;
}

interface Drawn {
  image: Buffer;
  heightPx: number;
}

/** Draws text in lines of the panel's width. What does not fit at any size is cut and ends in an ellipsis. */
async function drawText(text: string, { font, colour, sizes, leading }: Style): Promise<Drawn | null> {
  const whole = text.replace(NO_LETTERS, '').trim().slice(0, 300);
  for (let part = whole; part !== ''; part = part.slice(0, Math.floor(part.length * 0.94)).trimEnd()) {
    const words = (part === whole ? part : `${part}…`).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    for (const [px, lines] of part === whole ? sizes : sizes.slice(-1)) {
      // In 1024ths of a point: a factor would be of the height that the typeface gives itself.
      const lineHeight = Math.round(px * leading * 1024);
      const markup = `<span foreground="${colour}" line_height="${lineHeight}">${words}</span>`;
      const options = { font: `${font} ${px}`, dpi: 72, width: TEXT_WIDTH_PX, wrap: 'word-char', rgba: true } as const;
      const drawn = sharp({ text: { text: markup, ...options } });
      const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true });
      const count = Math.max(1, Math.round(info.height / (px * leading)));
      if (count <= lines) return { image: data, heightPx: count * px * leading };
    }
  }
  return null;
}

/** Pango takes what one font lacks (the rupee sign, Hindi) from the others that it has been shown. */
const show = (file: string) => sharp({ text: { text: '.', fontfile: file } }).toBuffer();

const u16 = (...values: number[]) => Buffer.from(values.flatMap((value) => [(value >> 8) & 255, value & 255]));
const u32 = (...values: number[]) => u16(...values.flatMap((value) => [value >>> 16, value]));

/** A TrueType or OpenType font under another family's name; fonts cut for the web may have none. */
function renamed(font: Buffer, family: string): Buffer {
  const letters = Buffer.from(family, 'utf16le').swap16();
  const name = Buffer.concat([u16(0, 1, 18, 3, 1, 0x409, 1, letters.length, 0), letters]);
  const tables = new Map<string, Buffer>([['name', name]]);
  for (let row = 12; row < 12 + 16 * font.readUInt16BE(4); row += 16) {
    const [tag, at] = [font.toString('latin1', row, row + 4), font.readUInt32BE(row + 8)];
    if (tag !== 'name') tables.set(tag, font.subarray(at, at + font.readUInt32BE(row + 12)));
  }
  let at = 12 + 16 * tables.size;
  const rows: Buffer[] = [];
  const bodies = [...tables].sort().map(([tag, bytes]) => {
    const body = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
    rows.push(Buffer.from(tag, 'latin1'), u32(0, at, bytes.length));
    at += body.length;
    return body;
  });
  return Buffer.concat([font.subarray(0, 4), u16(tables.size, 0, 0, 0), ...rows, ...bodies]);
}

/** Shows Pango a WOFF2 file, and resolves with the name by which it draws with it. */
async function showFont(woff2: string): Promise<string> {
  const bytes = readFileSync(woff2);
  const family = `Card ${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}`;
  const file = join(TRUETYPE_DIR, `${family}.ttf`);
  mkdirSync(TRUETYPE_DIR, { recursive: true });
  try {
    if (!existsSync(file)) writeFileSync(file, renamed(Buffer.from(await decompress(bytes)), family));
  } catch (error) {
    throw new Error(`No card can be drawn with ${woff2}, which has to be a WOFF2 font: ${String(error)}`);
  }
  await show(file);
  return family;
}

/** The text of a card at its places on the panel. */
async function drawPanel(card: Card, { palette, fonts }: CardLook): Promise<OverlayOptions[]> {
  // One after the other: what the unpacker returns lies in its memory until it is asked again.
  const [display = '', words = ''] = [await showFont(fonts[0]), await showFont(fonts[1])];
  await Promise.all([show(DEVANAGARI), showFont(RUPEE)]);
  const [title, text, strong] = [`${display}, Semi-Bold`, `${words}, Regular`, `${words}, Semi-Bold`];
  const one = (font: string, colour: string, ...sizes: number[]): Style => ({
    ...{ font, colour, leading: 1.2 },
    sizes: sizes.map((px) => [px, 1] as const),
  });
  const layers: OverlayOptions[] = [];
  const place = (drawn: Drawn | null, left: number, top: number) => {
    if (drawn) layers.push({ input: drawn.image, left, top: Math.round(top) });
  };
  place(await drawText(card.brand, one(title, palette.white, 28)), 118, 68);
  const blocks = [
    { gapPx: 18, drawn: await drawText(card.eyebrow, one(strong, palette['accent-line'], 24)) },
    {
      gapPx: 20,
      drawn: await drawText(card.title, {
        ...{ font: title, colour: palette.white, leading: 1.12 },
        sizes: [
          [64, 2],
          [54, 3],
          [44, 4],
        ],
      }),
    },
    {
      gapPx: 0,
      drawn: await drawText(card.place, { font: text, colour: palette['accent-line'], leading: 1.3, sizes: [[28, 2]] }),
    },
  ];
  const heightPx = blocks.reduce((sum, { drawn, gapPx }) => sum + (drawn ? drawn.heightPx + gapPx : 0), 0);
  let top = 318 - heightPx / 2;
  for (const { drawn, gapPx } of blocks) {
    place(drawn, LEFT_PX, top);
    if (drawn) top += drawn.heightPx + gapPx;
  }
  place(await drawText(card.figure, one(strong, palette.highlight, 40, 28)), LEFT_PX, 522);
  place(await drawText(card.note ?? '', one(text, palette['accent-line'], 22, 18)), LEFT_PX, 575);
  return layers;
}

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
export async function makeCard(card: Card, publicDir: string, look: CardLook): Promise<Buffer> {
  const { width, height } = CARD_SIZE;
  const photograph = await sharp(photographFile(card.image, publicDir))
    .resize({ width: width - PANEL_WIDTH_PX, height, fit: 'cover' })
    .flatten({ background: look.palette['surface-2'] })
    .toBuffer();
  const drawn = sharp({ create: { width, height, channels: 3, background: look.palette.deep } }).composite([
    { input: photograph, left: PANEL_WIDTH_PX, top: 0 },
    ...(await drawGround(look)),
    ...(await drawPanel(card, look)),
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
