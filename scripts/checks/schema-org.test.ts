/** @jest-environment node */
import { checkVocabulary, readVocabulary } from './schema-org';

const vocabulary = readVocabulary();
const place = {
  '@type': 'Place',
  name: 'Sector 83',
  geo: { '@type': 'GeoCoordinates', latitude: 28.4, longitude: 77 },
};

test.each<[string, object, string[]]>([
  ['a place', place, []],
  ['a kind of what is asked for', { '@type': 'Place', containedInPlace: { '@type': 'City', name: 'Pune' } }, []],
  [
    'a name of a list',
    { '@type': 'Offer', price: 1, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
    [],
  ],
  ['a reference', { '@type': 'AboutPage', mainEntity: { '@id': 'https://x.test/#org' } }, []],
  ['a type that is not there', { '@type': 'Flat', name: 'x' }, ['Flat has no name']],
  ['a property of another type', { ...place, price: 1 }, ['Place has no price']],
  ['a text for a thing', { ...place, geo: '28.4, 77' }, ['Place: geo is no text']],
  ['a thing of another type', { ...place, geo: { '@type': 'City', name: 'Pune' } }, ['Place: geo is no City']],
  [
    'what Google asks for, deep inside',
    { '@type': 'RealEstateListing', offers: { '@type': 'AggregateOffer', lowPrice: 1 } },
    ['RealEstateListing.offers: AggregateOffer without priceCurrency'],
  ],
])('%s', (_, node, faults) => {
  expect(checkVocabulary(node as Record<string, unknown>, vocabulary)).toEqual(faults);
});
