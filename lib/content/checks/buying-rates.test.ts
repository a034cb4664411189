import { editedFiles, errorLines, loadEdited, put, warningLines, readCases } from '../set/fixtures/edit-content';

const FILE = 'buyingRates.json';
const URBAN = `${FILE} › [2] (hr-urban)`;
const rate = (at: number, field: string, value: unknown) => put(`buyingRates ${at} ${field}`, value);

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23'), doNotFake: ['performance'] }));
afterEach(() => jest.useRealTimers());

const BROKEN = readCases(String.raw`
a kind that nobody knows
  buyingRates 2 kind = "district"
> buyingRates.json › [2] (hr-urban) › kind: expected one of place, state, gst, serviceGst, tds, loan, charge, authority, found text "district"
a place without source
  buyingRates 2 sources = []
> buyingRates.json › [2] (hr-urban) › sources: expected at least one source, found an empty list
a source that is no address
  buyingRates 2 sources 0 url = "the newspaper"
> buyingRates.json › [2] (hr-urban) › sources[0].url: expected an address that starts with http:// or https://, found text "the newspaper"
a rule without date
  buyingRates 2 asOf gone
> buyingRates.json › [2] (hr-urban) › asOf: missing, expected text
a rule dated in words
  buyingRates 2 asOf = "last year"
> buyingRates.json › [2] (hr-urban) › asOf: expected a date as 2025-08-31, 2025-08 or 2025, found text "last year"
a rate that nobody checked
  buyingRates 2 checkedOn gone
> buyingRates.json › [2] (hr-urban) › checkedOn: missing, expected text
a day that is not in the calendar
  buyingRates 2 checkedOn = "2026-02-30"
> buyingRates.json › [2] (hr-urban) › checkedOn: expected a date that is in the calendar, found text "2026-02-30"
a check in the future
  buyingRates 2 checkedOn = "2027-11-22"
> buyingRates.json › [2] (hr-urban) › checkedOn: expected a day that is not in the future, found "2027-11-22"
a rate above 100
  buyingRates 2 lines 0 rate man = 700
> buyingRates.json › [2] (hr-urban) › lines[0].rate.man: expected a percentage from 0 to 100, found number 700
a rate without joint owners
  buyingRates 2 lines 0 rate joint gone
> buyingRates.json › [2] (hr-urban) › lines[0].rate: expected a percentage, or one each for man, woman, joint, found an object
a line that nobody knows
  buyingRates 4 lines 1 key = "ces"
> buyingRates.json › [4] (ka-urban) › lines[1].key: expected one of stampDuty, transferDuty, metroCess, localBodyTax, cess, surcharge, socialInfrastructureCess, infrastructureBoard, registration, found text "ces", did you mean cess?
slabs that fall
  buyingRates 2 lines 1 slabAmount 1 0 = 20000
> buyingRates.json › [2] (hr-urban) › lines[1].slabAmount: expected amounts that rise, found list [[50000,100],[20000,1000],[1000000,5000],[2000000,10000],[25…
slabs without end
  buyingRates 2 lines 1 slabAmount 12 0 = 9500000
> buyingRates.json › [2] (hr-urban) › lines[1].slabAmount: expected the last amount, and no other, to be null, found list [[50000,100],[500000,1000],[1000000,5000],[2000000,10000],[2…
a line with two rates
  buyingRates 2 lines 1 rate = 1
> buyingRates.json › [2] (hr-urban) › lines[1]: expected exactly one of rate, slabRate, slabAmount and sameAs, found an object
a line without rate
  buyingRates 2 lines 0 rate gone
> buyingRates.json › [2] (hr-urban) › lines[0]: expected exactly one of rate, slabRate, slabAmount and sameAs, found an object
a cess of a line that comes later
  buyingRates 4 lines 1 ofLine = "registration"
> buyingRates.json › [4] (ka-urban) › lines[1].ofLine: no line above has the key "registration"
the line of a place that is not there
  buyingRates 3 lines 1 sameAs = "hr-town"
> buyingRates.json › [3] (hr-rural) › lines[1].sameAs: no place "hr-town" has a line "registration" of its own
two places of one id
  buyingRates 4 id = "ga"
> buyingRates.json › [5] (ga) › id: duplicate: "ga" is already used
a city that is not there
  buyingRates 2 cities 0 = "gurgoan"
> buyingRates.json › [2] (hr-urban) › cities[0]: no city has the slug "gurgoan", did you mean gurgaon?
a city in two places
  buyingRates 3 cities = ["gurgaon"]
> buyingRates.json › [3] (hr-rural) › cities[0]: duplicate: "gurgaon" starts with hr-urban
an owner that nobody knows
  buyingRates 2 lines 0 homesOnly = ["wife"]
> buyingRates.json › [2] (hr-urban) › lines[0].homesOnly[0]: expected one of man, woman, joint, found text "wife"
a charge of no class
  buyingRates 11 class = "extra"
> buyingRates.json › [11] (club) › class: expected one of agreement, service, deposit, third party, found text "extra"
a tax from nothing on
  buyingRates 9 fromRupees = 0
> buyingRates.json › [9] (tds) › fromRupees: expected rupees, from 1,00,000 to 1,000 crore, as 18100000, found number 0
a project in a place that is not there
  residentialProjects vatika 3 dutyPlace = "hr-urbn"
> residentialProjects.json › vatika[3] (neem-court) › dutyPlace: no place has the id "hr-urbn", did you mean hr-urban?
`);

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
