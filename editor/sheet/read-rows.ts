import { choiceKey, SHEET_FIELDS, type SheetField } from './columns';
import { doubledFields, headAt, type SheetHead, unknownHead, wideHeadAt } from './heads';
import { isBlank } from './read-values';
import { columnLetters, type Cell, type Table } from './read-tables';

/** Where something stands in a sheet, as a spreadsheet names it: row 5, column D. */
export interface SheetPlace {
  sheet: string;
  row: number;
  column: string;
}

export interface SheetFault extends SheetPlace {
  message: string;
  /** Whether a person may say that it is right as it stands. */
  canAccept?: boolean;
}

export interface SheetCell extends SheetPlace {
  value: Cell;
  header: string;
  unit: string;
}

/** A row of data: what its known columns hold, and the title above it. */
export interface SheetRow {
  sheet: string;
  /** From 1, as a spreadsheet counts. */
  row: number;
  cells: Partial<Record<SheetField, SheetCell>>;
  /** The last line above it that holds words alone, as the name of a project above its table; '' without one. */
  title: string;
  /** Every such line above the first header of its sheet. */
  above: readonly string[];
}

/** What the tables of a file say, before anything is compared. */
export interface SheetReading {
  heads: (SheetHead & { sheet: string })[];
  rows: SheetRow[];
  faults: SheetFault[];
  /** Lines that are not read, and why. */
  notes: string[];
}

/** Columns that a person chose, by header; null is 'do not read'. */
export type ColumnChoices = ReadonlyMap<string, SheetField | null>;

/** Choices by headers as they stand in the sheet. */
export function toChoices(chosen: Readonly<Record<string, string>>): ColumnChoices {
  return new Map(
    Object.entries(chosen).map(([header, field]) => [
      choiceKey(header),
      Object.hasOwn(SHEET_FIELDS, field) ? (field as SheetField) : null,
    ]),
  );
}

/** Every row of data of some tables. */
export function readRows(tables: readonly Table[], choices: ColumnChoices): SheetReading {
  const reading: SheetReading = { heads: [], rows: [], faults: [], notes: [] };
  for (const table of tables) readTable(table, choices, reading);
  if (reading.heads.length === 0) {
    const [sheet = ''] = tables.map((table) => table.sheet);
    const message = 'No row names at least two columns that are known, as Project and Price.';
    reading.faults.push({ sheet, row: 1, column: 'A', message });
    reading.heads = tables.flatMap((table) => {
      const head = unknownHead(table, choices);
      return head ? [{ ...head, sheet: table.sheet }] : [];
    });
  }
  return reading;
}

/** The day of a list of units, in a line above it: 'INVENTORY AS ON 25.11.2026'. */
const AS_ON = /\bas (?:on|of|at)\b[ :]*(\d{1,2}\S*[ ./-]*[\da-z]+[ ,./-]*\d{2,4})/i;

/** The tower of the units below, alone in its line: 'TOWER T1'. */
const TOWER = /^(?:tower|block|wing|टावर)[ :–-]*([\p{L}\d]{1,4})$/iu;

function readTable(table: Table, choices: ColumnChoices, reading: SheetReading): void {
  const { sheet, rows, hiddenRows } = table;
  let head: SheetHead | null = null;
  let title = '';
  let day: SheetCell | null = null;
  let tower: SheetCell | null = null;
  const above: string[] = [];
  const unread: number[] = [];
  const unpriced: number[] = [];
  for (let row = 0; row < rows.length; row++) {
    const cells = rows[row] ?? [];
    if (hiddenRows.has(row)) continue;
    const isWideHere: boolean = !head || !hasField(head, 'configuration');
    const next: SheetHead | null = headAt(table, row, choices) ?? (isWideHere ? wideHeadAt(table, row, choices) : null);
    if (next) {
      head = next;
      if (!reading.heads.some((other) => isSameHead(other, next))) addHead(sheet, next, reading);
      row = next.firstRow - 1;
      continue;
    }
    const said = [...new Set(cells.filter((cell) => !isBlank(cell)))];
    if (said.length === 0) continue;
    if (said.length === 1 && typeof said[0] === 'string' && !isData(head, cells)) {
      title = said[0];
      if (!head) above.push(title);
      const [, block = null] = TOWER.exec(title) ?? [];
      tower = block === null ? null : { sheet, row: row + 1, column: 'A', value: block, header: title, unit: '' };
      const [, value = null] = AS_ON.exec(title) ?? [];
      if (value !== null) day = { sheet, row: row + 1, column: 'A', value, header: title, unit: '' };
      continue;
    }
    if (!head) {
      unread.push(row + 1);
      continue;
    }
    for (const own of toRows(sheet, row, head, cells)) {
      const read = { ...own, title, above };
      if (day && read.cells.number) read.cells.checkedAt ??= day;
      if (tower && read.cells.number) read.cells.tower ??= tower;
      reading.rows.push(read);
      if (read.cells.configuration && !read.cells.price && hasField(head, 'price')) unpriced.push(row + 1);
    }
  }
  if (unread.length > 0) reading.notes.push(`${sheet}: above the header, not read: ${rowWords(unread)}.`);
  if (unpriced.length > 0)
    reading.notes.push(`${sheet}: without a price, which stays as it is: ${rowWords(unpriced)}.`);
  const hidden = [...hiddenRows].filter((row) => (rows[row] ?? []).some((cell) => !isBlank(cell)));
  if (hidden.length > 0) reading.notes.push(`${sheet}: hidden, not read: ${rowWords(hidden.map((row) => row + 1))}.`);
}

