import fc from 'fast-check';
import { formatCampaign, parseTouch, toPagePath, touchQuery } from './origin';

const NAMES = 'utm_source utm_medium utm_campaign utm_term utm_content utm_id gclid gbraid wbraid fbclid msclkid'.split(
  ' ',
);

describe('what is taken of a link', () => {
  test.each<[string, object | null]>([
    ['?utm_source=google&utm_medium=cpc&q=asha', { utm_source: 'google', utm_medium: 'cpc' }],
    ['gclid=Cj0&utm_campaign=spring%20sale', { utm_campaign: 'spring sale', gclid: 'Cj0' }],
    ['fbclid=1&referrer=l.facebook.com', { fbclid: '1', referrer: 'l.facebook.com' }],
    ['?utm_source=&bedrooms=3', null],
    ['?utm_source=%20a%0A%0Ab%20', { utm_source: 'a b' }],
    ['?utm_source=a%0Ab%00c', { utm_source: 'a b c' }],
    [`?utm_source=${'a'.repeat(99)}`, { utm_source: 'a'.repeat(80) }],
    [NAMES.map((name) => `${name}=x`).join('&'), Object.fromEntries(NAMES.map((name) => [name, 'x']))],
    ['', null],
  ])('%s', (query, touch) => {
    expect(parseTouch(query)).toEqual(touch);
  });
});

test.each([
  ['/?utm_source=mail&x=1', '', 'utm_source=mail'],
  ['/about', 'https://www.google.com/search?q=asha', 'referrer=www.google.com'],
  ['/about?referrer=mine', 'android-app://com.whatsapp/', 'referrer=com.whatsapp'],
  ['/about?referrer=mine', '', ''],
  ['/?a?utm_source=x', 'no address', ''],
])('the landing %s from "%s"', (page, referrer, query) => {
  expect(touchQuery({ page, referrer, atMs: 0 })).toBe(query);
});

test.each([
  [
    { utm_source: 'google', utm_campaign: 'spring sale', gclid: 'Cj0' },
    'source google, campaign spring sale, gclid Cj0',
  ],
  [{ referrer: 'www.google.com' }, ''],
])('the campaign %j in words', (touch, words) => {
  expect(formatCampaign(touch)).toBe(words);
});

test.each([
  ['/about', '/about'],
  ['/residential?bedrooms=3+BHK&utm_source=x', '/residential?bedrooms=3+BHK'],
  ['/a?b=c?d', '/a?b=c%3Fd'],
  ['/a\ud800b', '/ab'],
  [`/${'a'.repeat(300)}`, `/${'a'.repeat(199)}`],
])('the page %s', (page, path) => {
  expect(toPagePath(page)).toBe(path);
});

test('whatever a link says, values are short, plain and one line each', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('utm_source', 'utm_term', 'x'), fc.string({ unit: 'binary' })),
      (query) => {
        for (const value of Object.values(parseTouch(new URLSearchParams(query).toString()) ?? {})) {
          expect(value.length).toBeLessThanOrEqual(80);
          expect(value).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
          expect(value.isWellFormed()).toBe(true);
        }
      },
    ),
  );
});
