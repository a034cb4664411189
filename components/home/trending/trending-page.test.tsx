/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { TrendingStrip } from './TrendingStrip';
import type { Section } from '@/lib/domain/project/page';
import type { TrendingProject } from '@/lib/domain/project/project';
import { TrendingPage } from './TrendingPage';
import { TrendingSkeleton } from './TrendingSkeleton';

const PROJECT: TrendingProject = {
  id: 'mogra-courts',
  name: 'Mogra Courts',
  href: null,
  projectHref: '/project-details/vatika/mogra-courts',
  image: { kind: 'vector', src: '/images/mogra.svg', width: 400, height: 500 },
  priceText: '₹ 1.81 – 2.62 Cr',
  description: 'Two towers around a court.',
  developerName: 'Vatika',
  placeText: 'Sector 83, Gurgaon',
};
const READY: Section<TrendingProject[]> = { kind: 'ready', value: [PROJECT] };
const FAULTY: Section<TrendingProject[]> = { kind: 'faulty', message: 'The file could not be read.' };

const VIEWS = {
  'the trending page': (trending: Section<TrendingProject[]>) =>
    renderToStaticMarkup(<TrendingPage trending={trending} cityNames="Gurgaon" />),
  'the home page': (trending: Section<TrendingProject[]>) =>
    renderToStaticMarkup(<TrendingStrip trending={trending} cityNames="Gurgaon" />),
};

describe.each(Object.entries(VIEWS))('%s', (_name, view) => {
  test('says that a file could not be read, and offers a reload', () => {
    const html = view(FAULTY);
    expect(html).toContain('Failed to load trending projects.');
    expect(html).toMatch(/<a href=""[^>]*>.*Try again<\/a>/);
    expect(html).not.toContain('No Trending Projects Found');
  });

  test('says that there are none', () => {
    const html = view({ kind: 'missing' });
    expect(html).toContain('No Trending Projects Found');
    expect(html).toContain('Please check back later for updates');
    expect(html).not.toContain('Failed to load');
  });

  test('shows what there is', () => {
    const html = view(READY);
    expect(html).toContain('Mogra Courts');
    expect(html).toContain('Premium');
    expect(html).not.toMatch(/No Trending|Failed to load/);
  });
});

/** Classes that set position and height of the card's parts, from top to bottom. */
function geometryOf(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const card = page.querySelector('article');
  const parts = [card, card?.children[0], card?.querySelector('.w-full'), ...[...(card?.children ?? [])].slice(1, 4)];
  const isGeometry = (name: string) => /^(relative|overflow|rounded|aspect|w-|m[tbxy]-|type-|text-\[)/.test(name);
  return parts.map((part) => [...(part?.classList ?? [])].filter(isGeometry).join(' '));
}

test('eight blanks have the geometry of the cards they stand for', () => {
  const blank = renderToStaticMarkup(<TrendingSkeleton />);
  expect(blank.match(/<article/g)).toHaveLength(8);
  expect(geometryOf(blank)).toEqual(geometryOf(VIEWS['the trending page'](READY)));
  const columns = /<ul class="(grid[^"]*)"/;
  expect(columns.exec(blank)?.[1]).toBe(columns.exec(VIEWS['the trending page'](READY))?.[1]);
});
