import type { StoredEnquiry } from '../store/store';
import { toIndianTime } from './indian-time';

const GAP = '  ';
const MAX_WIDTHS = [18, 24, 20, 30, 34];
const MIN_MESSAGE_WIDTH = 20;

/** Enquiries as lines for a terminal `columns` wide; times are Indian Standard Time, `!` marks a suspect one. */
export function toTable(enquiries: readonly StoredEnquiry[], columns: number): string {
  const heading = ['Received', 'Name', 'Phone', 'Email', 'From', 'Message'];
  const rows = enquiries.map((enquiry) =>
    [
      `${toIndianTime(enquiry.receivedAt)}${enquiry.isSuspect ? '!' : ''}`,
      enquiry.name,
      enquiry.phone,
      enquiry.email,
      pathOfSource(enquiry.source),
      enquiry.message,
    ].map(oneLine),
  );
  const widths = MAX_WIDTHS.map((max, column) =>
    Math.min(max, Math.max(...[heading, ...rows].map((cells) => [...(cells[column] ?? '')].length))),
  );
  const taken = widths.reduce((sum, width) => sum + width + GAP.length, 0);
  widths.push(Math.max(MIN_MESSAGE_WIDTH, columns - taken));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => fit(cell, widths[column] ?? 0))
      .join(GAP)
      .trimEnd();
  return [line(heading), widths.map((width) => '-'.repeat(width)).join(GAP), ...rows.map(line)].join('\n');
}

function pathOfSource(source: string): string {
  return URL.canParse(source) ? new URL(source).pathname : source;
}

/** One line without control characters that a terminal would execute. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{C}]+/gu, ' ').trim();
}

function fit(text: string, width: number): string {
  const characters = [...text];
  return characters.length > width
    ? `${characters.slice(0, width - 1).join('')}…`
    : text.padEnd(width + text.length - characters.length);
}
