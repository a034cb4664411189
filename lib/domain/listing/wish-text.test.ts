import { initialListingState, LISTING_RULES, type ListingState } from './state';
import { wishText } from './wish-text';

const START = initialListingState(LISTING_RULES);
const chosen = (values: Partial<ListingState['chosen']>): ListingState => ({
  ...START,
  chosen: { ...START.chosen, ...values },
});

test.each([
  ['no filter: the listing itself', START, 'Vatika Projects'],
  [
    'bedrooms and status',
    chosen({ bedrooms: ['3 BHK'], status: ['Ready To move'] }),
    '3 BHK, Ready To move · Vatika Projects',
  ],
  [
    'places',
    chosen({ bedrooms: ['3 BHK'], locality: ['Sector 65', 'Sector 66'] }),
    '3 BHK in Sector 65 or Sector 66 · Vatika Projects',
  ],
  ['a place alone', chosen({ locality: ['Sector 65'] }), 'in Sector 65 · Vatika Projects'],
])('a wish in words: %s', (_, state, text) => {
  expect(wishText(state, LISTING_RULES, 'Vatika Projects')).toBe(text);
});

test('a wish in words has what no filter shows, and facts in the words of the search', () => {
  const state = chosen({ amenity: ['swimming pool'], metro: ['metro within 10 min'] });
  const said = 'metro within 10 min, swimming pool · “vastu” · Vatika Projects';
  expect(wishText(state, LISTING_RULES, 'Vatika Projects', 'vastu')).toBe(said);
});
