import { FAILED_PLAN_SRC, fallbackSrc } from './fallback';
import { sampleSrc } from '../project/catalogue';

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
