import { CONSENT_VERSION, ENQUIRY_FIELD_NAMES, TRAP_FIELD, type EnquiryFieldErrors, type EnquiryFields } from './form';
import { withLines } from './wishes';
import { MESSAGES } from '../site/messages';
import { tidyLine, tidyMessage } from './typed-text';

export { CONSENT_VERSION, TRAP_FIELD, type EnquiryFieldErrors, type EnquiryFields } from './form';

/** What goes over the wire: the fields, an id kept through every attempt, and the version of the notice. */
export interface EnquiryBody extends EnquiryFields {
  id: string;
  consent: string;
  /** Trap fields; present only when tripped, so that a real enquiry carries exactly the six above. */
  website?: string;
  filled_ms?: string;
}

/** A form sent sooner than this after its page was opened is stored marked. */
export const MIN_FILL_MS = 1500;

/** Texts of the server are cut here: they stand in a note of two lines. */
const SERVER_MESSAGE_LIMIT = 300;

export type EnquiryChannelKey = 'footer' | 'popup' | 'developer' | 'listing' | 'developer-page';

export interface EnquiryAttempt {
  path: '/contact.php' | '/contact';
  encoding: 'json' | 'multipart';
}

/** What came back from one attempt; `body` is the parsed JSON, or null where it was none. */
export type EnquiryAnswer =
  { kind: 'response'; status: number; body: unknown } | { kind: 'no-response' } | { kind: 'error' };

export type EnquiryOutcome =
  | { kind: 'accepted'; message: string; visit?: { calendarHref: string } }
  | { kind: 'refused'; message: string; status: number; errors: EnquiryFieldErrors }
  | { kind: 'saved-on-device'; message: string; note: string; errors: EnquiryFieldErrors }
  | { kind: 'unsent'; message: string; note: string; errors: EnquiryFieldErrors }
  | { kind: 'failed'; message: string };

export interface EnquiryChannel {
  /** Tried in this order until one is accepted. */
  attempts: readonly EnquiryAttempt[];
  /** The message as it is sent. */
  toMessage: (message: string, subject: string | null) => string;
  /** What one answer means. */
  toOutcome: (answer: EnquiryAnswer) => EnquiryOutcome;
  /** Whether all attempts failed ends in `toUnsentOutcome`, with the office's phone and e-mail. */
  isKeptOnDevice: boolean;
}

const CONTACT_PHP_JSON: EnquiryAttempt = { path: '/contact.php', encoding: 'json' };

const asWritten = (message: string) => message;

/** One row per kind of form: the calls of spec 7 and the texts of spec 8. */
export const ENQUIRY_CHANNELS: Record<EnquiryChannelKey, EnquiryChannel> = {
  footer: {
    attempts: [CONTACT_PHP_JSON],
    toMessage: asWritten,
    toOutcome: (answer) => byStatus(answer, [201]),
    isKeptOnDevice: false,
  },
  popup: {
    attempts: [CONTACT_PHP_JSON],
    toMessage: asWritten,
    toOutcome: bySuccessFlag,
    isKeptOnDevice: false,
  },
  developer: {
    attempts: [CONTACT_PHP_JSON],
    toMessage: (message, developer) => `Interested in ${developer ?? ''} projects: ${message}`,
    toOutcome: (answer) => byStatus(answer, [201]),
    isKeptOnDevice: false,
  },
  listing: {
    attempts: [
      { path: '/contact.php', encoding: 'multipart' },
      CONTACT_PHP_JSON,
      { path: '/contact', encoding: 'json' },
    ],
    toMessage: asWritten,
    toOutcome: (answer) => byStatus(answer, [200, 201]),
    isKeptOnDevice: true,
  },
  'developer-page': {
    attempts: [CONTACT_PHP_JSON],
    toMessage: asWritten,
    toOutcome: (answer) =>
      answer.kind === 'response' && isOk(answer.status)
        ? { kind: 'accepted', message: MESSAGES.developerPageSuccess }
        : { kind: 'failed', message: MESSAGES.developerPageFailure },
    isKeptOnDevice: false,
  },
};

