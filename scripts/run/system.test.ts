import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findOnPath } from './system';

function makeFolder(programs: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'bin-'));
  for (const name of programs) {
    writeFileSync(join(folder, name), '');
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

test('the first name that any folder of the path has', () => {
  const one = makeFolder(['google-chrome']);
  const two = makeFolder(['google-chrome', 'chromium']);
  const found = findOnPath(['chromium', 'google-chrome'], [one, two].join(delimiter));
  expect(found).toBe(join(two, 'chromium'));
});

test('a file that cannot be run does not count', () => {
  const folder = makeFolder([]);
  writeFileSync(join(folder, 'chromium'), '');
  chmodSync(join(folder, 'chromium'), 0o644);
  expect(findOnPath(['chromium'], folder)).toBeNull();
});
