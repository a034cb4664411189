import assert from 'node:assert/strict';
import { tryTexts } from '../site/try-texts.fuzz';
import { formatListingAddress, parseListingAddress } from './address';
import { DEVELOPER_PAGE_RULES, LISTING_RULES, RANGE_KEYS, type ListingState } from './state';

const PIECES = [
  ...['?', '&', '=', '%', '+', '#', '%20', '%E0%A4', 'type', 'bedrooms', 'locality', 'status', 'budget=', 'area='],
  ...[
    'kind=commercial',
    'sort=price-low',
    'page=',
    '3 BHK',
    'Sector 83',
    '1',
    '500',
    '-',
    '.5',
    'cr',
    'l',
    'acre',
    '9',
  ],
  ...['/commercial', '/page', '/2', 'bedrooms=3+BHK&budget=1-2.5cr', 'area=100-2000sqft&page=2', 'budget=0-0', '1e9'],
];

const ADDRESSES = [
  { address: { base: '/projects', linkBase: '/projects' }, rules: LISTING_RULES },
  { address: { base: '/project-details/vatika', linkBase: '/developer-projects/vatika' }, rules: DEVELOPER_PAGE_RULES },
] as const;

function assertSound({ page, ranges }: ListingState): void {
  assert.ok(Number.isSafeInteger(page) && page > 0, `page ${page}`);
  for (const key of RANGE_KEYS) {
    const { min, max } = ranges[key];
    assert.ok(Number.isFinite(min) && Number.isFinite(max) && min > 0 && max > 0, `${key} ${min} to ${max}`);
  }
}

function holds(text: string) {
  const [path = '', ...query] = text.split('?');
  for (const { address, rules } of ADDRESSES) {
    const state = parseListingAddress(address, rules, { path: address.base + path, query: query.join('?') });
    assertSound(state);
    const [ownPath = '', ownQuery = ''] = formatListingAddress(address, rules, state).split('?');
    const again = parseListingAddress(address, rules, { path: ownPath, query: ownQuery });
    assert.deepEqual(again, state, 'its own address leads elsewhere');
  }
}

const ONCE = ['/page/25001000001000000'];

test('any address is a state that can be shown, and the address of that state leads to the same state', () =>
  tryTexts({ pieces: PIECES, once: ONCE, holds }));
