import { createServer, type Server } from 'node:http';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { buildImages } from './build-images';

const root = mkdtempSync(join(tmpdir(), 'pictures-'));
const options: Parameters<typeof buildImages>[0] = {
  references: [],
  imagesDir: join(root, 'images'),
  cloudBase: null,
  publicDir: join(root, 'public'),
  cacheDir: join(root, 'cache'),
  manifestPath: join(root, 'manifest.json'),
};
const warnings: string[] = [];

function jpeg(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#a0b0c0' } })
    .jpeg()
    .toBuffer();
}

/** Pictures as fields of site.json name them. */
function name(fields: Record<string, string | string[]>, cloudBase: string | null = null): void {
  const record = { file: 'site.json', path: [], id: null };
  options.cloudBase = cloudBase;
  options.references = Object.entries(fields).flatMap(([field, value]) =>
    typeof value === 'string'
      ? [{ value, record, field: [field] }]
      : value.map((each, index) => ({ value: each, record, field: [field, index] })),
  );
}

async function run() {
  warnings.length = 0;
  await buildImages(options);
  return {
    manifest: JSON.parse(readFileSync(options.manifestPath, 'utf8')) as Record<string, Record<string, unknown>>,
    files: readdirSync(options.publicDir, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.\w+$/.test(file) && !/^(brand|fallback)/.test(file))
      .sort(),
  };
}

beforeAll(async () => {
  jest.spyOn(console, 'warn').mockImplementation((text: string) => void warnings.push(text));
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
  const images = options.imagesDir;
  mkdirSync(join(images, 'hero'), { recursive: true });
  writeFileSync(join(images, 'random-image.jpg'), await jpeg(300, 200));
  writeFileSync(join(images, 'hero/dawn.jpg'), await jpeg(1000, 600));
  writeFileSync(
    join(images, 'plan.png'),
    await sharp({ create: { width: 500, height: 300, channels: 4, background: '#0000' } })
      .png()
      .toBuffer(),
  );
  writeFileSync(join(images, 'plan.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>');
  writeFileSync(join(images, 'torn.jpg'), 'not a picture');
  writeFileSync(join(images, 'unused.jpg'), await jpeg(40, 40));
});

afterAll(() => jest.restoreAllMocks());

test('each named picture gets its ladder, its fallback and its record', async () => {
  name({ heroImages: ['hero/dawn.jpg'], image: 'plan.png', logo: '/images/plan.svg' });
  const { manifest, files } = await run();
  expect(manifest['hero/dawn.jpg']).toMatchObject({
    kind: 'raster',
    src: '/images/hero/dawn.jpg',
    widths: [360, 480, 656, 832, 1000],
    portraitWidths: [450],
    width: 960,
    height: 576,
  });
  expect(manifest['plan.svg']).toEqual({ kind: 'vector', src: '/images/plan.svg', width: 30, height: 20 });
  expect(manifest['random-image.jpg']).toMatchObject({ src: '/images/random-image.jpg', widths: [300], width: 300 });
  expect(files.map((file) => file.replace(/\.[0-9a-f]{6}-/, '.#-'))).toEqual([
    'hero/dawn.#-1000.avif',
    'hero/dawn.#-360.avif',
    'hero/dawn.#-480.avif',
    'hero/dawn.#-656.avif',
    'hero/dawn.#-832.avif',
    'hero/dawn.#-p450.avif',
    'hero/dawn.jpg',
    'plan.#-360.avif',
    'plan.#-480.avif',
    'plan.jpg',
    'plan.svg',
    'random-image.#-300.avif',
    'random-image.jpg',
  ]);
  const stem = String(manifest['hero/dawn.jpg']?.['stem']).replace('/images/', '');
  expect(await sharp(join(options.publicDir, `${stem}-p450.avif`)).metadata()).toMatchObject({
    width: 450,
    height: 600,
  });
  const [red] = await sharp(join(options.publicDir, 'plan.jpg')).raw().toBuffer();
  expect(red).toBe(255);
  expect(warnings).toEqual([]);
});

test('a second run encodes nothing again and clears what the content no longer names', async () => {
  const before = statSync(join(options.publicDir, 'plan.jpg')).mtimeMs;
  name({ image: 'plan.png' });
  const { manifest, files } = await run();
  expect(statSync(join(options.publicDir, 'plan.jpg')).mtimeMs).toBe(before);
  expect(files.some((file) => file.startsWith('hero') || file === 'plan.svg')).toBe(false);
  expect(readdirSync(options.publicDir)).not.toContain('hero');
  expect(Object.keys(manifest)).not.toContain('hero/dawn.jpg');
});

test('missing and unreadable pictures are told once and left to the fallback', async () => {
  name({ image: 'gone.jpg', images: ['gone.jpg', 'torn.jpg'] });
  const { manifest } = await run();
  expect(Object.keys(manifest)).not.toEqual(expect.arrayContaining(['gone.jpg']));
  expect(Object.keys(manifest)).not.toEqual(expect.arrayContaining(['torn.jpg']));
  expect(warnings).toEqual([
    'Warning: site.json › image and 1 more: no picture gone.jpg; the fallback picture is shown instead.',
    expect.stringMatching(/^Warning: torn\.jpg is not a readable picture/),
  ]);
});

describe('pictures of other hosts', () => {
  let server: Server;
  let base: string;
  let requests = 0;

  beforeAll(async () => {
    const picture = await jpeg(400, 300);
    server = createServer((request, response) => {
      requests += 1;
      if (request.url === '/a.jpg') response.end(picture);
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test('are fetched once and served from here; those that do not come are linked', async () => {
    name({ images: [`${base}/a.jpg`, `${base}/b.jpg`] });
    const { manifest, files } = await run();
    expect(manifest[`${base}/a.jpg`]).toMatchObject({ kind: 'raster', widths: [360], width: 400, height: 300 });
    expect(files.filter((file) => file.startsWith('remote/'))).toHaveLength(2);
    expect(manifest[`${base}/b.jpg`]).toEqual({ kind: 'remote', src: `${base}/b.jpg` });
    expect(warnings).toEqual([`Warning: ${base}/b.jpg: status 404; linked as it is.`]);
    const asked = requests;
    await run();
    expect(requests).toBe(asked + 1);
  });

  test('a cloud base that does not answer leaves the originals in place', async () => {
    name({ image: 'plan.png' }, 'http://127.0.0.1:9/pictures');
    const { manifest } = await run();
    expect(manifest['plan.png']).toMatchObject({ kind: 'raster', src: '/images/plan.jpg' });
    expect(manifest['http://127.0.0.1:9/pictures/plan.png']).toEqual(manifest['plan.png']);
    expect(warnings).toEqual([expect.stringContaining('the original in the images folder is used')]);
  });
});
