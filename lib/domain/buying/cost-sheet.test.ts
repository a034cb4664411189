import fc from 'fast-check';
import { PLAIN_PURCHASE, type Purchase } from './all-in';
import { ownersSheet, ownSheet } from './cost-sheet';
import { costText } from './cost-text';
import { fileOf } from './fixtures/buying-file';

const file = fileOf();
const ratesOf = (id: string) => ({ ...file, place: file.places.find((place) => place.id === id)! });
const home: Purchase = {
  ...PLAIN_PURCHASE,
  ...{ priceRupees: 12_700_000, owner: 'man', purpose: 'home', isUnderConstruction: true, isFirstSaleFlat: true },
};

test('a home under construction, for each owner', () => {
  const rows = ownersSheet(ratesOf('hr-urban'), home);
  expect(rows.map(({ label, rupees }) => [label, ...rupees])).toEqual([
    ['Price', 12_700_000, 12_700_000, 12_700_000],
    ['GST', 635_000, 635_000, 635_000],
    ['Stamp duty', 889_000, 635_000, 762_000],
    ['Registration fee', 50_000, 50_000, 50_000],
    ['All-in', 14_274_000, 14_020_000, 14_147_000],
    ['Of this, kept back as TDS', 127_000, 127_000, 127_000],
  ]);
  expect(rows[2]?.rule).toMatch(/^Man 7 %, woman 5 %, joint 6 % of ₹ 1\.27 Cr\. /);
});

test('with charges of every class the sheet of one owner is the facts’ first vector', () => {
  const charges = [
    { chargeClass: 'agreement', rupees: 654_000 },
    { chargeClass: 'service', rupees: 297_000 },
    { chargeClass: 'deposit', rupees: 100_000 },
  ] as const;
  const rows = ownSheet(ratesOf('hr-urban'), { ...home, charges: [...charges] });
  expect(rows.map(({ label, rupees }) => [label, ...rupees])).toEqual([
    ['Price', 12_700_000],
    ['Charges in the agreement', 654_000],
    ['GST', 667_700],
    ['Stamp duty', 934_780],
    ['Registration fee', 50_000],
    ['Services', 297_000],
    ['GST on services', 53_460],
    ['Deposits', 100_000],
    ['All-in', 15_456_940],
    ['Of this, kept back as TDS', 136_510],
  ]);
  expect(rows[2]?.rule).toMatch(/^5 % of ₹ 1\.34 Cr\. /);
  expect(rows[3]?.rule).toMatch(/^7 % of ₹ 1\.34 Cr\. /);
});

test.each([
  ['a woman’s relief up to a crore', 'up', 9_500_000, /less up to ₹ 1 Cr: woman 1 %, joint 0\.5 %/],
  ['and none above it', 'up', 10_500_000, /^7 % of ₹ 1\.05 Cr\. [^;]*$/],
  ['an apartment sold for the first time', 'ka-urban', 4_200_000, /^3 % of ₹ 42 Lakh\. /],
])('duty is explained at its price: %s', (_, place, priceRupees, rule) => {
  const rows = ownersSheet(ratesOf(place), { ...home, priceRupees });
  expect(rows.find(({ label }) => label === 'Stamp duty')?.rule).toMatch(rule);
});

test('a finished home has no GST, a cheap one no TDS', () => {
  const rows = ownSheet(ratesOf('up'), { ...home, priceRupees: 4_000_000, isUnderConstruction: false });
  expect(rows.map(({ label }) => label)).toEqual(['Price', 'Stamp duty', 'Registration fee', 'All-in']);
});

test('the lines add up to the total, which rises with the price', () => {
  const place = fc.constantFrom(...file.places.map(({ id }) => id));
  const price = fc.integer({ min: 100_000, max: 200_000_000 });
  const charges = fc.array(
    fc.record({
      chargeClass: fc.constantFrom(
        'agreement' as const,
        'service' as const,
        'deposit' as const,
        'third party' as const,
      ),
      rupees: fc.integer({ min: 0, max: 1_000_000 }),
    }),
  );
  const totalOf = (rows: ReturnType<typeof ownSheet>) => rows.find(({ kind }) => kind === 'total')!.rupees[0]!;
  fc.assert(
    fc.property(place, price, charges, fc.boolean(), (id, priceRupees, extra, isUnderConstruction) => {
      const purchase = { ...home, priceRupees, charges: extra, isUnderConstruction };
      const rows = ownSheet(ratesOf(id), purchase);
      const lines = rows.filter(({ kind }) => kind === 'line').map(({ rupees }) => rupees[0]!);
      expect(totalOf(rows)).toBe(lines.reduce((sum, rupees) => sum + rupees, 0));
      const dearer = ownSheet(ratesOf(id), { ...purchase, priceRupees: priceRupees + 1000 });
      expect(totalOf(dearer)).toBeGreaterThan(totalOf(rows));
    }),
  );
});

test('the text of a message names every line, the day and the address', () => {
  const rows = ownSheet(ratesOf('hr-urban'), home);
  const text = costText({
    ...{ title: 'Mogra Courts', circumstances: 'owner: man', rows, checkedOn: '2026-11-22' },
    address: 'https://www.example.com/a?price=12700000#cost',
  });
  expect(text.split('\n')).toEqual([
    'Mogra Courts, owner: man',
    'Price: ₹ 1,27,00,000',
    'GST: ₹ 6,35,000',
    'Stamp duty: ₹ 8,89,000',
    'Registration fee: ₹ 50,000',
    'All-in: ₹ 1,42,74,000',
    'Of this, kept back as TDS: ₹ 1,27,000',
    'Estimate from rates as of 22 Nov 2026; the Sub-Registrar’s figure counts.',
    'https://www.example.com/a?price=12700000#cost',
  ]);
});
