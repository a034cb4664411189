import { parseArea } from '@/lib/domain/project/area-text';
import { parseBedrooms } from '@/lib/domain/project/bedrooms';
import { parsePrice } from '@/lib/domain/project/price-text';
import { choiceKey, fieldNamed, fieldOf, type SheetColumn, type SheetField, unitIn } from './columns';
import { columnLetters, type Cell, type Table } from './read-tables';

/** A header row, the columns below it, and the first row of what they hold. */
export interface SheetHead {
  row: number;
  firstRow: number;
  columns: SheetColumn[];
}

/** A header, not a value: '3 BHK', '1,620 sq.ft' and '₹ 1.8 Cr' begin with their figure. */
const isWord = (cell: Cell | undefined) => typeof cell === 'string' && !/^[^\p{L}]*\d/u.test(cell);

/** Headers of a row, of two rows where the second says more, joined where a word stands above several. */
function headersAt({ rows, hiddenColumns }: Table, row: number, height: 1 | 2): string[] {
  const above = rows[row] ?? [];
  const below = height === 2 ? (rows[row + 1] ?? []) : [];
  return Array.from({ length: Math.max(above.length, below.length) }, (_, column) => {
    if (hiddenColumns.has(column)) return '';
    const words = [above[column], below[column]].map((cell) => (typeof cell === 'string' ? cell : ''));
    return [...new Set(words)].filter(Boolean).join(' ');
  });
}

const fieldsOf = (headers: readonly string[]) =>
  new Set(headers.map((header) => header && fieldNamed(header)).filter(Boolean));

/** Whether a row holds words alone, at least two, as header rows do. */
function isWordRow(table: Table, row: number): boolean {
  const cells = (table.rows[row] ?? []).filter((cell) => cell !== null);
  return new Set(cells).size >= 2 && cells.every(isWord);
}

/** The header at a row; null where it is none. `chosen` says what a person chose, by header. */
export function headAt(table: Table, row: number, chosen: ReadonlyMap<string, SheetField | null>): SheetHead | null {
  if (table.hiddenRows.has(row) || !isWordRow(table, row)) return null;
  const one = headersAt(table, row, 1);
  const isTall = isWordRow(table, row + 1) && !table.hiddenRows.has(row + 1);
  const two = isTall ? headersAt(table, row, 2) : [];
  const known = (headers: readonly string[]) =>
    fieldsOf(headers).size + headers.filter((header) => chosen.has(choiceKey(header))).length;
  const height = isTall && known(two) > known(one) && fieldsOf(headersAt(table, row + 1, 1)).size > 0 ? 2 : 1;
  const headers = height === 2 ? two : one;
  if (known(headers) < 2) return null;
  return { row, firstRow: row + height, columns: toColumns(table, headers, row + height, chosen) };
}

/** A configuration over columns of its own, '3 BHK', not a word beside it. */
const isConfiguration = (cell: Cell | undefined): cell is string =>
  typeof cell === 'string' && /[a-z]/i.test(cell) && (parseBedrooms(cell)?.length ?? 0) > 0;

/** The header of a table with columns for each configuration, in one row or with their words below; null if it is none. */
export function wideHeadAt(
  table: Table,
  row: number,
  chosen: ReadonlyMap<string, SheetField | null>,
): SheetHead | null {
  const above = table.rows[row] ?? [];
  const filled = above.filter((cell) => cell !== null);
  const isWide = new Set(filled.filter(isConfiguration)).size >= 2;
  if (table.hiddenRows.has(row) || !isWide || !filled.every((cell) => isWord(cell) || isConfiguration(cell)))
    return null;
  const isTall = isWordRow(table, row + 1) && fieldsOf(headersAt(table, row + 1, 1)).size > 0;
  const below = isTall ? headersAt(table, row + 1, 1) : [];
  // One word stands over several columns.
  let last = '';
  const configurations = Array.from({ length: Math.max(above.length, below.length) }, (_, column) => {
    const cell = above[column] ?? null;
    if (cell !== null || !isTall) last = isConfiguration(cell) ? cell.trim() : '';
    return last;
  });
  const headers = configurations.map((configuration, column) => {
    if (configuration) return below[column] || 'Price';
    return [above[column], below[column]]
      .filter((cell) => typeof cell === 'string')
      .join(' ')
      .trim();
  });
  const firstRow = row + (isTall ? 2 : 1);
  const columns = toColumns(table, headers, firstRow, chosen).map((one): SheetColumn => {
    const configuration = configurations[one.column];
    if (!configuration) return one;
    const header = isTall ? `${configuration} ${one.header}` : configuration;
    const choice = chosen.get(choiceKey(header));
    return { ...one, configuration, header, ...(choice === undefined ? {} : { field: choice, why: 'chosen' }) };
  });
  return { row, firstRow, columns };
}

