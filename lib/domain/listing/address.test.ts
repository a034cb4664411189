import { createFacetIndex } from './facets';
import { aListingRecord } from './fixtures/listing-record';
import { applyListingAction, isUnreadRange, type ListingAction } from './action';
import { formatListingAddress, keepKnownValues, parseListingAddress } from './address';
import { hasListingQuery } from './query';
import { forEachGroup, initialListingState, LISTING_RULES } from './state';

const PLACE = { base: '/projects', linkBase: '/projects' };
const read = (path: string, query = '') => parseListingAddress(PLACE, LISTING_RULES, { path, query });
const write = (path: string, query = '') => formatListingAddress(PLACE, LISTING_RULES, read(path, query));

test.each([
  ['/projects', '', '/projects'],
  ['/projects', 'page=3', '/projects/page/3'],
  ['/projects/page/3', 'kind=commercial&page=1', '/projects/commercial'],
  ['/projects/commercial', 'sort=price-low', '/projects?sort=price-low&kind=commercial'],
  ['/projects', 'budget=6.5-2', '/projects?budget=2-6.5cr'],
  ['/projects', 'budget=1-0.8cr', '/projects?budget=1-0.8cr'],
  ['/projects', 'budget=0-2cr', '/projects'],
  ['/projects', 'budget=2.25-6.38cr', '/projects?budget=2.25-6.38cr'],
  ['/projects', 'budget=about 2-6cr', '/projects'],
  ['/projects', 'budget=2-6cr and more', '/projects'],
  ['/projects', 'budget=2-6bitcoin', '/projects?budget=2-6cr'],
  ['/projects/commercial', 'kind=residential', '/projects'],
  ['/projects/nowhere', '', '/projects'],
])('%s?%s is the listing at %s', (path, query, address) => {
  expect(write(path, query)).toBe(address);
});

test.each([
  ['3BHK', ['3 BHK']],
  ['2½ BHK', ['2.5 BHK']],
  ['2.5-3 BHK', ['2.5 BHK', '3 BHK']],
])('bedrooms "%s" of an address are %j', (text, chosen) => {
  const bedrooms = ['Studio', '2.5 BHK', '3 BHK', '11 BHK'];
  const values = { ...forEachGroup(() => []), bedrooms };
  const query = new URLSearchParams({ bedrooms: text }).toString();
  expect(keepKnownValues(read('/projects', query), values).chosen.bedrooms).toEqual(chosen);
});

test("a developer's page keeps all of it in its own query, and understands the listing's links", () => {
  const place = { base: '/project-details/vatika', linkBase: '/developer-projects/vatika' };
  const state = parseListingAddress(place, LISTING_RULES, {
    path: '/developer-projects/vatika/commercial/page/2',
    query: '',
  });
  expect(state).toMatchObject({ isCommercial: true, page: 2 });
  expect(formatListingAddress(place, LISTING_RULES, state)).toBe('/project-details/vatika?kind=commercial&page=2');
  const plain = parseListingAddress(place, LISTING_RULES, { path: '/project-details/vatika', query: '' });
  expect(formatListingAddress(place, LISTING_RULES, plain)).toBe('/project-details/vatika');
});

test('values the listing does not have are dropped, whatever their case', () => {
  const { values } = createFacetIndex([aListingRecord({ status: 'New Launch' })], LISTING_RULES);
  expect(keepKnownValues(read('/projects', 'status=new launch&status=Sold&type=Castle'), values).chosen).toMatchObject({
    status: ['New Launch'],
    type: [],
  });
});

test.each([
  ['?budget=2-6cr', true],
  ['?utm_source=mail&page=2', true],
  ['?utm_source=mail', false],
])('query %s chooses something: %s', (query, isChoice) => {
  expect(hasListingQuery(query)).toBe(isChoice);
});

const field = (name: string, value: string, isOn = true): ListingAction => ({
  kind: 'field',
  name,
  value,
  isOn,
  isDrag: false,
});
const button = (name: string, value = ''): ListingAction => ({ kind: 'button', name, value });

