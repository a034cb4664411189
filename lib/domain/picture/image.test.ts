import { FALLBACK_IMAGE_SRC, toImageKey } from './image';

test.each([
  ['hero/hero-01.jpg', 'hero/hero-01.jpg'],
  ['images/hero/hero-01.jpg', 'hero/hero-01.jpg'],
  ['/hero/hero-01.jpg', 'hero/hero-01.jpg'],
  [' hero/hero-01.jpg ', 'hero/hero-01.jpg'],
  ['/images/https://a', 'https://a'],
])('the content value %j is the picture %j', (value, key) => {
  expect(toImageKey(value)).toBe(key);
});

test('the picture where one is missing is that of the specification (spec 8)', () => {
  expect(FALLBACK_IMAGE_SRC).toBe('/images/random-image.jpg');
});