const rowWords = (rows: readonly number[]) => `${rows.length === 1 ? 'row' : 'rows'} ${rows.join(', ')}`;

const hasField = ({ columns }: SheetHead, field: SheetField) => columns.some((one) => one.field === field);

const isSameHead = (a: SheetHead, b: SheetHead) =>
  JSON.stringify(a.columns.map(({ header }) => header)) === JSON.stringify(b.columns.map(({ header }) => header));

/** Fields that say something new; the others say of what. */
const isValue = (field: SheetField | null) =>
  field !== null &&
  !['id', 'project', 'developer', 'rera', 'city', 'configuration', 'tower', 'floor', 'number'].includes(field);

function addHead(sheet: string, head: SheetHead, reading: SheetReading): void {
  reading.heads.push({ ...head, sheet });
  const at = { sheet, row: head.row + 1, column: 'A' };
  if (!head.columns.some(({ field }) => isValue(field))) {
    reading.faults.push({ ...at, message: 'No column says a price or another fact. Say which one is the price.' });
  }
  const unread = head.columns.filter(({ field, header, column }) => !field && header !== columnLetters(column));
  if (unread.length > 0) {
    reading.notes.push(`${sheet}: columns not read: ${unread.map(({ header }) => `“${header}”`).join(', ')}.`);
  }
  for (const [field, columns] of doubledFields(head.columns)) {
    const named = columns.map(({ column, header }) => `${columnLetters(column)} “${header}”`).join(' and ');
    reading.faults.push({
      ...{ sheet, row: head.row + 1, column: columnLetters(columns[0]?.column ?? 0) },
      message: `${SHEET_FIELDS[field]}: ${named} both look like it. Choose one.`,
    });
  }
}

/** Whether a lone cell is the value of a known column, not a line of words above a table. */
function isData(head: SheetHead | null, cells: readonly Cell[]): boolean {
  const filled = cells.flatMap((cell, column) => (isBlank(cell) ? [] : [column]));
  const field = head?.columns[filled[0] ?? 0]?.field;
  return filled.length === 1 && (field === 'price' || field === 'area');
}

/** A row of the sheet; one for each configuration that has columns of its own and something in them. */
function toRows(
  sheet: string,
  row: number,
  { columns }: SheetHead,
  cells: readonly Cell[],
): Omit<SheetRow, 'title' | 'above'>[] {
  const cellsOf = (configuration: string | undefined) =>
    columns.flatMap(({ column, field, header, unit, configuration: own }): [SheetField, SheetCell][] => {
      const value = cells[column] ?? null;
      if (field === null || isBlank(value) || own !== configuration) return [];
      return [[field, { sheet, row: row + 1, column: columnLetters(column), value, header, unit }]];
    });
  const shared = cellsOf(undefined);
  const configurations = columns.filter(({ configuration }) => configuration !== undefined);
  const groups = [...new Map(configurations.map((one) => [one.configuration, one])).values()].flatMap((first) => {
    const own = cellsOf(first.configuration);
    const place = { sheet, row: row + 1, column: columnLetters(first.column) };
    const cell = { ...place, value: first.configuration ?? '', header: '', unit: '' };
    return own.length > 0 ? [[...shared, ['configuration', cell] as const, ...own]] : [];
  });
  return (groups.length > 0 ? groups : [shared]).map((known) => ({
    sheet,
    row: row + 1,
    cells: withOwnArea(Object.fromEntries(known)),
  }));
}

/** A configuration with its area behind it, '3 BHK (1,620 sft)' or '3 BHK - 1620 sq.ft'. */
const WITH_AREA = /^(.*[a-z+)]) *[-–,(]* *(\d[\d,.]* *(?:sq|sft).*?)\)?$/i;

function withOwnArea(cells: SheetRow['cells']): SheetRow['cells'] {
  const { configuration, area } = cells;
  const [, label, size] = (!area && configuration && WITH_AREA.exec(String(configuration.value))) || [];
  if (!configuration || !label || !size) return cells;
  return {
    ...cells,
    configuration: { ...configuration, value: label.trim() },
    area: { ...configuration, value: size, unit: '' },
  };
}
