import { eachText } from '../site/fixtures/each-text';
import { parseArea } from './area-text';

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
