import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { toCsv } from '../enquiry/csv';
import { readProjects } from '../enquiry/office';
import { NO_LIMIT } from '../store/database';
import type { EnquiryStore, StoredEnquiry } from '../store/store';
import { commandUser, openStore } from './open-store';
import { toIndianTime } from '../enquiry/indian-time';

const USAGE = `Lists enquiries, newest first.

  npm run enquiries                         the last 50 as a table
  npm run enquiries -- --csv                all as CSV on the screen
  npm run enquiries -- --csv FILE           all as CSV into a file
  --limit N                                 at most N of them
  --all                                     those marked as suspect too
  --db URL                                  another database than ENQUIRY_DB_URL

  npm run enquiries -- person WHO           one person's enquiries as JSON, by phone or e-mail
  npm run enquiries -- erase WHO            erases them, in exports and backups too
  npm run enquiries -- backup [FILE]        copies the database while it is in use, and compares the copy
  npm run enquiries -- restore FILE         adds what the copy has and the database lacks

  npm run enquiries -- import FILE SOURCE   adds the persons of a portal's CSV, all or none

  npm run enquiries -- add-user NAME        opens the inbox for a manager, or sets a new password;
                                            NAME adviser: sees their own persons and those of nobody
  npm run enquiries -- hash-password NAME   prints the line of OFFICE_USERS, for an endpoint without a machine
  npm run enquiries -- remove-user NAME     removes a user and ends all sessions
  npm run enquiries -- users                who may sign in`;

const TABLE_LIMIT = 50;
// Excel needs it to read a CSV file as UTF-8.
const BYTE_ORDER_MARK = '\uFEFF';

interface ListOptions {
  isCsv: boolean;
  file: string | undefined;
  includeSuspect: boolean;
  limit: number;
  dbUrl: string | undefined;
}

function readOptions(args: string[]): ListOptions | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      csv: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      limit: { type: 'string' },
      db: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  if (positionals.length > (values.csv ? 1 : 0)) throw new Error(`Not understood: ${positionals.join(' ')}`);
  if (values.limit !== undefined && !/^[1-9]\d{0,8}$/.test(values.limit)) {
    throw new Error(`--limit: expected a whole number from 1, found '${values.limit}'`);
  }
  const fallback = values.csv ? NO_LIMIT : TABLE_LIMIT;
  return {
    isCsv: values.csv,
    file: positionals[0],
    includeSuspect: values.all,
    limit: values.limit === undefined ? fallback : Number(values.limit),
    dbUrl: values.db,
  };
}

async function read(options: ListOptions): Promise<{ enquiries: StoredEnquiry[]; suspectCount: number }> {
  const store: EnquiryStore = openStore(options.dbUrl);
  try {
    // Noted before it is written, so that an erasure finds it.
    if (options.isCsv && options.file !== undefined) await store.noteCopy(resolve(options.file));
    const enquiries = await store.list(options);
    await store.users.note(commandUser(), `${options.isCsv ? 'CSV' : 'list'} of ${enquiries.length} enquiries`);
    return { enquiries, suspectCount: await store.countSuspect() };
  } finally {
    await store.close();
  }
}

function print(options: ListOptions, enquiries: readonly StoredEnquiry[], suspectCount: number): void {
  const projects = readProjects(process.env['OUT_DIR'] || 'out');
  if (options.isCsv && options.file !== undefined) {
    writeFileSync(options.file, BYTE_ORDER_MARK + toCsv(enquiries, projects), { mode: 0o600 });
    console.log(`${enquiries.length} enquiries written to ${options.file}.`);
  } else if (options.isCsv) {
    process.stdout.write(toCsv(enquiries, projects));
  } else {
    console.log(enquiries.length === 0 ? 'No enquiries.' : toTable(enquiries, process.stdout.columns ?? 160));
    if (suspectCount > 0 && !options.includeSuspect)
      console.log(`\n${suspectCount} marked as suspect: --all shows them.`);
  }
}

/** `npm run enquiries`: prints or exports the stored enquiries. Rejects in plain words. */
export async function listEnquiries(args: string[]): Promise<void> {
  const options = readOptions(args);
  if (options === null) return console.log(USAGE);
  const { enquiries, suspectCount } = await read(options);
  print(options, enquiries, suspectCount);
}

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
