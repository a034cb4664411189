import { keepCampaign, readOriginLines } from './campaign';

const DAY_MS = 86_400_000;
const visit = (address: string) => history.replaceState(null, '', address);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the first campaign is told for 30 days, whatever links come later', () => {
  visit('/?utm_source=google');
  keepCampaign();
  visit('/about?utm_source=mail');
  keepCampaign();
  expect(readOriginLines()).toEqual(['Page: /about', 'Campaign: source google']);
  expect(localStorage.getItem('campaign-v1')).toBe('{"query":"utm_source=google","sinceMs":0}');
  jest.setSystemTime(31 * DAY_MS);
  expect(readOriginLines()).toEqual(['Page: /about', 'Campaign: source mail']);
  keepCampaign();
  visit('/contact-us');
  expect(readOriginLines()).toEqual(['Page: /contact-us', 'Campaign: source mail']);
});

test('a visit without a campaign keeps nothing', () => {
  visit('/projects?bedrooms=3+BHK');
  keepCampaign();
  expect(localStorage).toHaveLength(0);
  expect(readOriginLines()).toEqual(['Page: /projects?bedrooms=3+BHK']);
});

test('where storage is blocked, the campaign of this page is told', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  visit('/?gclid=Cj0');
  keepCampaign();
  expect(readOriginLines()).toEqual(['Page: /', 'Campaign: gclid Cj0']);
});
