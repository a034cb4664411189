/** @jest-environment node */
import fc from 'fast-check';
import { toEnquiryBody, type EnquiryFields } from '@/lib/domain/enquiry/channels';
import { CALL_TIMES, FIELD_LIMITS, VISIT_TIMES } from '@/lib/domain/enquiry/form';
import { originLines } from '@/lib/domain/enquiry/origin';
import { wishLines } from '@/lib/domain/enquiry/wishes';
import { checkEnquiry } from './check';

const ROHIT: EnquiryFields = { name: 'Rohit', phone: '98000 00000', email: '', message: '' };

/** The endpoint's check of a message that a form with script sends. */
function check(fields: EnquiryFields, lines: readonly string[] = [], subject: string | null = null) {
  const sent = { id: 'id-1', subject, trap: '', filledMs: 9000, lines };
  const body = toEnquiryBody(subject === null ? 'listing' : 'developer', fields, sent);
  return { body, check: checkEnquiry(new Map(Object.entries<string>({ ...body }))) };
}

const longest = (values: readonly { value: string; label: string }[]) =>
  [...values].sort((a, b) => b.label.length - a.label.length)[0]?.value ?? '';

test.each([
  ['letters', 'x'],
  ['Hindi', 'आशा'],
  ['emoji', '🙂'],
])('the longest message fits with every line of ours: %s', (_case, letter) => {
  const names = 'source medium campaign term content id'.split(' ').map((name) => `utm_${name}`);
  const campaign = new URLSearchParams(
    [...names, 'gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'].map((name) => [name, letter.repeat(200)]),
  );
  const lines = [
    ...wishLines({ call_time: longest(CALL_TIMES), visit_date: '2026-12-30', visit_time: longest(VISIT_TIMES) }),
    ...originLines(`/${'a'.repeat(300)}`, `?${campaign.toString()}`, campaign.toString()),
  ];
  const typed = letter.repeat(FIELD_LIMITS.message).slice(0, FIELD_LIMITS.message);
  const message = typed.isWellFormed() ? typed : typed.slice(0, -1);
  const sent = check({ ...ROHIT, message }, lines, 'x'.repeat(200));
  expect(sent.check).toMatchObject({ kind: 'valid', enquiry: { message: sent.body.message, isSuspect: false } });
  expect(sent.body.message.length).toBeGreaterThan(5000);
});

test('whatever is pasted into a message is taken, as it was sent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', size: 'max', maxLength: 300 }), (message) => {
      const sent = check({ ...ROHIT, message });
      const stored = sent.body.message.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '').normalize('NFC');
      expect(sent.check).toMatchObject({ kind: 'valid', enquiry: { message: stored.trim() } });
    }),
  );
});

test('a name with unseen characters is taken, one with a line break is not', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('A', ' ', '\b', '\v', '\u0085', '\u0092', '\n', '\r') }), (name) => {
      const result = checkEnquiry(new Map(Object.entries({ ...ROHIT, name })));
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
  const check = checkEnquiry(
    new Map([
      ['name', name],
      ['phone', '9876543210'],
    ]),
  );
  const cut = check.kind === 'valid' ? check.enquiry.name : '';
  expect([...cut].length).toBeLessThanOrEqual(22);
});

test('names with the marks of real languages stay whole', () => {
  for (const name of ['Zoë', 'Nguyễn Thị', 'कीर्ति', 'ประเทศ', 'ṩ̂']) {
    const check = checkEnquiry(
      new Map([
        ['name', name],
        ['phone', '9876543210'],
      ]),
    );
    expect(check.kind === 'valid' && check.enquiry.name).toBe(name.normalize('NFC'));
  }
});
