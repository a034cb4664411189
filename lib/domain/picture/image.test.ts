import { sampleSrc } from '../project/catalogue';
import {
  distinctPictures,
  FAILED_PLAN_SRC,
  FALLBACK_IMAGE_SRC,
  fallbackSrc,
  type ImageAsset,
  toImageKey,
} from './image';

const picture = (src: string): ImageAsset => ({ kind: 'vector', src, width: 4, height: 3 });
const card = (first: string, ...others: string[]): [ImageAsset, ...ImageAsset[]] => [
  picture(first),
  ...others.map(picture),
];

test.each([
  ['different pictures stay', [card('a', 'x'), card('b', 'y')], ['a', 'b']],
  ['an equal one gives way to the next of its own', [card('a', 'x'), card('a', 'a', 'y')], ['a', 'y']],
  ['and that one must be new, too', [card('a'), card('y'), card('a', 'y', 'z')], ['a', 'y', 'z']],
])('a row of cards: %s', (_, cards, shown) => {
  expect(distinctPictures(cards).map(({ src }) => src)).toEqual(shown);
});

test('a site plan that does not load has its own graphic (spec 8)', () => {
  expect(FAILED_PLAN_SRC).toBe('/images/fallback/failed-to-load.svg');
});

test.each([
  ['/images/developers/logos/vatika.svg', '/images/fallback/developer-placeholder.svg'],
  ['/images/projects/residential-01.jpg', '/images/random-image.jpg'],
  ['https://cdn.example/a.jpg', '/images/random-image.jpg'],
])('%s falls back to %s', (src, expected) => {
  expect(fallbackSrc(src)).toBe(expected);
});

test.each([
  ['amenities', 0, '/images/fallback/amenity-sample-01.svg'],
  ['amenities', 2, '/images/fallback/amenity-sample-03.svg'],
  ['amenities', 3, '/images/fallback/amenity-sample-01.svg'],
  ['specifications', 1, '/images/fallback/specification-sample-02.svg'],
] as const)('picture %s %d falls back to %s', (group, index, expected) => {
  expect(sampleSrc(group, index)).toBe(expected);
});

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
