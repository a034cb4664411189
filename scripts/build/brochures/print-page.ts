import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { BrowserContext, Route } from '@playwright/test';
import sharp from 'sharp';

const DATE = /\((D:\d{14}[^)]*)\)/g;
const DAY = /^(\d{4})-(\d{2})-(\d{2})/;
/** The name of a tagged element: the browser's running number, eight digits. */
const ELEMENT = /\(node(\d{8})\)/g;

/**
 * Sets every date of a PDF to the day of the data, and numbers its tagged elements from 1 in their order, so equal data
 * gives equal bytes. The length does not change.
 */
export function normalisePdf(pdf: Buffer, updatedAt: string | null): Buffer {
  const [, year = '2026', month = '01', day = '01'] = DAY.exec(updatedAt ?? '') ?? [];
  const stamp = `D:${year}${month}${day}000000`;
  const text = pdf.toString('latin1').replace(DATE, (_, date: string) => `(${stamp}${date.slice(stamp.length)})`);
  const numbers = [...new Set([...text.matchAll(ELEMENT)].map(([, number = '']) => number))].sort();
  const ranks = new Map(numbers.map((number, rank) => [number, String(rank + 1).padStart(8, '0')]));
  return Buffer.from(
    text.replace(ELEMENT, (_, number: string) => `(node${ranks.get(number)})`),
    'latin1',
  );
}

/** A reserved host name: no request to it leaves the machine. */
export const PRINT_ORIGIN = 'http://brochure.invalid';

const PICTURE_WIDTH_PX = 720;
/** A plan stands 140 mm wide, and its smallest letters must be legible. */
const DRAWING_WIDTH_PX = 1040;
const IS_DRAWING = /\/(?:floor|site)-plans\//;
const PICTURE_QUALITY = 52;

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Answers every request of the printing browser from the export. Pictures become JPEGs in print size. */
export async function serveForPrint(context: BrowserContext, outDir: string): Promise<void> {
  const pictures = new Map<string, Promise<Buffer>>();
  await context.route('**/*', (route) => answer(route, outDir, pictures));
}

async function answer(route: Route, outDir: string, pictures: Map<string, Promise<Buffer>>): Promise<void> {
  const { origin, pathname } = new URL(route.request().url());
  const path = decodeURIComponent(pathname);
  const file = join(outDir, extname(path) === '' ? `${path}.html` : path);
  if (origin !== PRINT_ORIGIN || !existsSync(file)) return route.abort();
  if (!/\.jpe?g$/.test(file)) {
    return route.fulfill({ body: readFileSync(file), contentType: CONTENT_TYPES[extname(file)] });
  }
  const picture = pictures.get(file) ?? shrink(file);
  pictures.set(file, picture);
  return route.fulfill({ body: await picture, contentType: 'image/jpeg' });
}

/** The widest file of the picture's ladder, or the picture itself where it has none. */
export function widest(file: string): string {
  const name = `${basename(file, extname(file))}.`;
  const widthOf = (step: string) => Number(/-(\d+)\.avif$/.exec(step)?.[1] ?? 0);
  const steps = readdirSync(dirname(file)).filter((step) => step.startsWith(name) && widthOf(step) > 0);
  const [first] = steps.sort((a, b) => widthOf(b) - widthOf(a));
  return first ? join(dirname(file), first) : file;
}

function shrink(file: string): Promise<Buffer> {
  return sharp(widest(file))
    .resize({ width: IS_DRAWING.test(file) ? DRAWING_WIDTH_PX : PICTURE_WIDTH_PX, withoutEnlargement: true })
    .jpeg({ quality: PICTURE_QUALITY, mozjpeg: true })
    .toBuffer();
}
