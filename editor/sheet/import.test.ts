import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { editedFiles, put } from '@/lib/content/set/fixtures/edit-content';
import { valueAt } from '@/lib/content/files/walk';
import { WorkingCopy } from '../entries/working-copy';
import { exportTables } from './export';
import { applyImport, type ImportQuestion, readImport, rememberColumns, rememberedColumns } from './import-file';

let dir: string;
let copy: WorkingCopy;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'import-'));
  const files = editedFiles([put('cities gurgaon otherSpellings', ['gurugram'])]);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, name), text);
  copy = new WorkingCopy(dir);
});

const asked = (csv: string, more: Partial<ImportQuestion> = {}): ImportQuestion => ({
  ...{ bytes: Buffer.from(csv), fileName: 'prices.csv', columns: {}, leftOut: [], accepted: [] },
  ...more,
});

async function read(csv: string, more: Partial<ImportQuestion> = {}) {
  const { plan } = await readImport(copy, asked(csv, more));
  return {
    ...plan,
    changes: plan.changes.map(({ title, words }) => `${title}: ${words}`),
    faults: plan.faults.map(({ row, column, message }) => `${column}${row}: ${message}`),
  };
}

/** One cell under a header, of a project that is known. */
const cell = (header: string, value: string) => `Project;${header}\nMogra Courts;${value}`;

test.each<[header: string, value: string, change: string]>([
  ['Price', '₹ 1.9 – 2.7 Cr', 'price ₹ 1.81 – 2.62 Cr → ₹ 1.9 – 2.7 Cr'],
  ['Price (Lakhs)', '190 - 270', 'price ₹ 1.81 – 2.62 Cr → ₹ 1.9 – 2.7 Cr'],
  ['Price', '1,90,00,000', 'price ₹ 1.81 – 2.62 Cr → ₹ 1.9 Cr'],
  ['Price', 'POR', 'price ₹ 1.81 – 2.62 Cr → Price on request'],
  ['Status', 'ready to move in', 'status Under Construction → Ready To move'],
  ['Possession', '31/12/2029', 'possession Dec 2028 → Dec 2029'],
  ['Possession', 'Mar-30', 'possession Dec 2028 → Mar 2030'],
  ['Possession', 'Q2 2030', 'possession Dec 2028 → Q2 2030'],
  ['Starting price', '1.86 Cr*', 'price ₹ 1.81 – 2.62 Cr → ₹ 1.86 Cr onwards'],
  ['Sector', '84', 'localities Sector 83, NH 8, Gurgaon → Sector 84'],
  ['Sizes', '1700 - 2400 sqft', 'area 1,620 - 2,340 sq.ft → 1,700 - 2,400 sq.ft'],
  ['Area of the project', '150.5 sq. mtr', 'area 1,620 - 2,340 sq.ft → 1,620 sq.ft'],
  ['Size (sq.yd)', '125 - 225', 'area 1,620 - 2,340 sq.ft → 125 - 225 sq.yd'],
  ['Bedrooms of the project', '2,3 & 4 BHK', 'bedrooms 3 BHK, 4 BHK → 2 BHK, 3 BHK, 4 BHK'],
  ['Checked on', '01-11-2026', 'now 2026-11-01'],
])('“%s” %s', async (header, value, change) => {
  const { changes, faults } = await read(cell(header, value));
  expect(faults).toEqual([]);
  expect(changes).toEqual([expect.stringContaining(change)]);
});

test.each<[header: string, value: string, fault: string]>([
  ['Price', '1.9', 'B2: “1.9” is no price: write rupees in full, or lakh or crore in the header or behind it'],
  ['Price (Cr)', '11500000', 'B2: “11500000” is no price in crore'],
  ['Price', '₹ 18.1 Cr', 'B2: ₹ 1.81 → 18.1 Cr: is the unit right?'],
  ['Price', '#REF!', 'B2: “#REF!” is no price'],
  ['Price', '1,86,00,00', 'B2: “1,86,00,00” is no price'],
  ['Price', '9 - 1 Cr', 'B2: “9 - 1 Cr” is no price'],
  ['Price', '5 %', 'B2: “5 %” is no price'],
  ['Price', '₹ 15 L', 'B2: ₹ 1.81 Cr → ₹ 15 L: is the unit right?'],
  ['Configuration;Price', '3 BKH;1.86 Cr', 'no configuration is called 3 BKH, and a new one needs an area'],
  ['Configuration;Area (sq.ft);Price', '3 BHK;1650;1.86 Cr', 'the record has 3 BHK of 1,620 sq.ft. Which is right?'],
  ['Configuration;Area;Price', '3 BHK;NIL sq;1.86 Cr', 'C2: “NIL sq” is no area'],
  ['Size', '1700', 'B2: “1700” has no unit: sq.ft or sq.yd'],
  ['Status', 'Undr Constrction', 'B2: “Undr Constrction” is none of'],
  ['City;Price', 'Goa;₹ 1.81 – 2.62 Cr', 'B2: Mogra Courts is in Gurgaon'],
  ['City;Price', 'Gurgoan;₹ 1.81 – 2.62 Cr', 'B2: no city is called “Gurgoan”, did you mean Gurgaon?'],
  ['Possession', 'soon enough', 'B2: “soon enough” is no month, as Dec 2028'],
  ['Checked on', '31-02-2026', 'B2: “31-02-2026” is no day'],
])('“%s” %s is not clear', async (header, value, fault) => {
  const { changes, faults } = await read(cell(header, value));
  expect(faults).toEqual([expect.stringContaining(fault)]);
  expect(changes).toEqual([]);
});

