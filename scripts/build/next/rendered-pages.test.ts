/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listFiles } from '../../run/list-files';
import { dropRenderedPages } from './rendered-pages';

test('what was rendered goes with its folders, what was compiled stays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rendered-'));
  const compiled = ['projects/[id]/page.js', 'data/[file]/route.js', 'projects/[id]/page.js.nft.json'];
  const rendered = ['index.html', 'index.rsc', 'index.meta', 'projects/a/b.html', 'data/all.json.body'];
  for (const file of [...compiled, ...rendered]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  expect(dropRenderedPages(folder)).toBe(rendered.length);
  expect(listFiles(folder).sort()).toEqual([...compiled].sort());
  expect(existsSync(join(folder, 'projects/a'))).toBe(false);
});
