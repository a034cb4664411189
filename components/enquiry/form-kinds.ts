import { FIELD_LIMITS } from '@/lib/domain/enquiry/form';

/** A field of one line or more, as a form asks for it. */
export interface FormField {
  name: string;
  label: string;
  maxLength: number;
  /** Browsers autofill by it, or by the name if there is none. */
  type?: 'tel' | 'email';
  isOptional?: boolean;
  isMultiline?: boolean;
}

/** What a form asks for, and its button. */
export interface FormKind {
  fields: readonly FormField[];
  /** Fields folded away below the others. */
  folded?: readonly FormField[];
  submitLabel: string;
  submitLook?: string;
}

const NAME: FormField = { name: 'name', label: 'Name', maxLength: FIELD_LIMITS.name };
const PHONE: FormField = { name: 'phone', label: 'Phone', maxLength: FIELD_LIMITS.phone, type: 'tel' };
const OPTIONAL: readonly FormField[] = [
  { name: 'email', label: 'Email', maxLength: FIELD_LIMITS.email, type: 'email', isOptional: true },
  { name: 'message', label: 'Message', maxLength: FIELD_LIMITS.message, isOptional: true, isMultiline: true },
];

/** What each kind of form asks for (spec 3, 5). */
export const FORM_KINDS = {
  enquiry: { fields: [NAME, PHONE, ...OPTIONAL], submitLabel: 'Send Enquiry' },
  /** On the page of a project: the number is enough. */
  number: { fields: [PHONE], submitLabel: 'Request a call back' },
  /** The popup of a project, beside whose button WhatsApp stands. */
  popup: {
    fields: [PHONE],
    folded: [{ ...NAME, isOptional: true }, ...OPTIONAL],
    submitLabel: 'Request a call back',
    submitLook: 'btn-outline',
  },
} satisfies Record<string, FormKind>;

/** A form that sends an enquiry. */
export type EnquiryFormKind = keyof typeof FORM_KINDS;