test('a project is found by id, number, name with developer, and name with place', async () => {
  for (const [header, key] of [
    ['Project id', 'mogra-courts'],
    ['Project', 'MOGRA COURTS'],
    ['Project', 'Vatika Mogra Courts'],
    ['Project', 'Mogra Courts, Gurgaon'],
    ['Project', 'The Mogra Courts, Sec-83'],
  ]) {
    const { changes, faults } = await read(`${header};Status\n${key};Ready`);
    expect([changes, faults]).toEqual([['Mogra Courts: status Under Construction → Ready To move'], []]);
  }
  const { faults } = await read('Project;Status\nThe Mogra Cuort (Sec 83);Ready');
  expect(faults).toEqual([expect.stringMatching(/^A2: .*, did you mean Mogra Courts\?$/)]);
});

test('two rows that disagree about one project are told, whichever of them is recorded', async () => {
  const rows = ['Under Construction', 'Ready'];
  for (const [first, second] of [rows, rows.toReversed()]) {
    const { faults } = await read(`Project;Status\nMogra Courts;${first}\nMogra Courts;${second}`);
    expect(faults).toEqual([expect.stringMatching(/^B3: row 2 says “.*” of the same project$/)]);
  }
});

test('columns in words that nobody knows can be said one after the other', async () => {
  const csv = 'Nom;Prix;Divers\nMogra Courts;2.5 Cr;x';
  const columnsOf = async (columns: Record<string, string>) => {
    const { reading, plan } = await readImport(copy, asked(csv, { columns }));
    return [reading.heads.flatMap(({ columns: all }) => all.map(({ field }) => field)), plan.faults.length];
  };
  expect(await columnsOf({})).toEqual([[null, null, null], 1]);
  expect(await columnsOf({ Nom: 'project' })).toEqual([['project', null, null], 1]);
  expect(await columnsOf({ Nom: 'project', Prix: 'price' })).toEqual([['project', 'price', null], 0]);
});

test('two columns that look like the price have to be chosen from, and the choice is remembered', async () => {
  const csv = 'Project,Price with view (Cr),Price without view (Cr)\nMogra Courts,2.7,2.6';
  const { faults } = await read(csv);
  expect(faults[0]).toBe(
    'B1: Price: B “Price with view (Cr)” and C “Price without view (Cr)” both look like it. Choose one.',
  );
  const columns = { 'Price with view (Cr)': 'none' };
  expect((await read(csv, { columns })).changes).toEqual([expect.stringContaining('→ ₹ 2.6 Cr')]);
  const { reading } = await readImport(copy, asked(csv));
  const file = path.join(dir, 'columns.json');
  rememberColumns(reading.heads, columns, file);
  expect(rememberedColumns(reading.heads, file)).toEqual(columns);
});

test('a new project brings its record and its configurations', async () => {
  const csv =
    'Developer,Project,City,Configuration,Area (sq.ft),Price (Cr)\n' +
    'Vatika,Sarus Park,Gurgaon,2 BHK,1250,1.2\nVatika,Sarus Park,Gurgaon,3 BHK,1700,1.65';
  const { changes, faults } = await read(csv);
  expect([changes, faults]).toEqual([
    [
      'Sarus Park, 2 BHK: new: 1,250 sq.ft, ₹ 1.2 Cr',
      'Sarus Park, 3 BHK: new: 1,700 sq.ft, ₹ 1.65 Cr',
      'Sarus Park: new: Vatika, Gurgaon',
    ],
    [],
  ]);
  expect(await applyImport(copy, asked(csv))).toBeNull();
  const projects = valueAt(copy.json('residentialProjects'), ['vatika']) as unknown[];
  expect(projects.at(-1)).toEqual({
    ...{ id: 'sarus-park', name: 'Sarus Park', developer: 'Vatika', city: 'Gurgaon' },
    ...{ bedrooms: ['2 BHK', '3 BHK'], price: '₹ 1.2 – 1.65 Cr', area: '1,250 - 1,700 sq.ft' },
  });
  expect((await read(csv)).changes).toEqual([]);
});

