import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPictures, withoutPictures } from './pictures-aside';

const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'aside-'));

beforeAll(() => {
  process.chdir(folder);
  mkdirSync('public/images/hero', { recursive: true });
  writeFileSync('public/images/hero/a.avif', 'picture');
  writeFileSync('public/favicon.ico', 'icon');
});
afterAll(() => process.chdir(home));

test('a step sees public/ without the pictures, which are back after it', async () => {
  const result = await withoutPictures(() => {
    expect(existsSync('public/images')).toBe(false);
    expect(existsSync('public/favicon.ico')).toBe(true);
    return Promise.resolve('done');
  });
  expect(result).toBe('done');
  expect(listPictures()).toEqual({ folder: 'public', files: ['images/hero/a.avif'] });
});

test('they are back after a step that failed', async () => {
  await expect(withoutPictures(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(listPictures().files).toEqual(['images/hero/a.avif']);
});

test('what a build that was broken off left behind is not in the way', async () => {
  mkdirSync('.cache/pictures-aside/images', { recursive: true });
  writeFileSync('.cache/pictures-aside/images/old.avif', 'old');
  await withoutPictures(() => Promise.resolve());
  expect(listPictures().files).toEqual(['images/hero/a.avif']);
});
