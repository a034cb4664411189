import type { StoredEnquiry } from '../store/store';
import { DETAIL_COLUMNS, detailCells } from './describe';
import type { OfficeProjects } from './office';

const COLUMNS = ['receivedAt', 'name', 'phone', 'email', 'message', 'source', 'consent', 'isSuspect', 'id'] as const;

const HEADINGS: Partial<Record<keyof StoredEnquiry, string>> = { receivedAt: 'received_at', isSuspect: 'is_suspect' };

/** Enquiries as CSV with a header line. */
export function toCsv(enquiries: readonly StoredEnquiry[], projects: OfficeProjects): string {
  const heading = [...COLUMNS.map((column) => HEADINGS[column] ?? column), ...DETAIL_COLUMNS];
  const rows = enquiries.map((enquiry) => [
    ...COLUMNS.map((column) => wordOf(enquiry[column])),
    ...detailCells(enquiry, projects),
  ]);
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

/** A row of an exported file. */
export interface CsvRow {
  /** Its first line in the file, from 1. */
  line: number;
  /** The row as it stands in the file, with its line end. */
  text: string;
  /** Whose row it is; null if the row cannot be read. */
  person: Pick<StoredEnquiry, 'id' | 'receivedAt' | 'phone' | 'email'> | null;
}

/** What may divide cells, with a cell without quotes. */
const SEPARATORS = [
  { sign: ',', plain: /[^,\r\n]*/y },
  { sign: ';', plain: /[^;\r\n]*/y },
  { sign: '\t', plain: /[^\t\r\n]*/y },
];
type Separator = (typeof SEPARATORS)[number];
const LINE_END = /\r?\n|\r|$/y;
/** Longer than any row that is exported, in characters: a quote that is never closed is not looked for further on. */
const MAX_ROW_LENGTH = 100_000;

/**
 * The heading and the rows of an exported file, in one pass. Programs that saved it again may have changed separators,
 * quotes, line ends and columns. A row with more or fewer cells than the heading cannot be read. Null if the text has no
 * heading with phone and email.
 */
export function readCsv(text: string): { heading: string; rows: CsvRow[] } | null {
  for (const separator of SEPARATORS) {
    const heading = readRow(text, 0, separator);
    const names = heading?.cells.map((cell) => plainText(cell.replace('\uFEFF', ''))) ?? [];
    if (heading && names.includes('phone') && names.includes('email')) {
      return { heading: heading.text, rows: readRows(text, heading.text, names, separator) };
    }
  }
  return null;
}

function readRows(text: string, heading: string, names: readonly string[], separator: Separator): CsvRow[] {
  const rows: CsvRow[] = [];
  let line = 1 + countLines(heading);
  for (let at = heading.length; at < text.length; at += rows.at(-1)?.text.length ?? 0) {
    const row = readRow(text, at, separator);
    const isBlank = row?.text.trim() === '';
    const cells = row !== null && (isBlank || row.cells.length === names.length) ? row.cells.map(plainText) : null;
    const cell = (column: keyof StoredEnquiry) => cells?.[names.indexOf(HEADINGS[column] ?? column)] ?? '';
    const person = { id: cell('id'), receivedAt: cell('receivedAt'), phone: cell('phone'), email: cell('email') };
    rows.push({ line, text: row === null ? lineAt(text, at) : row.text, person: cells && person });
    line += countLines(rows.at(-1)?.text ?? '');
  }
  return rows;
}

/** The row that begins at a position. Null if its quotes do not fit: then its end is not known. */
function readRow(text: string, start: number, separator: Separator): { cells: string[]; text: string } | null {
  const { sign, plain } = separator;
  const cells: string[] = [];
  for (let at = start; ; at += 1) {
    plain.lastIndex = at;
    const end = text[at] === '"' ? endOfQuotes(text, at) : at + (plain.exec(text)?.[0].length ?? 0);
    if (end < 0 || end - start > MAX_ROW_LENGTH) return null;
    cells.push(text.slice(at, end));
    at = end;
    if (text[at] === sign) continue;
    LINE_END.lastIndex = at;
    const found = LINE_END.exec(text);
    return found && { cells, text: text.slice(start, at + found[0].length) };
  }
}

/** The position after the quote that closes the one at `start`; -1 if none does. */
function endOfQuotes(text: string, start: number): number {
  for (let at = start + 1; at - start < MAX_ROW_LENGTH; at += 2) {
    at = text.indexOf('"', at);
    if (at < 0) return -1;
    if (text[at + 1] !== '"') return at + 1;
  }
  return -1;
}

function lineAt(text: string, start: number): string {
  const line = /[^\r\n]*(?:\r?\n|\r|$)/y;
  line.lastIndex = start;
  return line.exec(text)?.[0] ?? '';
}

function countLines(text: string): number {
  return text.match(/\r?\n|\r/g)?.length ?? 0;
}

/** The value of a cell, without quotes and without the mark against formulas. */
function plainText(cell: string): string {
  const value = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
  return FORMULA.test(value.slice(1)) && value.startsWith("'") ? value.slice(1) : value;
}