test('a developer who is not there is asked about once, and comes with the projects', async () => {
  const csv =
    'Builder,Project,City,Property Type,Price\nSky Homes,Sky One,Gurgaon,Flat,95 L\nSky Homes,Sky Bazaar,Gurgaon,Retail shops,60 L\n' +
    'Vatica,Mogra Courts,Gurgaon,,';
  expect((await read(csv)).faults).toEqual([
    'A2: no developer is called “Sky Homes”: is it a new one?',
    'A4: no developer is called “Vatica”, did you mean Vatika? Or is it a new one?',
  ]);
  const accepted = { accepted: ['prices.csv!A2'], leftOut: ['prices.csv!4'] };
  expect((await read(csv, accepted)).changes).toEqual([
    'Sky Homes: new developer',
    'Sky One: new: Sky Homes, Gurgaon',
    'Sky Bazaar: new: Sky Homes, Gurgaon',
  ]);
  expect(await applyImport(copy, asked(csv, accepted))).toBeNull();
  expect(valueAt(copy.json('developerNames'), ['sky-homes'])).toBe('Sky Homes');
  expect((copy.json('developers') as unknown[]).at(-1)).toEqual({
    ...{ id: 'sky-homes', name: 'Sky Homes', type: ['residential', 'commercial'] },
  });
  expect((await read(csv, { leftOut: ['prices.csv!4'] })).changes).toEqual([]);
});

test('what a new project lacks is said; where the firm sells in one city, no row has to name it', async () => {
  const csv = 'Developer,Project,Config,Price\nVatika,Sarus Park,2 BHK,95 L';
  expect((await read(csv)).faults).toEqual(['B2: no project is called “Sarus Park”; a new one needs its city']);
  expect((await read('Project,Price\nSarus Park,95 L')).faults).toEqual([
    'A2: no project is called “Sarus Park”; a new one needs its developer and its city',
  ]);
  writeFileSync(path.join(dir, 'cities.json'), '{ "gurgaon": { "name": "Gurgaon", "state": "Haryana" } }');
  copy = new WorkingCopy(dir);
  const { changes, records } = await read(csv);
  expect(changes).toContain('Sarus Park: new: Vatika, Gurgaon');
  expect(records).toContainEqual(
    expect.objectContaining({ after: expect.objectContaining({ id: 'sarus-park', city: 'Gurgaon' }) as unknown }),
  );
});

test.each([
  ['one configuration', '2 BHK,"1,050 sq.ft",95 L', '1,050 sq.ft'],
  ['several', '3 BHK,980 sq.ft,1.2 Cr\nVatika,Sarus Park,Gurgaon,2 BHK,1050 sq.ft,95 L', '980 - 1,050 sq.ft'],
  ['in two units', '2 BHK,1050 sq.ft,95 L\nVatika,Sarus Park,Gurgaon,3 BHK,150 sq.yd,1.2 Cr', undefined],
])('a new project has the area of its configurations: %s', async (_, rows, area) => {
  const { records } = await read(`Developer,Project,City,Config,Size,Price\nVatika,Sarus Park,Gurgaon,${rows}`);
  expect(records.map(({ after }) => valueAt(after, ['area'])).find(Boolean)).toBe(area);
});

test.each([
  ['Flats', 'Residential Apartment', undefined],
  ['Plotted development', 'Residential Land', 'plots'],
  ['Row houses', 'Independent House/Villa', undefined],
  ['Builder floor', 'Luxury Independent Floors', undefined],
  ['SCO plots', 'Commercial', 'sco'],
  ['Farmhouse', 'Farm House', undefined],
])('“%s” is the type %s', async (type, unitType, category) => {
  const csv = `Developer,Project,City,Property Type,Price\nVatika,Sarus Park,Gurgaon,${type},95 L`;
  const { records, faults } = await read(csv);
  expect([faults, records.length, valueAt(records[0]?.after, ['unitType'])]).toEqual([[], 1, unitType]);
  expect(valueAt(records[0]?.after, ['category'])).toBe(category);
});

