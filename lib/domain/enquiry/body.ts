import { internationalDigits } from '../site/phone';
import { ENQUIRY_CHANNELS, type EnquiryChannelKey } from './channels';
import { describeDetails, DETAIL_NAMES, type DetailFields, formatAbout, parseDetails } from './details';
import { CONSENT_VERSION, type EnquiryFields, NO_NAME, HONEYPOT_FIELD } from './form';
import { tidyLine, tidyMessage } from './typed-text';

/** What an enquiry says of the person who sent it, in one form for each way to write it. */
interface PersonKeys {
  /** Digits with the country code; '-' if the text has none. */
  digits: string;
  /** The e-mail address in small letters; empty without one. */
  mailbox: string;
}

/** The keys by which enquiries are of one person: the same digits, or the same mailbox. */
export function toPersonKeys({ phone, email }: { phone: string; email: string }): PersonKeys {
  return { digits: internationalDigits(phone) || '-', mailbox: email.trim().normalize('NFC').toLowerCase() };
}

/**
 * Body of the call: the specified fields, an id that is the same for every attempt, and the version of the privacy
 * notice (spec 7). An endpoint of ours gets the details beside them.
 */
export interface EnquiryBody extends EnquiryFields, DetailFields {
  id: string;
  consent: string;
  /** The visitor's own words, where the specified message has others. */
  words?: string;
  /** Trap fields; sent only when tripped. */
  website?: string;
  filled_ms?: string;
}

/** Names of the fields that a body may have beside the specified ones, `id` and `consent`. */
export const OPTIONAL_BODY_NAMES = [...DETAIL_NAMES, 'words', HONEYPOT_FIELD, 'filled_ms'] as const;

/** A form that is sent sooner after its page was opened is stored with a mark. */
export const MIN_FILL_MS = 1500;

export interface EnquirySubmission {
  /** The same for every attempt and retry of the same text. */
  id: string;
  details: DetailFields;
  /** Project of the details, with its place. */
  projectName?: string | undefined;
  isOwnEndpoint: boolean;
  /** Value of the hidden field; people leave it empty. */
  trap: string;
  /** Time from opening the page to sending. */
  filledMs: number;
  /** ms since 1970. */
  nowMs: number;
}

/** The request body: tidied fields, the specified wording of the message, traps only when tripped (spec 7). */
export function toEnquiryBody(channel: EnquiryChannelKey, fields: EnquiryFields, sent: EnquirySubmission): EnquiryBody {
  const { id, details, trap, filledMs } = sent;
  const words = tidyMessage(fields.message);
  const message = ENQUIRY_CHANNELS[channel].toMessage?.(words, details.developer ?? '') ?? words;
  const beside = { ...details, channel, ...(message === words ? {} : { words }) };
  return {
    name: tidyLine(fields.name) || NO_NAME,
    phone: tidyLine(fields.phone),
    email: tidyLine(fields.email),
    message: sent.isOwnEndpoint ? message : withSentences(message, sent),
    id,
    consent: CONSENT_VERSION,
    ...(sent.isOwnEndpoint ? Object.fromEntries(Object.entries(beside).filter(([, value]) => value)) : {}),
    ...(trap === '' ? {} : { [HONEYPOT_FIELD]: trap }),
    ...(filledMs >= MIN_FILL_MS ? {} : { filled_ms: String(Math.round(filledMs)) }),
  };
}

/** A message that says the details itself: what it is about before it, the rest after a blank line (routes-and-content, Forms). */
function withSentences(message: string, { details, projectName, nowMs }: EnquirySubmission): string {
  const read = parseDetails(details, nowMs);
  const about = formatAbout(read, projectName ?? read.project);
  const first = read.project ? `Interested in ${about}` : read.lookingFor && `Looking for: ${read.lookingFor}`;
  const lines = describeDetails(read).map(([label, text]) => `${label}: ${text}`);
  const text = [first, message].filter(Boolean).join('\n');
  return [text, lines.join('\n')].filter(Boolean).join('\n\n');
}
