import { readFileSync } from 'node:fs';
import { expect, test } from '../steps/fixtures';

test('every test that docs/quality/accessibility.md names exists', () => {
  const rows = [...readFileSync('docs/quality/accessibility.md', 'utf8').matchAll(/`(\S+\.spec\.ts) › ([^`]+)`/g)];
  expect(rows.length).toBeGreaterThan(30);
  const missing = rows.flatMap(([, file = '', title = '']) =>
    readFileSync(`e2e/${file}`, 'utf8').includes(title) ? [] : `${file} › ${title}`,
  );
  expect(missing).toEqual([]);
});