/** Every attempt failed: what is said when the enquiry is kept on the device, and when it is not (spec 8). */
export function toUnsentOutcome(isSavedOnDevice: boolean, outcomes: readonly EnquiryOutcome[] = []): EnquiryOutcome {
  // A field that the endpoint found wrong is marked all the same.
  const errors = outcomes.reduce<EnquiryFieldErrors>(
    (all, one) => ('errors' in one ? { ...one.errors, ...all } : all),
    {},
  );
  return isSavedOnDevice
    ? { kind: 'saved-on-device', message: MESSAGES.savedLocally, note: MESSAGES.savedLocallyNote, errors }
    : { kind: 'unsent', message: MESSAGES.notSaved, note: MESSAGES.notSavedNote, errors };
}

export interface EnquirySubmission {
  /** Kept over every attempt and retry of the same text. */
  id: string;
  /** Developer the form is about. */
  subject: string | null;
  /** What stands in the hidden field; empty for a person. */
  trap: string;
  /** From opening the page to sending. */
  filledMs: number;
  /** Ours, after the message and a blank line: when to call, when to come, where from. */
  lines?: readonly string[];
}

/** The body of the call: the fields tidied, the channel's wording of the message, traps only when tripped (spec 7). */
export function toEnquiryBody(channel: EnquiryChannelKey, fields: EnquiryFields, sent: EnquirySubmission): EnquiryBody {
  return {
    name: tidyLine(fields.name),
    phone: tidyLine(fields.phone),
    email: tidyLine(fields.email),
    message: withLines(
      ENQUIRY_CHANNELS[channel].toMessage(tidyMessage(fields.message), sent.subject),
      sent.lines ?? [],
    ),
    id: sent.id,
    consent: CONSENT_VERSION,
    ...(sent.trap === '' ? {} : { [TRAP_FIELD]: sent.trap }),
    ...(sent.filledMs >= MIN_FILL_MS ? {} : { filled_ms: String(Math.round(sent.filledMs)) }),
  };
}

function isOk(status: number): boolean {
  return status >= 200 && status < 300;
}

function isRecord(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

/** The server's own words, where it sent some. */
function serverMessage(body: unknown): string | null {
  const text = isRecord(body) ? body['message'] : null;
  return typeof text === 'string' && text.trim() !== '' ? text.trim().slice(0, SERVER_MESSAGE_LIMIT) : null;
}

/** What the server says about single fields: `{errors: {phone: '...'}}`. */
function serverErrors(body: unknown): EnquiryFieldErrors {
  const sent = isRecord(body) ? body['errors'] : null;
  const errors: EnquiryFieldErrors = {};
  for (const field of ENQUIRY_FIELD_NAMES) {
    const text = isRecord(sent) ? sent[field] : null;
    if (typeof text === 'string' && text !== '') errors[field] = text.slice(0, SERVER_MESSAGE_LIMIT);
  }
  return errors;
}

function refused(status: number, body: unknown, otherwise: string): EnquiryOutcome {
  return { kind: 'refused', status, message: serverMessage(body) ?? otherwise, errors: serverErrors(body) };
}

/** What every kind says when nothing was accepted (spec 8). */
function failure(answer: EnquiryAnswer): EnquiryOutcome {
  if (answer.kind === 'no-response') return { kind: 'failed', message: MESSAGES.networkError };
  if (answer.kind === 'error') return { kind: 'failed', message: MESSAGES.enquiryFailed };
  return refused(answer.status, answer.body, MESSAGES.enquiryFailed);
}

/** Footer, modal and listing forms: the status alone decides (spec 7). */
function byStatus(answer: EnquiryAnswer, accepted: readonly number[]): EnquiryOutcome {
  if (answer.kind !== 'response') return failure(answer);
  if (accepted.includes(answer.status)) return { kind: 'accepted', message: MESSAGES.enquirySuccess };
  if (!isOk(answer.status)) return failure(answer);
  return refused(answer.status, null, MESSAGES.enquiryUnexpectedStatus(answer.status));
}

/** Enquiry popup: status 200 or 201 and `success` true, the server's message shown (spec 7, 8). */
function bySuccessFlag(answer: EnquiryAnswer): EnquiryOutcome {
  if (answer.kind !== 'response' || answer.status >= 400) return failure(answer);
  const isAccepted =
    (answer.status === 200 || answer.status === 201) && isRecord(answer.body) && answer.body['success'] === true;
  return isAccepted
    ? { kind: 'accepted', message: serverMessage(answer.body) ?? MESSAGES.enquirySuccess }
    : refused(answer.status, answer.body, MESSAGES.enquiryUnexpected);
}