test('while one cell is not clear nothing is applied; without its row the rest is', async () => {
  const csv = 'Project,Status\nMogra Courts,Ready\nMogra Cuorts,Ready';
  const before = copy.text('residentialProjects');
  expect(await applyImport(copy, asked(csv))).not.toBeNull();
  expect(copy.text('residentialProjects')).toBe(before);
  expect(await applyImport(copy, asked(csv, { leftOut: ['prices.csv!3'] }))).toBeNull();
  expect(copy.text('residentialProjects')).toContain('Ready To move');
});

test('a price of a configuration moves the range of its project, and the trending card that repeats it', async () => {
  const csv = 'Project,Configuration,Price\nMogra Courts,3 BHK,₹ 1.86 Cr';
  expect((await read(csv)).changes).toEqual([
    'Mogra Courts, 3 BHK: ₹ 1.81 → 1.86 Cr',
    'Mogra Courts: price ₹ 1.81 – 2.62 Cr → ₹ 1.86 – 2.62 Cr',
  ]);
  await applyImport(copy, asked(csv));
  expect(valueAt(copy.json('trendingProjects'), [0, 'price'])).toBe('₹ 1.86 – 2.62 Cr');
});

test('what is exported is imported without a difference', async () => {
  for (const csv of Object.values(exportTables(copy))) {
    const { changes, faults, records } = await read(csv);
    expect([changes, faults, records]).toEqual([[], [], []]);
  }
});

test.each<[name: string, lists: string, changes: string[]]>([
  [
    'one configuration that is sold out says nothing of the others',
    'Type;Area;Price;Status\nMogra Courts;3 BHK;1,620 sq.ft;1.86 Cr;Available\nMogra Courts;4 BHK;2,340 sq.ft;2.7 Cr;SOLD OUT',
    ['Mogra Courts, 3 BHK: ₹ 1.81 → 1.86 Cr', 'Mogra Courts, 4 BHK: ₹ 2.62 → 2.7 Cr'],
  ],
  [
    'all of them sold out are the project sold out',
    'Type;Area;Status\nMogra Courts;3 BHK;1,620 sq.ft;Sold out\nMogra Courts;4 BHK;2,340 sq.ft;SOLD OUT',
    ['Mogra Courts: status Under Construction → Sold Out'],
  ],
  [
    'a price with taxes and charges, or in another currency, is none of ours',
    'BHK;Area;All incl. price (Lacs);Price inc. charges;Price (USD)\nMogra Courts;3;1,620 sq.ft;199;2.1 Cr;221000\nMogra Courts;4;2,340 sq.ft;290;3 Cr;317000',
    [],
  ],
  [
    'bedrooms as figures, areas under their unit alone',
    'BHK;Sq.Mtr.;Price\nMogra Courts;3;150.5;1.86 Cr\nMogra Courts;4;217.4;2.7 Cr',
    ['Mogra Courts, 3 BHK: ₹ 1.81 → 1.86 Cr', 'Mogra Courts, 4 BHK: ₹ 2.62 → 2.7 Cr'],
  ],
  [
    'an area behind its configuration',
    'Type;Price\nMogra Courts;3 BHK (1,620 sft);1.86 Cr\nMogra Courts;4 BHK – 2340 sq.ft.;2.7 Cr',
    ['Mogra Courts, 3 BHK: ₹ 1.81 → 1.86 Cr', 'Mogra Courts, 4 BHK: ₹ 2.62 → 2.7 Cr'],
  ],
  [
    'columns for each configuration, their words below',
    '3 BHK;;4 BHK;\n;Size (sq.ft);BSP;Size (sq.ft);BSP\nMogra Courts;1620;1.86 Cr;2340;2.7 Cr',
    ['Mogra Courts, 3 BHK: ₹ 1.81 → 1.86 Cr', 'Mogra Courts, 4 BHK: ₹ 2.62 → 2.7 Cr'],
  ],
  [
    'a price for each configuration',
    'Tower;3 BHK (1,620 sft);4 BHK\nMogra Courts;A;1.86 Cr;-',
    ['Mogra Courts, 3 BHK: ₹ 1.81 → 1.86 Cr'],
  ],
  ['Hindi', 'कॉन्फ़िगरेशन;कीमत\nMogra Courts;3 BHK;1 करोड़ 86 लाख', ['Mogra Courts, 3 BHK: ₹ 1.81 → 1.86 Cr']],
  ['a city by another spelling', 'City;Price\nMogra Courts;Gurugram;₹ 1.81 – 2.62 Cr', []],
  ['a place in fewer words', 'Sector;Price\nMogra Courts;83;₹ 1.81 – 2.62 Cr', []],
])('%s', async (_, list, wanted) => {
  const { changes, faults } = await read(`Project;${list}`);
  expect(faults).toEqual([]);
  expect(changes.filter((change) => !change.includes(': price '))).toEqual(wanted);
});
