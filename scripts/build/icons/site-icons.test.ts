import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildSiteIcons } from './site-icons';

const VIOLET = [60, 20, 120];
const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#3c1478" rx="12"/>' +
  '<circle cx="32" cy="32" r="20" fill="#fff"/></svg>';
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'icons-'));
  mkdirSync(join(folder, 'brand'));
  for (const name of ['mark', 'logo', 'logo-light']) writeFileSync(join(folder, `brand/${name}.svg`), MARK);
  await buildSiteIcons(folder, ['none', folder]);
});

const pixel = async (name: string, left: number, top: number) => [
  ...(await sharp(join(folder, name)).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

test.each([
  ['icon-48.png', 48, 0],
  ['icon-96.png', 96, 0],
  ['icon-192.png', 192, 0],
  ['icon-512.png', 512, 0],
  ['apple-touch-icon.png', 180, 255],
  ['icon-maskable-512.png', 512, 255],
])('%s has %d px, the mark in its middle, and corners of opacity %d', async (name, px, opacity) => {
  const { width, height } = await sharp(join(folder, name)).metadata();
  expect([width, height]).toEqual([px, px]);
  expect(await pixel(name, px / 2, px / 2)).toEqual([255, 255, 255, 255]);
  expect((await pixel(name, 0, 0))[3]).toBe(opacity);
  if (opacity > 0) expect((await pixel(name, 0, 0)).slice(0, 3)).toEqual(VIOLET);
});

test('in a maskable icon the mark keeps clear of the outer tenth', async () => {
  expect((await pixel('icon-maskable-512.png', 256, 50)).slice(0, 3)).toEqual(VIOLET);
  expect((await pixel('icon-maskable-512.png', 256, 256 - 190)).slice(0, 3)).toEqual(VIOLET);
});

test('the old format holds the small one, and the vector is the mark itself', () => {
  const ico = readFileSync(join(folder, 'favicon.ico'));
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6]]).toEqual([1, 1, 48]);
  expect(ico.subarray(ico.readUInt32LE(18)).equals(readFileSync(join(folder, 'icon-48.png')))).toBe(true);
  expect(readFileSync(join(folder, 'icon.svg'), 'utf8')).toBe(MARK);
});

test('a folder without a mark is said', async () => {
  await expect(buildSiteIcons(folder, ['none'])).rejects.toThrow('missing: content/images/brand/mark.svg');
});
