import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLock } from './release-store';

let dir: string;
let lock: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'publish-'));
  lock = join(dir, '.publishing');
});

const publish = () => withLock(dir, () => 'published');

test('a publishing keeps a second one out, and nobody once it has ended', () => {
  expect(withLock(dir, () => expect(publish).toThrow('Something else is being published'))).toBeUndefined();
  expect(publish()).toBe('published');
  expect(() => withLock(dir, () => fail('no room'))).toThrow('no room');
  expect(readdirSync(dir)).toEqual(['releases']);
});

test('the lock of a process that is gone keeps nobody out', () => {
  writeFileSync(lock, '999999999');
  expect(publish()).toBe('published');
  expect(readdirSync(dir)).toEqual(['releases']);
});

test.each([
  ['a running program', String(process.ppid)],
  ['a program that is just writing it', ''],
])('the lock of %s keeps everybody out, and the message says what to delete if nobody publishes', (_, words) => {
  writeFileSync(lock, words);
  expect(publish).toThrow(`If nothing is: delete ${lock}.`);
  expect(readFileSync(lock, 'utf8')).toBe(words);
});

function fail(message: string): never {
  throw new Error(message);
}