test.each<[string, string, ListingAction, string]>([
  ['ticking a value starts at page 1', 'page=3', field('status', 'New Launch'), 'status=New+Launch'],
  ['thumbs do not cross: the lower one', 'budget=2-6cr', field('budget.min', '9'), 'budget=6-6cr'],
  ['thumbs do not cross: the upper one', 'budget=2-6cr', field('budget.max', '1'), 'budget=2-2cr'],
  ['nothing costs nothing', 'budget=2-6cr', field('budget.max', '0'), 'budget=2-6cr'],
  ['a typed unit is converted', '', field('budget.max', '80 lakh'), 'budget=1-0.8cr'],
  ['rupees are converted', '', field('budget.max', '₹ 1,20,00,000/-'), 'budget=1-1.2cr'],
  ['so are plain ones', 'budget=50-90l', field('budget.max', '12000000'), 'budget=50-120l'],
  ['the middle of the track is no 250 crore', '', field('budget.max.position', '500'), 'budget=1-22.4cr'],
  ['a key moves by one step', 'budget=1-2cr', field('budget.min.steps', '1'), 'budget=1.1-2cr'],
  ['a quick budget', 'page=2', button('budget', '50-100'), 'budget=50-100l'],
  ['a quick budget without a lower limit', '', button('budget', 'under-50'), 'budget=1-50l'],
  ['a quick budget without an upper limit', '', button('budget', 'from-500'), 'budget=5-500cr'],
  ['a quick budget from one crore', '', button('budget', '100-150'), 'budget=100-150l'],
  ['a quick budget up to five crore', '', button('budget', '250-500'), 'budget=2.5-5cr'],
  ['square feet become square yards', 'area=100-1500sqft', field('area.unit', 'sqyd'), 'area=100-166.67sqyd'],
  ['a unit nobody knows', 'budget=2-6cr', field('budget.unit', 'bitcoin'), 'budget=2-6cr'],
  ['an order', '', field('sort', 'price-high'), 'sort=price-high'],
  ['an order nobody knows', 'sort=price-high', field('sort', 'name'), ''],
  ['a slider that no listing has', 'budget=2-6cr', field('height.min', '4'), 'budget=2-6cr'],
  ['a unit of the area', '', field('area.unit', 'acre'), 'area=100-100000acre'],
  ['a chip of a name with a colon', 'locality=A:B&locality=Sohna', button('remove', 'locality:A:B'), 'locality=Sohna'],
  ['a chip nobody knows', 'budget=2-6cr', button('remove', 'height:4'), 'budget=2-6cr'],
  ['another button', 'budget=2-6cr', button('print', 'budget'), 'budget=2-6cr'],
  ['a whole group to relax', 'locality=NH 8&locality=Sohna', button('remove', 'locality'), ''],
  ['Clear all keeps the order', 'sort=price-low&type=Farm House&area=200-300sqft', button('clear'), 'sort=price-low'],
])('%s', (_, query, action, expected) => {
  const state = applyListingAction(read('/projects', query), action, PLACE, LISTING_RULES);
  expect(formatListingAddress(PLACE, LISTING_RULES, state)).toBe(`/projects${expected ? `?${expected}` : ''}`);
});

test('a link is followed as it is written', () => {
  const state = read('/projects', 'status=New Launch');
  const next = applyListingAction(state, { kind: 'link', path: '/projects/page/2', query: '' }, PLACE, LISTING_RULES);
  expect(formatListingAddress(PLACE, LISTING_RULES, next)).toBe('/projects/page/2');
});

test.each([
  ['budget.max', 'four', true],
  ['budget.min', '1.2.3', true],
  ['budget.max', '5000 cr', true],
  ['budget.max', '1,5', false],
  ['budget.max', '', false],
  ['area.max', '1,500.5', false],
  ['budget.max.position', 'four', false],
])('in %s %j is not understood: %s', (name, text, isUnread) => {
  expect(isUnreadRange(field(name, text), initialListingState(LISTING_RULES), LISTING_RULES)).toBe(isUnread);
});
