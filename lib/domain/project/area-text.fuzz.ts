import assert from 'node:assert/strict';
import { formatAreaText, parseArea } from './area-text';

export const pieces = [
  ...['1', '0', '640', '1,200', '0.0001', '.', ',', '999999', ' sq.ft', 'sq ft', ' sft', ' square feet', ' sq.yd'],
  ...['sq. yards', ' acres', 'acre', ' - ', '–', ' to ', ' carpet', ' (super area)', ' onwards', '\u00a0', '\t'],
  ...['1,450 - 2,100 sq.ft', '640 sq.ft carpet', '2.5 acres'],
];

/** Whole square feet in order, or null; as it is shown it says the same. */
export function holds(text: string): void {
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
