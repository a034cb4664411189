/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSameFile, isSameSize } from './same-file';

const folder = mkdtempSync(join(tmpdir(), 'same-'));
const at = (name: string) => join(folder, name);
beforeAll(() => {
  for (const [name, text] of Object.entries({ one: 'abc', same: 'abc', other: 'abd', longer: 'abcd' })) {
    writeFileSync(at(name), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['one', 'same', true, true],
  ['one', 'other', true, false],
  ['one', 'longer', false, false],
  ['one', 'missing', false, false],
  ['missing', 'gone', false, false],
])('%s and %s: as long %s, the same %s', (a, b, isAsLong, isSame) => {
  expect([isSameSize(at(a), at(b)), isSameFile(at(a), at(b))]).toEqual([isAsLong, isSame]);
});
