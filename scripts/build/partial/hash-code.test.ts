import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashFiles, listSourceFiles } from './hash-code.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'code-'));
  mkdirSync(join(root, 'app/city'), { recursive: true });
  mkdirSync(join(root, 'public/images'), { recursive: true });
  writeFileSync(join(root, 'app/city/page.tsx'), 'page');
  writeFileSync(join(root, 'app/page.test.tsx'), 'test');
  writeFileSync(join(root, 'public/images/a.avif'), 'picture');
  writeFileSync(join(root, 'next.config.mjs'), 'config');
});

test('files of all folders in one order, without tests and missing paths', () => {
  expect(listSourceFiles(['next.config.mjs', 'app', 'absent'], root)).toEqual(['app/city/page.tsx', 'next.config.mjs']);
});

const hash = () => hashFiles(['app', 'public', 'next.config.mjs'], { root, without: ['public/images'] });

test.each([
  ['a changed file', () => writeFileSync(join(root, 'app/city/page.tsx'), 'other')],
  ['a new file', () => writeFileSync(join(root, 'app/new.tsx'), '')],
  ['a renamed file', () => writeFileSync(join(root, 'app/city/layout.tsx'), 'page')],
])('%s changes the hash', (_case, change) => {
  const before = hash();
  change();
  expect(hash()).not.toBe(before);
});

test.each([
  ['nothing', () => undefined],
  ['a picture made by the build', () => writeFileSync(join(root, 'public/images/b.avif'), 'new')],
  ['a test', () => writeFileSync(join(root, 'app/page.test.tsx'), 'other')],
])('%s leaves it', (_case, change) => {
  const before = hash();
  change();
  expect(hash()).toBe(before);
});
