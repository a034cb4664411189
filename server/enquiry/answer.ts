import { MESSAGES } from '@/lib/domain/site/messages';
import { summariseErrors, type FieldErrors } from './check';
import type { Office } from './office';

/** The endpoint's answer to one post. */
export interface EndpointAnswer {
  status: 201 | 400 | 405 | 413 | 415 | 422 | 429 | 500;
  message: string;
  errors?: FieldErrors;
  retryAfterSeconds?: number;
}

export const ACCEPTED: EndpointAnswer = { status: 201, message: MESSAGES.enquirySuccess };
export const FAILED: EndpointAnswer = { status: 500, message: MESSAGES.enquiryFailed };
export const WRONG_METHOD: EndpointAnswer = { status: 405, message: 'This address takes enquiries only.' };
export const TOO_LARGE: EndpointAnswer = {
  status: 413,
  message: 'This enquiry is too long. Please shorten your message.',
};
export const UNSUPPORTED: EndpointAnswer = {
  status: 415,
  message: 'This enquiry cannot be read. Please send JSON or a form, in UTF-8.',
};

export function malformed(problem: string): EndpointAnswer {
  return { status: 400, message: `This enquiry cannot be read. ${problem}` };
}

export function invalid(errors: FieldErrors): EndpointAnswer {
  return { status: 422, message: summariseErrors(errors), errors };
}

export function tooMany(seconds: number, { phone }: Office): EndpointAnswer {
  const minutes = Math.ceil(seconds / 60);
  const wait = `Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`;
  return {
    status: 429,
    message: `Too many enquiries from your connection. ${wait}${phone ? `, or call us on ${phone}` : ''}.`,
    retryAfterSeconds: seconds,
  };
}

/** The answer as JSON, for scripts. */
export function toJson({ status, message, errors }: EndpointAnswer): string {
  return JSON.stringify({ success: status === 201, message, ...(errors ? { errors } : {}) });
}
