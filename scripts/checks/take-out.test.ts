import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { importsOf, resolveImport } from '../run/imports.mjs';
import { CAPABILITIES, LISTS, filesOf, withoutRows } from './take-out';

const rows = Object.entries(CAPABILITIES).map(([name, paths]) => ({ name, paths }));
const lists = LISTS.map((path) => ({ path, text: readFileSync(path, 'utf8') }));

test.each(rows)('$name: every folder of its row exists', ({ paths }) => {
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test.each(rows)('$name: no list imports a file that went', ({ paths }) => {
  const root = process.cwd();
  const imported = LISTS.flatMap((list) => importsOf(resolve(list), root)).map((file) => relative(root, file));
  const gone = filesOf(paths, imported);
  const left = lists.flatMap(({ path, text }) =>
    Array.from(withoutRows(path, text, gone).matchAll(/'([^']+)'/g), ([, specifier = '']) =>
      resolveImport(specifier, resolve(path), root),
    ).flat(),
  );
  expect(left.filter((file) => gone.has(relative(root, file)))).toEqual([]);
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
