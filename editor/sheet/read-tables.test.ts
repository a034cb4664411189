import { error, makeXlsx, number, text } from './fixtures/make-xlsx';
import { columnLetters, readTables } from './read-tables';

const tablesOf = (csv: string | Buffer, name = 'prices.csv') => readTables(Buffer.from(csv), name);

test('columns are named as a spreadsheet names them', () => {
  expect([0, 25, 26, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
});

test.each([
  ['commas', 'Project,Price\nMogra Courts,"1,81,00,000"'],
  ['semicolons', 'Project;Price\nMogra Courts;1,81,00,000'],
  ['tabs, as copied', 'Project\tPrice\nMogra Courts\t1,81,00,000'],
  ['a byte order mark and CRLF', '\uFEFFProject,Price\r\nMogra Courts,"1,81,00,000"\r\n'],
  ['a quote in a cell', 'Project\tPrice\nMogra Courts\t 1,81,00,000 '],
])('text with %s', async (_, csv) => {
  const [table] = await tablesOf(csv);
  expect(table?.rows).toEqual([
    ['Project', 'Price'],
    ['Mogra Courts', '1,81,00,000'],
  ]);
});

test('the text of a spreadsheet in UTF-16', async () => {
  const [table] = await tablesOf(Buffer.from('\uFEFFProject\tPrice\n', 'utf16le'));
  expect(table?.rows[0]).toEqual(['Project', 'Price']);
});

test.each([
  [
    'an old workbook',
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
    'prices.csv is an old .xls file. Save it as .xlsx or .csv.',
  ],
  ['a picture', Buffer.from([0x89, 0x50, 0, 0xff]), 'prices.csv is no text in UTF-8.'],
  ['a broken archive', Buffer.from('PK\u0003\u0004 and nothing'), 'prices.csv cannot be read as XLSX: '],
])('%s is refused in words', async (_, bytes, message) => {
  await expect(tablesOf(bytes)).rejects.toThrow(message);
});

test('a workbook: places, merged cells, errors and dates stay; hidden rows, columns and sheets are known', async () => {
  const bytes = makeXlsx([
    {
      name: 'Tower A &amp; B',
      columns: '<col min="3" max="3" hidden="1"/>',
      rows:
        `<row r="2">${text('A2', 'Project')}${text('B2', 'Price')}${text('C2', 'Old price')}</row>` +
        `<row r="3">${text('A3', 'Mogra Courts')}${number('B3', 1.81)}${number('C3', 1.7)}</row>` +
        `<row r="4">${error('B4', '#REF!')}</row>` +
        `<row r="5" hidden="1">${text('A5', 'Palash Row')}${number('D5', 45_992, 1)}</row>`,
      merged: ['A3:A4'],
    },
    { name: 'Notes', state: 'hidden', rows: `<row r="1">${text('A1', 'x')}</row>` },
  ]);
  const [table, ...others] = await readTables(bytes, 'prices.xlsx');
  expect(others).toEqual([]);
  expect(table?.sheet).toBe('Tower A & B');
  expect(table?.rows).toEqual([
    [null, null, null, null],
    ['Project', 'Price', 'Old price', null],
    ['Mogra Courts', 1.81, 1.7, null],
    ['Mogra Courts', '#REF!', null, null],
    ['Palash Row', null, null, new Date('2025-12-01')],
  ]);
  expect([table?.hiddenColumns, table?.hiddenRows]).toEqual([new Set([2]), new Set([4])]);
});
