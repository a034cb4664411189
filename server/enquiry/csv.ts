import type { StoredEnquiry } from '../store/store';

const COLUMNS: readonly (keyof StoredEnquiry)[] = [
  'receivedAt',
  'name',
  'phone',
  'email',
  'message',
  'source',
  'consent',
  'isSuspect',
  'id',
];

const HEADINGS: Partial<Record<keyof StoredEnquiry, string>> = { receivedAt: 'received_at', isSuspect: 'is_suspect' };

/** Enquiries as CSV with a header line. */
export function toCsv(enquiries: readonly StoredEnquiry[]): string {
  const heading = COLUMNS.map((column) => HEADINGS[column] ?? column);
  const rows = enquiries.map((enquiry) => COLUMNS.map((column) => wordOf(enquiry[column])));
  return csvText([heading, ...rows]);
}

/** Rows as RFC 4180 text. Spreadsheets do not execute any cell as a formula. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map((cell) => toCell(plain(cell))).join(',')}\r\n`).join('');
}

/** Spreadsheets also accept the full-width signs. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

function wordOf(value: string | boolean): string {
  return typeof value === 'string' ? value : value ? 'yes' : 'no';
}

function plain(value: string): string {
  return FORMULA.test(value) ? `'${value}` : value;
}

function toCell(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export interface CsvRow {
  phone: string;
  email: string;
  /** The row as it stands in the file. */
  text: string;
}

/** One row with its line end. Each part can match in one way only, so that a damaged file is read in one pass. */
const ROW = /(?:[^"\r\n]|"[^"]*")*\r?\n/y;
const CELL = /((?:"[^"]*")+|[^",\r\n]*)(?:,|\r?\n)/g;

/** The rows of a text from its start; it ends at the first that is none. */
function rowsOf(text: string): string[] {
  const rows: string[] = [];
  ROW.lastIndex = 0;
  for (let row = ROW.exec(text); row; row = ROW.exec(text)) rows.push(row[0]);
  return rows;
}

/**
 * Rows of an exported file, the heading included; line ends may have become LF. Null if it is no longer a table of
 * `toCsv`.
 */
export function readCsv(text: string): CsvRow[] | null {
  const rows = rowsOf(text);
  if (rows.join('') !== text) return null;
  const cells = rows.map((row) => [...row.matchAll(CELL)].map(([, cell = '']) => plainText(cell)));
  if (cells.some(({ length }) => length !== COLUMNS.length)) return null;
  const [phone, email] = [COLUMNS.indexOf('phone'), COLUMNS.indexOf('email')];
  return cells.map((row, index) => ({ phone: row[phone] ?? '', email: row[email] ?? '', text: rows[index] ?? '' }));
}

/** The value of a cell, without quotes and without the mark against formulas. */
function plainText(cell: string): string {
  const value = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
  return FORMULA.test(value.slice(1)) && value.startsWith("'") ? value.slice(1) : value;
}
