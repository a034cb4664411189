import { fallbackSrc } from './image-fallback';

test.each([
  ['/images/developers/logos/vatika.svg', '/images/fallback/developer-placeholder.svg'],
  ['/images/projects/residential-01.jpg', '/images/random-image.jpg'],
  ['https://cdn.example/a.jpg', '/images/random-image.jpg'],
])('%s falls back to %s', (src, expected) => {
  expect(fallbackSrc(src)).toBe(expected);
});
