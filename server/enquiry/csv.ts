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

const ROW = /(?:[^"\r\n]|"(?:[^"]|"")*")*\r\n/g;
const CELL = /("(?:[^"]|"")*"|[^",]*)(?:,|\r\n)/g;

/** Rows of an exported file, the heading included. Null if the text is no longer as `toCsv` wrote it. */
export function readCsv(text: string): CsvRow[] | null {
  const rows = text.match(ROW) ?? [];
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
