/** @jest-environment node */
import {
  drop,
  editedFiles,
  errorLines,
  loadEdited,
  put,
  warningLines,
  type BrokenSet,
} from '../set/fixtures/edit-content';

const FILE = 'buyingRates.json';
const URBAN = `${FILE} › [2] (hr-urban)`;
const RURAL = `${FILE} › [3] (hr-rural)`;
const KARNATAKA = `${FILE} › [4] (ka-urban)`;
const rate = (at: number, field: string, value: unknown) => put(`buyingRates ${at} ${field}`, value);
const DATE = 'expected a date as 2025-08-31, 2025-08 or 2025';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23'), doNotFake: ['performance'] }));
afterEach(() => jest.useRealTimers());

const BROKEN: BrokenSet[] = [
  [
    'a kind that nobody knows',
    [rate(2, 'kind', 'district')],
    [
      `${URBAN} › kind: expected one of place, state, gst, serviceGst, tds, loan, charge, authority, found text "district"`,
    ],
  ],
  [
    'a place without source',
    [rate(2, 'sources', [])],
    [`${URBAN} › sources: expected at least one source, found an empty list`],
  ],
  [
    'a source that is no address',
    [rate(2, 'sources 0 url', 'the newspaper')],
    [`${URBAN} › sources[0].url: expected an address that starts with http:// or https://, found text "the newspaper"`],
  ],
  ['a rule without date', [drop('buyingRates 2 asOf')], [`${URBAN} › asOf: missing, expected text`]],
  ['a rule dated in words', [rate(2, 'asOf', 'last year')], [`${URBAN} › asOf: ${DATE}, found text "last year"`]],
  ['a rate that nobody checked', [drop('buyingRates 2 checkedOn')], [`${URBAN} › checkedOn: missing, expected text`]],
  [
    'a day that is not in the calendar',
    [rate(2, 'checkedOn', '2026-02-30')],
    [`${URBAN} › checkedOn: expected a date that is in the calendar, found text "2026-02-30"`],
  ],
  [
    'a check in the future',
    [rate(2, 'checkedOn', '2027-11-22')],
    [`${URBAN} › checkedOn: expected a day that is not in the future, found "2027-11-22"`],
  ],
  [
    'a rate above 100',
    [rate(2, 'lines 0 rate man', 700)],
    [`${URBAN} › lines[0].rate.man: expected a percentage from 0 to 100, found number 700`],
  ],
  [
    'a rate without joint owners',
    [drop('buyingRates 2 lines 0 rate joint')],
    [`${URBAN} › lines[0].rate: expected a percentage, or one each for man, woman, joint, found an object`],
  ],
  [
    'a line that nobody knows',
    [rate(4, 'lines 1 key', 'ces')],
    [
      `${KARNATAKA} › lines[1].key: expected one of stampDuty, transferDuty, metroCess, localBodyTax, cess, surcharge, socialInfrastructureCess, infrastructureBoard, registration, found text "ces", did you mean cess?`,
    ],
  ],
  [
    'slabs that fall',
    [rate(2, 'lines 1 slabAmount 1 0', 20_000)],
    [
      `${URBAN} › lines[1].slabAmount: expected amounts that rise, found list [[50000,100],[20000,1000],[1000000,5000],[2000000,10000],[25…`,
    ],
  ],
  [
    'slabs without end',
    [rate(2, 'lines 1 slabAmount 12 0', 9_500_000)],
    [
      `${URBAN} › lines[1].slabAmount: expected the last amount, and no other, to be null, found list [[50000,100],[500000,1000],[1000000,5000],[2000000,10000],[2…`,
    ],
  ],
  [
    'a line with two rates',
    [rate(2, 'lines 1 rate', 1)],
    [`${URBAN} › lines[1]: expected exactly one of rate, slabRate, slabAmount and sameAs, found an object`],
  ],
  [
    'a line without rate',
    [drop('buyingRates 2 lines 0 rate')],
    [`${URBAN} › lines[0]: expected exactly one of rate, slabRate, slabAmount and sameAs, found an object`],
  ],
  [
    'a cess of a line that comes later',
    [rate(4, 'lines 1 ofLine', 'registration')],
    [`${KARNATAKA} › lines[1].ofLine: no line above has the key "registration"`],
  ],
  [
    'the line of a place that is not there',
    [rate(3, 'lines 1 sameAs', 'hr-town')],
    [`${RURAL} › lines[1].sameAs: no place "hr-town" has a line "registration" of its own`],
  ],
  ['two places of one id', [rate(4, 'id', 'ga')], [`${FILE} › [5] (ga) › id: duplicate: "ga" is already used`]],
  [
    'a city that is not there',
    [rate(2, 'cities 0', 'gurgoan')],
    [`${URBAN} › cities[0]: no city has the slug "gurgoan", did you mean gurgaon?`],
  ],
  [
    'a city in two places',
    [rate(3, 'cities', ['gurgaon'])],
    [`${RURAL} › cities[0]: duplicate: "gurgaon" starts with hr-urban`],
  ],
  [
    'an owner that nobody knows',
    [rate(2, 'lines 0 homesOnly', ['wife'])],
    [`${URBAN} › lines[0].homesOnly[0]: expected one of man, woman, joint, found text "wife"`],
  ],
  [
    'a charge of no class',
    [rate(11, 'class', 'extra')],
    [`${FILE} › [11] (club) › class: expected one of agreement, service, deposit, third party, found text "extra"`],
  ],
  [
    'a tax from nothing on',
    [rate(9, 'fromRupees', 0)],
    [`${FILE} › [9] (tds) › fromRupees: expected rupees, from 1,00,000 to 1,000 crore, as 18100000, found number 0`],
  ],
  [
    'a project in a place that is not there',
    [put('residentialProjects vatika 3 dutyPlace', 'hr-urbn')],
    [
      'residentialProjects.json › vatika[3] (neem-court) › dutyPlace: no place has the id "hr-urbn", did you mean hr-urban?',
    ],
  ],
];

test.each(BROKEN)('refused: %s', (_, edits, lines) => {
  expect(errorLines(edits)).toEqual(lines);
  const { errors } = loadEdited(edits).faults;
  expect(errors.every(({ line }) => line !== null && line > 0)).toBe(true);
});

test('the line of a fault is that of the field', () => {
  const [fault] = loadEdited([rate(2, 'checkedOn', '2026-02-30')]).faults.errors;
  const lines = editedFiles([rate(2, 'checkedOn', '2026-02-30')])[FILE]?.split('\n') ?? [];
  expect(lines[(fault?.line ?? 0) - 1]).toContain('2026-02-30');
});

test.each<[string, string, string[]]>([
  ['180 days', '2026-05-27', []],
  ['181 days', '2026-05-26', [`${URBAN} › checkedOn: "2026-05-26" is 181 days ago, check it again`]],
  ['365 days', '2025-11-23', [`${URBAN} › checkedOn: "2025-11-23" is 365 days ago, check it again`]],
  ['366 days', '2025-11-22', [`${URBAN} › checkedOn: "2025-11-22" is 366 days ago, its amounts are not shown`]],
])('a rate that was checked %s ago', (_, checkedOn, lines) => {
  expect(warningLines([rate(2, 'checkedOn', checkedOn)])).toEqual(lines);
});
