import localFont from 'next/font/local';

/** Running text and figures (visual-language 3). The build writes the firm's file. */
export const text = localFont({
  src: './fonts/text.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--type-text',
  adjustFontFallback: 'Arial',
});

/** Only the rupee sign. Preloaded, because a late font causes a new layout of the whole page. */
export const rupee = localFont({
  src: './fonts/rupee.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--type-rupee',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
});

/** Headings, names, quotes and large counts. */
export const display = localFont({
  src: './fonts/display.woff2',
  weight: '400 600',
  display: 'swap',
  variable: '--type-display',
  adjustFontFallback: 'Times New Roman',
});
