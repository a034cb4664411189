import { readdirSync, readFileSync } from 'node:fs';
import { EARLY_VIEWS, ENHANCERS, ISLANDS } from './registry';

const filesOf = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .map((path) => `${folder}/${path}`);

/** `zoom-opener.enhance.ts` → `zoomOpener`. */
const exportOf = (path: string) =>
  path.replace(/^.*\/|\.\w+\.tsx?$/g, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const views = [...filesOf('app', /\.tsx$/), ...filesOf('components', /\.tsx$/)];
const code = views.map((path) => readFileSync(path, 'utf8')).join('\n');

test.each([
  ['islands', /\.island\.tsx$/, ISLANDS],
  ['enhancers', /\.enhance\.ts$/, ENHANCERS],
])('all %s are named as their files are', (_, pattern, named) => {
  expect(Object.keys(named).sort()).toEqual(filesOf('components', pattern).map(exportOf).sort());
});

test('each of them stands in a view, by a name that the bundler can read there', () => {
  const names = [...Object.keys(ISLANDS), ...Object.keys(ENHANCERS)];
  expect(names.filter((name) => !new RegExp(`<(Island|Enhancer)\\s+name="${name}"`).test(code))).toEqual([]);
});

test('what a field asks for early is known', () => {
  const asked = Array.from(code.matchAll(/data-early="(\w+)"/g), ([, name]) => name);
  expect(asked).toEqual(Object.keys(EARLY_VIEWS));
});
