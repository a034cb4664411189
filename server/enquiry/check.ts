import { MIN_FILL_MS } from '@/lib/domain/enquiry/body';
import { parseDetails, type EnquiryDetails } from '@/lib/domain/enquiry/details';
import { FIELD_LIMITS, HONEYPOT_FIELD, type EnquiryFields } from '@/lib/domain/enquiry/form';
import { MESSAGES } from '@/lib/domain/site/messages';
import { phoneFault } from '@/lib/domain/site/phone';
import { isSpam } from './suspect';
import { DIRECTION_MARKS, tidyLine, tidyMessage, toNormalForm } from '@/lib/domain/enquiry/typed-text';

export type FieldName = keyof EnquiryFields | 'consent';
export type FieldErrors = Partial<Record<FieldName, string>>;

export interface CheckedEnquiry extends Record<FieldName, string> {
  /** Null if the sender gave no valid id. */
  id: string | null;
  details: EnquiryDetails;
  isSuspect: boolean;
}

export type EnquiryCheck = { kind: 'valid'; enquiry: CheckedEnquiry } | { kind: 'invalid'; errors: FieldErrors };

export const MAX_LENGTHS: Readonly<Record<FieldName, number>> = {
  ...FIELD_LIMITS,
  // 4,000 characters of the form's field, and what a page of an earlier version of the site adds to them.
  message: 6000,
  consent: 40,
};

const LABELS: Readonly<Record<FieldName, string>> = {
  name: 'name',
  phone: 'phone number',
  email: 'e-mail address',
  message: 'message',
  consent: 'consent',
};

const FIELD_NAMES: readonly FieldName[] = ['name', 'phone', 'email', 'message', 'consent'];

const LINE_BREAKS = /[\r\n\u2028\u2029]/;

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]{1,62}|xn--[a-z0-9-]{1,59})$/iu;

/**
 * Checks the sent fields (spec 5): name and phone are required, phone has 7 to 15 digits. Of the details, what is wrong
 * is left out. `nowMs`: ms since 1970.
 */
export function checkEnquiry(fields: ReadonlyMap<string, string>, nowMs: number): EnquiryCheck {
  const errors: FieldErrors = {};
  const texts = { name: '', phone: '', email: '', message: '', consent: '' };
  for (const name of FIELD_NAMES) {
    const raw = fields.get(name) ?? '';
    texts[name] = tidy(raw, name === 'message');
    const error = shapeError(name, raw, texts[name]) ?? contentError(name, texts[name]);
    if (error !== null) errors[name] = error;
  }
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  const words = fields.get('words');
  const hasOwnWords = words !== undefined && shapeError('message', words, tidy(words, true)) === null;
  const message = hasOwnWords ? tidy(words, true) : texts.message;
  const details = parseDetails(Object.fromEntries(fields), nowMs);
  const id = usableId(fields.get('id'));
  const isSuspect = isTrapped(fields) || isSpam(texts, id !== null || texts.consent !== '');
  return { kind: 'valid', enquiry: { ...texts, message, id, details, isSuspect } };
}

/** Text above the form: each error once, in the order of the fields. */
export function summariseErrors(errors: FieldErrors): string {
  return [...new Set(FIELD_NAMES.map((name) => errors[name]).filter(Boolean))].join(' ');
}

/** Whether a text is a valid e-mail address. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, at));
  return (
    text.length <= MAX_LENGTHS.email && local.length <= 64 && LOCAL_PART.test(local) && DOMAIN.test(text.slice(at + 1))
  );
}

function tidy(raw: string, hasLines: boolean): string {
  const text = toNormalForm(raw.replace(DIRECTION_MARKS, ''));
  return hasLines ? tidyMessage(text) : tidyLine(text).replace(/[^\S\r\n\u2028\u2029]+/g, ' ');
}

function shapeError(name: FieldName, raw: string, text: string): string | null {
  const isBroken = !raw.isWellFormed() || (name !== 'message' && LINE_BREAKS.test(raw));
  if (isBroken) return `Please remove line breaks and special characters from your ${LABELS[name]}.`;
  const max = MAX_LENGTHS[name];
  return text.length > max ? `Please shorten your ${LABELS[name]} to ${max} characters.` : null;
}

function contentError(name: FieldName, text: string): string | null {
  if (name === 'name' && !/[^\p{C}\p{Z}]/u.test(text)) return MESSAGES.nameMissing;
  if (name === 'phone') return phoneFault(text);
  if (name === 'email' && text !== '' && !isEmail(text)) return MESSAGES.emailMalformed;
  return null;
}

function usableId(id: string | undefined): string | null {
  return id !== undefined && /^[\x21-\x7e]{1,100}$/.test(id) ? id : null;
}

/** Whether the trap field is filled, or the form was filled faster than a person types: stored, but marked. */
function isTrapped(fields: ReadonlyMap<string, string>): boolean {
  const filledMs = fields.get('filled_ms')?.trim();
  return Boolean(fields.get(HONEYPOT_FIELD)?.trim()) || (Boolean(filledMs) && Number(filledMs) < MIN_FILL_MS);
}
