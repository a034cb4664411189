import sharp from 'sharp';
import { fontFile, sampleDir } from '@/lib/content/files/source';
import { CARD_SIZE, type Card } from '@/lib/domain/page/share-card';
import { toPalette } from '@/lib/domain/site/theme';
import { CARD_MAX_BYTES, type CardLook, makeCard } from './make-card';

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
const PICTURES = sampleDir();
const font = (name: string) => fontFile(name, sampleDir());
const LOOK: CardLook = {
  palette: toPalette({ accent: '#5b2a86', mark: '#d0601f', highlight: '#f0c75e', deep: '#1d1030' }),
  logo: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#fff" d="M0 0h24v24H0z"/></svg>',
  ),
  fonts: [font('fonts/brygada.woff2'), font('fonts/figtree.woff2')],
};
/** A typeface that comes with Next. */
const OTHER_FONT = 'node_modules/next/dist/next-devtools/server/font/geist-latin.woff2';

test.each<[string, Partial<Card>]>([
  ['markup', { title: '</span><b>&amp;', place: '"\'' }],
  ['no end of letters', { title: 'x'.repeat(10_000), place: 'y '.repeat(5000), note: `RERA ${'z'.repeat(10_000)}` }],
  ['nothing', { title: '', eyebrow: '', place: ' ', figure: '', note: '' }],
  ['a picture of a house', { title: '🏠' }],
])('a card can be drawn of %s', async (_text, change) => {
  const { width, height } = await sharp(await makeCard({ ...CARD, ...change }, PICTURES, LOOK)).metadata();
  expect({ width, height }).toEqual(CARD_SIZE);
});

test('what no font has is left out', async () => {
  const draw = (title: string) => makeCard({ ...CARD, title }, PICTURES, LOOK);
  expect((await draw('Mogra 🏠')).equals(await draw('Mogra'))).toBe(true);
});

test('a card is a JPEG of 1200 × 630 and at most 300 KB, and the same every time', async () => {
  const card = await makeCard(CARD, PICTURES, LOOK);
  const { format, width, height } = await sharp(card).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', ...CARD_SIZE });
  expect(card.byteLength).toBeLessThanOrEqual(CARD_MAX_BYTES);
  expect(card.equals(await makeCard(CARD, PICTURES, LOOK))).toBe(true);
});

test.each<[string, number, Partial<Card>]>([
  ['title', 0, { eyebrow: '', place: '', figure: '' }],
  ['text', 1, { brand: '', title: '' }],
])("the %s of a card is in the firm's typeface", async (_part, at, change) => {
  const [display, text] = LOOK.fonts;
  const draw = (fonts: CardLook['fonts']) => makeCard({ ...CARD, ...change }, PICTURES, { ...LOOK, fonts });
  const own = await draw(LOOK.fonts);
  expect(own.equals(await draw(at === 0 ? [OTHER_FONT, text] : [display, OTHER_FONT]))).toBe(false);
  expect(own.equals(await draw(at === 1 ? [OTHER_FONT, text] : [display, OTHER_FONT]))).toBe(true);
});

test('a file that is no font is named', async () => {
  const fonts = [font('fonts/OFL-figtree.txt'), LOOK.fonts[1]] as const;
  await expect(makeCard(CARD, PICTURES, { ...LOOK, fonts })).rejects.toThrow(
    /OFL-figtree\.txt, which has to be a WOFF2 font/,
  );
});

test("a card has the firm's colours and its mark", async () => {
  const card = sharp(await makeCard(CARD, PICTURES, LOOK));
  const pixel = async (left: number, top: number) => [
    ...(await card.clone().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
  ];
  const isNear = (found: number[], colour: number[]) => found.every((part, at) => Math.abs(part - colour[at]!) < 8);
  expect(isNear(await pixel(20, 20), [0x1d, 0x10, 0x30])).toBe(true);
  expect(isNear(await pixel(80, 80), [255, 255, 255])).toBe(true);
});
