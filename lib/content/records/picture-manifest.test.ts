import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImageAsset } from '@/lib/domain/picture/image';

const folder = mkdtempSync(join(tmpdir(), 'manifest-'));
const manifestPath = join(folder, 'manifest.json');
const vector = (src: string): ImageAsset => ({ kind: 'vector', src, width: 30, height: 20 });
const MANIFEST = {
  'random-image.jpg': vector('/images/random-image.jpg'),
  'fallback/developer-placeholder.svg': vector('/images/fallback/developer-placeholder.svg'),
  'hero/a.jpg': vector('/images/hero/a.jpg'),
  'https://p.example/a.jpg': vector('/images/remote/1.jpg'),
};

let warn: jest.SpyInstance;

async function load() {
  jest.resetModules();
  return import('./picture-manifest');
}

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, IMAGE_MANIFEST: manifestPath });
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  writeFileSync(manifestPath, JSON.stringify(MANIFEST));
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['hero/a.jpg', '/images/hero/a.jpg'],
  ['/images/hero/a.jpg', '/images/hero/a.jpg'],
  ['https://p.example/a.jpg', '/images/remote/1.jpg'],
  [null, '/images/random-image.jpg'],
  [undefined, '/images/random-image.jpg'],
  ['', '/images/random-image.jpg'],
])('%j shows %s', async (value, src) => {
  const { getImage } = await load();
  expect(getImage(value).src).toBe(src);
  expect(warn).not.toHaveBeenCalled();
});

test('a missing picture is told once and replaced', async () => {
  const { findImage, getImage, getLogo } = await load();
  expect(getImage('gone.jpg').src).toBe('/images/random-image.jpg');
  expect(getImage('gone.jpg').src).toBe('/images/random-image.jpg');
  expect(warn.mock.calls).toEqual([['Warning: no picture gone.jpg; /images/random-image.jpg is shown instead.']]);
  expect(getLogo('gone.svg').src).toBe('/images/fallback/developer-placeholder.svg');
  expect(findImage('gone.svg')).toBeNull();
  expect(findImage('toString')).toBeNull();
});

test('before the picture step has run the fallback stands in, but no page is built', async () => {
  rmSync(manifestPath);
  const { getImage } = await load();
  expect(getImage('hero/a.jpg')).toMatchObject({ src: '/images/random-image.jpg', widths: [] });
  process.env['NEXT_PHASE'] = 'phase-production-build';
  expect(() => getImage('hero/a.jpg')).toThrow('run "npm run images" first');
});
