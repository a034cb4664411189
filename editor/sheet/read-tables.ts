import { parse as parseCsv } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';

/** A cell: `#` before an error of the spreadsheet's own, as '#REF!'. */
export type Cell = string | number | Date | null;

/** A sheet as it stands: rows and columns count from 0, so row 4 is the fifth. Merged cells all have their value. */
export interface Table {
  sheet: string;
  rows: Cell[][];
  hiddenRows: ReadonlySet<number>;
  hiddenColumns: ReadonlySet<number>;
}

/** A larger file is no price list. */
const MAX_BYTES = 10_000_000;
const MAX_XML_BYTES = 100_000_000;

/** What is wrong with a whole file, in words for the person who opened it. */
export class SheetError extends Error {}

/** 0 → 'A', 26 → 'AA'. */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}

const columnNumber = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** The sheets of an XLSX file, or the one of a CSV, TSV or pasted table. Throws a `SheetError` where it is neither. */
export async function readTables(bytes: Uint8Array, fileName: string): Promise<Table[]> {
  if (bytes.length > MAX_BYTES) throw new SheetError(`${fileName} is larger than 10 MB.`);
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readXlsx(bytes, fileName);
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) {
    throw new SheetError(`${fileName} is an old .xls file. Save it as .xlsx or .csv.`);
  }
  return [readText(bytes, fileName)];
}

function readText(bytes: Uint8Array, sheet: string): Table {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
  if (text.includes('�') || text.includes('\0')) throw new SheetError(`${sheet} is no text in UTF-8.`);
  // What stands in most lines parts the cells: prices hold commas, too.
  const lines = text.split('\n');
  const count = (mark: string) => lines.filter((line) => line.includes(mark)).length;
  const delimiter = ['\t', ';', ','].toSorted((a, b) => count(b) - count(a))[0]!;
  try {
    const rows: string[][] = parseCsv(text, {
      delimiter,
      bom: true,
      relaxColumnCount: true,
      relaxQuotes: true,
    });
    const cells = rows.map((row) => row.map((cell) => cell.trim() || null));
    return { sheet, rows: cells, hiddenRows: new Set(), hiddenColumns: new Set() };
  } catch (error) {
    throw new SheetError(`${sheet} cannot be read as a table: ${error instanceof Error ? error.message : ''}`);
  }
}

async function readXlsx(bytes: Uint8Array, fileName: string): Promise<Table[]> {
  try {
    const layouts = readLayouts(bytes);
    const sheets: { sheet: string; data: unknown[][] }[] = await readWorkbook(Buffer.from(bytes));
    return sheets.flatMap(({ sheet, data }): Table[] => {
      const layout = layouts.get(sheet);
      if (!layout || layout.isHidden) return [];
      const rows = data.map((row) => row.map(toCell));
      for (const [row, column, error] of layout.errors) (rows[row] ??= [])[column] = error;
      for (const [top, left, bottom, right] of layout.merged) fill(rows, top, left, bottom, right);
      return [{ sheet, rows, hiddenRows: layout.hiddenRows, hiddenColumns: layout.hiddenColumns }];
    });
  } catch (error) {
    throw new SheetError(`${fileName} cannot be read as XLSX: ${error instanceof Error ? error.message : ''}`);
  }
}

function toCell(value: unknown): Cell {
  if (typeof value === 'string') return value.trim() || null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'number' || value instanceof Date ? value : null;
}

function fill(rows: Cell[][], top: number, left: number, bottom: number, right: number): void {
  const value = rows[top]?.[left] ?? null;
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) (rows[row] ??= [])[column] = value;
  }
}

/** What of a sheet is not in its values. */
interface SheetLayout {
  isHidden: boolean;
  hiddenRows: Set<number>;
  hiddenColumns: Set<number>;
  merged: [top: number, left: number, bottom: number, right: number][];
  errors: [row: number, column: number, error: string][];
}

/** Attributes of every element of a name. The library that reads the values knows neither hidden nor merged cells. */
function elements(xml: string, name: string): Record<string, string>[] {
  return [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']): [string, string] => [key, value]),
    ),
  );
}

const isOn = (value: string | undefined) => value === '1' || value === 'true';

function place(reference = ''): [row: number, column: number] {
  const [, letters = 'A', row = '1'] = /^([A-Z]+)(\d+)$/.exec(reference) ?? [];
  return [Number(row) - 1, columnNumber(letters) - 1];
}

function readLayouts(bytes: Uint8Array): Map<string, SheetLayout> {
  const isLayout = (name: string) =>
    /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/.test(name);
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (originalSize > MAX_XML_BYTES) throw new SheetError('a sheet is larger than 100 MB');
      return isLayout(name);
    },
  });
  const xmlOf = (name: string) => (files[name] ? strFromU8(files[name]) : '');
  const targets = new Map(
    elements(xmlOf('xl/_rels/workbook.xml.rels'), 'Relationship').map((one) => [one['Id'], one['Target'] ?? '']),
  );
  return new Map(
    elements(xmlOf('xl/workbook.xml'), 'sheet').map((sheet) => {
      const target = targets.get(sheet['r:id']) ?? '';
      const xml = xmlOf(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
      return [unescapeXml(sheet['name'] ?? ''), { ...layoutOf(xml), isHidden: /hidden/i.test(sheet['state'] ?? '') }];
    }),
  );
}

function layoutOf(xml: string): Omit<SheetLayout, 'isHidden'> {
  const hiddenColumns = elements(xml, 'col').flatMap(({ min, max, hidden }) => {
    const [from, to] = [Number(min), Math.min(Number(max), 1000)];
    return isOn(hidden) ? Array.from({ length: to - from + 1 }, (_, at) => from - 1 + at) : [];
  });
  const hiddenRows = elements(xml, 'row').flatMap(({ r, hidden }) => (isOn(hidden) ? [Number(r) - 1] : []));
  const merged = elements(xml, 'mergeCell').map(({ ref = '' }): SheetLayout['merged'][number] => {
    const [from, to] = ref.split(':');
    return [...place(from), ...place(to ?? from)];
  });
  const errors = [
    ...xml.matchAll(/<(?:\w+:)?c\s[^>]*?\br="([A-Z]+\d+)"[^>]*>(?:(?!<\/(?:\w+:)?c>).)*?<(?:\w+:)?v>(#[^<]*)</gs),
  ];
  return {
    hiddenColumns: new Set(hiddenColumns),
    hiddenRows: new Set(hiddenRows),
    merged,
    errors: errors.map(([, reference, error = '#']) => [...place(reference), error]),
  };
}

const unescapeXml = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|apos);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" })[name]!,
  );
