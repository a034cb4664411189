import { put, warningLines } from '../set/fixtures/edit-content';

test('pictures without a file are told wherever they stand', () => {
  const missing = ['hero/hero-01.jpg', 'floor-plans/3bhk-a.png', 'developers/banner-01.jpg'];
  expect(warningLines([], missing)).toEqual([
    'floorPlan.json › mogra-courts › floors[0].images[0].url: no picture images/floor-plans/3bhk-a.png, the fallback is shown',
    'leadingRealEstateDevelopers.json › [0] (dev-01) › bgImage: no picture images/developers/banner-01.jpg, the fallback is shown',
    'site.json › heroImages[0]: no picture images/hero/hero-01.jpg, the fallback is shown',
  ]);
});

test('pictures on another host are not looked for here', () => {
  const missing = ['hero/hero-01.jpg', 'cities/goa.jpg'];
  expect(warningLines([put('site imageBase', 'https://cdn.example/x')], missing)).toEqual([]);
  expect(warningLines([put('cities goa image', 'https://cdn.example/goa.jpg')], ['cities/goa.jpg'])).toEqual([]);
});
