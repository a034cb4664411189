import {
  CONSENT_VERSION,
  ENQUIRY_FIELD_NAMES,
  NO_NAME,
  TRAP_FIELD,
  type EnquiryFieldErrors,
  type EnquiryFields,
} from './form';
import { withLines } from './wishes';
import { MESSAGES } from '../site/messages';
import { tidyLine, tidyMessage } from './typed-text';
import { cutText } from '../site/cut-text';

export { CONSENT_VERSION, TRAP_FIELD, type EnquiryFieldErrors, type EnquiryFields } from './form';

/** Body of the request: the fields, an id that is the same for every attempt, and the version of the privacy notice. */
export interface EnquiryBody extends EnquiryFields {
  id: string;
  consent: string;
  /** Trap fields; sent only when tripped, so that a real enquiry has exactly the six fields above. */
  website?: string;
  filled_ms?: string;
}

/** A form that is sent sooner after its page was opened is stored with a mark. */
export const MIN_FILL_MS = 1500;

/** Longer texts of the server are cut, because the note has two lines. */
const SERVER_MESSAGE_LIMIT = 300;

export type EnquiryChannelKey = 'footer' | 'callback' | 'popup' | 'developer' | 'listing' | 'developer-page';

export interface EnquiryAttempt {
  path: '/contact.php' | '/contact';
  encoding: 'json' | 'multipart';
}

/**
 * The answer to one attempt; `body` is the parsed JSON, or null if it was not JSON. A redirect is an error: whoever
 * answers at another address (a page of the site, a login form) has not taken the enquiry.
 */
export type EnquiryAnswer =
  { kind: 'response'; status: number; body: unknown } | { kind: 'no-response' } | { kind: 'error' };

export type EnquiryOutcome =
  | { kind: 'accepted'; message: string; visit?: { calendarHref: string } }
  | { kind: 'refused'; message: string; status: number; errors: EnquiryFieldErrors }
  | { kind: 'saved-on-device'; message: string; note: string; errors: EnquiryFieldErrors }
  | { kind: 'unsent'; message: string; note: string; errors: EnquiryFieldErrors }
  | { kind: 'failed'; message: string; isOffline?: boolean };

/** JSON, or null for an empty answer, an HTML page or anything else (faults 5). */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export interface EnquiryChannel {
  /** Tried in this order until one is accepted. */
  attempts: readonly EnquiryAttempt[];
  /** The message in the channel's wording. */
  toMessage: (message: string, subject: string | null) => string;
  /** Interprets one answer. */
  toOutcome: (answer: EnquiryAnswer) => EnquiryOutcome;
  /** Whether the specification has texts of its own for an enquiry that no attempt delivered (spec 8). */
  hasUnsentTexts: boolean;
}

/**
 * Address of an attempt (spec 7). Our own host answers `/contact` with a redirect to the contact page, so its endpoint
 * takes the third attempt at an address of its own.
 */
export function attemptUrl(host: string, path: EnquiryAttempt['path']): string {
  return host === '' && path === '/contact' ? '/api/enquiry' : host + path;
}

const CONTACT_PHP_JSON: EnquiryAttempt = { path: '/contact.php', encoding: 'json' };

const asWritten = (message: string) => message;

/** One row per kind of form: the calls of spec 7 and the texts of spec 8. */
export const ENQUIRY_CHANNELS: Record<EnquiryChannelKey, EnquiryChannel> = {
  footer: {
    attempts: [CONTACT_PHP_JSON],
    toMessage: asWritten,
    toOutcome: (answer) => byStatus(answer, [201]),
    hasUnsentTexts: false,
  },
  callback: {
    attempts: [CONTACT_PHP_JSON],
    toMessage: (message, project) => [`Interested in ${project ?? ''}`, message].filter(Boolean).join('\n'),
    toOutcome: (answer) => byStatus(answer, [201]),
    hasUnsentTexts: false,
  },
  popup: {
    attempts: [CONTACT_PHP_JSON],
    toMessage: asWritten,
    toOutcome: bySuccessFlag,
    hasUnsentTexts: false,
  },
  developer: {
    attempts: [CONTACT_PHP_JSON],
    toMessage: (message, developer) => `Interested in ${developer ?? ''} projects: ${message}`,
    toOutcome: (answer) => byStatus(answer, [201]),
    hasUnsentTexts: false,
  },
  listing: {
    attempts: [
      { path: '/contact.php', encoding: 'multipart' },
      CONTACT_PHP_JSON,
      { path: '/contact', encoding: 'json' },
    ],
    toMessage: asWritten,
    toOutcome: (answer) => byStatus(answer, [200, 201]),
    hasUnsentTexts: true,
  },
  'developer-page': {
    attempts: [CONTACT_PHP_JSON],
    toMessage: asWritten,
    toOutcome: (answer) =>
      isAccepted(answer, [200, 201])
        ? { kind: 'accepted', message: MESSAGES.developerPageSuccess }
        : { ...failure(answer), message: MESSAGES.developerPageFailure },
    hasUnsentTexts: false,
  },
};

const TOO_MANY_REQUESTS = 429;
const UNPROCESSABLE = 422;

/** Whether a status refuses the same enquiry each time. */
export function isFinalStatus(status: number): boolean {
  return status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS;
}

/** Whether the endpoint named a wrong field, so that no further attempt helps (routes-and-content, Settled after the first review). */
export function isFieldRefusal(outcome: EnquiryOutcome): boolean {
  return outcome.kind === 'refused' && outcome.status === UNPROCESSABLE && Object.keys(outcome.errors).length > 0;
}

