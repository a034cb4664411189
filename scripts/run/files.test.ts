import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSameFile } from './files';

const folder = mkdtempSync(join(tmpdir(), 'same-'));
const at = (name: string) => join(folder, name);
beforeAll(() => {
  for (const [name, text] of Object.entries({ one: 'abc', same: 'abc', other: 'abd', longer: 'abcd' })) {
    writeFileSync(at(name), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['one', 'same', true],
  ['one', 'other', false],
  ['one', 'longer', false],
  ['one', 'missing', false],
  ['missing', 'gone', false],
])('%s and %s: the same %s', (a, b, isSame) => {
  expect(isSameFile(at(a), at(b))).toBe(isSame);
});
