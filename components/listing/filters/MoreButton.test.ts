import { shownFacets } from './MoreButton';

const facet = (value: string, count: number, isOn = false) => ({ value, count, isOn });
const NOIDA = facet('Noida', 3);
const DELHI = facet('Delhi', 0);
const GURGAON = facet('Gurgaon', 2);
const SOHNA = facet('Sohna', 0, true);
const FACETS = [NOIDA, DELHI, GURGAON, facet('Andheri', 1), SOHNA];

test.each([
  ['a value that shows nothing gives way to the next; a chosen one stays', 2, false, ['Noida', 'Gurgaon', 'Sohna']],
  ['all of them by name', 2, true, ['Andheri', 'Delhi', 'Gurgaon', 'Noida', 'Sohna']],
])('%s', (_, limit, hasAll, names) => {
  expect(shownFacets(FACETS, limit, hasAll).map(({ value }) => value)).toEqual(names);
});
