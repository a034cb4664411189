/** @jest-environment jsdom */
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
  jest.useFakeTimers({ now: 40 * DAY_MS });
  jest.spyOn(document, 'referrer', 'get').mockImplementation(() => referrer);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the first and the latest way to the site are known on later pages, for 30 days', () => {
  visit('/?utm_source=google', 'https://www.google.com/');
  visit('/projects?bedrooms=3+BHK&fbclid=7', 'https://l.facebook.com/l.php');
  visit('/contact-us');
  expect(originFields()).toEqual({
    pagePath: '/contact-us',
    firstPage: '/',
    firstTouch: 'utm_source=google&referrer=www.google.com',
    lastTouch: 'fbclid=7&referrer=l.facebook.com',
  });
  jest.setSystemTime(71 * DAY_MS);
  visit('/about?utm_source=mail');
  expect(originFields()).toMatchObject({
    firstPage: '/about',
    firstTouch: 'utm_source=mail',
    lastTouch: 'utm_source=mail',
  });
});

test.each(['{', 'null', '[7,"",0]\n7'])('unreadable: %s', (stored) => {
  localStorage.setItem('landing-first', stored);
  visit('/about', 'https://a.example/');
  expect(originFields()).toMatchObject({ firstPage: '/about', firstTouch: 'referrer=a.example' });
});

test('where storage is blocked, the page is told', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  visit('/?gclid=Cj0');
  expect(originFields()).toMatchObject({ pagePath: '/', firstPage: '/' });
});
