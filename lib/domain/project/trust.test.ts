import type { Configuration } from './configuration';
import { authorityOf, formatCheck, toTrust, type ReraAuthority } from './trust';

const GURUGRAM: ReraAuthority = {
  ...{ id: 'rera-gurugram', short: 'HARERA Gurugram', siteUrl: 'https://haryanarera.gov.in' },
  ...{ state: 'Haryana', citySlugs: ['gurgaon'] },
};
const PANCHKULA = { ...GURUGRAM, id: 'rera-panchkula', short: 'HARERA Panchkula', citySlugs: [] };
const RECORD: Parameters<typeof toTrust>[0]['project'] = {
  ...{ rera: 'RC/REP/1', reraExempt: null, reraUrl: null, reraCompletion: null, reraValidUntil: null },
  ...{ reraPhases: [], carpetAreaText: null },
  ...{ status: 'Under Construction', possession: 'Dec 2028', areaText: '900 sq.ft', checkedAt: null, updatedAt: null },
};
type More = Partial<Omit<Parameters<typeof toTrust>[0], 'project'>>;
const trustOf = (over: Partial<typeof RECORD>, more: More = {}) =>
  toTrust({
    ...{ project: { ...RECORD, ...over }, unit: null, authority: GURUGRAM, agentNumber: null, today: '2026-11-23' },
    ...{ qr: { certificate: null, own: '/data/qr/rera-gurugram.svg' }, ...more },
  });

test.each([
  ['gurgaon', 'Haryana', 'HARERA Gurugram'],
  ['faridabad', 'Haryana', 'HARERA Panchkula'],
  ['goa', 'Goa', undefined],
  ['nowhere', null, undefined],
])('the authority of %s', (citySlug, state, short) => {
  expect(authorityOf([GURUGRAM, PANCHKULA], { citySlug, state })?.short).toBe(short);
});

test.each([
  [{ reraCompletion: 'Mar 2028' }, 'Completion declared to the authority: Mar 2028'],
  [{ reraCompletion: 'Mar 2028' }, 'The developer’s possession is 9 months after the declared date'],
  [{ reraCompletion: 'Nov 2028' }, 'The developer’s possession is a month after the declared date'],
  [{ reraValidUntil: '2029-03-31' }, 'Registration valid until 31 Mar 2029'],
  [{ reraValidUntil: '2029-03-31', checkedAt: '2026-11-04' }, 'Registration valid until 31 Mar 2029, as of 4 Nov 2026'],
  [{ carpetAreaText: '640 – 720 sq.ft' }, 'Carpet area 640 – 720 sq.ft'],
])('%j is told: %s', (over, fact) => {
  expect(trustOf(over).facts).toContain(fact);
});

test('nothing is said of dates that agree, nor of the area where it is the carpet area', () => {
  const { facts } = trustOf({ reraCompletion: 'Dec 2028', areaText: '640 sq.ft carpet' });
  expect(facts).toEqual(['Completion declared to the authority: Dec 2028']);
});

test.each([
  ['2026-11-04', 'Price and availability checked with the developer on 4 Nov 2026'],
  ['2026-08-25', 'Price and availability checked with the developer on 25 Aug 2026'],
  ['2026-08-24', 'Ask for today’s price'],
  [null, null],
])('a check of %s: %s', (checkedAt, text) => {
  expect(formatCheck(trustOf({ checkedAt }).checked)).toBe(text);
});

test.each<[string, Partial<typeof RECORD>, string | null, RegExp]>([
  ['registered', {}, null, /papers\. Compare them on haryanarera\.gov\.in before you pay\. We are not the developer;/],
  ['with ours', { checkedAt: '2026-11-04' }, 'RC/1', /last checked on 4 Nov 2026\. .*registered agent \(RC\/1\), not/],
  ['no number', { rera: null }, null, /^No registration number on file\. .* Approval papers are shared on request\.$/],
  ['exempt', { rera: null, reraExempt: 'Eight homes on the plot' }, null, /^No registration is needed: Eight homes/],
])('the sentence of a project %s', (_, over, agent, words) => {
  expect(trustOf(over, { agentNumber: agent }).sentence).toMatch(words);
});

test('the registration’s own address comes before the authority’s', () => {
  expect(trustOf({ reraUrl: 'https://haryanarera.gov.in/view/1' }).href).toBe('https://haryanarera.gov.in/view/1');
  expect(trustOf({ updatedAt: '2026-11-11' })).toMatchObject({
    ...{ href: 'https://haryanarera.gov.in', changedText: 'Page changed on 11 Nov 2026' },
  });
});

const UNIT: Configuration = { label: '3 BHK', areaSqft: 1620, areaKind: 'unknown', priceRupees: 18_100_000 };
const ASKED = ', area as the developer states it; ask for the carpet area';

test.each<[string, Partial<Configuration>, string | null, string]>([
  ['an area of no kind', {}, null, `₹ 11,173 a sq.ft for 1,620 sq.ft${ASKED}`],
  ['a super area', { areaKind: 'super' }, null, `₹ 11,173 a sq.ft for 1,620 sq.ft super${ASKED}`],
  ['an area beside the carpet area', {}, '1,100 sq.ft', '₹ 11,173 a sq.ft for 1,620 sq.ft'],
  ['one floor', { areaKind: 'floor', label: 'SCO plot 126 sq.yd' }, null, '₹ 1,43,651 a sq.yd for SCO plot 126 sq.yd'],
])('the price for a square foot is of %s', (_, unit, carpetAreaText, fact) => {
  expect(trustOf({ carpetAreaText }, { unit: { ...UNIT, ...unit } }).facts).toContain(fact);
});

test('an area without a price for it is still asked about; a plot has no carpet area', () => {
  const unit = { ...UNIT, priceRupees: null };
  expect(trustOf({}, { unit })).toMatchObject({ rate: null, facts: [expect.stringMatching(/^Area as the developer/)] });
  expect(trustOf({ areaText: '125 – 225 sq.yd' }).facts).toEqual([]);
});

test.each<[string, Partial<typeof RECORD>, string | null, string | undefined]>([
  ['the certificate’s', {}, '/images/rera/a.jpg', 'QR code of the registration certificate'],
  ['ours of the site', {}, null, 'Opens haryanarera.gov.in'],
  ['ours of the project', { reraUrl: 'https://haryanarera.gov.in/1' }, null, 'Opens the project on HARERA Gurugram'],
  ['none without a number', { rera: null }, '/images/rera/a.jpg', undefined],
])('the QR code is %s', (_, over, certificate, caption) => {
  const { qr } = trustOf(over, { qr: { certificate, own: '/data/qr/rera-gurugram.svg' } });
  expect(qr?.caption).toBe(caption);
});

test('registrations of phases are listed with what is known of each', () => {
  const phase = { name: 'Phase 1', number: 'RC/REP/1', completion: 'Mar 2028', validUntil: '2028-09-30' };
  const other = { name: 'Phase 2', number: 'RC/REP/2', completion: null, validUntil: null };
  expect(trustOf({}).registrations).toEqual([{ name: null, number: 'RC/REP/1', facts: [] }]);
  expect(trustOf({ reraPhases: [phase, other] }).registrations).toEqual([
    { name: 'Phase 1', number: 'RC/REP/1', facts: ['completion declared: Mar 2028', 'valid until 30 Sep 2028'] },
    { name: 'Phase 2', number: 'RC/REP/2', facts: [] },
  ]);
  expect(trustOf({ rera: null }).registrations).toEqual([]);
});
