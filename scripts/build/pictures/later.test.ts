import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildImages } from './build-images';
import { encodeFile, fileNames, planPicture } from './encode';
import { createMaker, makeLater, type LaterFile } from './later';

const root = mkdtempSync(join(tmpdir(), 'later-'));
const publicDir = join(root, 'public');
const outDir = join(root, 'out');

function jpeg(width: number, height: number, orientation?: number): Promise<Buffer> {
  const image = sharp({ create: { width, height, channels: 3, background: '#a0b0c0' } });
  return (orientation ? image.withMetadata({ orientation }) : image).jpeg().toBuffer();
}

function build(isLater: boolean, folder = publicDir, cache = 'cache') {
  return buildImages({
    references: [
      { value: 'hero/dawn.jpg', record: { file: 'site.json', path: [], id: null }, field: ['heroImages', 0] },
    ],
    imagesDir: join(root, 'images'),
    cloudBase: null,
    publicDir: join(folder, 'images'),
    cacheDir: join(root, cache),
    manifestPath: join(folder, 'manifest.json'),
    isLater,
  });
}
const read = (...path: string[]) => readFileSync(join(...path));

beforeAll(async () => {
  for (const method of ['log', 'warn'] as const) jest.spyOn(console, method).mockImplementation(() => undefined);
  jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
  mkdirSync(join(root, 'images/hero'), { recursive: true });
  writeFileSync(join(root, 'images/random-image.jpg'), await jpeg(60, 40));
  writeFileSync(join(root, 'images/hero/dawn.jpg'), await jpeg(700, 501));
});
afterAll(() => jest.restoreAllMocks());

test('the manifest comes first, a picture that is asked for next, then the others; nothing is made twice', async () => {
  mkdirSync(join(publicDir, 'images/hero'), { recursive: true });
  writeFileSync(join(publicDir, 'images/hero/dawn.jpg'), 'of an earlier original');
  const files = await build(true);
  expect(existsSync(join(publicDir, 'images/hero/dawn.jpg'))).toBe(false);

  const { origin, made } = await makeLater(files, { publicDir, outDir });
  const answer = await fetch(`${origin}/images/hero/dawn.jpg`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(read(outDir, 'images/hero/dawn.jpg'));
  expect((await fetch(`${origin}/images/nope.jpg`)).status).toBe(404);
  expect((await fetch(`${origin}/images/..%2f..%2fimages/random-image.jpg`)).status).toBe(404);
  await expect(fetch(`${origin}/%zz`)).rejects.toThrow();
  expect(await made).toBe(0);

  expect(await build(true)).toEqual([]);
  const at = join(root, 'at-once');
  await build(false, at, 'other-cache');
  expect(read(publicDir, 'manifest.json')).toEqual(read(at, 'manifest.json'));
  for (const { path } of files) {
    expect(read(publicDir, path)).toEqual(read(at, path));
    expect(read(outDir, path)).toEqual(read(at, path));
  }
});

test('what the preview made since the build is published, too', async () => {
  const later = join(root, 'out-of-later');
  expect(await (await makeLater([], { publicDir, outDir: later })).made).toBe(0);
  expect(read(later, 'images/random-image.jpg')).toEqual(read(publicDir, 'images/random-image.jpg'));
});

test.each([
  ['wide', 1001, 333, undefined],
  ['tall', 333, 1001, undefined],
  ['turned by the camera', 1300, 701, 6],
  ['a line', 2000, 1, undefined],
])('the header tells the sizes that come out: %s', async (name, width, height, orientation) => {
  const file = join(root, `${name}.jpg`);
  writeFileSync(file, await jpeg(width, height, orientation));
  const plan = await planPicture(join(root, 'sizes'), file, 'picture');
  expect(fileNames(plan)).toEqual([...plan.widths.map((each) => `${each}.avif`), 'fallback.jpg']);
  await encodeFile(plan, 'fallback.jpg');
  const made = await sharp(join(plan.folder, 'fallback.jpg')).metadata();
  expect([made.width, made.height]).toEqual([plan.width, plan.height]);
});

describe('order', () => {
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const file = (path: string, needs?: string): LaterFile => ({
    path,
    ...(needs === undefined ? {} : { needs }),
    make() {
      started.push(path);
      return new Promise((resolve) => finish.set(path, resolve));
    },
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
  const end = async (path: string) => {
    finish.get(path)?.();
    await settle();
  };
  beforeEach(() => (started.length = 0));

  test('the others wait while one is asked for, and a card waits for its photograph', async () => {
    const maker = createMaker([
      ...Array.from('abcdefgh', (each) => file(each)),
      file('photograph'),
      file('card', 'photograph'),
    ]);
    const asked = maker.ask('card');
    const all = maker.all();
    await settle();
    expect(started).toEqual(['photograph']);
    await end('photograph');
    expect(started).toEqual(['photograph', 'card']);
    await end('card');
    await asked;
    await settle();
    expect(started.slice(2, 3)).toEqual(['a']);
    for (const each of 'abcdefgh') await end(each);
    expect(await all).toBe(0);
    expect([...started].sort()).toEqual([...'abcdefgh', 'card', 'photograph'].sort());
  });

  test('one that fails is told and counted, and holds nobody up', async () => {
    const maker = createMaker([{ path: 'torn.jpg', make: () => Promise.reject(new Error('torn')) }, file('b')]);
    await maker.ask('torn.jpg');
    const all = maker.all();
    await settle();
    await end('b');
    expect(await all).toBe(1);
    expect(console.warn).toHaveBeenCalledWith('Warning: torn.jpg could not be made (torn).');
  });
});
