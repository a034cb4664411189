import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontFile } from '@/lib/content/files/source';
import { getTheme } from '@/lib/content/records/site';
import type { ColourRole, Palette } from '@/lib/domain/site/theme';

/** Colours that only sheets of single pages or of later parts use. Tailwind would leave them out. */
const LATE: readonly ColourRole[] = [
  'ink',
  'ink-3',
  'surface-2',
  'accent-soft',
  'accent-line',
  'enquire',
  'mark',
  'skeleton',
];
/** Colours of drawings and of the inbox, which no class has. */
const NO_TOKENS: readonly ColourRole[] = ['accent-mid', 'wa-strong'];

/** The firm's colours as tokens of Tailwind. */
export function themeCss(palette: Palette): string {
  const { deep } = palette;
  const tokens = Object.entries({ ...palette, scrim: `${deep}8c`, shade: `${deep}d9` });
  const lines = (isLate: boolean) =>
    tokens.flatMap(([role, colour]) =>
      NO_TOKENS.includes(role as ColourRole) || LATE.includes(role as ColourRole) !== isLate
        ? []
        : `  --color-${role}: ${colour};`,
    );
  return `/* The build writes this file from theme.json. */
@theme inline {
  --color-*: initial;
${lines(false).join('\n')}
}
@theme inline static {
${lines(true).join('\n')}
}
/* No tokens of Tailwind, whose own shadow has a dozen variables. */
:root {
  --shadow-pop: 0 1px 2px ${deep}14, 0 12px 32px -8px ${deep}38;
  --shadow-sheet: 0 -8px 32px -8px ${deep}47;
  --deep-63: ${deep}a1;
  --deep-76: ${deep}c2;
  --deep-80: ${deep}cc;
  --deep-85: ${deep}d9;
}
`;
}

/**
 * Writes what Next compiles of `theme.json` beside the code: colours and fonts. What is as before stays untouched. The
 * colours are kept in the repository, because formatter and editors read them, too.
 */
export function writeTheme(appDir = 'app'): void {
  const { palette, fonts } = getTheme();
  const files: [path: string, bytes: Buffer][] = [
    ['theme.css', Buffer.from(themeCss(palette))],
    ['fonts/text.woff2', readFileSync(fontFile(fonts.text))],
    ['fonts/display.woff2', readFileSync(fontFile(fonts.display))],
  ];
  for (const [name, bytes] of files) {
    const path = join(appDir, name);
    if (!existsSync(path) || !readFileSync(path).equals(bytes)) writeFileSync(path, bytes);
  }
}
