import { contrastOf, poorContrasts, toPalette, type BrandColours } from './theme';

const TEAL: BrandColours = { accent: '#0e5a55', mark: '#c45c3d', highlight: '#e6c98a', deep: '#0a2625' };
const VIOLET: BrandColours = { accent: '#5b2a86', mark: '#d0601f', highlight: '#f0c75e', deep: '#1d1030' };

test.each<[string, BrandColours]>([
  ['teal', TEAL],
  ['violet', VIOLET],
  ['blue', { accent: '#0b4f9c', mark: '#c22f4b', highlight: '#ffd166', deep: '#0b1b33' }],
  ['grey', { accent: '#333333', mark: '#777777', highlight: '#dddddd', deep: '#111111' }],
])('what is made of %s can be read', (_, brand) => {
  expect(poorContrasts(toPalette(brand))).toEqual([]);
});

test.each<[keyof BrandColours, string, string]>([
  ['accent', '#2fb5a8', 'accent on surface'],
  ['highlight', '#7a4f00', 'ink on highlight'],
  ['deep', '#5c7f7d', 'white on deep'],
  ['mark', '#0c2a29', 'mark on deep'],
])('a poor %s is named', (brand, colour, pair) => {
  const poor = poorContrasts(toPalette({ ...TEAL, [brand]: colour }));
  expect(poor.map(({ on, ground }) => `${on} on ${ground}`)).toContain(pair);
  expect(poor.every(({ ratio, least }) => ratio < least)).toBe(true);
});

test('shades keep the hue: those of violet are violet', () => {
  const { 'accent-strong': strong, 'accent-tint': tint, ok } = toPalette(VIOLET);
  expect([strong, tint, ok]).toEqual(['#4c266f', '#e8e1fe', '#1e6a3c']);
});

test('contrast is that of the guidelines', () => {
  expect([contrastOf('#000000', '#ffffff'), contrastOf('#777777', '#777777')]).toEqual([21, 1]);
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
