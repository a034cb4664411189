import { editedFolder, put } from '@/lib/content/set/fixtures/edit-content';
import { valueAt } from '@/lib/content/files/walk';
import { WorkingCopy } from '../entries/working-copy';
import { exportTables } from './export';
import { applyImport, readImport } from './import-file';

const UNITS = [
  { tower: 'A', floor: 3, number: '301', configuration: '3 BHK', area: '1,690 sq.ft', facing: 'North-East' },
  { tower: 'A', floor: 3, number: '302', configuration: '4 BHK', price: 25_912_000 },
  { tower: 'B', floor: 3, number: '301', configuration: '3 BHK', price: '₹ 1.9 Cr' },
].map((unit) => ({ ...unit, status: 'Available' }));

let dir: string;
let copy: WorkingCopy;
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-26'), doNotFake: ['performance', 'nextTick', 'setImmediate'] });
  dir = editedFolder([put('units mogra-courts', { checkedAt: '2026-11-20', units: UNITS })]);
  copy = new WorkingCopy(dir);
});
afterEach(() => jest.useRealTimers());

const asked = (csv: string) => ({
  ...{ bytes: Buffer.from(csv), fileName: 'units.csv', columns: {}, leftOut: [], accepted: [] },
});
async function read(csv: string) {
  const { plan } = await readImport(copy, asked(csv));
  return {
    changes: plan.changes.map(({ title, words }) => `${title}: ${words}`),
    faults: plan.faults.map(({ row, column, message }) => `${column}${row}: ${message}`),
    ...{ notes: plan.notes, records: plan.records },
  };
}

test('a list of units is told in words and written', async () => {
  const csv = `Mogra Courts,,,,,,,
Block,Flat No.,Floor,Type,Facing,Price (Lakhs),Availability,As on
A,301,3,3 BHK,NE,181,booked,25-11-2026
A,302,3,4 BHK,,POR,hold,25-11-2026
B,G01,Ground floor,3BHK,south west,190.5,free,25-11-2026`;
  const { changes, faults, notes } = await read(csv);
  expect(faults).toEqual([]);
  expect(changes).toEqual([
    'Mogra Courts, A-301: status Available → Sold',
    'Mogra Courts, A-301: none → ₹ 1.81 Cr',
    'Mogra Courts, A-302: ₹ 2.5912 Cr → none',
    'Mogra Courts, A-302: status Available → On hold',
    'Mogra Courts, B-G01: new: 3 BHK, ₹ 1.905 Cr, Available',
    'Mogra Courts: units told on 2026-11-25',
  ]);
  expect(notes).toContain('Mogra Courts: not in this list, and left as they are: B-301.');
  expect(await applyImport(copy, asked(csv))).toBeNull();
  const list = valueAt(copy.json('units'), ['mogra-courts']);
  expect(list).toMatchObject({ checkedAt: '2026-11-25' });
  expect(valueAt(list, ['units', 3])).toEqual({
    ...{ tower: 'B', floor: 0, number: 'G01', configuration: '3 BHK', facing: 'South-West', price: '₹ 1.905 Cr' },
    status: 'Available',
  });
  expect((await read(csv)).changes).toEqual([]);
});

test('an inventory as developers send it: its day above, “Status” of the units, floors in words', async () => {
  const { changes, faults } = await read(`INVENTORY AS ON 25th Nov 2026,,,,,,
MOGRA COURTS (VATIKA),,,,,,
Sl,Unit,Tower,Flr,BHK,Price,Status
1,A-301,A,3rd Floor,3,1.81 Cr,Booked
2,B-1102,B,11th Floor,4,2.72 Cr,Hold`);
  expect(faults).toEqual([]);
  expect(changes).toEqual([
    'Mogra Courts, A-301: status Available → Sold',
    'Mogra Courts, A-301: none → ₹ 1.81 Cr',
    'Mogra Courts, B-1102: new: 4 BHK, ₹ 2.72 Cr, On hold',
    'Mogra Courts: units told on 2026-11-25',
  ]);
});

test.each([
  ['Unit', 'A-101', 'A-102'],
  ['Flat', '101', '102'],
  ['Apartment', 'T2/0304', 'T2/0305'],
])('a column “%s” of %s and %s has units, and “Sold” may stand for the price', async (header, first, second) => {
  const { changes, faults } = await read(
    `Project,Tower,Floor,${header},Type,Rate (Rs./sq.ft),Amount,Availability,As on
Mogra Courts,A,1,${first},3 BHK,11500,18630000,Available,2026-11-25
Mogra Courts,A,1,${second},3 BHK,11500,Sold out,,2026-11-25`,
  );
  const tower = (number: string) => (number.startsWith('A') ? number : `A-${number}`);
  expect(faults).toEqual([]);
  expect(changes).toEqual([
    `Mogra Courts, ${tower(first)}: new: 3 BHK, ₹ 1.863 Cr, Available`,
    `Mogra Courts, ${tower(second)}: new: 3 BHK, Sold`,
    'Mogra Courts: units told on 2026-11-25',
  ]);
});

