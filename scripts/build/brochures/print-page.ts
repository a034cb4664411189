import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { BrowserContext, Route } from '@playwright/test';
import sharp from 'sharp';

/** A reserved host name: no request to it leaves the machine. */
export const PRINT_ORIGIN = 'http://brochure.invalid';

const PICTURE_WIDTH_PX = 800;
const PICTURE_QUALITY = 66;

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

function shrink(file: string): Promise<Buffer> {
  return sharp(file)
    .resize({ width: PICTURE_WIDTH_PX, withoutEnlargement: true })
    .jpeg({ quality: PICTURE_QUALITY, mozjpeg: true })
    .toBuffer();
}
