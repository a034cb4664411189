import localFont from 'next/font/local';

/** Running text and figures (visual-language 3). */
export const figtree = localFont({
  src: './fonts/figtree.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-figtree',
  adjustFontFallback: 'Arial',
});

/** Only the rupee sign. Preloaded, because a late font causes a new layout of the whole page. */
export const figtreeInr = localFont({
  src: './fonts/figtree-inr.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-inr',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
});

/** Headings, names, quotes and large counts. */
export const brygada = localFont({
  src: './fonts/brygada.woff2',
  weight: '400 600',
  display: 'swap',
  variable: '--font-brygada',
  adjustFontFallback: 'Times New Roman',
});
