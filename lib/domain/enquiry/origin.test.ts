import fc from 'fast-check';
import { anyText } from '@/lib/domain/site/try-texts.fuzz';
import { formatCampaign, parseLanding, parseTouch, toPagePath, touchQuery } from './origin';

const NAMES = 'utm_source utm_medium utm_campaign utm_term utm_content utm_id gclid gbraid wbraid fbclid msclkid'.split(
  ' ',
);

describe('what is taken of a link', () => {
  test.each<[string, object | null]>([
    ['?utm_source=google&utm_medium=cpc&q=asha', { utm_source: 'google', utm_medium: 'cpc' }],
    [`?utm_source=${'a'.repeat(99)}`, { utm_source: 'a'.repeat(80) }],
    [NAMES.map((name) => `${name}=x`).join('&'), Object.fromEntries(NAMES.map((name) => [name, 'x']))],
  ])('%s', (query, touch) => {
    expect(parseTouch(query)).toEqual(touch);
  });
});

test.each([
  ['/?utm_source=mail&x=1', '', 'utm_source=mail'],
  ['/about', 'https://www.google.com/search?q=asha', 'referrer=www.google.com'],
  ['/about?referrer=mine', 'android-app://com.whatsapp/', 'referrer=com.whatsapp'],
])('the landing %s from "%s"', (page, referrer, query) => {
  expect(touchQuery({ page, referrer })).toBe(query);
});

const DAY_MS = 86_400_000;
const HOME = 'https://www.example.in/?x=1#a';

test.each<[string, unknown, number, boolean]>([
  ['yesterday', [HOME, '', 0], DAY_MS, true],
  ['a moment less than 30 days ago', [HOME, '', 1], 30 * DAY_MS, true],
  ['30 days ago', [HOME, '', 0], 30 * DAY_MS, false],
  ['at a time that is no number', [HOME, '', '0'], 0, false],
])('a landing %s', (_case, stored, nowMs, isRead) => {
  expect(parseLanding(JSON.stringify(stored), nowMs)).toEqual(isRead ? { page: '/?x=1', referrer: '' } : null);
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
  ['/a?b=c?d', '/a?b=c%3Fd'],
  ['/affordability?income=1.5+l&emis=&savings=20+l&share=usual&age=35&other=0&owner=man', '/affordability?owner=man'],
  ['/a\ud800b', '/ab'],
  [`/${'a'.repeat(300)}`, `/${'a'.repeat(199)}`],
])('the page %s', (page, path) => {
  expect(toPagePath(page)).toBe(path);
});

test('whatever a link says, values are short, plain and one line each', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('utm_source', 'utm_term', 'x'), anyText(100)), (query) => {
      for (const value of Object.values(parseTouch(new URLSearchParams(query).toString()) ?? {})) {
        expect(value.length).toBeLessThanOrEqual(80);
        expect(value).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
        expect(value.isWellFormed()).toBe(true);
      }
    }),
  );
});
