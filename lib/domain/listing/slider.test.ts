import fc from 'fast-check';
import { formatListingAddress, parseListingAddress } from './address';
import { BUDGET_BANDS, budgetBandChoice, chosenBand } from './budget-bands';
import {
  convertRange,
  isOutsideSlider,
  positionOfValue,
  SLIDER_POSITIONS,
  toRangeChoice,
  valueAtPosition,
} from './slider';
import { DEVELOPER_PAGE_RULES, initialListingState, LISTING_RULES, RANGE_KEYS, withRange } from './state';
import { chosenRange } from './filter-rules';

const { budget } = LISTING_RULES.ranges;

test.each([
  ['budget', 1, 0],
  ['budget', 0.8, 0],
  ['area', 1000, 333],
] as const)('a %s of %d stands at position %d', (key, value, position) => {
  expect(positionOfValue(value, LISTING_RULES.ranges[key])).toBe(position);
});

test('a dragged thumb tells a value of the slider, and a value never stands behind a smaller one', () => {
  const position = fc.integer({ min: 0, max: SLIDER_POSITIONS });
  fc.assert(
    fc.property(fc.constantFrom(...RANGE_KEYS), position, position, (key, a, b) => {
      const rule = LISTING_RULES.ranges[key];
      const [low, high] = [Math.min(a, b), Math.max(a, b)].map((each) => valueAtPosition(each, rule)) as [
        number,
        number,
      ];
      expect(low).toBeLessThanOrEqual(high);
      for (const value of [low, high]) {
        expect(isOutsideSlider(value, rule)).toBe(false);
        expect(Math.abs(value / rule.step - Math.round(value / rule.step))).toBeLessThan(1e-6);
      }
    }),
  );
});

test('another unit and back is the same range', () => {
  const amount = fc.integer({ min: 11, max: 4999 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      const choice = { min: Math.min(a, b), max: Math.max(a, b), unit: 'cr' };
      const there = convertRange(choice, 'l', budget);
      fc.pre(![there.min, there.max].some((value) => value === budget.min || value === budget.max));
      expect(convertRange(there, 'cr', budget)).toEqual(choice);
    }),
  );
});

const CRORE = 10_000_000;
const LAKH = 100_000;
const ADDRESS = { base: '/projects', linkBase: '/projects' };

describe('a budget in rupees stays a limit, on the slider and in the address', () => {
  const rupees = [
    ...Array.from({ length: 60 }, (_, at) => (at + 1) * CRORE),
    ...Array.from({ length: 50 }, (_, at) => (at + 1) * 10 * LAKH),
    ...[LAKH, 100 * CRORE, 500 * CRORE, 600 * CRORE],
  ];
  const ranges = rupees.flatMap((value, at): { from: number | null; to: number | null }[] => [
    { from: null, to: value },
    { from: value, to: null },
    { from: value, to: rupees[(at * 7 + 3) % rupees.length]! },
  ]);
  const sound = ranges.filter(({ from, to }) => from === null || to === null || from < to);

  test.each([LISTING_RULES, DEVELOPER_PAGE_RULES])('%#', (rules) => {
    for (const range of sound) {
      const budget = toRangeChoice(range, rules.ranges.budget);
      const state = withRange(initialListingState(rules), 'budget', budget);
      const [, query = ''] = formatListingAddress(ADDRESS, rules, state).split('?');
      const read = parseListingAddress(ADDRESS, rules, { path: '/projects', query });
      const wanted = { min: range.from ?? 0, max: range.to ?? Infinity };
      expect([range, chosenRange('budget', state, rules)]).toEqual([range, wanted]);
      expect([range, chosenRange('budget', read, rules)]).toEqual([range, wanted]);
    }
    expect(sound.length).toBeGreaterThan(250);
  });

  test('a change of the unit changes no limit', () => {
    const rule = LISTING_RULES.ranges.budget;
    for (const range of [
      { min: 1, max: 5 },
      { min: 2, max: 5 },
      { min: 0.01, max: 3 },
    ]) {
      const state = withRange(
        initialListingState(LISTING_RULES),
        'budget',
        convertRange({ ...range, unit: 'cr' }, 'l', rule),
      );
      expect(chosenRange('budget', state, LISTING_RULES)).toEqual({
        min: range.min === rule.min ? 0 : range.min * CRORE,
        max: range.max * CRORE,
      });
    }
  });
});

test.each([
  ['a listing', LISTING_RULES],
  ["a developer's page", DEVELOPER_PAGE_RULES],
])('on %s every quick budget filters by its own limits and is the one shown as chosen', (_, rules) => {
  for (const { key, from, to } of BUDGET_BANDS) {
    const state = withRange(initialListingState(rules), 'budget', budgetBandChoice(key, rules.ranges.budget)!);
    expect(chosenRange('budget', state, rules)).toEqual({ min: from ?? 0, max: to ?? Infinity });
    expect(chosenBand(state, rules)?.key).toBe(key);
  }
  expect(chosenBand(initialListingState(rules), rules)).toBeNull();
});
