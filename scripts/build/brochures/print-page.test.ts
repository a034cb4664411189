import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { normalisePdf, widest } from './print-page';

const pdf = (created: string) =>
  Buffer.from(`%PDF-1.4\n/CreationDate (${created})\n/ModDate (${created})\n\xe2\xe3`, 'latin1');

test.each([
  ['the record’s last change', '2026-11-11', "(D:20261111000000+00'00')"],
  ['a fixed day where the record has none', null, "(D:20260101000000+00'00')"],
])('dates become %s', (_, updatedAt, date) => {
  const text = normalisePdf(pdf("D:20261121184500+00'00'"), updatedAt).toString('latin1');
  expect(text.split(date)).toHaveLength(3);
});

test('two makings of the same data are equal, byte for byte and as long as before', () => {
  const first = pdf("D:20261121184500+00'00'");
  expect(normalisePdf(first, '2026-11-11')).toEqual(normalisePdf(pdf("D:20270301000000+00'00'"), '2026-11-11'));
  expect(normalisePdf(first, '2026-11-11')).toHaveLength(first.length);
});

test('elements are numbered from 1 in the order of their numbers, wherever they are named', () => {
  const text = '/ID (node00000329) /Headers [(node00000331)] /Names [(node00000329) 1 0 R (node00000331) 2 0 R]';
  expect(normalisePdf(Buffer.from(text, 'latin1'), null).toString('latin1')).toBe(
    '/ID (node00000001) /Headers [(node00000002)] /Names [(node00000001) 1 0 R (node00000002) 2 0 R]',
  );
});

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
});
