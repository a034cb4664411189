import { FALLBACK_IMAGE_SRC, toImageKey, type ImageAsset } from './image';
import { packImage, unpackImage } from './file';
import { drawing, linked, photograph } from './fixtures/images';

test.each([
  ['hero/hero-01.jpg', 'hero/hero-01.jpg'],
  ['/images/hero/hero-01.jpg', 'hero/hero-01.jpg'],
  ['images/hero/hero-01.jpg', 'hero/hero-01.jpg'],
  ['/hero/hero-01.jpg', 'hero/hero-01.jpg'],
  [' hero/hero-01.jpg ', 'hero/hero-01.jpg'],
  ['https://pictures.example/images/a.jpg', 'https://pictures.example/images/a.jpg'],
  ['http://pictures.example/a.jpg', 'http://pictures.example/a.jpg'],
  ['HTTP://pictures.example/a.jpg', 'HTTP://pictures.example/a.jpg'],
  ['hero/images/a.jpg', 'hero/images/a.jpg'],
  ['/images/https://a', 'https://a'],
])('the content value %j is the picture %j', (value, key) => {
  expect(toImageKey(value)).toBe(key);
});

test('the picture where one is missing is that of the specification (spec 8)', () => {
  expect(FALLBACK_IMAGE_SRC).toBe('/images/random-image.jpg');
});

test('a photograph is sent in a third of its characters, and read again as it was', () => {
  const packed = packImage(photograph);
  expect(packed).toEqual(['/images/a', '0f', 960, 640, 360, 480]);
  expect(unpackImage(packed)).toEqual(photograph);
});

test.each<[string, ImageAsset]>([
  ['a drawing', drawing],
  ['a drawing that ends like a photograph', { ...drawing, src: '/images/a.jpg' }],
  ['a linked picture', linked],
  ['a banner with a crop for phones', { ...photograph, portraitWidths: [640] }],
  ['a picture of another kind', { ...photograph, src: '/images/a.png' }],
  ['a picture whose files are elsewhere', { ...photograph, stem: '/elsewhere/a.0f' }],
])('%s is sent as it is', (_case, image) => {
  expect(packImage(image)).toBe(image);
  expect(unpackImage(packImage(image))).toBe(image);
});
