import { eachText } from '../site/fixtures/each-text';
import type { ProjectCosts } from '../project/costs';
import type { Project } from '../project/project';
import { fileOf } from './fixtures/buying-file';
import { GST, PLACES } from './fixtures/rates';
import { purposeOf, toProjectCosts } from './project-costs';
import { type Stage, stageOf } from '../project/costs';
import type { DutyPlace } from '../project/rates';

const PLACE: DutyPlace = {
  ...{ id: 'hr-urban', state: 'Haryana', label: 'Inside municipal limits', citySlugs: ['gurgaon'] },
  ...{ valueName: 'collector rate', lines: PLACES['hr-urban']!, asOf: '2025', checkedOn: '2026-11-22' },
  ...{ isCertain: true, isExpired: false, sources: [] },
};
type Facts = Parameters<typeof toProjectCosts>[0]['project'];
const FLATS: Facts = {
  ...{ kind: 'residential', category: 'residential', unitType: 'Residential Apartment', citySlug: 'gurgaon' },
  ...{ sellsBuilding: false, status: 'Under Construction', price: { minRupees: 12_700_000, maxRupees: 15_300_000 } },
};
const costsOf = (over: Partial<Facts>, hasRates = true): ProjectCosts =>
  toProjectCosts({
    ...{ project: { ...FLATS, ...over }, configurations: [], place: PLACE },
    ...{ rates: hasRates ? { ...fileOf(), gst: GST, place: PLACE } : null },
    ...{ stateHref: null, checkedOn: '2026-11-22' },
  });
const shownOf = (over: Partial<Facts>) => {
  const { shown } = costsOf(over);
  return shown.kind === 'amounts' ? [shown.rangeText, ...shown.rows.map(({ label }) => label)] : shown.kind;
};
const DUTIES = ['Stamp duty', 'Registration fee'];
const TDS = 'Of this, kept back as TDS';

const SCO = { kind: 'commercial', category: 'sco', unitType: 'Commercial' } as const;
const from = (minRupees: number, maxRupees: number | null = null) => ({ price: { minRupees, maxRupees } });
const [PLAIN, TAXED] = [
  ['Price', ...DUTIES, 'All-in'],
  ['Price', 'GST', ...DUTIES, 'All-in', TDS],
];
const READY = { status: 'Ready To move' };
test.each<[string, Partial<Facts>, string[]]>([
  ['a range of prices gives a range', {}, ['₹ 1.4 Cr to ₹ 1.72 Cr', ...TAXED, 'All-in at ₹ 1.53 Cr']],
  ['a price that is open upwards', from(12_700_000), ['from ₹ 1.4 Cr', ...TAXED]],
  ['a finished home has no GST', { ...READY, ...from(4_000_000, 4_000_000) }, ['₹ 42.2 Lakh to ₹ 43 Lakh', ...PLAIN]],
  [
    'an unknown status shows both',
    { status: null, ...from(12_700_000) },
    ['from ₹ 1.34 Cr', ...TAXED, 'All-in once the completion certificate is issued'],
  ],
  ...(['Under Construction', 'Ready To move', 'New Launch', null] as const).map(
    (status): [string, Partial<Facts>, string[]] => [
      `a shop-cum-office plot has none, ${status}`,
      { ...SCO, status, ...from(33_500_000) },
      ['from ₹ 3.52 Cr', ...PLAIN, TDS],
    ],
  ),
  [
    'a shop-cum-office building under construction has the GST of shops',
    { ...SCO, sellsBuilding: true, ...from(33_500_000) },
    ['from ₹ 3.92 Cr', ...TAXED],
  ],
  [
    'a completed shop-cum-office building has none',
    { ...SCO, sellsBuilding: true, ...READY, ...from(33_500_000) },
    ['from ₹ 3.52 Cr', ...PLAIN, TDS],
  ],
  [
    'a finished office has none',
    { ...SCO, category: 'commercial', ...READY, ...from(33_500_000) },
    ['from ₹ 3.52 Cr', ...PLAIN, TDS],
  ],
  [
    'a plot has none',
    { category: 'plots', unitType: 'Residential Land', ...from(12_700_000) },
    ['from ₹ 1.34 Cr', ...PLAIN, TDS],
  ],
])('%s', (_, over, shown) => {
  expect(shownOf(over)).toEqual(shown);
});

test.each<[Partial<Facts>, string]>([
  [{}, 'due'],
  [{ status: 'Ready To move' }, 'none'],
  [{ category: 'plots', unitType: 'Residential Land' }, 'none'],
  [{ ...SCO, sellsBuilding: true, status: null }, 'until completion'],
])('GST of %j: %s', (over, gst) => {
  expect(costsOf(over).shown).toMatchObject({ gst });
});

test('no price gives the percentages alone', () => {
  const { shown, start } = costsOf({ price: null });
  expect(start).toBeNull();
  expect(shown).toMatchObject({ kind: 'rules', isExpired: false });
  expect(shown.kind === 'rules' && shown.rules[0]).toEqual({ label: 'GST under construction', rule: '5 %. 2025.' });
  expect(shown.kind === 'rules' && shown.rules[1]?.rule).toBe('man 7 %, woman 5 %, joint 6 %. 2025.');
});

test('rates that are too old give rules, whatever the price', () => {
  expect(costsOf({}, false).shown).toMatchObject({ kind: 'rules', isExpired: true });
});

test.each<[Partial<Project>, ReturnType<typeof purposeOf>]>([
  [{ kind: 'residential', category: 'residential', unitType: 'Residential Apartment' }, 'home'],
  [{ kind: 'residential', category: 'plots', unitType: 'Residential Apartment' }, 'plot'],
  [{ kind: 'residential', category: 'residential', unitType: 'Residential Land' }, 'plot'],
])('%j is bought as %s', (record, purpose) => {
  expect(purposeOf(record as Project)).toBe(purpose);
});

test.each(
  eachText<[string, Stage | null]>([
    ['New Launch', 'new'],
    ['Ready To move ¦ Ready ¦ OC received ¦ Resale ¦ Leased', 'ready'],
    ['Structure completed ¦ Not under construction ¦ Almost ready ¦ Ready to move, phase 2 under construction', null],
  ]),
)('%s is %s', (status, stage) => {
  expect(stageOf({ status })).toBe(stage);
});

test.each<[string, Partial<Facts>, string]>([
  ['a flat brings its price and stage', {}, '?price=12700000&stage=new&place=hr-urban#cost'],
  ['a plot, which costs less than a home there, does not', { category: 'plots', unitType: 'Residential Land' }, ''],
  ['nor does a project without a price', { price: null }, ''],
])('the calculator of the state: %s', (_, over, query) => expect(costsOf(over).stateQuery).toBe(query));
