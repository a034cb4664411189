import { noteLanding } from './landings';
import { originFields } from './origin-fields';

const DAY_MS = 86_400_000;
let referrer = '';
const visit = (address: string, from = '') => {
  referrer = from;
  history.replaceState(null, '', address);
  noteLanding();
};

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: 0 });
  jest.spyOn(document, 'referrer', 'get').mockImplementation(() => referrer);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the first and the latest way to the site are known on later pages, for 30 days', () => {
  visit('/?utm_source=google', 'https://www.google.com/');
  visit('/about', `${location.origin}/`);
  visit('/projects?bedrooms=3+BHK&fbclid=7', 'https://l.facebook.com/l.php');
  visit('/contact-us', `${location.origin}/projects`);
  visit('/contact-us');
  expect(originFields()).toEqual({
    pagePath: '/contact-us',
    firstPage: '/',
    firstTouch: 'utm_source=google&referrer=www.google.com',
    lastTouch: 'fbclid=7&referrer=l.facebook.com',
  });
  jest.setSystemTime(31 * DAY_MS);
  visit('/about?utm_source=mail');
  expect(originFields()).toMatchObject({
    firstPage: '/about',
    firstTouch: 'utm_source=mail',
    lastTouch: 'utm_source=mail',
  });
});

test('a campaign link of our own page counts, and its referrer is not ours', () => {
  visit('/');
  visit('/about?utm_source=banner', `${location.origin}/`);
  expect(originFields()).toEqual({
    pagePath: '/about',
    firstPage: '/',
    firstTouch: '',
    lastTouch: 'utm_source=banner',
  });
});

test('a page that one of ours led to is no landing', () => {
  visit('/about', `${location.origin}/`);
  expect(localStorage).toHaveLength(0);
  expect(originFields()).toEqual({ pagePath: '/about' });
});

test.each(['{', 'null', '[]', '{"first":{"atMs":0}}', '{"first":7,"last":"x"}'])('unreadable: %s', (stored) => {
  localStorage.setItem('landings-v1', stored);
  visit('/about');
  expect(originFields()).toMatchObject({ firstPage: '/about' });
});

test('where storage is blocked, the way to this page is told', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  visit('/?gclid=Cj0');
  expect(originFields()).toEqual({ pagePath: '/', firstPage: '/', firstTouch: 'gclid=Cj0', lastTouch: 'gclid=Cj0' });
});
