import { renderToStaticMarkup } from 'react-dom/server';
import type { CatalogueItem, CatalogueSlide } from '@/lib/domain/project/catalogue';
import type { ProjectPage } from '@/lib/domain/project/page';
import { AmenitiesSection, SpecificationsSection } from './CatalogueSection';

const MISSING = { kind: 'missing' } as const;
const FAULTY = { kind: 'faulty', message: 'The record could not be read.' } as const;
const SECTIONS = { AmenitiesSection, SpecificationsSection };

const items = (count: number): CatalogueItem[] =>
  Array.from({ length: count }, (_, index) => ({ key: `key_${index}`, label: `Label ${index + 1}`, icon: 'waves' }));
const ready = (count: number) => ({ kind: 'ready' as const, value: items(count) });
const slides = (count: number): CatalogueSlide[] =>
  Array.from({ length: count }, (_, index) => ({
    image: { kind: 'vector', src: `/images/${index}.svg`, width: 400, height: 300 },
    title: `Title ${index + 1}`,
    description: `Description ${index + 1}`,
    isRendered: index === 0,
  }));

function render(name: keyof typeof SECTIONS, parts: Partial<ProjectPage>): string {
  const Section = SECTIONS[name];
  const bare = { amenities: MISSING, specifications: MISSING, amenitySlides: [], specificationSlides: [] };
  const project = { name: 'Mogra Courts' } as ProjectPage['project'];
  return renderToStaticMarkup(<Section page={{ ...({} as ProjectPage), project, ...bare, ...parts }} />);
}

test.each<[keyof typeof SECTIONS, string, Partial<ProjectPage>, string]>([
  ['AmenitiesSection', 'no record', {}, 'Amenities Not Available'],
  ['AmenitiesSection', 'an empty record', { amenities: ready(0) }, 'Amenities Not Available'],
  ['SpecificationsSection', 'no record', { specificationSlides: slides(2) }, 'Specifications Not Available'],
])('%s with %s asks to be contacted', (name, _case, parts, title) => {
  const html = render(name, parts);
  expect(html).toContain(title);
  expect(html).toMatch(
    /<a href="#enquire" data-enquiry="contact" data-subject="Mogra Courts" data-section="\w+"[^>]*>Contact Us<\/a>/,
  );
  expect(html).not.toContain('carousel');
});

test.each<[keyof typeof SECTIONS, Partial<ProjectPage>, string]>([
  ['AmenitiesSection', { amenities: FAULTY }, 'Failed to load amenities. Please try again later.'],
  ['SpecificationsSection', { specifications: FAULTY }, 'Failed to load specifications. Please try again later.'],
])('%s that could not be read says so and offers a reload', (name, parts, text) => {
  const html = render(name, parts);
  expect(html).toContain(text);
  expect(html).toMatch(/<a href=""[^>]*>.*Retry<\/a>/);
});

test.each([
  [7, 7, 0],
  [8, 8, 0],
  [9, 8, 1],
  [30, 8, 22],
])('of %d amenities %d stand there and %d open', (count, shown, opening) => {
  const html = render('AmenitiesSection', { amenities: ready(count) });
  const [before = '', after = ''] = html.split('<details');
  expect(before.match(/<li/g) ?? []).toHaveLength(shown);
  expect(after.match(/<li/g) ?? []).toHaveLength(opening);
  expect(html.includes(`Show all (${count})`)).toBe(opening > 0);
});

test('pictures come with title, description and the sample that stands in for each', () => {
  const html = render('AmenitiesSection', { amenities: ready(3), amenitySlides: slides(2) });
  expect(html).toContain('aria-label="Pause amenity pictures"');
  expect(html).toContain('<span>1</span> / 2');
  expect(html).toMatch(/data-fallback="\/images\/fallback\/amenity-sample-02\.svg".*alt="Title 2".*Description 2/);
});

test('pictures drawn by computer say so once', () => {
  const html = render('AmenitiesSection', { amenities: ready(3), amenitySlides: slides(3) });
  expect(html.match(/Artist’s impression/g)).toHaveLength(1);
  const photographs = slides(3).map((slide) => ({ ...slide, isRendered: false }));
  expect(render('AmenitiesSection', { amenities: ready(3), amenitySlides: photographs })).not.toContain('Artist');
});

test('one picture is shown without a carousel, none without its place', () => {
  const specifications = ready(3);
  const one = render('SpecificationsSection', { specifications, specificationSlides: slides(1) });
  expect(one).toContain('Description 1');
  expect(one).not.toMatch(/button|aria-roledescription/);
  expect(render('SpecificationsSection', { specifications })).not.toContain('catalogue-pictures');
});
