import fc from 'fast-check';
import { SQFT_PER_UNIT } from './area-text';
import { formatAreaText, parseArea } from './area-text';

describe('area text → square feet (spec 5)', () => {
  test.each<[string, number, number]>([
    ['1,620 - 2,340 sq.ft', 1620, 2340],
    ['3,450 sqft', 3450, 3450],
    ['125 - 225 sq.yd', 1125, 2025],
    ['100 sqyd', 900, 900],
    ['1 – 2 acres', 43_560, 87_120],
    ['1,620 to 2,340 sq.ft', 1620, 2340],
    ['1,620 - 2,340', 1620, 2340],
    ['1,134 sq.ft per floor', 1134, 1134],
    ['1,200 square  foot', 1200, 1200],
    ['1,620 − 2,340 sq.ft super (built-up)', 1620, 2340],
  ])('%s', (text, minSqft, maxSqft) => {
    expect(parseArea(text)).toEqual({ minSqft, maxSqft });
  });

  test.each(['', '0 sq.ft', '1,200 sq.ft upwards', '1,200 sq.ft or more', '0 - 1,200 sq.ft'])(
    '%j is no area',
    (text) => {
      expect(parseArea(text)).toBeNull();
    },
  );

  const side = fc.tuple(fc.integer({ min: 20, max: 1_000_000 }), fc.constantFrom('sq.ft', 'sq yd', 'acre'));

  test('the least is never above the most, in any order', () => {
    fc.assert(
      fc.property(side, side, (a, b) => {
        const range = parseArea(`${a.join(' ')} - ${b.join(' ')}`);
        expect(range?.maxSqft).toBeGreaterThanOrEqual(range?.minSqft ?? Infinity);
        expect(parseArea(`${b.join(' ')} - ${a.join(' ')}`)).toEqual(range);
        expect(parseArea(formatAreaText(`${a.join(' ')} - ${b.join(' ')}`))).toEqual(range);
      }),
    );
  });
});

test('1 sq.yd = 9 sq.ft, 1 acre = 43,560 sq.ft (decisions, Listing)', () => {
  expect(SQFT_PER_UNIT).toEqual({ sqft: 1, sqyd: 9, acre: 43_560 });
});

test.each([
  ['1,620 - 2,340 sq.ft', '1,620 – 2,340 sq.ft'],
  [' 1,620sq.ft—2,340 sq.ft ', '1,620sq.ft – 2,340 sq.ft'],
  ['1,620 sq.ft. - 2,340 SQ.FT', '1,620 sq.ft. – 2,340 SQ.FT'],
  ['450 – 620 sq ft', '450 – 620 sq.ft'],
  ['125 sq. yd', '125 sq.yd'],
])('%s is shown as %s', (text, shown) => {
  expect(formatAreaText(text)).toBe(shown);
});
