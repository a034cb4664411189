import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { drop, type Edit, loadEdited, put } from '@/lib/content/set/fixtures/edit-content';
import { formatReference, pictureReferences, publishedStems, resolveReferences, siteSources } from './sources';

const NEEM = 'residentialProjects vatika 3';
const references = (...edits: Edit[]) => pictureReferences(loadEdited(edits).content);
/** Pictures that only the edited record names. */
const added = (...edits: Edit[]) => {
  const before = new Set(references(drop(`${NEEM} image`), drop(`${NEEM} images`)).map(({ value }) => value));
  return references(drop(`${NEEM} image`), drop(`${NEEM} images`), ...edits)
    .map(({ value }) => value)
    .filter((value) => !before.has(value));
};

test('a picture is found with the place an editor looks for', () => {
  const found = references(put(`${NEEM} image`, 'projects/a.jpg'), put(`${NEEM} images`, ['projects/b.png']));
  const ours = found.filter(({ value }) => /^projects\/[ab]\./.test(value));
  expect(ours.map((each) => [each.value, formatReference(each)])).toEqual([
    ['projects/a.jpg', 'residentialProjects.json › vatika[3] (neem-court) › image'],
    ['projects/b.png', 'residentialProjects.json › vatika[3] (neem-court) › images[0]'],
  ]);
});

test.each<[string, Edit[], string[]]>([
  ['a picture field whose ending was forgotten', [put(`${NEEM} image`, 'a/b')], ['a/b']],
  ['the address of a picture', [put(`${NEEM} image`, 'https://p.example/a.jpg?w=3')], ['https://p.example/a.jpg?w=3']],
  ['an empty value', [put(`${NEEM} image`, ' ')], []],
  ['another address', [put(`${NEEM} website`, 'https://p.example/about')], []],
  ['a record with an error, which no page shows', [put(`${NEEM} image`, 'a/b'), put(`${NEEM} price`, 7)], []],
])('%s', (_case, edits, expected) => {
  expect(added(...edits)).toEqual(expected);
});

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
