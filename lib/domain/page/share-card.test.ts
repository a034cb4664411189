import { cardAlt, cardPath, categoryCard, cityCard, developerCard, projectCard, siteCard } from './share-card';
import type { City } from '../place/city';
import type { Developer } from '../project/developer';
import { aProject, aProjectPage } from '../project/fixtures/project';
import type { ImageAsset } from '../picture/image';
import type { Project } from '../project/project';

const BRAND = { name: 'Aangan Estates' };
const STAND_IN: ImageAsset = { kind: 'vector', src: '/images/stand-in.svg', width: 4, height: 3 };
const BANNER: ImageAsset = { ...STAND_IN, src: '/images/banner.svg' };
const { developer } = aProjectPage();
const GURGAON: City = {
  ...{ slug: 'gurgaon', name: 'Gurgaon', href: '/city/gurgaon', isMain: true, state: 'Haryana' },
  ...{ image: BANNER, intro: [], highlights: [], localities: [], faqs: [] },
};

test('the card of a project tells whose it is, where, and for how much', () => {
  const project = aProject();
  expect(projectCard(project, BRAND)).toEqual({
    ...{ kind: 'projects', id: 'mogra-courts', eyebrow: 'Vatika', title: 'Mogra Courts' },
    ...{ place: 'Sector 83, Gurgaon', figure: '₹ 1.81 – 2.62 Cr', note: 'RERA GGM/123/2026' },
    ...{ brand: 'Aangan Estates', image: project.image },
  });
  expect(projectCard(aProject({ rera: null }), BRAND)).not.toHaveProperty('note');
});

test.each<[string, Partial<Project>, string]>([
  ['a price on request is told', { price: null, priceText: 'Price on request' }, 'Price on request'],
  ['and so is one that is sold out', { price: null, priceText: 'Sold out' }, 'Sold out'],
  ['a text that is no price is left out', { price: null, priceText: 'two crore or so' }, ''],
])('%s', (_, over, figure) => {
  expect(projectCard(aProject(over), BRAND).figure).toBe(figure);
});

test.each<[string, Partial<Developer>, { place: string; figure: string; image: ImageAsset }]>([
  [
    'with a banner',
    { location: 'Gurgaon', projectCount: 3, banner: BANNER },
    { place: 'Gurgaon', figure: '3 projects', image: BANNER },
  ],
  ['without', { location: null, projectCount: 0, banner: null }, { place: '', figure: '', image: STAND_IN }],
])('the card of a developer %s', (_, over, expected) => {
  expect(developerCard({ ...developer, ...over }, BRAND, STAND_IN)).toEqual({
    ...{ kind: 'developers', id: 'vatika', eyebrow: 'Developer', title: 'Vatika', brand: 'Aangan Estates' },
    ...expected,
  });
});

test.each<[string, Partial<City>, number, { eyebrow: string; title: string; figure: string }]>([
  ['of a state', {}, 12, { eyebrow: 'Haryana', title: 'Property in Gurgaon', figure: '12 projects' }],
  ['its own state', { name: 'Delhi', state: 'Delhi' }, 0, { eyebrow: '', title: 'Property in Delhi', figure: '' }],
])('the card of a city %s', (_, over, projectCount, expected) => {
  expect(cityCard({ ...GURGAON, ...over }, projectCount, BRAND)).toEqual({
    ...{ kind: 'cities', id: 'gurgaon', place: '', brand: 'Aangan Estates', image: BANNER },
    ...expected,
  });
});

test.each([
  [1, '1 project'],
  [0, ''],
])('the card of a category with %d projects says "%s"', (projectCount, figure) => {
  expect(categoryCard('plots', projectCount, BRAND, BANNER)).toEqual({
    ...{ kind: 'categories', id: 'plots', eyebrow: '', title: 'Plots Projects', brand: 'Aangan Estates' },
    ...{ place: 'Licensed plots to build on', figure, image: BANNER },
  });
});

test('the card of all other pages is that of the house', () => {
  const address = { street: '', locality: 'Gurgaon', region: '', postalCode: '', country: '' };
  expect(siteCard({ ...BRAND, tagline: 'Homes, plainly told', address }, BANNER)).toEqual({
    ...{ kind: 'site', id: 'default', eyebrow: 'Gurgaon', title: 'Homes, plainly told' },
    ...{ place: '', figure: '', brand: 'Aangan Estates', image: BANNER },
  });
});

test('a card in words says what it has, at least whose it is', () => {
  const card = projectCard(aProject(), BRAND);
  expect(cardAlt(card)).toBe('Mogra Courts, Sector 83, Gurgaon, ₹ 1.81 – 2.62 Cr');
  expect(cardAlt({ ...card, title: '', place: '', figure: '' })).toBe('Aangan Estates');
});

test('a changed card has another address', () => {
  expect(cardPath({ kind: 'projects', id: 'mogra-courts' }, '0123456789abcdef')).toBe(
    '/cards/projects/mogra-courts.01234567.jpg',
  );
});
