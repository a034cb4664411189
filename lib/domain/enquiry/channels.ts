import { ENQUIRY_FIELD_NAMES, type EnquiryFieldErrors } from './form';
import { MESSAGES } from '../site/messages';
import { cutText } from '../site/cut-text';

/** Longer texts of the server are cut, because the note has two lines. */
const SERVER_MESSAGE_LIMIT = 300;

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

interface EnquiryChannel {
  /** The form in the office's words. */
  label: string;
  /** Tried in this order until one is accepted. */
  attempts: readonly EnquiryAttempt[];
  /** The dialog that its links open (spec 2, 4). */
  dialog?: {
    title: (subject: string) => string;
    /** Asks for a visit even where the link does not. */
    hasVisit?: boolean;
    /** The popup of a project: the phone alone, WhatsApp or a call back. */
    isProject?: boolean;
  };
  /** The message in the specified wording, where it has one of its own (spec 7). */
  toMessage?: (message: string, developer: string) => string;
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

/**
 * Whether calls go to an endpoint of ours: on the site's host, or on another of its domain. Any other host gets the
 * specified body and nothing beside it (spec 7).
 */
export function isOwnEndpoint(host: string, siteHost: string): boolean {
  const domain = siteHost.replace(/^www\./, '');
  return host === '' || (URL.canParse(host) && `.${new URL(host).hostname}`.endsWith(`.${domain}`));
}

const CONTACT_PHP_JSON: EnquiryAttempt = { path: '/contact.php', encoding: 'json' };

/** Footer, modal and our forms like them: one call that is answered 201 (spec 7). */
const ONE_CALL = {
  attempts: [CONTACT_PHP_JSON],
  toOutcome: (answer) => byStatus(answer, [201]),
  hasUnsentTexts: false,
} satisfies Partial<EnquiryChannel>;

/** One row per kind of form: the calls of spec 7 and the texts of spec 8. */
const CHANNELS = {
  footer: { ...ONE_CALL, label: 'Footer or dialog', dialog: { title: () => 'Enquiry Form' } },
  contact: { ...ONE_CALL, label: 'Project dialog', dialog: { title: () => 'Contact Us', isProject: true } },
  brochure: { ...ONE_CALL, label: 'Brochure', dialog: { title: () => 'Download Brochure', isProject: true } },
  project: { ...ONE_CALL, label: 'Project page' },
  popup: {
    ...ONE_CALL,
    label: 'Inquire Now',
    dialog: { title: () => 'Enquiry Form', hasVisit: true },
    toOutcome: bySuccessFlag,
  },
  developer: {
    ...ONE_CALL,
    label: 'Developer',
    dialog: { title: (developer) => `Contact for ${developer} Projects`, hasVisit: true },
    toMessage: (message, developer) => `Interested in ${developer} projects: ${message}`,
  },
  listing: {
    label: 'Contact page or list',
    attempts: [
      { path: '/contact.php', encoding: 'multipart' },
      CONTACT_PHP_JSON,
      { path: '/contact', encoding: 'json' },
    ],
    toOutcome: (answer) => byStatus(answer, [200, 201]),
    hasUnsentTexts: true,
  },
  'developer-page': {
    ...ONE_CALL,
    label: 'Developer page',
    toOutcome: (answer) =>
      isAccepted(answer, [200, 201])
        ? { kind: 'accepted', message: MESSAGES.developerPageSuccess }
        : { ...failure(answer), message: MESSAGES.developerPageFailure },
  },
} satisfies Record<string, EnquiryChannel>;

export type EnquiryChannelKey = keyof typeof CHANNELS;

/** A channel that links may open. */
export type EnquiryDialogKey = {
  [Key in EnquiryChannelKey]: (typeof CHANNELS)[Key] extends { dialog: object } ? Key : never;
}[EnquiryChannelKey];

export const ENQUIRY_CHANNELS: Readonly<Record<EnquiryChannelKey, EnquiryChannel>> = CHANNELS;

const TOO_MANY_REQUESTS = 429;
const UNPROCESSABLE = 422;

/** Whether a status refuses the same enquiry each time. */
export function isFinalStatus(status: number): boolean {
  return status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS;
}

/** Whether the endpoint named a wrong field, so that no further attempt helps (routes-and-content, Forms). */
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
