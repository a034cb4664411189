import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DeveloperStrip } from './DeveloperStrip';
import { HomeFaq } from './HomeFaq';
import { ServiceTiles } from './ServiceTiles';
import { Testimonials } from './Testimonials';
import { TopLocalities } from './TopLocalities';
import { TrendingStrip } from '@/components/home/trending/TrendingStrip';

test.each<[string, ReactElement]>([
  ['services', <ServiceTiles key="" services={[]} />],
  ['developers', <DeveloperStrip key="" developers={[]} />],
  ['feedbacks', <Testimonials key="" testimonials={[]} />],
  ['top localities', <TopLocalities key="" localities={[]} />],
  ['questions', <HomeFaq key="" faqs={[]} />],
])('without %s their section is left out, heading and all', (_subject, view) => {
  expect(renderToStaticMarkup(view)).toBe('');
});

test('nothing trending: said so, with no arrows', () => {
  const html = renderToStaticMarkup(<TrendingStrip trending={{ kind: 'missing' }} cityNames="Pune" />);
  expect(html).toContain('No Trending Projects Found');
  expect(html).toContain('Please check back later for updates');
  expect(html).not.toMatch(/carousel|<button/);
});
