/**
 * Everything the HTML of an enquiry form needs before other enquiry code has loaded. Separate from channels.ts, so that
 * a page with a form does not load the channel table.
 */

/** Fields that a visitor fills in. Only name and phone are required (spec 3, Enquiry). */
export interface EnquiryFields {
  name: string;
  phone: string;
  email: string;
  message: string;
}

type EnquiryFieldName = keyof EnquiryFields;

/** In the order of the form. */
export const ENQUIRY_FIELD_NAMES: readonly EnquiryFieldName[] = ['name', 'phone', 'email', 'message'];

/** What an enquiry is about, as the page of the form knows it; the endpoint takes each as a field. */
export interface EnquiryAbout {
  /** Id of a project. */
  project?: string;
  /** Name of a developer. */
  developer?: string;
  configuration?: string;
  /** Name of a section of the project's page. */
  section?: string;
  /** What the visitor looks for, in words: '3 BHK in Sector 65'. */
  lookingFor?: string;
}

/** Preferred times for a call and a visit. */
export interface VisitPreferences {
  callTime: string;
  /** Value of a date input. */
  visitDate: string;
  visitTime: string;
}

export type PreferenceName = keyof VisitPreferences;

export const PREFERENCE_NAMES: readonly PreferenceName[] = ['callTime', 'visitDate', 'visitTime'];

/** A choice in the form; people read its `label`. */
interface TimeOfDay {
  value: string;
  label: string;
  /** The hour of the day in India, where the visitor's own time is told beside it. */
  nightHour?: number;
}

/** Times when a consultant may call. */
export const CALL_TIMES: readonly TimeOfDay[] = [
  { value: 'any', label: 'Any time' },
  { value: 'morning', label: 'Morning, 10 to 12' },
  { value: 'afternoon', label: 'Afternoon, 12 to 4' },
  { value: 'evening', label: 'Evening, 4 to 7' },
  { value: 'night', label: 'From abroad, 8 to 11 pm in India', nightHour: 20 },
];

/** Times when a visit may begin: in office hours, and evenings for visitors abroad. `hour` is the hour of the day in India. */
export const VISIT_TIMES: readonly (TimeOfDay & { hour: number })[] = [
  { value: 'morning', label: 'Morning, 11 am', hour: 11 },
  { value: 'afternoon', label: 'Afternoon, 2 pm', hour: 14 },
  { value: 'evening', label: 'Late afternoon, 4 pm', hour: 16 },
  { value: 'night-8', label: 'By video, 8 pm in India', hour: 20, nightHour: 20 },
  { value: 'night-9', label: 'By video, 9 pm in India', hour: 21, nightHour: 21 },
  { value: 'night-10', label: 'By video, 10 pm in India', hour: 22, nightHour: 22 },
];

/** Error texts by field. */
export type EnquiryFieldErrors = Partial<Record<EnquiryFieldName, string>>;

/** Version of the privacy notice under the form. */
export const CONSENT_VERSION = '2026-11';

/** How long an enquiry is kept, as the notice says. */
export const NOTICE_RETENTION = { days: 365, words: 'Twelve months' } as const;

/** Name of an enquiry whose form asks for the number only. */
export const NO_NAME = 'Name not given';

/** Name of the hidden trap field, which people leave empty. */
export const HONEYPOT_FIELD = 'website';

/** Longest text of a field, in characters; the endpoint refuses more. */
export const FIELD_LIMITS: Readonly<Record<EnquiryFieldName, number>> = {
  name: 200,
  phone: 40,
  email: 254,
  message: 4000,
};
