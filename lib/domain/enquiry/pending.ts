import { parseDay } from './civil-date';
import { OPTIONAL_BODY_NAMES, type EnquiryBody } from './body';
import { CONSENT_VERSION, ENQUIRY_FIELD_NAMES } from './form';
import { isBodyRefusal, isFieldRefusal, isFinalStatus, parseJson, type EnquiryOutcome } from './channels';

/** An enquiry that waits on the device: its request body, start of the wait and status (spec 3, Enquiry). */
export interface PendingEnquiry extends EnquiryBody {
  /** ISO 8601, UTC. */
  timestamp: string;
  status: 'pending';
  /** The endpoint's message after it refused the enquiry for good; it is not resent automatically. */
  refusal?: string;
}

export const PENDING_LIMIT = 10;
export const PENDING_DAYS = 30;

const STORED_LIMIT = 200_000;

/**
 * The enquiries of a stored list, oldest first: each id once, none older than 30 days. From a broken list it recovers
 * the readable entries. An unreadable or impossible time counts as now (ISO 8601, UTC), and a time in the future does not expire.
 */
export function parsePending(stored: string | null, nowIso: string): PendingEnquiry[] {
  const byId = new Map<string, PendingEnquiry>();
  for (const value of parseValues((stored ?? '').slice(0, STORED_LIMIT))) {
    const entry = toPending(value, nowIso);
    if (entry && !byId.has(entry.id)) byId.set(entry.id, entry);
  }
  return [...byId.values()];
}

/**
 * Adds an enquiry; if the list has it already, it keeps its position and time. Null if ten wait already: none is
 * dropped.
 */
export function addPending(
  list: readonly PendingEnquiry[],
  body: EnquiryBody,
  timestamp: string,
): PendingEnquiry[] | null {
  const known = list.find(({ id }) => id === body.id);
  if (known)
    return list.map((entry) => (entry === known ? { ...body, timestamp: known.timestamp, status: 'pending' } : entry));
  if (list.length >= PENDING_LIMIT) return null;
  return [...list, { ...body, timestamp, status: 'pending' }];
}

/** The list without one enquiry. */
export function removePending(list: readonly PendingEnquiry[], id: string): PendingEnquiry[] {
  return list.filter((entry) => entry.id !== id);
}

/** The list with one enquiry marked as refused for good. */
export function refusePending(list: readonly PendingEnquiry[], id: string, refusal: string): PendingEnquiry[] {
  return list.map((entry) => (entry.id === id ? { ...entry, refusal } : entry));
}

/** The request body of a resend: the same fields, id and consent as the first time. */
export function toPendingBody({
  timestamp: _since,
  status: _status,
  refusal: _why,
  ...body
}: PendingEnquiry): EnquiryBody {
  return body;
}

type ResendResult = { kind: 'sent' } | { kind: 'refused'; message: string } | { kind: 'waits'; isOffline: boolean };

/**
 * The result of a resend: refused for good only if the endpoint named a wrong field, or every attempt was refused with
 * 4xx other than 429 and one of them for what the enquiry says: 404 and its like alone come from a host without an
 * endpoint.
 */
export function toResendResult(outcomes: readonly EnquiryOutcome[]): ResendResult {
  const [first] = outcomes;
  if (outcomes.some(({ kind }) => kind === 'accepted')) return { kind: 'sent' };
  const isFinal =
    outcomes.some(isFieldRefusal) ||
    (outcomes.some(isBodyRefusal) &&
      outcomes.every((outcome) => outcome.kind === 'refused' && isFinalStatus(outcome.status)));
  if (first && isFinal) return { kind: 'refused', message: first.message };
  return { kind: 'waits', isOffline: outcomes.every((outcome) => outcome.kind === 'failed' && outcome.isOffline) };
}

function parseValues(stored: string): unknown[] {
  const whole = parseJson(stored);
  if (Array.isArray(whole)) return whole;
  return flatObjects(stored).map(parseJson);
}

function toPending(value: unknown, nowIso: string): PendingEnquiry | null {
  if (typeof value !== 'object' || value === null) return null;
  const text = (name: string) => {
    const found = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : '';
    return typeof found === 'string' ? found : '';
  };
  const [name, phone, email, message] = ENQUIRY_FIELD_NAMES.map((field) => text(field));
  if (!text('id') || !name || !phone) return null;
  // Older than its own privacy notice it cannot be: the clock had stopped, which also keeps a device from sending.
  const isImpossible = text('timestamp').slice(0, CONSENT_VERSION.length) < text('consent');
  const since = isImpossible ? null : dayOf(text('timestamp'));
  if (since !== null && (dayOf(nowIso) ?? since) - since > PENDING_DAYS) return null;
  return {
    name,
    phone,
    email: email ?? '',
    message: message ?? '',
    id: text('id'),
    consent: text('consent'),
    ...Object.fromEntries(OPTIONAL_BODY_NAMES.flatMap((field) => (text(field) ? [[field, text(field)]] : []))),
    timestamp: since === null ? nowIso : text('timestamp'),
    status: 'pending',
    ...(text('refusal') && { refusal: text('refusal') }),
  };
}

function dayOf(iso: string): number | null {
  return parseDay(iso.slice(0, 10));
}

/**
 * The parts of a text that look like JSON objects without nested objects; braces inside strings do not count. It
 * recovers the readable entries of a truncated list. Each part begins at the first brace that can begin one, and parts
 * do not overlap. Linear time: one pass from the end, one from the beginning.
 */
export function flatObjects(text: string): string[] {
  const endByStart = new Map<number, number>();
  // End of the object that is open at this index, outside or inside a string; -1 if it never ends.
  let outside = -1;
  let inside = -1;
  let insideAfter = -1;
  for (let index = text.length - 1; index >= 0; index -= 1) {
    const unit = text[index];
    const next = { outside, inside };
    if (unit === '{' && outside >= 0) endByStart.set(index, outside);
    if (unit === '"') [outside, inside] = [next.inside, next.outside];
    else if (unit === '\\') inside = insideAfter;
    if (unit === '}') outside = index + 1;
    else if (unit === '{') outside = -1;
    insideAfter = next.inside;
  }
  const found: string[] = [];
  let from = 0;
  for (const [start, end] of [...endByStart].reverse()) {
    if (start < from) continue;
    found.push(text.slice(start, end));
    from = end;
  }
  return found;
}

const enquiries = (count: number) => (count === 1 ? '1 enquiry' : `${count} enquiries`);
const wait = (count: number) => `${enquiries(count)} ${count === 1 ? 'waits' : 'wait'} on this device`;

/** Texts of the notice about waiting enquiries; they never contain typed text (security 3.3). */
export const pendingText = {
  waiting: (count: number) => `${wait(count)}.`,
  stillWaiting: (count: number) => `Not sent yet: ${wait(count)}.`,
  sent: (count: number) =>
    count === 1 ? 'Your saved enquiry has been sent.' : `Your ${count} saved enquiries have been sent.`,
  refused: (message: string) => `A saved enquiry was not accepted: ${message}`,
  deleted: (count: number) => `${enquiries(count)} deleted from this device.`,
} as const;
