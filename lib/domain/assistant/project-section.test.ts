import { sectionAnswer } from './project-section';

const PROJECT = { label: 'Mogra Courts', href: '/project-details/vatika/mogra-courts-sector-83', note: 'Sector 83' };
const ask = (leftOut: string, offer: typeof PROJECT | null = PROJECT) =>
  sectionAnswer({ offer, leftOut, records: [], ways: [] });

test.each([
  ['floor plan', 'floor-plan', ''],
  ['carpet area vastu', 'floor-plan', 'vastu'],
  ['payment plan', 'payment', ''],
  ['master plan', 'site-plan', ''],
  ['flooring', 'specifications', ''],
  ['distance airport', 'location', ''],
  ['metro minutes', 'location', ''],
  ['swimming pool', 'amenities', ''],
  ['gym vegetarian', 'amenities', 'vegetarian'],
  ['brochure pdf', 'overview', ''],
  ['rera number', 'overview', ''],
  ['possession', 'overview', ''],
])('“%s” of a project is under %s', (words, id, leftOut) => {
  const answer = ask(words);
  expect(answer?.links[0]?.href).toBe(`${PROJECT.href}#${id}`);
  expect(answer?.text.includes('I left out')).toBe(leftOut !== '');
  expect(answer?.text).toContain(leftOut);
});

test.each(['vastu', 'compare champa terraces', ''])('“%s” is under none', (words) => {
  expect(ask(words)).toBeNull();
});

test('a listing has no sections', () => {
  expect(ask('floor plan', { label: 'Show 3 BHK', href: '/projects?bedrooms=3+BHK', note: '' })).toBeNull();
  expect(ask('floor plan', null)).toBeNull();
});
