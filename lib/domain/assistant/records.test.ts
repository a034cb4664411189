import { toFoundRecords } from './records';
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

const answer = {
  offer: { href: '/projects?bedrooms=3+BHK', label: 'Show 3 BHK', count: 2, indexes: [] },
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
    { offer: null, groups: [{ category: 'Company', records: [vatika] }], count: 1 },
    'vatika',
  );
  expect(found).toEqual({ offer: null, records: [{ label: 'Vatika', href: '/x', note: 'Gardens' }] });
});
