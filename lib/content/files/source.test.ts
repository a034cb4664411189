import { mkdirSync, mkdtempSync, readFileSync, readdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { contentDir, imageManifestPath, sampleDir } from './source';
import { layOut } from './table';

test.each<[string, Record<string, string>, string, string]>([
  ['nothing set', {}, 'content', '.cache/images/manifest.json'],
  ['empty settings', { CONTENT_DIR: '', IMAGE_MANIFEST: '' }, 'content', '.cache/images/manifest.json'],
  ['both set', { CONTENT_DIR: 'other', IMAGE_MANIFEST: '/tmp/made.json' }, 'other', '/tmp/made.json'],
])('with %s content and pictures are where the project has them, or where it says', (_, env, content, manifest) => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test', ...env });
  expect(contentDir()).toBe(content === 'content' ? realpathSync(content) : resolve(content));
  expect(imageManifestPath()).toBe(resolve(manifest));
});

test.each<[string, (path: string) => void, string]>([
  ['a link', (path) => symlinkSync('samples/ours', path), 'samples/ours'],
  ['a file with the target of a link, as on Windows', (path) => writeFileSync(path, 'samples/ours\n'), 'samples/ours'],
  ['a folder', (path) => mkdirSync(path), 'content'],
  ['nothing', () => undefined, 'content'],
])('where content is %s, its files are read from their own folder', (_, make, expected) => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'content-')));
  mkdirSync(join(root, 'samples/ours'), { recursive: true });
  make(join(root, 'content'));
  expect(contentDir(join(root, 'content'))).toBe(join(root, expected));
});

test('the sample is read whatever content/ is', () => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test', CONTENT_DIR: 'other' });
  expect(sampleDir()).toBe(resolve('samples/aangan'));
});

test('the sample is laid out as the editor saves it, which then writes what was changed and no more', () => {
  const files = readdirSync(sampleDir()).filter((name) => name.endsWith('.json'));
  const textOf = (name: string) => readFileSync(join(sampleDir(), name), 'utf8');
  expect(files.filter((name) => textOf(name) !== layOut(JSON.parse(textOf(name))))).toEqual([]);
});
