/** @jest-environment node */
import sharp from 'sharp';
import { CARD_SIZE, cardAlt, cardPath, type Card } from '@/lib/domain/page/share-card';
import { cardArtwork, wrapText } from './card-artwork';
import { CARD_MAX_BYTES, makeCard } from './make-card';
import type { Typesetter } from './typesetter';

const CARD: Card = {
  kind: 'projects',
  id: 'mogra-courts',
  eyebrow: 'Vatika',
  title: 'Mogra Courts',
  place: 'Sector 83, Gurgaon',
  figure: '₹ 1.81 – 2.62 Cr',
  brand: 'Aangan Estates',
  image: { kind: 'vector', src: '/images/random-image.jpg', width: 1600, height: 1067 },
};
/** Folder with the card's photograph at its published address, in place of public/. */
const PICTURES = 'content';

/** Draws a square for every letter. */
const typesetter: Typesetter = {
  setLine: (text, _cut, sizePx) => ({
    path: [...text].map((_letter, index) => `M${index * sizePx} 0h8v8z`).join(''),
    widthPx: text.length * sizePx * 0.5,
  }),
};

const widthOf = (text: string) => text.length * 10;

test.each([
  ['fits', 'Mogra Courts', ['Mogra Courts']],
  ['too long for one line', 'The Ridge Line Residences', ['The Ridge', 'Line', 'Residences']],
  ['a word too long for a line', 'Supercalifragilistic', ['Supercalifr…']],
  ['nothing', '', []],
])('words of a title: %s', (_case, text, lines) => {
  expect(wrapText(text, widthOf, 120)).toEqual(lines);
});

test('the artwork holds outlines only, whatever stands in the record', () => {
  const svg = cardArtwork({ ...CARD, title: '</svg><script>alert(1)</script>', place: 'x'.repeat(10_000) }, typesetter);
  expect(svg).not.toContain('script');
  expect(svg).not.toContain('<text');
  expect(cardArtwork(CARD, typesetter)).toBe(cardArtwork(CARD, typesetter));
});

test.each([
  ['a number', 'RERA RC/REP/1', 22, 'RERA RC/REP/1'],
  ['the longest of an authority', 'RERA PRM/KA/RERA/1251/309/PR/280324/006745', 18, undefined],
  ['no end of letters', `RERA ${'x'.repeat(10_000)}`, 18, 'RERA…'],
])('the last line of a card: %s', (_case, note, px, line = note) => {
  const lines: [string, number][] = [];
  const setLine: Typesetter['setLine'] = (text, _cut, sizePx) => {
    lines.push([text, sizePx]);
    return { path: '', widthPx: text.length * sizePx * 0.5 };
  };
  cardArtwork({ ...CARD, note }, { ...typesetter, setLine });
  expect(lines.at(-1)).toEqual([line, px]);
});

test('a card is a JPEG of 1200 × 630 and at most 300 KB, and the same every time', async () => {
  const card = await makeCard(CARD, typesetter, PICTURES);
  const { format, width, height } = await sharp(card).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', ...CARD_SIZE });
  expect(card.byteLength).toBeLessThanOrEqual(CARD_MAX_BYTES);
  expect(card.equals(await makeCard(CARD, typesetter, PICTURES))).toBe(true);
});

test('words and address of a card', () => {
  expect(cardAlt(CARD)).toBe('Mogra Courts, Sector 83, Gurgaon, ₹ 1.81 – 2.62 Cr');
  expect(cardPath(CARD, '0123456789abcdef')).toBe('/cards/projects/mogra-courts.01234567.jpg');
});
