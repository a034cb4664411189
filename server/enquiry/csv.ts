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

/** Enquiries as RFC 4180 text with a header line. Spreadsheets do not execute any field as a formula. */
export function toCsv(enquiries: readonly StoredEnquiry[]): string {
  const heading = COLUMNS.map((column) => HEADINGS[column] ?? column);
  const rows = enquiries.map((enquiry) => COLUMNS.map((column) => cellText(enquiry[column])));
  return [heading, ...rows].map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
}

/** Spreadsheets also accept the full-width signs. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

function cellText(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return FORMULA.test(value) ? `'${value}` : value;
}

function toCell(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
