/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { widest } from './print-page';

test.each([
  [
    'the widest step of its ladder',
    ['a.12ab34cd-480.avif', 'a.12ab34cd-1600.avif', 'a.12ab34cd-960.avif'],
    'a.12ab34cd-1600.avif',
  ],
  ['itself without a ladder', [], 'a.jpg'],
  ['itself beside the ladder of a longer name', ['a-b.12ab34cd-1600.avif'], 'a.jpg'],
])('a picture is printed from %s', (_, steps, expected) => {
  const dir = mkdtempSync(join(tmpdir(), 'print-'));
  for (const name of ['a.jpg', ...steps]) writeFileSync(join(dir, name), '');
  expect(widest(join(dir, 'a.jpg'))).toBe(join(dir, expected));
  rmSync(dir, { recursive: true });
});
