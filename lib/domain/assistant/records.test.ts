import { toFoundRecords } from './records';
import { createCatalogue } from '../search/catalogue';
import { answerQuery } from '../search/engine';
import { toSearchRecord } from '../search/record';

const MOGRA = toSearchRecord('residential_project', {
  id: 'mogra-courts',
  name: 'Mogra Courts',
  path: '/project-details/vatika/mogra-courts',
  icon: 'house',
  location: 'Sector 83, Gurgaon',
  company: 'Vatika',
  price: '₹ 1.81 – 2.62 Cr',
  description: 'A court with a home loan desk.',
});
const TRENDING = toSearchRecord('trending_project', {
  id: 'mogra-courts',
  name: 'Mogra Courts',
  path: MOGRA.path,
  icon: 'house',
});
const PAGE = toSearchRecord('page', { id: 'home', name: 'Home', path: '/', icon: 'house' });

const NOTHING = answerQuery('', createCatalogue());
const answer = {
  ...NOTHING,
  offer: {
    href: '/projects?bedrooms=3+BHK',
    label: 'Show 3 BHK',
    count: 2,
    counts: null,
    projects: [],
    fitting: new Map(),
    answered: null,
  },
  groups: [{ category: 'All', records: [PAGE, MOGRA, TRENDING] }],
  count: 3,
};

test.each([
  ['mogra', 1],
  ['vatika', 1],
  ['sector 83', 1],
  ['mogra  vatika ', 1],
  ['mogra pool', 0],
  ['loan', 0],
  ['home', 0],
])('%s finds %i', (query, count) => {
  expect(toFoundRecords(answer, query).records).toHaveLength(count);
});

test('a project says where it is, whose and for how much; a listing how many', () => {
  expect(toFoundRecords(answer, 'mogra')).toEqual({
    offer: { href: '/projects?bedrooms=3+BHK', label: 'Show 3 BHK', note: '2 projects' },
    records: [
      {
        label: 'Mogra Courts',
        href: '/project-details/vatika/mogra-courts',
        note: 'Sector 83, Gurgaon · Vatika · ₹ 1.81 – 2.62 Cr',
      },
    ],
    ways: [],
    leftOut: '',
  });
});

test('a developer is told with what it is about, and no price', () => {
  const vatika = toSearchRecord('company', {
    id: 'vatika',
    name: 'Vatika',
    path: '/x',
    icon: 'house',
    description: 'Gardens',
  });
  const found = toFoundRecords(
    { ...NOTHING, groups: [{ category: 'Company', records: [vatika] }], count: 1 },
    'vatika',
  );
  expect(found).toEqual({
    offer: null,
    records: [{ label: 'Vatika', href: '/x', note: 'Gardens' }],
    ways: [],
    leftOut: '',
  });
});

test('where nothing matches all of a wish, its ways on are told, and the form has the wish', () => {
  const wayOn = {
    understood: null,
    relaxed: [{ label: 'Without Sector 65: 3 projects', href: '/projects?bedrooms=3+BHK', note: 'Show 3 BHK' }],
    near: [{ label: 'Sector 66, Gurgaon: 1 project', href: '/projects?locality=Sector+66', note: '' }],
    isUnderstood: true,
    subject: 'Looking for: 3 BHK in Sector 65',
  };
  expect(toFoundRecords({ ...NOTHING, wayOn }, '3 bhk sector 65').ways).toEqual([
    { label: 'Without Sector 65: 3 projects', href: '/projects?bedrooms=3+BHK' },
    { label: 'Sector 66, Gurgaon: 1 project', href: '/projects?locality=Sector+66' },
    {
      label: 'Tell us, we look',
      href: '/contact-us',
      note: 'Looking for: 3 BHK in Sector 65',
      isEnquiry: true,
      subject: 'Looking for: 3 BHK in Sector 65',
    },
  ]);
  expect(toFoundRecords({ ...NOTHING, wayOn: { ...wayOn, isUnderstood: false } }, 'xyzzy').ways).toEqual([]);
});

test('of a wish with words that nobody understood the rest is told, with those words', () => {
  const link = { label: 'Show 3 BHK', href: '/projects?bedrooms=3+BHK', note: '67 projects' };
  const wayOn = {
    understood: { leftOut: 'vastu', link, short: link },
    relaxed: [{ ...link, label: 'Without “vastu”: 67 projects' }],
    near: [],
    isUnderstood: true,
    subject: 'Looking for: 3 bhk with vastu',
  };
  expect(toFoundRecords({ ...NOTHING, wayOn }, '3 bhk with vastu')).toEqual({
    offer: link,
    records: [],
    ways: [],
    leftOut: 'vastu',
  });
});

test('of projects that filters found the first three are told, though no word is in their names', () => {
  const found = { ...answer, isFiltered: true, groups: [{ category: 'All', records: [PAGE, MOGRA, TRENDING] }] };
  expect(toFoundRecords(found, '3 bhk under 2 cr').records.map(({ label }) => label)).toEqual(['Mogra Courts']);
});

test('a service is found by what it is', () => {
  const service = toSearchRecord('service', {
    id: 'nri',
    name: 'NRI Services',
    path: '/service/nri-services',
    icon: 'globe',
    description: 'Video visits, power of attorney.',
  });
  const found = { ...NOTHING, groups: [{ category: 'Service', records: [service] }], count: 1 };
  expect(toFoundRecords(found, 'power of attorney').records).toHaveLength(1);
});
