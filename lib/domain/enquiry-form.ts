/**
 * What the HTML of an enquiry form needs before any other code of the enquiry is there.
 * Apart from enquiry.ts, so that a page with a form does not load the channel table with it.
 */

/** What a visitor types. Only name and phone are required (spec 3, Enquiry). */
export interface EnquiryFields {
  name: string;
  phone: string;
  email: string;
  message: string;
}

export type EnquiryFieldName = keyof EnquiryFields;

/** In the order of the form. */
export const ENQUIRY_FIELD_NAMES: readonly EnquiryFieldName[] = ['name', 'phone', 'email', 'message'];

/** The text under each field that is not right yet. */
export type EnquiryFieldErrors = Partial<Record<EnquiryFieldName, string>>;

/** Version of the privacy notice a visitor saw under the form. */
export const CONSENT_VERSION = '2026-11';

/** Name of the hidden field that people leave empty. */
export const TRAP_FIELD = 'website';

/** Longest text of a field, in characters; the endpoint refuses more. */
export const FIELD_LIMITS: Readonly<Record<EnquiryFieldName, number>> = {
  name: 200,
  phone: 40,
  email: 254,
  message: 4000,
};

/** Button of a form while its call is under way (spec 2, Contact Us). */
export const SENDING_TEXT = 'Sending...';

/** No response (spec 8). */
export const NETWORK_ERROR_TEXT = 'Network error. Please check your connection.';