/** The first row that may be a header in words that are not known, so that a person can say what they are. */
export function unknownHead(table: Table, chosen: ReadonlyMap<string, SheetField | null>): SheetHead | null {
  const row = table.rows.findIndex((cells, at) => isWordRow(table, at) && new Set(cells).size > 2);
  if (row < 0) return null;
  return { row, firstRow: row + 1, columns: toColumns(table, headersAt(table, row, 1), row + 1, chosen) };
}

/** How many rows are looked at where the header says nothing. */
const LOOKED_AT = 30;

function toColumns(
  table: Table,
  headers: readonly string[],
  firstRow: number,
  chosen: ReadonlyMap<string, SheetField | null>,
): SheetColumn[] {
  const width = Math.max(headers.length, ...table.rows.slice(firstRow, firstRow + LOOKED_AT).map((row) => row.length));
  const own = headersAt(table, firstRow - 1, 1);
  const columns = Array.from({ length: width }, (_, column): SheetColumn => {
    const header = headers[column] ?? '';
    const base = { column, header: header || columnLetters(column), unit: unitIn(header) };
    if (table.hiddenColumns.has(column)) return { ...base, field: null, why: 'hidden' };
    const choice = chosen.get(choiceKey(base.header));
    if (choice !== undefined) return { ...base, field: choice, why: 'chosen' };
    const field = header ? fieldOf(header, own[column] ?? '') : null;
    return { ...base, field, why: field ? 'name' : 'unknown' };
  });
  // A line between two parts of a table says nothing of its columns, and headers may come again below it.
  const end = table.rows.findIndex(
    (row, at) => at > firstRow && new Set(row.filter((cell) => cell !== null)).size === 1,
  );
  const below = table.rows.slice(firstRow, Math.min(firstRow + LOOKED_AT, end < 0 ? Infinity : end));
  const isTaken = (field: SheetField) => columns.some((other) => other.field === field);
  for (const one of columns) {
    const header = headers[one.column] ?? '';
    const isUnit = UNIT_WORD.test(own[one.column] ?? header);
    // A header that names what is not read stays unread, whatever stands below it; “Unit” is a number or a configuration.
    if (one.why !== 'unknown' || (header !== '' && !isUnit)) continue;
    const cells = below.map((row) => row[one.column] ?? null);
    const areNumbers = cells.every((cell) => cell === null || UNIT_NUMBER.test(String(cell)));
    const field = fieldHeld(cells) ?? (isUnit && areNumbers ? 'number' : null);
    if (field && !isTaken(field)) Object.assign(one, { field, why: 'values' });
  }
  // Beside a unit's number the status is the unit's.
  if (isTaken('number') && !isTaken('unitStatus')) {
    for (const one of columns) if (one.field === 'projectStatus' && one.why === 'name') one.field = 'unitStatus';
  }
  return withoutDoubles(columns);
}

/** Headers that say neither a unit's number nor its configuration. */
const UNIT_WORD = /^(?:unit|flat|home|apartment|apt|shop|plot|villa)s?$/i;

/** A unit's number: 101, 'A-101', 'T2/0304', 'GF-3'. */
const UNIT_NUMBER = /^[a-z]{0,3}\d{0,2}[-/ ]?\d{1,5}[a-z]?$/i;

/** What a column without a header holds, where all its cells say so. */
function fieldHeld(cells: readonly Cell[]): SheetField | null {
  const texts = cells.filter((cell) => cell !== null);
  if (texts.length < 2 || !texts.every((cell) => typeof cell === 'string')) return null;
  if (texts.every((text) => /₹|cr|lakh|lac|\bl\b/i.test(text) && parsePrice(text))) return 'price';
  if (texts.every((text) => /[a-z]/i.test(text) && parseArea(text))) return 'area';
  return texts.every((text) => (parseBedrooms(text)?.length ?? 0) > 0) ? 'configuration' : null;
}

/** Of two columns of one field the surest stays: the chosen one, of prices the base price, of areas the saleable one. */
function withoutDoubles(columns: readonly SheetColumn[]): SheetColumn[] {
  const rankOf = ({ why, header }: SheetColumn) =>
    (why === 'chosen' ? 4 : 0) +
    (/\b(?:bsp|base|basic|super|saleable|salable|name|configuration|bhk)\b/i.test(header) ? 1 : 0);
  return columns.map((one) => {
    const others = columns.filter((other) => other !== one && other.field === one.field);
    if (one.field === null || !others.some((other) => rankOf(other) > rankOf(one))) return one;
    return { ...one, field: null, why: 'other column' };
  });
}

/** Fields that two columns hold alike, so that a person has to choose. */
export function doubledFields(columns: readonly SheetColumn[]): [SheetField, SheetColumn[]][] {
  const groups = new Map<string, [SheetField, SheetColumn[]]>();
  for (const one of columns) {
    if (one.field === null) continue;
    const key = `${one.field} ${one.configuration ?? ''}`;
    groups.set(key, [one.field, [...(groups.get(key)?.[1] ?? []), one]]);
  }
  return [...groups.values()].filter(([, same]) => same.length > 1);
}
