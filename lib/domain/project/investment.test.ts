import { decidingFacts, frontageFeetOf, investorSheet } from './investment';

const FRONTAGE = { fact: 'frontage', value: '22 feet', source: 'the developer' } as const;
const LOAN = { fact: 'loan', value: '60 %', source: 'our loan desk' } as const;

test.each([
  ['a home has no sheet', 'residential', 'residential', null],
  ['of land nobody asks rent or tenant', 'residential', 'plots', ['Floors allowed', 'Maintenance', 'Share of a loan']],
  [
    'of an SCO everything',
    'commercial',
    'sco',
    ['Rent', 'Gross rental yield', 'Lease', 'Tenant', 'Floors allowed', 'Maintenance', 'Share of a loan'],
  ],
  [
    'of a built office no floors',
    'commercial',
    'commercial',
    ['Rent', 'Gross rental yield', 'Lease', 'Tenant', 'Maintenance', 'Share of a loan'],
  ],
] as const)('%s', (_what, kind, category, untold) => {
  const sheet = investorSheet({ kind, category, investment: [FRONTAGE] });
  expect(sheet && { told: sheet.told, untold: sheet.untold }).toEqual(untold && { told: [FRONTAGE], untold });
});

test('what was told stands in the order of the sheet', () => {
  const sheet = investorSheet({ kind: 'commercial', category: 'sco', investment: [LOAN, FRONTAGE] });
  expect(sheet?.told).toEqual([FRONTAGE, LOAN]);
});

test.each([
  ['the widest of a range', 'sco', '20 to 28 feet', '', 28],
  ['no width of a road or an area', 'sco', '18 feet of 108 sq.yd, 24 feet of 136 sq.yd on a 30-metre road', '', 24],
  ['metres', 'plots', '7.5 metres', '', 25],
  ['of a description', 'sco', null, 'Plots with 22 feet of frontage.', 22],
  ['of a building none', 'commercial', '210 feet', '', null],
  ['of nothing none', 'sco', null, 'Plots on a road.', null],
] as const)('frontage in feet: %s', (_what, category, value, description, feet) => {
  const investment = value ? [{ fact: 'frontage', value, source: 'the developer' } as const] : [];
  expect(frontageFeetOf({ category, description, investment })).toBe(feet);
});

test('what decides of an SCO: its front, the floors, the tenant; of others nothing', () => {
  const floors = { fact: 'floors', value: 'Basement and four levels', source: 'the developer' } as const;
  const facts = { category: 'sco', description: 'Plots with 22 feet of frontage.', investment: [floors] } as const;
  expect(decidingFacts(facts)).toEqual(['Front 22 feet', 'Basement and four levels']);
  expect(decidingFacts({ category: 'commercial', description: '', investment: [floors] })).toEqual([]);
});
