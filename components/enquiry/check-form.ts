import { toFieldError } from '@/lib/domain/enquiry/field-error';
import {
  ENQUIRY_FIELD_NAMES,
  type CheckedFieldName,
  type EnquiryFieldErrors,
  type EnquiryFields,
  type VisitPreferences,
} from '@/lib/domain/enquiry/form';
import { inputOf } from './form-fields';

export type CheckedFields = EnquiryFields & Pick<VisitPreferences, 'visitDate'>;

export const EMPTY: CheckedFields = { name: '', phone: '', email: '', message: '', visitDate: '' };

/** Names of the fields that can have an error in this form. */
export function checkedNames(form: HTMLFormElement): CheckedFieldName[] {
  return inputOf(form, 'visitDate') ? [...ENQUIRY_FIELD_NAMES, 'visitDate'] : [...ENQUIRY_FIELD_NAMES];
}

type FieldFaults = Partial<Record<CheckedFieldName, { type: string; message: string }>>;

/** Reads the inputs directly, because text may be typed, pasted or autofilled. */
export function checkFields(form: HTMLFormElement) {
  const values = { ...EMPTY };
  const errors: FieldFaults = {};
  for (const name of checkedNames(form)) {
    const input = inputOf(form, name);
    if (!input) continue;
    if (!input.required && input.value.trim() === '' && input.validity.valid) continue;
    const message = toFieldError(name, input.value, input.validity, input.validationMessage);
    values[name] = input.value;
    if (!message) continue;
    errors[name] = { type: 'validity', message };
    input.closest('details')?.setAttribute('open', '');
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
}

/** Error texts of the inputs. */
export function toTexts(errors: Partial<Record<CheckedFieldName, { message?: string }>>): EnquiryFieldErrors {
  const texts: EnquiryFieldErrors = {};
  for (const name of ENQUIRY_FIELD_NAMES) texts[name] = errors[name]?.message;
  return texts;
}
