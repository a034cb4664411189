/** @jest-environment jsdom */
import { countInSession, isRemembered, rememberForSession } from './session-memory';

afterEach(() => jest.restoreAllMocks());

test('what is remembered stays for the session', () => {
  expect(isRemembered('promo-gone')).toBe(false);
  rememberForSession('promo-gone');
  expect(isRemembered('promo-gone')).toBe(true);
  expect(sessionStorage.getItem('promo-gone')).toBe('1');
});

test('pages of a session are counted', () => {
  expect([countInSession('pages'), countInSession('pages'), countInSession('visits')]).toEqual([1, 2, 1]);
});

test('with storage blocked it stays for the page', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  expect(isRemembered('greeting-closed')).toBe(false);
  rememberForSession('greeting-closed');
  expect(isRemembered('greeting-closed')).toBe(true);
  expect([countInSession('pages'), countInSession('pages')]).toEqual([1, 1]);
});
