import { createFacetIndex } from './facet-index';
import { aListingRecord } from './fixtures/listing-record';
import { listingKey, packListing, readListing } from './file';
import type { ListingRecord } from './record';
import { LISTING_RULES } from './state';
import { toListingTable } from './table';

/** The record after packing and reading, between two others, one of them equal. */
const throughFile = (record: ListingRecord) =>
  readListing(packListing([record, aListingRecord({ name: 'Neem Court' }), record])).recordAt(2);

test.each([
  ['with nothing known', aListingRecord({})],
  [
    'with everything',
    aListingRecord({
      bedrooms: ['2 BHK'],
      status: 'New Launch',
      kind: 'commercial',
      unitType: 'Commercial',
      localities: ['Sohna'],
      furnishing: 'Furnished',
      price: { minRupees: 1, maxRupees: null },
      area: { minSqft: 1, maxSqft: 2 },
      budgetCrore: { min: 1.2, max: 3 },
    }),
  ],
])('a record %s comes out of its file as it went in', (_, record) => {
  expect(throughFile(record)).toEqual(record);
});

test.each([
  { kind: 'vector', src: '/images/plan.svg', width: 4, height: 3 },
  { kind: 'remote', src: 'https://cdn.example/a.jpg' },
  { kind: 'raster', src: '/images/a.jpg', stem: '/elsewhere/a.1', widths: [], width: 4, height: 3 },
] as const)('a picture that is $kind, $src, comes out as it went in', (image) => {
  const record = aListingRecord({});
  const other = { ...record, summary: { ...record.summary, image: { ...image } } } as typeof record;
  expect(throughFile(other)).toEqual(other);
});

test('what repeats in a file is numbered, what follows from the rest is left out', () => {
  const own = {
    ...aListingRecord({
      kind: 'commercial',
      localities: ['Sector 83', 'Gurgaon'],
      price: { minRupees: 18_100_000, maxRupees: 26_200_000 },
      area: { minSqft: 1125, maxSqft: 2025 },
      possession: 'Dec 2027',
    }),
  };
  own.summary.priceText = 'Rs. 1.81 – 2.62 Cr';
  const derived = {
    ...own,
    summary: {
      ...own.summary,
      id: 'mogra-courts-sector-83',
      href: '/project-details/vatika/mogra-courts-sector-83',
      priceText: '₹ 1.81 – 2.62 Cr',
      areaText: '1,125 – 2,025 sq.ft',
    },
  };
  const inYards = { ...derived, summary: { ...derived.summary, areaText: '125 – 225 sq.yd' } };
  const elsewhere = {
    ...own,
    summary: {
      ...own.summary,
      href: '/project-details/aravali/mogra-courts',
      placeText: 'Sohna',
      image: { kind: 'remote' as const, src: 'https://cdn.example/a.jpg' },
    },
    possession: null,
  };
  const packed = packListing([own, derived, inYards, elsewhere]);
  expect(packed).toMatchObject({
    size: 4,
    kinds: [1, 1, 1, 1],
    developers: ['vatika', 'aravali'],
    developerOf: [0, 0, 0, 1],
    ids: ['mogra-courts', 0, 0, 'mogra-courts'],
    places: [0, 0, 0, 'Sohna'],
    imageOf: [0, 0, 0, 1],
    price: { min: [181, 181, 181, 181], max: [262, 262, 262, 262] },
    priceTexts: ['Rs. 1.81 – 2.62 Cr', 0, 0, 'Rs. 1.81 – 2.62 Cr'],
    area: { min: [1125, 1125, 1125, 1125], max: [2025, 2025, 2025, 2025] },
    areaTexts: ['1,620 – 2,340 sq.ft', 0, 1, '1,620 – 2,340 sq.ft'],
    budgetsCrore: {},
    possessions: ['Dec 2027', ''],
    possessionOf: [0, 0, 0, 1],
  });
  expect(packed.images).toHaveLength(2);
  const table = readListing(packed);
  expect([0, 1, 2, 3].map(table.recordAt)).toEqual([own, derived, inYards, elsewhere]);
  expect(table.kinds).toEqual(['commercial', 'commercial', 'commercial', 'commercial']);
});

test('a file tells both kinds apart', () => {
  const records = [aListingRecord({ kind: 'residential' }), aListingRecord({ kind: 'commercial' })];
  expect(readListing(packListing(records)).kinds).toEqual(['residential', 'commercial']);
  expect(toListingTable(records).kinds).toEqual(['residential', 'commercial']);
});

test('texts that only differ in where one ends are kept apart', () => {
  const records = [aListingRecord({ localities: ['Sector 8', '2'] }), aListingRecord({ localities: ['Sector 82'] })];
  expect(createFacetIndex(toListingTable(records), LISTING_RULES).values.locality).toEqual([
    'Sector 8',
    '2',
    'Sector 82',
  ]);
});

test.each([
  ['/projects', 'projects'],
  ['/developer-projects/vatika/gurgaon', 'developer-projects.vatika.gurgaon'],
])('the file of %s is %s', (base, key) => {
  expect(listingKey(base)).toBe(key);
});
