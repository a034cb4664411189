import { chooseTitle, pageMetadata, shortenDescription } from './page-metadata';

const IMAGE = { src: '/cards/site/default.1.jpg', width: 1200, height: 630, alt: 'Card' };

test.each([
  ['fits', 'Plots of land.', 'Plots of land.'],
  ['white space in one', ' Plots \n of  land. ', 'Plots of land.'],
  ['cut after a word', `${'word '.repeat(40)}end`, `${'word '.repeat(31).trim()}…`],
  ['one endless word', 'x'.repeat(500), `${'x'.repeat(159)}…`],
])('description: %s', (_case, text, expected) => {
  expect(shortenDescription(text)).toBe(expected);
  expect(shortenDescription(text).length).toBeLessThanOrEqual(160);
});

test.each([
  ['the fullest wording that fits', ['x'.repeat(40), 'short'], 'x'.repeat(40)],
  ['the next one', ['x'.repeat(60), 'x'.repeat(40), 'short'], 'x'.repeat(40)],
  ['none fits: the shortest', ['x'.repeat(90), 'x'.repeat(80)], 'x'.repeat(80)],
])('title with the brand behind it: %s', (_case, wordings, expected) => {
  expect(chooseTitle(wordings, 'Aangan Estates')).toBe(expected);
});

test('canonical, large previews and the card; a page that is not indexed says so', () => {
  const page = { site: { name: 'Site' }, shareImage: IMAGE };
  const texts = { title: 'Plots', description: 'Land.', path: '/plots' };
  const metadata = pageMetadata(page, texts);
  expect(metadata).toMatchObject({
    alternates: { canonical: '/plots' },
    robots: { 'max-image-preview': 'large' },
    openGraph: { siteName: 'Site', locale: 'en_IN', images: [{ url: IMAGE.src, width: 1200, height: 630 }] },
    twitter: { card: 'summary_large_image' },
  });
  expect(pageMetadata(page, { ...texts, robots: 'noindex' }).robots).toEqual({ index: false, follow: true });
});
