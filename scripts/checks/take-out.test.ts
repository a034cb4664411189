import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { transform } from 'esbuild';
import { importsOf, resolveImport } from '../run/imports.mjs';
import { CAPABILITIES, LISTS, filesOf, ownFiles, withoutRows } from './take-out';

const rows = Object.entries(CAPABILITIES).map(([name, paths]) => ({ name, paths }));
const lists = LISTS.map((path) => ({ path, text: readFileSync(path, 'utf8') }));

test.each(rows)('$name: every folder of its row exists', ({ paths }) => {
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

const root = process.cwd();
const own = ownFiles();

test.each(rows)('$name: what stays imports nothing of it, and its lists still parse', async ({ paths }) => {
  const gone = filesOf(paths, own);
  const isOfGone = (file: string) => gone.has(relative(root, file));
  const staying = own.filter((file) => !gone.has(file) && !LISTS.includes(file));
  expect(staying.filter((file) => importsOf(resolve(file), root).some(isOfGone))).toEqual([]);
  for (const { path, text } of lists) {
    const left = withoutRows(path, text, gone);
    const imported = Array.from(left.matchAll(/'([^']+)'/g), ([, to = '']) => resolveImport(to, resolve(path), root));
    expect(imported.flat().filter(isOfGone)).toEqual([]);
    await transform(left, { loader: 'ts' });
  }
});

test('a row goes with its import, and the others stay', () => {
  const list = `import { CityMap } from '@/components/map/CityMap';
import { Greeting } from '@/components/assistant/Greeting';

interface Parts {
  CityMap: object;
  Greeting: object;
}
export const PARTS = {
  CityMap,
  Greeting,
};
export const KINDS = [...[CityMap, Greeting]];
`;
  const left = withoutRows('components/parts.ts', list, new Set(['components/map/CityMap.tsx']));
  expect(left.match(/CityMap/g)).toEqual(['CityMap']);
  expect(left.match(/Greeting/g)).toHaveLength(5);
  expect(left).toContain('[...[Greeting]]');
});
