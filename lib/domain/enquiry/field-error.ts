import type { CheckedFieldName } from './form';
import { MESSAGES } from '../site/messages';
import { phoneFault } from '../site/phone';
import { tidyLine } from './typed-text';

/** The result of Constraint Validation for one field; a `ValidityState` fits. */
export interface FieldValidity {
  valueMissing: boolean;
  typeMismatch: boolean;
  valid: boolean;
}

const MISSING_TEXTS: Partial<Record<CheckedFieldName, string>> = {
  name: MESSAGES.nameMissing,
  phone: MESSAGES.invalidPhone,
};

/**
 * The error text of a field, null if it is valid. Name and phone are required, a phone number as the endpoint takes it, blanks and control characters do not
 * count, e-mail is only checked when filled (spec 5). For other rules the browser's text is used.
 */
export function toFieldError(
  field: CheckedFieldName,
  value: string,
  validity: FieldValidity,
  browserText: string,
): string | null {
  const missingText = MISSING_TEXTS[field];
  if (missingText && (validity.valueMissing || tidyLine(value) === '')) return missingText;
  const fault = field === 'phone' ? phoneFault(value) : null;
  if (fault !== null) return fault;
  if (field === 'email' && validity.typeMismatch) return MESSAGES.emailMalformed;
  if (field === 'visitDate' && !validity.valid) return MESSAGES.visitDayWrong;
  return validity.valid ? null : browserText;
}
