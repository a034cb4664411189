import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fontFile, sampleDir } from '@/lib/content/files/source';
import { getTheme } from '@/lib/content/records/site';
import { writeTheme } from './write-theme';

test('colours and fonts of the content stand beside the code', () => {
  const app = mkdtempSync(join(tmpdir(), 'theme-'));
  mkdirSync(join(app, 'fonts'));
  writeTheme(app);
  const css = readFileSync(join(app, 'theme.css'), 'utf8');
  const { palette, fonts } = getTheme();
  for (const role of ['accent', 'mark', 'highlight', 'deep', 'ink', 'err'] as const)
    expect(css.split('\n')).toContain(`  --color-${role}: ${palette[role]};`);
  expect(readFileSync(join(app, 'fonts/text.woff2')).equals(readFileSync(fontFile(fonts.text)))).toBe(true);
});

test.each([
  ['@fontsource-variable/none', 'no font @fontsource-variable/none: npm install @fontsource-variable/none'],
  ['fonts/none.woff2', `no font fonts/none.woff2: it is not in ${sampleDir()}`],
])('a font that is not there is named: %s', (name, fault) => {
  expect(() => fontFile(name, sampleDir())).toThrow(fault);
});
