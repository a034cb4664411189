import assert from 'node:assert/strict';
import { tryTexts } from '../site/try-texts.fuzz';
import { formatRupees } from './price';
import { formatPriceText, parsePrice } from './price-text';
import type { PriceRange } from './project';

const PIECES = [
  ...['₹', 'Rs. ', 'INR', 'from ', '1', '0', '1.5', '96', '1,20,000', '12345678', '0.000001', '.', ',', '99999999'],
  ...[' Cr', 'crores', ' L', 'lakh', 'lacs', ' - ', '–', '—', ' to ', ' onwards', ' and above', '+', '*', '\u00a0'],
  ...['Price on request', '₹ 1.2 - 2 Cr', '96 L – 1.46 Cr*', 'from ₹ 38 L onwards'],
];

const isSound = ({ minRupees, maxRupees }: PriceRange) =>
  Number.isSafeInteger(minRupees) &&
  minRupees > 0 &&
  (maxRupees === null || (Number.isSafeInteger(maxRupees) && maxRupees >= minRupees));

function holds(text: string) {
  const price = parsePrice(text);
  assert.ok(price === null || isSound(price), `not a price: ${JSON.stringify(price)}`);
  assert.deepEqual(parsePrice(formatPriceText(text)), price, 'shown, it says something else');
  if (price === null) return;
  const { minRupees } = price;
  const again = parsePrice(formatRupees(minRupees))?.minRupees ?? null;
  // From 1 lakh on two digits after the point are shown.
  const isNear = again !== null && Math.abs(again - minRupees) <= (minRupees >= 1e7 ? 5e4 : 500) + 1;
  assert.ok(isNear || minRupees < 10_000, `${minRupees} is read as ${again}`);
}

const ONCE = [
  `96${' '.repeat(555)}- 2882676lacs97288430.000001 Cr68118270.000001960.000001crores6373754𦩯, - `,
  '1234567896 L – 1.46 Cr*',
];

test('a price is whole rupees in order, or null; as it is shown it says the same, and what we write is read again', () =>
  tryTexts({ pieces: PIECES, once: ONCE, holds }));
