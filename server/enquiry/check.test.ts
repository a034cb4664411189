import fc from 'fast-check';
import { toEnquiryBody } from '@/lib/domain/enquiry/body';
import type { DetailFields } from '@/lib/domain/enquiry/details';
import { anyText } from '@/lib/domain/site/try-texts.fuzz';
import { FIELD_LIMITS, type EnquiryFields } from '@/lib/domain/enquiry/form';
import { touchQuery } from '@/lib/domain/enquiry/origin';
import { checkEnquiry } from './check';
import { BODY_CAP_BYTES } from './endpoint';

const ROHIT: EnquiryFields = { name: 'Rohit', phone: '98000 00000', email: '', message: '' };

const NOW_MS = Date.parse('2026-11-23T10:00:00Z');
const checked = (fields: object) => checkEnquiry(new Map(Object.entries(fields as Record<string, string>)), NOW_MS);

/** The endpoint's check of what a form with script sends. */
function check(fields: EnquiryFields, details: DetailFields = {}) {
  const sent = { id: 'id-1', details, isOwnEndpoint: true, trap: '', filledMs: 9000, nowMs: NOW_MS };
  const body = toEnquiryBody(details.developer ? 'developer' : 'listing', fields, sent);
  return { body, check: checked(body) };
}

test.each([
  ['letters', 'x'],
  ['Hindi', 'आशा'],
  ['emoji', '🙂'],
])('the longest message fits with every detail: %s', async (_case, letter) => {
  const names = 'source medium campaign term content id'.split(' ').map((name) => `utm_${name}`);
  const campaign = new URLSearchParams(
    [...names, 'gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'].map((name) => [name, letter.repeat(200)]),
  );
  const touch = touchQuery({ page: `/?${campaign}`, referrer: 'https://a.example' });
  const typed = letter.repeat(FIELD_LIMITS.message).slice(0, FIELD_LIMITS.message);
  const message = typed.isWellFormed() ? typed : typed.slice(0, -1);
  const details = {
    developer: letter.repeat(60),
    pagePath: `/${'a'.repeat(199)}`,
    firstTouch: touch,
    lastTouch: touch,
  };
  const sent = check({ ...ROHIT, message }, details);
  const [read] = [sent.check.kind === 'valid' ? sent.check.enquiry : null];
  expect(read).toMatchObject({ message: message.trim(), isSuspect: false });
  expect(Object.keys(read?.details.campaign?.last ?? {})).toHaveLength(12);
  expect((await new Response(JSON.stringify(sent.body)).arrayBuffer()).byteLength).toBeLessThan(BODY_CAP_BYTES);
});

test('a detail that is wrong is left out, and the enquiry is taken', () => {
  const details = {
    channel: '?',
    project: '<b>',
    visitDate: 'soon',
    words: 'x'.repeat(9000),
    firstPage: 'x',
    lastTouch: '\ud800',
  };
  expect(checked({ ...ROHIT, message: 'Hello', ...details })).toMatchObject({
    kind: 'valid',
    enquiry: { message: 'Hello', details: {} },
  });
});

test('whatever is pasted into a message is taken, as it was sent', () => {
  fc.assert(
    fc.property(anyText(300), (text) => {
      // What becomes of those stands at their own rule.
      const message = text.replace(/[\p{Cc}\u2028\u2029]/gu, '');
      const sent = check({ ...ROHIT, message });
      const stored = sent.body.message.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '').normalize('NFC');
      expect(sent.check).toMatchObject({ kind: 'valid', enquiry: { message: stored.trim() } });
    }),
  );
});

test('a name with unseen characters is taken, one with a line break is not', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('A', ' ', '\b', '\v', '\u0085', '\u0092', '\n', '\r') }), (name) => {
      const result = checked({ ...ROHIT, name });
      const isRight = name.includes('A') && !/[\r\n]/.test(name);
      expect(result.kind).toBe(isRight ? 'valid' : 'invalid');
      if (result.kind === 'valid') expect(result.enquiry.name).toMatch(/^A(?: ?A)*$/);
    }),
  );
});

test.each([
  ['alternating accents', 'a' + '\u0301\u0323'.repeat(15_000)],
  ['accents after each other', 'e' + '\u0301'.repeat(31_000)],
  ['vowel signs', 'क' + '\u093f'.repeat(10_000)],
])('marks without end are cut before they cost anything: %s', (_case, name) => {
  const check = checked({ name, phone: '9876543210' });
  const cut = check.kind === 'valid' ? check.enquiry.name : '';
  expect([...cut].length).toBeLessThanOrEqual(22);
});

test('names with the marks of real languages stay whole', () => {
  for (const name of ['Zoë', 'Nguyễn Thị', 'कीर्ति', 'ประเทศ', 'ṩ̂']) {
    const check = checked({ name, phone: '9876543210' });
    expect(check.kind === 'valid' && check.enquiry.name).toBe(name.normalize('NFC'));
  }
});
