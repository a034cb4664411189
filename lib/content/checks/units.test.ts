import { errorLines, rewrite, warningLines } from '../set/fixtures/edit-content';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-26'), doNotFake: ['performance'] }));
afterEach(() => jest.useRealTimers());

const UNIT = { tower: 'A', floor: 12, number: '1204', configuration: '3 BHK', status: 'Available' };
const units = (list: object[], checkedAt = '2026-11-24', id = 'mogra-courts') => [
  rewrite('units', () => JSON.stringify({ [id]: { checkedAt, units: list } })),
];

test('a list without fault', () => {
  const list = [UNIT, { ...UNIT, tower: 'B' }, { ...UNIT, number: '1201', price: 'Price on request', facing: 'East' }];
  expect([...errorLines(units(list)), ...warningLines(units(list)).filter((line) => line.includes('units'))]).toEqual(
    [],
  );
});

test.each<[string, ReturnType<typeof units>, string]>([
  ['of no project', units([UNIT], '2026-11-24', 'mogra'), 'mogra: no project has the id "mogra"'],
  ['of a day to come', units([UNIT], '2026-11-27'), 'checkedAt: expected a day that is not in the future'],
  ['twice', units([UNIT, UNIT]), 'units[1].number: "A-1204" stands in the list twice'],
  ['on no floor', units([{ ...UNIT, floor: 1.5 }]), 'units[0].floor: expected a whole number'],
  ['to no side', units([{ ...UNIT, facing: 'NE' }]), 'units[0].facing: expected one of North, North-East'],
  ['of no status', units([{ ...UNIT, status: 'Free' }]), 'units[0].status: expected one of Available, On hold, Sold'],
  [
    'with a charge that is none',
    [
      rewrite('units', () =>
        JSON.stringify({
          'mogra-courts': {
            ...{ checkedAt: '2026-11-24', units: [] },
            rules: { baseRate: 10_400, charges: [{ id: 'parkin', rupees: 400_000 }] },
          },
        }),
      ),
    ],
    'rules.charges[0].id: no charge "parkin"',
  ],
])('%s is an error', (_, edits, message) => {
  expect(errorLines(edits)).toEqual([expect.stringContaining(message)]);
});

test.each([
  [{ configuration: '4BHK Sky' }, 'units[0].configuration: no floor plan is called "4BHK Sky"'],
  [{ price: 'two crore or so' }, 'units[0].price: "two crore or so" is not understood as a price'],
])('%j is told', (over, message) => {
  expect(warningLines(units([{ ...UNIT, ...over }]))).toContainEqual(expect.stringContaining(message));
});
