import fc from 'fast-check';
import { campaignQuery, originLines, parseCampaign } from './origin';

describe('what is kept of the first link', () => {
  test.each([
    ['?utm_source=google&utm_medium=cpc&q=asha', 'utm_source=google&utm_medium=cpc'],
    ['?gclid=Cj0&utm_campaign=spring%20sale', 'utm_campaign=spring+sale&gclid=Cj0'],
    ['?utm_source=&bedrooms=3', ''],
    ['?utm_source=%20a%0A%0Ab%20', 'utm_source=a+b'],
    ['?utm_source=\ud800a', 'utm_source=%EF%BF%BDa'],
    [`?utm_source=${'a'.repeat(99)}`, `utm_source=${'a'.repeat(80)}`],
    [
      '?msclkid=11&fbclid=10&wbraid=9&gbraid=8&gclid=7&utm_id=6&utm_content=5&utm_term=4&utm_campaign=3&utm_medium=2&utm_source=1',
      'utm_source=1&utm_medium=2&utm_campaign=3&utm_term=4&utm_content=5&utm_id=6&gclid=7&gbraid=8&wbraid=9&fbclid=10&msclkid=11',
    ],
    ['?utm_source=a%0Ab%00c', 'utm_source=a+b+c'],
    ['', ''],
  ])('%s', (search, kept) => {
    expect(campaignQuery(search)).toBe(kept);
  });
});

describe('where an enquiry came from', () => {
  test.each([
    ['/about', '', '', ['Page: /about']],
    ['/residential', '?bedrooms=3+BHK&utm_source=x', '', ['Page: /residential?bedrooms=3+BHK']],
    ['/a\ud800b', '', '', ['Page: /ab']],
    [`/${'a'.repeat(300)}`, '', '', [`Page: /${'a'.repeat(199)}`]],
    [
      '/',
      '',
      'utm_source=google&utm_campaign=spring+sale&gclid=Cj0',
      ['Page: /', 'Campaign: source google, campaign spring sale, gclid Cj0'],
    ],
  ])('%s%s', (path, search, campaign, lines) => {
    expect(originLines(path, search, campaign)).toEqual(lines);
  });
});

const DAY_MS = 86_400_000;

test.each([
  ['yesterday', { query: 'utm_source=x', sinceMs: 0 }, DAY_MS, true],
  ['30 days ago', { query: 'utm_source=x', sinceMs: DAY_MS }, 31 * DAY_MS, false],
  ['a moment less than 30 days ago', { query: 'utm_source=x', sinceMs: 1 }, 30 * DAY_MS, true],
  ['at a time that is no number', { query: 'utm_source=x', sinceMs: '0' }, 0, false],
  ['31 days ago', { query: 'utm_source=x', sinceMs: 0 }, 31 * DAY_MS, false],
  ['by a clock that was set back', { query: 'utm_source=x', sinceMs: 5 * DAY_MS }, 0, true],
  ['another shape', { query: 4, sinceMs: 0 }, 0, false],
  ['no object', null, 0, false],
])('kept %s', (_case, kept, nowMs, isRead) => {
  expect(parseCampaign(JSON.stringify(kept), nowMs)).toEqual(isRead ? kept : null);
});

test.each([null, '', '{'])('unreadable: %s', (text) => {
  expect(parseCampaign(text, 0)).toBeNull();
});

test('whatever a link says, the lines are short, plain and one each', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('utm_source', 'utm_term', 'gclid', 'x'), fc.string({ unit: 'binary' })),
      fc.string({ unit: 'binary' }),
      (query, path) => {
        const lines = originLines(path, '', new URLSearchParams(query).toString());
        expect(lines.join('').length).toBeLessThan(2500);
        for (const line of lines) expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
        expect(lines.every((line) => line.isWellFormed())).toBe(true);
      },
    ),
  );
});