test('a chart of towers: groups of headers, the project above all, the tower in a line of its own', async () => {
  const { changes, faults, notes } = await read(`AVAILABILITY CHART - MOGRA COURTS,,,,,,
Inventory as on 25.11.2026,,,,,,
Prices without GST,,,,,,
TOWER C,,,,,,
Unit Details,Unit Details,Unit Details,Unit Details,Pricing (₹ in Lakh),Pricing (₹ in Lakh),Status
Sr.,Flat,Floor,Typology,BSP,All Inclusive,Availability
1,301,3,3 BHK,181.5,205,Available
2,302,3,4 BHK,SOLD OUT,,Sold
TOWER D,,,,,,
Unit Details,Unit Details,Unit Details,Unit Details,Pricing (₹ in Lakh),Pricing (₹ in Lakh),Status
Sr.,Flat,Floor,Typology,BSP,All Inclusive,Availability
3,301,3,3 BHK,182,206,Blocked
4,302,3,3 BHK,SOLD OUT,,Available`);
  expect(faults).toEqual(['E13: “SOLD OUT” is no price: write “on request”, or leave the row out']);
  expect(changes).toEqual([
    'Mogra Courts, C-301: new: 3 BHK, ₹ 1.815 Cr, Available',
    'Mogra Courts, C-302: new: 4 BHK, Sold',
    'Mogra Courts, D-301: new: 3 BHK, ₹ 1.82 Cr, On hold',
    'Mogra Courts, D-302: new: 3 BHK, Available',
    'Mogra Courts: units told on 2026-11-25',
  ]);
  expect(notes).toContain('Mogra Courts: not in this list, and left as they are: A-301, A-302, B-301.');
});

test('a list in Hindi', async () => {
  const { changes, faults } = await read(`परियोजना;टावर;फ्लैट संख्या;मंज़िल;प्रकार;क्षेत्रफल (वर्ग फुट);मूल्य (लाख);स्थिति;दिनांक
Mogra Courts;C;101;1;3 BHK;1620;181.5;उपलब्ध;25.11.2026
Mogra Courts;C;102;1;3 BHK;1620;182;बिक गया;25.11.2026`);
  expect(faults).toEqual([]);
  expect(changes).toEqual([
    'Mogra Courts, C-101: new: 3 BHK, ₹ 1.815 Cr, Available',
    'Mogra Courts, C-102: new: 3 BHK, ₹ 1.82 Cr, Sold',
    'Mogra Courts: units told on 2026-11-25',
  ]);
});

test('what is sold is not on request', async () => {
  const { changes, faults } = await read('Project,Configuration,Price\nMogra Courts,3 BHK,SOLD\n');
  expect([changes, faults]).toEqual([[], ['C2: “SOLD” is no price: write “on request”, or leave the row out']]);
});

test('what is exported is imported without a difference', async () => {
  const { changes, faults, records } = await read(exportTables(copy)['units.csv']);
  expect([changes, faults, records]).toEqual([[], [], []]);
});

test.each([
  ['A,301,third,3 BHK,East,Available', 'C2: “third” is no floor'],
  ['A,301,3,3 BHK,Eastward,Available', 'E2: “Eastward” is no side such as North-East'],
  ['A,301,3,3 BHK,East,perhaps', 'F2: “perhaps” is no status: Available, On hold, Sold'],
  [',301,3,3 BHK,East,Available', 'B2: Mogra Courts has several units 301: the tower is needed'],
  ['A,401,,3 BHK,East,Available', 'B2: the unit is new: a column has to say its floor'],
  ['A,301,3,3 BHK,East,Sold\nA,301,3,3 BHK,East,Sold', 'B3: row 2 says the same unit'],
])('%s is told at its cell', async (rows, fault) => {
  const lines = rows.split('\n').map((row) => `${row},Mogra Courts`);
  const { faults } = await read(
    `Tower,Unit number,Floor,Configuration,Facing,Availability,Project\n${lines.join('\n')}`,
  );
  expect(faults).toEqual([fault]);
});

test('a first list has to say its day', async () => {
  const { faults } = await read('Project,Unit number,Floor,Configuration,Availability\nNeem Court,101,1,3 BHK,free');
  expect(faults).toEqual(['B2: a column “Checked on” has to say when the developer told this']);
});
