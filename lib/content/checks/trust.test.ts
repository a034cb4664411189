import { drop, errorLines, loadEdited, put, type Edit } from '../set/fixtures/edit-content';

const AUTHORITY = {
  ...{ kind: 'authority', id: 'rera-gurugram', state: 'Haryana', cities: ['gurgaon'], short: 'HARERA Gurugram' },
  ...{ site: 'https://haryanarera.gov.in', numbers: '^RC/REP/HARERA/GGM/', confidence: 'B', asOf: '2026' },
  ...{ checkedOn: '2026-11-22', sources: [{ url: 'https://haryanarera.gov.in' }] },
};
const numbered = (rera: string): Edit[] => [
  put('buyingRates 12', AUTHORITY),
  put('residentialProjects vatika 0 rera', rera),
];
const agent = (state: string, validUntil?: string) => ({
  state,
  number: 'RC/1',
  ...(validUntil ? { validUntil } : {}),
});
const warningsOf = (edits: Edit[], of = 'rera') =>
  loadEdited(edits)
    .faults.warnings.filter(({ kind }) => kind === of)
    .map(({ message }) => message);

test.each([
  ['RC/REP/HARERA/GGM/860/592/2024/87', []],
  ['SAMPLE-RERA-GGM-0103', []],
  ['UPRERAPRJ155408', ['"UPRERAPRJ155408" does not look like a HARERA Gurugram number']],
])('the number %s gives %j', (rera, warnings) => {
  expect(warningsOf(numbered(rera))).toEqual(warnings);
});

test('the numbers of phases are looked at, too', () => {
  const phases = [
    { name: 'Phase 1', number: 'RC/REP/HARERA/GGM/1' },
    { name: 'Phase 2', number: 'P51800000001' },
  ];
  const edits = [...numbered('RC/REP/HARERA/GGM/1'), put('residentialProjects vatika 0 reraPhases', phases)];
  expect(warningsOf(edits)).toEqual(['"P51800000001" does not look like a HARERA Gurugram number']);
  expect(errorLines(edits)).toEqual([]);
});

test.each<[string, Edit[], string]>([
  [
    'phases without the number of the record',
    [put('residentialProjects vatika 0 reraPhases', [{ name: 'Phase 1', number: 'RC/REP/2' }])],
    'rera: expected the number of one of reraPhases',
  ],
  [
    'the code of a certificate without its number',
    [drop('residentialProjects vatika 0 rera'), put('residentialProjects vatika 0 reraQr', 'projects/tower.jpg')],
    'reraQr: a code of a certificate without its number in rera',
  ],
  [
    'a phase without its number',
    [put('residentialProjects vatika 0 reraPhases', [{ name: 'Phase 1' }])],
    'reraPhases[0].number: missing, expected text',
  ],
])('refused: %s', (_, edits, line) => {
  expect(errorLines(edits).join('\n')).toContain(line);
});

test.each([
  ['Mar 2020', 'Under Construction', ['"Mar 2020" is past, and the status is Under Construction']],
  ['Mar 2020', 'Ready To move', []],
  ['Dec 2099', 'Under Construction', []],
  ['Ready to move', 'Under Construction', []],
])('possession %s of a home that is %s', (possession, status, warnings) => {
  const edits = [
    put('residentialProjects vatika 0 possession', possession),
    put('residentialProjects vatika 0 projectStatus', status),
  ];
  expect(warningsOf(edits, 'possession')).toEqual(warnings);
});

test.each([
  ['of both states', [agent('Haryana'), agent('Goa')], []],
  ['of one', [agent('Haryana')], ['Goa: no number of ours as agent, and homes there are listed']],
  [
    'that has run out',
    [agent('Haryana', '2020-01-01'), agent('Goa', '2099-01-01')],
    ['Haryana: our number as agent has run out, and homes there are listed'],
  ],
])('our own number as agent %s', (_, agents, warnings) => {
  expect(warningsOf([put('site reraAgents', agents)], 'agent')).toEqual(warnings);
});
