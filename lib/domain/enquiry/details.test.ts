import { describeDetails, formatAbout, parseDetails, type DetailFields, type EnquiryDetails } from './details';

const NOW_MS = Date.parse('2026-11-21T10:00:00Z');

describe('what a form says of an enquiry', () => {
  test.each<[string, DetailFields, EnquiryDetails]>([
    ['nothing', {}, {}],
    [
      'a project and its configuration',
      { project: 'mogra-83', configuration: '3 BHK · 1,620 sq.ft' },
      { project: 'mogra-83', configuration: '3 BHK · 1,620 sq.ft' },
    ],
    ['an id that is no id', { project: '../etc', channel: 'footer' }, { channel: 'footer' }],
    ['a text that is too long', { developer: 'x'.repeat(500) }, { developer: 'x'.repeat(120) }],
    ['line breaks', { lookingFor: ' 3 BHK\r\nBcc: x ' }, { lookingFor: '3 BHK Bcc: x' }],
    ['a visit with its hour', { visitDate: '2026-11-28', visitTime: 'night-8' }, { visitAt: '2026-11-28T20:00' }],
    ['a visit long ago', { visitDate: '2020-01-01' }, {}],
    ['a visit in years', { visitDate: '2027-11-28' }, {}],
    ['a time that is not offered', { callTime: 'midnight' }, {}],
    ['pages', { pagePath: '/about?x=1', firstPage: '/?utm_source=a' }, { pagePath: '/about?x=1', firstPage: '/' }],
    ['pages of others', { pagePath: 'https://evil.example/', firstPage: 'javascript:x' }, {}],
    [
      'touches',
      { firstTouch: 'gclid=1', lastTouch: 'utm_source=a&x=1' },
      { campaign: { first: { gclid: '1' }, last: { utm_source: 'a' } } },
    ],
  ])('%s', (_case, fields, details) => {
    expect(parseDetails(fields, NOW_MS)).toEqual(details);
  });
});

test.each([
  [{ configuration: '3 BHK' }, 'Mogra Courts', 'Mogra Courts, 3 BHK'],
  [{ section: 'Payment Plan' }, 'Mogra Courts', 'Mogra Courts, Payment Plan'],
  [{}, '', ''],
])('%j of "%s" is about "%s"', (about, project, text) => {
  expect(formatAbout(about, project)).toBe(text);
});

test.each<[EnquiryDetails, string[]]>([
  [{}, []],
  [{ visitAt: '2026-11-28' }, ['Site visit: Saturday, 28 November 2026']],
  [{ visitAt: '2026-11-28T11:00' }, ['Site visit: Saturday, 28 November 2026. Morning, 11 am']],
  [{ pagePath: '/a', firstPage: '/' }, ['Page: /a', 'First page: /']],
  [
    { campaign: { first: { gclid: '1', referrer: 'a.example' }, last: { gclid: '1', referrer: 'a.example' } } },
    ['Campaign: gclid 1', 'Referrer: a.example'],
  ],
  [{ campaign: { last: { referrer: 'a.example' } } }, ['Latest referrer: a.example']],
])('%j in words', (details, lines) => {
  expect(describeDetails(details).map((fact) => fact.join(': '))).toEqual(lines);
});
