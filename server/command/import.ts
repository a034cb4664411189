import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { checkEnquiry, summariseErrors } from '../enquiry/check';
import { placeOf } from '../enquiry/describe';
import { readProjects, type OfficeProjects } from '../enquiry/office';
import { toLead, toLeadSource } from '../office/lead';
import type { StoredEnquiry } from '../store/enquiry-row';
import { idOf } from '../store/office-users';
import { commandUser, openStore } from './open-store';

/** How portals head the columns of which the office keeps a field; of two that fit, the first counts. */
const HEADERS = {
  name: /^(?:(?:full|first|customer|lead|buyer|contact|client|sender|enquirer|user|person) ?)?name$/,
  lastName: /^(?:last|sur) ?name$/,
  phone: /phone|mobile|whatsapp|^(?:contact|cell)(?: (?:no\.?|number))?$/,
  email: /e-?mail/,
  project: /project|property|listing/,
  message: /message|comment|remark|query|requirement/,
} as const;
type Field = keyof typeof HEADERS;
const FIELDS = Object.keys(HEADERS) as Field[];

interface Line {
  record: Record<string, string>;
  info: { lines: number };
}

/**
 * `npm run enquiries -- import FILE SOURCE`: adds the persons of a CSV file with a header row, by the rules of the site's
 * forms, marked with the source; what has no field of its own goes into the message. A fault in one line adds none. A
 * file that is imported again adds nobody twice.
 */
export async function importLeads([file, source]: string[]): Promise<void> {
  if (file === undefined || !existsSync(file))
    throw new Error('Which file? Give a CSV file and its source, as 99acres.');
  const via = toLeadSource(source ?? '');
  if (via === '') throw new Error('From where? Give the source after the file, as 99acres.');
  const projects = readProjects(process.env['OUT_DIR'] || 'out');
  const bytes = readFileSync(file);
  // Meta's export is UTF-16 with tabs.
  const text = bytes.toString(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf16le' : 'utf8');
  const enquiries = readLeads(text, via, projects, Date.now());
  const store = openStore();
  try {
    let added = 0;
    for (const enquiry of enquiries) {
      if ((await store.add(enquiry, true, 'office', placeOf(enquiry, projects))) === 'stored') added += 1;
    }
    await store.users.note(commandUser(), `imported ${added} enquiries`);
    console.log(`${added} added, ${enquiries.length - added} were there already.`);
  } finally {
    await store.close();
  }
}

/** The enquiries of a CSV text. Throws with every fault, by line. `nowMs`: ms since 1970. */
export function readLeads(text: string, source: string, projects: OfficeProjects, nowMs: number): StoredEnquiry[] {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const delimiter = [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0]!;
  const options = { bom: true, columns: true, info: true, skip_empty_lines: true, trim: true, delimiter } as const;
  const lines = parse(text, options) as unknown as Line[];
  const headers = Object.keys(lines[0]?.record ?? {});
  const columns = new Map(
    FIELDS.map((field) => [
      field,
      headers.find((header) => HEADERS[field].test(header.toLowerCase().replaceAll('_', ' '))),
    ]),
  );
  const missing = (['name', 'phone'] as const).filter((field) => columns.get(field) === undefined);
  if (missing.length > 0) throw new Error(`Line 1: no column for ${missing.join(' and ')} among ${headers.join(', ')}`);
  const faults: string[] = [];
  const enquiries = lines.flatMap(({ record, info }): StoredEnquiry[] => {
    const cell = (field: Field) => record[columns.get(field) ?? ''] ?? '';
    const project = projectOf(cell('project'), projects);
    const kept = [
      ...(['name', 'lastName', 'phone', 'email', 'message'] as const),
      ...(project === '' ? [] : (['project'] as const)),
    ];
    const rest = headers.filter((header) => record[header] && !kept.some((field) => columns.get(field) === header));
    const message = [cell('message'), ...rest.map((header) => `${header}: ${record[header]}`)]
      .filter(Boolean)
      .join('\n');
    const name = [cell('name'), cell('lastName')].filter(Boolean).join(' ');
    const [phone, email] = [cell('phone').replace(/^(?:p|tel):/i, ''), cell('email')];
    const check = checkEnquiry(new Map(Object.entries({ name, phone, email, message, project })), nowMs);
    if (check.kind === 'invalid') {
      faults.push(`Line ${info.lines}: ${summariseErrors(check.errors)}`);
      return [];
    }
    return [toLead(check.enquiry, idOf('import', source, ...Object.values(record)), source, nowMs)];
  });
  if (faults.length > 0) throw new Error(['Nobody was added.', ...faults].join('\n'));
  return enquiries;
}

/** The id of the one project that is named by id, by name, or by its name among others; empty if it is none of ours. */
function projectOf(text: string, projects: OfficeProjects): string {
  const asked = text.trim().toLowerCase();
  const all = Object.entries(projects);
  const exact = all.filter(([id, { name }]) => [id, name.toLowerCase()].includes(asked));
  const words = (name: string) =>
    ` ${name
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .join(' ')} `;
  const found = exact.length > 0 ? exact : all.filter(([, { name }]) => words(asked).includes(words(name)));
  return found.length === 1 ? found[0]![0] : '';
}
