import { MESSAGES } from '@/lib/domain/messages';
import { summariseErrors, type FieldErrors } from './enquiry-check';
import type { Office } from './office';

/** What the endpoint says to one post. */
export interface EnquiryAnswer {
  status: 201 | 400 | 405 | 413 | 415 | 422 | 429 | 500;
  message: string;
  errors?: FieldErrors;
  retryAfterSeconds?: number;
}

export const ACCEPTED: EnquiryAnswer = { status: 201, message: MESSAGES.enquirySuccess };
export const FAILED: EnquiryAnswer = { status: 500, message: MESSAGES.enquiryFailed };
export const WRONG_METHOD: EnquiryAnswer = { status: 405, message: 'This address takes enquiries only.' };
export const TOO_LARGE: EnquiryAnswer = {
  status: 413,
  message: 'This enquiry is too long. Please shorten your message.',
};
export const UNSUPPORTED: EnquiryAnswer = {
  status: 415,
  message: 'This enquiry cannot be read. Please send JSON or a form, in UTF-8.',
};

export function malformed(problem: string): EnquiryAnswer {
  return { status: 400, message: `This enquiry cannot be read. ${problem}` };
}

export function invalid(errors: FieldErrors): EnquiryAnswer {
  return { status: 422, message: summariseErrors(errors), errors };
}

export function tooMany(seconds: number, { phone }: Office): EnquiryAnswer {
  const minutes = Math.ceil(seconds / 60);
  const wait = `Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`;
  return {
    status: 429,
    message: `Too many enquiries from your connection. ${wait}${phone ? `, or call us on ${phone}` : ''}.`,
    retryAfterSeconds: seconds,
  };
}

/** The JSON a script reads. */
export function toJson({ status, message, errors }: EnquiryAnswer): string {
  return JSON.stringify({ success: status === 201, message, ...(errors ? { errors } : {}) });
}
