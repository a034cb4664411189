import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../steps/editor';

/** Words of the editor's page and server, and of the frame's listener. */
const OWN_WORDS = /editor-token|editor-preview|Changes and publishing|EDIT_ORIGIN/i;

test('nothing of the editor is in the export', () => {
  const scripts = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const files = [...scripts, 'index.html', 'about.html', '404.html', '_headers'];
  expect(files.filter((file) => OWN_WORDS.test(readFileSync(join('out', file), 'utf8')))).toEqual([]);
});