/** The statuses with which an endpoint refuses a body; with others (403, 404, 405) the call never reached one. */
const REFUSING: readonly number[] = [400, 413, 415, UNPROCESSABLE];

/** Whether the endpoint refused what the enquiry says, so that the same text is refused again. */
export function isBodyRefusal(outcome: EnquiryOutcome): boolean {
  return outcome.kind === 'refused' && REFUSING.includes(outcome.status);
}

/** Whether the device keeps the enquiry after this outcome: it was not delivered, and nobody refused it. */
export function isKept(channel: EnquiryChannelKey, outcome: EnquiryOutcome): boolean {
  if (outcome.kind === 'accepted' || isFieldRefusal(outcome)) return false;
  return ENQUIRY_CHANNELS[channel].hasUnsentTexts || !isBodyRefusal(outcome);
}

/** The outcome of an enquiry that was not delivered; the text depends on channel and on whether the device has it (spec 8). */
export function toUnsentOutcome(
  channel: EnquiryChannelKey,
  isSavedOnDevice: boolean,
  outcomes: readonly EnquiryOutcome[] = [],
): EnquiryOutcome {
  const last = outcomes.at(-1);
  const isChain = ENQUIRY_CHANNELS[channel].hasUnsentTexts;
  if (last && !isChain && !isSavedOnDevice) return last;
  // Fields that the endpoint rejected are still marked.
  const errors = outcomes.reduce<EnquiryFieldErrors>(
    (all, one) => ('errors' in one ? { ...one.errors, ...all } : all),
    {},
  );
  const message = isChain ? null : last?.message;
  return isSavedOnDevice
    ? { kind: 'saved-on-device', message: message ?? MESSAGES.savedLocally, note: MESSAGES.savedLocallyNote, errors }
    : { kind: 'unsent', message: MESSAGES.notSaved, note: MESSAGES.notSavedNote, errors };
}

export interface EnquirySubmission {
  /** The same for every attempt and retry of the same text. */
  id: string;
  /** Developer the form is about. */
  subject: string | null;
  /** Value of the hidden field; people leave it empty. */
  trap: string;
  /** Time from opening the page to sending. */
  filledMs: number;
  /** Our own lines after the message and a blank line: call time, visit, origin. */
  lines?: readonly string[];
}

/** The request body: tidied fields, the channel's wording of the message, traps only when tripped (spec 7). */
export function toEnquiryBody(channel: EnquiryChannelKey, fields: EnquiryFields, sent: EnquirySubmission): EnquiryBody {
  return {
    name: tidyLine(fields.name) || NO_NAME,
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

/** The server's own message, if it sent one. */
function serverMessage(body: unknown): string | null {
  const text = isRecord(body) ? body['message'] : null;
  return typeof text === 'string' && text.trim() !== '' ? cutText(text.trim(), SERVER_MESSAGE_LIMIT) : null;
}

/** The server's messages by field: `{errors: {phone: '...'}}`. */
function serverErrors(body: unknown): EnquiryFieldErrors {
  const sent = isRecord(body) ? body['errors'] : null;
  const errors: EnquiryFieldErrors = {};
  for (const field of ENQUIRY_FIELD_NAMES) {
    const text = isRecord(sent) ? sent[field] : null;
    if (typeof text === 'string' && text !== '') errors[field] = cutText(text, SERVER_MESSAGE_LIMIT);
  }
  return errors;
}

function refused(status: number, body: unknown, otherwise: string) {
  return { kind: 'refused' as const, status, message: serverMessage(body) ?? otherwise, errors: serverErrors(body) };
}

/** Whether the endpoint itself says that it took the enquiry: a page or an empty answer with the same status does not. */
function isAccepted(answer: EnquiryAnswer, statuses: readonly number[]): boolean {
  if (answer.kind !== 'response' || !statuses.includes(answer.status)) return false;
  return isRecord(answer.body) && answer.body['success'] === true;
}

/**
 * The outcome of a failed attempt, the same for every kind of form (spec 8). Only JSON refuses: a host's page with the
 * same status is no word of the endpoint, and the device keeps the enquiry.
 */
function failure(answer: EnquiryAnswer, unexpected: string = MESSAGES.enquiryFailed): EnquiryOutcome {
  if (answer.kind === 'no-response') return { kind: 'failed', message: MESSAGES.networkError, isOffline: true };
  if (answer.kind === 'error') return { kind: 'failed', message: MESSAGES.enquiryFailed };
  const otherwise = isOk(answer.status) ? unexpected : MESSAGES.enquiryFailed;
  return isRecord(answer.body)
    ? refused(answer.status, answer.body, otherwise)
    : { kind: 'failed', message: otherwise };
}

/** Footer, modal and listing forms: one of the accepted statuses and `success` true (spec 7). */
function byStatus(answer: EnquiryAnswer, accepted: readonly number[]): EnquiryOutcome {
  if (isAccepted(answer, accepted)) return { kind: 'accepted', message: MESSAGES.enquirySuccess };
  const status = answer.kind === 'response' ? answer.status : 0;
  const outcome = failure(answer, MESSAGES.enquiryUnexpectedStatus(status));
  return isOk(status) ? { ...outcome, message: MESSAGES.enquiryUnexpectedStatus(status) } : outcome;
}

/** Enquiry popup: status 200 or 201 and `success` true, the server's message shown (spec 7, 8). */
function bySuccessFlag(answer: EnquiryAnswer): EnquiryOutcome {
  return isAccepted(answer, [200, 201])
    ? { kind: 'accepted', message: serverMessage('body' in answer && answer.body) ?? MESSAGES.enquirySuccess }
    : failure(answer, MESSAGES.enquiryUnexpected);
}
