import { MESSAGES } from './messages';

/** What a visitor types. Only name and phone are required (spec 3, Enquiry). */
export interface EnquiryFields {
  name: string;
  phone: string;
  email: string;
  message: string;
}

/** What goes over the wire: the fields, an id kept through every attempt, and the version of the notice. */
export interface EnquiryBody extends EnquiryFields {
  id: string;
  consent: string;
  /** Trap fields; present only when tripped, so that a real enquiry carries exactly the six above. */
  website?: string;
  filled_ms?: string;
}

/** Version of the privacy notice a visitor saw under the form. */
export const CONSENT_VERSION = '2026-11';

/** A form filled faster than this is stored marked. */
export const MIN_FILL_MS = 1500;

/** Name of the hidden field that people leave empty. */
export const TRAP_FIELD = 'website';

export type EnquiryChannelKey = 'footer' | 'popup' | 'developer' | 'listing' | 'developer-page';

export interface EnquiryAttempt {
  path: '/contact.php' | '/contact';
  encoding: 'json' | 'multipart';
}

/** What came back from one attempt; `body` is the parsed JSON, or null where it was none. */
export type EnquiryAnswer = { kind: 'response'; status: number; body: unknown } | { kind: 'no-response' } | { kind: 'error' };

export type EnquiryOutcome =
  | { kind: 'accepted'; message: string }
  | { kind: 'refused'; message: string }
  | { kind: 'saved-on-device'; message: string; note: string }
  | { kind: 'failed'; message: string; note?: string };

export interface EnquiryChannel {
  attempts: readonly EnquiryAttempt[];
  /** The message as it is sent. */
  toMessage: (message: string, subject: string | null) => string;
  /** The outcome of the last attempt. */
  toOutcome: (answer: EnquiryAnswer) => EnquiryOutcome;
  /** Whether an unsent enquiry is kept on the device. */
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

function isOk(status: number): boolean {
  return status >= 200 && status < 300;
}

function isRecord(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

/** The server's own words, where it sent some. */
function serverMessage(body: unknown): string | null {
  const text = isRecord(body) ? body['message'] : null;
  return typeof text === 'string' && text.trim() !== '' ? text : null;
}

/** What every kind says when nothing was accepted (spec 8). */
function failure(answer: EnquiryAnswer): EnquiryOutcome {
  if (answer.kind === 'no-response') return { kind: 'failed', message: MESSAGES.networkError };
  if (answer.kind === 'error') return { kind: 'failed', message: MESSAGES.enquiryFailed };
  return { kind: 'refused', message: serverMessage(answer.body) ?? MESSAGES.enquiryFailed };
}

/** Footer, modal and listing forms: the status alone decides (spec 7). */
function byStatus(answer: EnquiryAnswer, accepted: readonly number[]): EnquiryOutcome {
  if (answer.kind !== 'response') return failure(answer);
  if (accepted.includes(answer.status)) return { kind: 'accepted', message: MESSAGES.enquirySuccess };
  if (isOk(answer.status)) return { kind: 'refused', message: MESSAGES.enquiryUnexpectedStatus(answer.status) };
  return failure(answer);
}

/** Enquiry popup: status 200 or 201 and `success` true, the server's message shown (spec 7, 8). */
function bySuccessFlag(answer: EnquiryAnswer): EnquiryOutcome {
  if (answer.kind !== 'response' || answer.status >= 400) return failure(answer);
  const message = serverMessage(answer.body);
  const isAccepted =
    (answer.status === 200 || answer.status === 201) && isRecord(answer.body) && answer.body['success'] === true;
  return isAccepted
    ? { kind: 'accepted', message: message ?? MESSAGES.enquirySuccess }
    : { kind: 'refused', message: message ?? MESSAGES.enquiryUnexpected };
}
