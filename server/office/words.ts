import type { StoredEnquiry } from '../store/enquiry-row';
import type { EnquiryState, LostReason } from '../store/handling';
import { aboutText, toHttpUrl } from '../enquiry/describe';
import type { OfficeProjects } from '../enquiry/office';

export const STATE_LABELS: Readonly<Record<EnquiryState, string>> = {
  new: 'New',
  called: 'Called',
  visit: 'Visit',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

export const REASON_LABELS: Readonly<Record<LostReason, string>> = {
  price: 'Price',
  place: 'Place or plan',
  later: 'Not now',
  elsewhere: 'Bought elsewhere',
  unreachable: 'Cannot be reached',
  other: 'Another reason',
};

const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000];

/** 'a minute', '42 min', '3 h 5 min', '2 days'; a day has 24 hours. */
export function formatDuration(ms: number): string {
  if (ms < 2 * MINUTE_MS) return 'a minute';
  if (ms >= 2 * DAY_MS) return `${Math.floor(ms / DAY_MS)} days`;
  const [hours, minutes] = [Math.floor(ms / HOUR_MS), Math.floor((ms % HOUR_MS) / MINUTE_MS)];
  return [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`].filter(Boolean).join(' ');
}

/** Path of the page that an enquiry came from; empty if it names none. */
export function pathOfSource(source: string): string {
  // Two leading slashes would name another host.
  return toHttpUrl(source)?.pathname.replace(/^\/+/, '/') ?? '';
}

/** What an enquiry is about: what form or page say, else its page in words: 'Contact Us'. */
export function subjectOf(enquiry: Pick<StoredEnquiry, 'details' | 'source'>, projects: OfficeProjects): string {
  return aboutText(enquiry, projects) || pageWords(enquiry.source);
}

function pageWords(source: string): string {
  const last = pathOfSource(source).split('/').filter(Boolean).at(-1) ?? '';
  const words = last.split('-').filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || 'Home page';
}

/** '2 enquiries', '1 enquiry'. */
export function countOf(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;
}
