/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { compileSheet, lateStyles } from './late-styles';

const SHEETS = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

test('a sheet of a later part is bundled as plain CSS, its utilities resolved', async () => {
  const { outputFiles } = await build({
    stdin: { contents: `import './components/search/search.css';`, resolveDir: resolve('.') },
    plugins: [lateStyles()],
    bundle: true,
    write: false,
  });
  const script = outputFiles[0]?.text ?? '';
  expect(script).toContain('adoptedStyleSheets');
  expect(script).toContain('.search-note');
  expect(script).not.toMatch(/@(apply|reference|layer properties)/);
});

test('every colour and radius that a sheet reads is defined on every page', async () => {
  const common = await compileSheet('app/globals.css');
  const isDefined = (name: string) => common.includes(`${name}:`);
  const missing = SHEETS.flatMap((file) => {
    const read = readFileSync(`components/${file}`, 'utf8').matchAll(/var\((--(?:color|radius|shadow|ease)-[\w-]+)/g);
    return [...read].flatMap(([, name = '']) => (isDefined(name) ? [] : `${file}: ${name}`));
  });
  expect(SHEETS.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});
