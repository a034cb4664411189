import { csvText } from '../enquiry/csv';
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
  'answered_at',
];

/** The inbox's list for a spreadsheet, with what became of each enquiry. */
export function inboxCsv(enquiries: readonly InboxEnquiry[]): string {
  const rows = enquiries.map(
    ({ receivedAt, name, phone, email, message, source, state, owner, reminder, answeredMs }) => [
      ...[receivedAt, name, phone, email, message, source, state, owner, reminder],
      answeredMs === null ? '' : new Date(answeredMs).toISOString(),
    ],
  );
  return BYTE_ORDER_MARK + csvText([HEADINGS, ...rows]);
}
