import { parsePrice } from '../project/price-text';
import { createCatalogue } from '../search/catalogue';
import { answerQuery } from '../search/engine';
import { aSearchFile, aSearchProject } from '../search/fixtures/search-file';
import { createFacetIndex } from './facets';
import { aListingRecord } from './fixtures/listing-record';
import { initialListingState, LISTING_RULES, withRange } from './state';
import { viewListing } from './view';

const CRORE = 10_000_000;

describe.each([
  '₹ 8.50 Cr less 5 lakh',
  '₹ 1,25 Cr',
  'Sold Out (1.2 Cr)',
  'Upto 1.2 Cr',
  '2 – 95 Lakh',
  '₹ 12500',
  '₹ 6,500 per sq.ft',
  'Hot deal',
])('a project whose price reads “%s”', (text) => {
  const price = parsePrice(text);
  const home = (name: string, own: typeof price) => aListingRecord({ name, bedrooms: ['3 BHK'], price: own });
  const index = createFacetIndex(
    [home('unread', price), home('read', { minRupees: CRORE, maxRupees: CRORE })],
    LISTING_RULES,
  );

  test('has no price to compare', () => {
    expect(price).toBeNull();
  });

  test.each([
    [0.5, 2, { fits: 1, close: 0, 'on-request': 1 }],
    [0.1, 0.5, { fits: 0, close: 0, 'on-request': 1 }],
    [10, 50, { fits: 0, close: 0, 'on-request': 1 }],
  ])('is on request for a budget of %d to %d crore', (min, max, counts) => {
    const state = withRange(initialListingState(LISTING_RULES), 'budget', { min, max, unit: 'cr' });
    const { matches } = viewListing(index, state);
    expect(matches?.counts).toEqual(counts);
    expect(matches?.groups.at(-1)?.members.map(({ item }) => item.summary.name)).toEqual(['unread']);
  });

  test('comes last by price, from either end', () => {
    for (const sort of ['price-low', 'price-high'] as const) {
      const { records } = viewListing(index, { ...initialListingState(LISTING_RULES), sort });
      expect(records.map(({ summary }) => summary.name)).toEqual(['read', 'unread']);
    }
  });

  test('is on request in search', () => {
    const project = aSearchProject({ bedrooms: ['3 BHK'], priceText: text, price });
    const catalogue = createCatalogue(aSearchFile({ projects: [project] }));
    for (const query of ['3 bhk under 2 cr', '3 bhk above 5 cr', '3 bhk 80 lakh to 1 crore']) {
      expect(answerQuery(query, catalogue).offer?.counts).toEqual({ fits: 0, close: 0, 'on-request': 1 });
    }
  });
});
