/** @jest-environment node */
import { normalisePdf } from './normalise-pdf';

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
