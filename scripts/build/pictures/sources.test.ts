/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publishedStems, resolveReferences, siteSources } from './sources';

const root = mkdtempSync(join(tmpdir(), 'originals-'));
const own = join(root, 'own');
const others = join(root, 'others');

beforeAll(() => {
  for (const file of [
    'own/hero/a.jpg',
    'own/logo.svg',
    'own/brand/mark.svg',
    'own/fallback/a.svg',
    'others/fallback/a.svg',
    'others/random-image.jpg',
    'others/hero/z.jpg',
    'secret.jpg',
  ]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), 'x');
  }
});
afterAll(() => rmSync(root, { recursive: true }));

const named = (...list: string[]) => list.map((value) => ({ value }));

test('each picture is published once, however it is written', () => {
  const { sources, missing } = resolveReferences(named('hero/a.jpg', '/images/hero/a.jpg', 'logo.svg'), own, null);
  expect(sources).toEqual([
    { kind: 'raster', key: 'hero/a.jpg', file: join(own, 'hero/a.jpg') },
    { kind: 'vector', key: 'logo.svg', file: join(own, 'logo.svg') },
  ]);
  expect(missing).toEqual([]);
});

test.each(['hero/b.jpg', 'hero', '../secret.jpg', ''])('%j is missing', (value) => {
  const { sources, missing } = resolveReferences(named(value), own, null);
  expect(sources).toEqual([]);
  expect(missing).toHaveLength(1);
});

test('addresses are fetched; with a cloud base so are paths, their original standing in', () => {
  const { sources } = resolveReferences(
    named('https://p.example/x.jpg', 'hero/a.jpg', 'https://c.example/hero/a.jpg', 'b.jpg'),
    own,
    'https://c.example',
  );
  expect(sources).toEqual([
    { kind: 'remote', key: 'https://p.example/x.jpg', url: 'https://p.example/x.jpg', standIn: null },
    { kind: 'remote', key: 'hero/a.jpg', url: 'https://c.example/hero/a.jpg', standIn: join(own, 'hero/a.jpg') },
    { kind: 'remote', key: 'b.jpg', url: 'https://c.example/b.jpg', standIn: null },
  ]);
});

test('the placeholders of the site come from the content, else from the repository', () => {
  expect(siteSources(own, others)).toEqual([
    { kind: 'vector', key: 'fallback/a.svg', file: join(own, 'fallback/a.svg') },
    { kind: 'raster', key: 'random-image.jpg', file: join(others, 'random-image.jpg') },
  ]);
});

test('pictures that differ in their ending only keep apart', () => {
  expect([...publishedStems(['a/x.png', 'a/x.jpg', 'a/X.webp', 'a/y.png'])]).toEqual([
    ['a/x.png', 'a/x-png'],
    ['a/x.jpg', 'a/x'],
    ['a/X.webp', 'a/X-webp'],
    ['a/y.png', 'a/y'],
  ]);
});

test('pictures of other hosts get a name of their own', () => {
  const [first, second] = publishedStems(['https://p.example/a.jpg?v=1', 'https://p.example/a.jpg?v=2']).values();
  expect(first).toMatch(/^remote\/[0-9a-f]{12}$/);
  expect(second).not.toBe(first);
});
