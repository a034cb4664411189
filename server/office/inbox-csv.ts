import { csvText } from '../enquiry/csv';
import { DETAIL_COLUMNS, detailCells } from '../enquiry/describe';
import type { OfficeProjects } from '../enquiry/office';
import type { InboxEnquiry } from '../store/inbox';

// Excel needs it to read a CSV file as UTF-8.
const BYTE_ORDER_MARK = '\uFEFF';

const HEADINGS = [
  'received_at',
  'name',
  'phone',
  'email',
  'message',
  'source',
  'state',
  'owner',
  'reminder',
  'visit',
  'budget',
  'lost_reason',
  'answered_at',
  ...DETAIL_COLUMNS,
];

/** The inbox's list for a spreadsheet, with what became of each enquiry, piece by piece. */
export async function* inboxCsv(
  pieces: AsyncIterable<InboxEnquiry[]>,
  projects: OfficeProjects,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvText([HEADINGS]);
  for await (const enquiries of pieces) yield csvText(enquiries.map((enquiry) => toCells(enquiry, projects)));
}

function toCells(enquiry: InboxEnquiry, projects: OfficeProjects): string[] {
  const { receivedAt, name, phone, email, message, source, answeredMs, ...handling } = enquiry;
  const { state, owner, reminder, visit, budget, reason } = handling;
  const answeredAt = answeredMs === null ? '' : new Date(answeredMs).toISOString();
  const own = [
    receivedAt,
    name,
    phone,
    email,
    message,
    source,
    state,
    owner,
    reminder,
    visit,
    budget,
    reason,
    answeredAt,
  ];
  return [...own, ...detailCells(enquiry, projects)];
}
