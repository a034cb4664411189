import { eachText } from '../site/fixtures/each-text';
import fc from 'fast-check';
import { formatAreaText, parseArea, SQFT_PER_UNIT } from './area-text';

test.each(
  eachText<[string, number, number]>([
    ['1,620 sq.ft ¦ 1,620 sqft ¦ 1,620 Sq.Ft. ¦ 1,620 Sq Feet ¦ 1,620 sq.feet ¦ 1,620 square feet ¦ 1620', 1620, 1620],
    ['1,620 Square Foot ¦ 1,620 sft ¦ 1,620 SFT ¦ 1,620 ft² ¦ 1,620 sqft. ¦  1,620 sq.ft  ¦ 1620 Sq-ft', 1620, 1620],
    ['200 sq.yd ¦ 200 sqyd ¦ 200 Sq.Yds. ¦ 200 sq yards ¦ 200 gaj ¦ 200 yards ¦ Plot area 200 sq.yd', 1800, 1800],
    ['100 sq.m ¦ 100 sqm ¦ 100 Sq. Mtr. ¦ 100 sq.mt ¦ 100 sq. meter ¦ 100 square metres ¦ 100 m2', 1076, 1076],
    ['1.200 sq.ft ¦ about 1,200 sq.ft', 1200, 1200],
    ['12.500 sq.ft', 12500, 12500],
    ['1 hectare', 107639, 107639],
    ['2 ha', 215278, 215278],
    ['10 guntha', 10890, 10890],
    ['5 cents', 2178, 2178],
    ['Approx. 1,620 sq.ft ¦ 1,620 sq.ft / 150 sq.m ¦ 1,620 sq.ft [150.5 sq.m] ¦ 1620 Sqr Ft', 1620, 1620],
    ['1,615 sq.ft | 150 sq.m ¦ 1,615 sq.ft, 150 sq.m ¦ 1,615 sq.ft or 150 sq.m', 1615, 1615],
    ['1620 Sq.Ft. Carpet Area* ¦ 1620 sq.ft [carpet] ¦ RERA carpet: 1620 sq.ft ¦ SBA: 1620 sq.ft', 1620, 1620],
    ['Super Built-up Area : 1620 Sq.Ft ¦ Size 1620 sq.ft', 1620, 1620],
    ['From 1620 sq.ft to 2340 sq.ft ¦ between 1620 and 2340 sq.ft', 1620, 2340],
    ['Sale area 1450 Sft', 1450, 1450],
  ]),
)('%j is %d to %d sq.ft', (text, minSqft, maxSqft) => {
  expect(parseArea(text)).toEqual({ minSqft, maxSqft });
});

test.each([
  ...['1,620 sq.ft onwards', '1,620 sq.ft and above', 'from 1,620 sq.ft', 'Starting 1,620 sq.ft', '1 bigha'],
  ...['5 katha', 'on request', '0 sq.ft', '1,620 sq.ft (200 sq.m)', '1620 x 20 ft', '1,620 sq.ft, 1,885 sq.ft'],
  ...['1620 sq.km', '1,620 sq.ft / 200 sq.m', '1,200 / 1,210 sq.ft', '100 / 150 sq.m', '1620 sq.ft min'],
  ...['min 1620 sq.ft', '1620 sq.ft minimum', 'below 1620 sq.ft', '1.620,50 sq.ft', '1,6200 sq.ft', '30*40 sq.ft'],
  ...['1.350 sq.m'],
])('%j is not understood as an area', (text) => {
  expect(parseArea(text)).toBeNull();
});

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
