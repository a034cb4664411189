import type { ImageAsset } from './image';
import { drawing, linked, photograph } from './fixtures/images';
import { avifSrcset, coverSizes, largestSrc, pictureSources } from './sources';

const bare: ImageAsset = { ...photograph, widths: [] };

test('the AVIF ladder names each width', () => {
  expect(avifSrcset(photograph)).toBe('/images/a.0f-360.avif 360w, /images/a.0f-480.avif 480w');
  expect(avifSrcset({ ...photograph, portraitWidths: [640] }, 'portrait')).toBe('/images/a.0f-p640.avif 640w');
});

test.each([
  ['a drawing', drawing, 'full'],
  ['a linked picture', linked, 'full'],
  ['a picture without files', bare, 'full'],
  ['a picture without the crop', photograph, 'portrait'],
] as const)('%s has no ladder', (_case, image, crop) => {
  expect(avifSrcset(image, crop)).toBeNull();
});

test.each([
  [photograph, '/images/a.0f-480.avif'],
  [{ ...photograph, widths: [360, 480, 960] }, '/images/a.0f-960.avif'],
  [bare, '/images/a.jpg'],
  [drawing, '/images/a.svg'],
])('%o is shown in full from %s', (image, src) => {
  expect(largestSrc(image)).toBe(src);
});

test.each([
  ['100vw', 1.5, '100vw'],
  ['12.5rem', 1.4, 'calc(12.5rem * 1.07)'],
  ['(width < 48rem) 284px , 20rem', 0.75, '(width < 48rem) calc(284px * 2) , calc(20rem * 2)'],
])('a 3:2 picture shown %j wide in a box of ratio %s', (sizes, boxRatio, expected) => {
  expect(coverSizes(photograph, sizes, boxRatio)).toBe(expected);
});

test('the shape of a linked picture is not known', () => {
  expect(coverSizes(linked, '50vw', 1)).toBe('50vw');
});

test('a picture has its ladder as a source, and before it the crop for phones where that is asked for', () => {
  const banner: ImageAsset = { ...photograph, widths: [360, 656, 832, 1088], portraitWidths: [640] };
  const full = { srcSet: avifSrcset(banner), sizes: '100vw', type: 'image/avif' };
  expect(pictureSources(banner, { sizes: '100vw' })).toEqual([full]);
  expect(pictureSources(banner, { sizes: '100vw', hasPortraitCrop: true })).toEqual([
    {
      media: '(width < 768px)',
      srcSet: '/images/a.0f-p640.avif 640w',
      sizes: '68vw',
      type: 'image/avif',
      width: 3,
      height: 4,
    },
    { ...full, srcSet: '/images/a.0f-832.avif 832w, /images/a.0f-1088.avif 1088w' },
  ]);
  expect(pictureSources(photograph, { sizes: '100vw', coverRatio: 0.75, hasPortraitCrop: true })).toEqual([
    { ...full, srcSet: '/images/a.0f-480.avif 480w', sizes: 'calc(100vw * 2)' },
  ]);
  expect(pictureSources(drawing, { sizes: '100vw', hasPortraitCrop: true })).toEqual([]);
});
