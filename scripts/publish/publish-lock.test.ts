/** @jest-environment node */
import { mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLock } from './publish-lock';

let dir: string;
let lock: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'publish-'));
  lock = join(dir, '.publishing');
});
afterEach(() => rmSync(dir, { recursive: true }));

const publish = () => withLock(dir, () => 'published');

test('a publishing keeps a second one out, and nobody once it has ended', () => {
  expect(withLock(dir, () => expect(publish).toThrow('Something else is being published'))).toBeUndefined();
  expect(publish()).toBe('published');
  expect(() => withLock(dir, () => fail('no room'))).toThrow('no room');
  expect(readdirSync(dir)).toEqual(['releases']);
});

test.each([
  ['a process that is gone', '999999999 1'],
  ['a process that is gone, of an older version', '999999999'],
  ['a process whose number another program has now', `${process.ppid} 1`],
])('the lock of %s keeps nobody out', (_, words) => {
  writeFileSync(lock, words);
  expect(publish()).toBe('published');
  expect(readdirSync(dir)).toEqual(['releases']);
});

test.each([
  ['this very program', () => withLock(dir, () => readFileSync(lock, 'utf8'))],
  ['a running program, of an older version', () => String(process.ppid)],
])('the lock of %s keeps everybody out', (_, words) => {
  writeFileSync(lock, words());
  expect(publish).toThrow('Something else is being published');
  expect(readdirSync(dir)).toContain('.publishing');
});

test('a lock without words keeps everybody out, and a minute later nobody', () => {
  writeFileSync(lock, '');
  expect(publish).toThrow('Something else is being published');
  const longAgo = new Date(Date.now() - 61_000);
  utimesSync(lock, longAgo, longAgo);
  expect(publish()).toBe('published');
});

function fail(message: string): never {
  throw new Error(message);
}
