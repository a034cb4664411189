import { existsSync, readFileSync } from 'node:fs';
import { editorFiles } from './editor-schemas';

const MADE = editorFiles();

test.each(MADE.map(({ path, text }) => [path, text]))('%s is what npm run make:schemas writes', (path, text) => {
  expect(existsSync(path) ? readFileSync(path, 'utf8') : null).toBe(text);
});

test('the editor’s settings give each content file its schema', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
    'json.schemas': { fileMatch: string[]; url: string }[];
  };
  for (const { fileMatch, url } of settings['json.schemas']) {
    expect([fileMatch, existsSync(url)]).toEqual([[expect.stringMatching(/^\/content\/\w+\.json$/)], true]);
  }
  expect(settings['json.schemas']).toHaveLength(MADE.length - 1);
});
