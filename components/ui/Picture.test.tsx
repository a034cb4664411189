import { renderToStaticMarkup } from 'react-dom/server';
import type { ImageAsset } from '@/lib/domain/picture/image';
import { Picture } from './Picture';

const photograph: ImageAsset = {
  kind: 'raster',
  src: '/images/hero/hero-01.jpg',
  stem: '/images/hero/hero-01.1a2b3c4d',
  widths: [360, 960],
  width: 960,
  height: 540,
  portraitWidths: [640, 810],
};
const drawing: ImageAsset = { kind: 'vector', src: '/images/developers/logos/vatika.svg', width: 320, height: 120 };
const linked: ImageAsset = { kind: 'remote', src: 'https://pictures.example/a.jpg' };

test('a photograph offers its AVIF ladder, then the JPEG with its size, and waits until it is near', () => {
  expect(renderToStaticMarkup(<Picture image={photograph} alt="Two towers" sizes="50vw" className="w-full" />)).toBe(
    '<picture>' +
      '<source srcSet="/images/hero/hero-01.1a2b3c4d-360.avif 360w, /images/hero/hero-01.1a2b3c4d-960.avif 960w" sizes="50vw" type="image/avif"/>' +
      '<img src="/images/hero/hero-01.jpg" alt="Two towers" width="960" height="540" class="w-full" loading="lazy" decoding="async"/>' +
      '</picture>',
  );
});

test('the first picture of a page is loaded at once', () => {
  const html = renderToStaticMarkup(<Picture image={photograph} alt="" sizes="100vw" isPriority />);
  expect(html).toContain('loading="eager" fetchPriority="high"');
  expect(html).not.toContain('decoding');
});

test('phones get the portrait crop where it is asked for and exists', () => {
  const html = renderToStaticMarkup(<Picture image={photograph} alt="" sizes="100vw" hasPortraitCrop />);
  expect(html).toContain(
    '<source media="(width &lt; 768px)" srcSet="/images/hero/hero-01.1a2b3c4d-p640.avif 640w, /images/hero/hero-01.1a2b3c4d-p810.avif 810w" sizes="68vw" type="image/avif" width="3" height="4"/>',
  );
  expect(renderToStaticMarkup(<Picture image={photograph} alt="" sizes="100vw" />)).not.toContain('media=');
});

test('a picture cropped into a narrower box asks for a wider file', () => {
  const html = renderToStaticMarkup(
    <Picture image={photograph} alt="" sizes="(width < 768px) 46vw, 284px" coverRatio={4 / 5} />,
  );
  expect(html).toContain('sizes="(width &lt; 768px) calc(46vw * 2.22), calc(284px * 2.22)"');
});

test('drawings and pictures linked from elsewhere are plain images', () => {
  expect(renderToStaticMarkup(<Picture image={drawing} alt="Vatika" sizes="240px" />)).toBe(
    '<img src="/images/developers/logos/vatika.svg" alt="Vatika" width="320" height="120" loading="lazy" decoding="async"/>',
  );
  expect(renderToStaticMarkup(<Picture image={linked} alt="" sizes="240px" hasPortraitCrop />)).toBe(
    '<img src="https://pictures.example/a.jpg" alt="" loading="lazy" decoding="async"/>',
  );
});
