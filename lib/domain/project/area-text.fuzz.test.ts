import assert from 'node:assert/strict';
import { tryTexts } from '../site/try-texts.fuzz';
import { formatAreaText, parseArea } from './area-text';

const PIECES = [
  ...['1', '0', '640', '1,200', '0.0001', '.', ',', '999999', ' sq.ft', 'sq ft', ' sft', ' square feet', ' sq.yd'],
  ...['sq. yards', ' acres', 'acre', ' - ', '–', ' to ', ' carpet', ' (super area)', ' onwards', '\u00a0', '\t'],
  ...['1,450 - 2,100 sq.ft', '640 sq.ft carpet', '2.5 acres'],
];

function holds(text: string) {
  const area = parseArea(text);
  const isSound =
    area === null ||
    (Number.isSafeInteger(area.minSqft) &&
      Number.isSafeInteger(area.maxSqft) &&
      area.minSqft > 0 &&
      area.maxSqft >= area.minSqft);
  assert.ok(isSound, `not an area: ${JSON.stringify(area)}`);
  assert.deepEqual(parseArea(formatAreaText(text)), area, 'shown, it says something else');
}

const ONCE = ['9010000001000000'];

test('an area is whole square feet in order, or null; as it is shown it says the same', () =>
  tryTexts({ pieces: PIECES, once: ONCE, holds }));
