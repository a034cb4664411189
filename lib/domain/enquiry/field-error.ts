import type { CheckedFieldName } from './form';
import { MESSAGES } from '../site/messages';
import { tidyLine } from './typed-text';

/** What Constraint Validation found in one field; a `ValidityState` fits. */
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
 * The text under a field, or null when it is right: name and phone required, blanks and unseen characters do not count,
 * e-mail only checked when filled (spec 5). Rules we have no words for say what the browser says.
 */
export function toFieldError(
  field: CheckedFieldName,
  value: string,
  validity: FieldValidity,
  browserText: string,
): string | null {
  const missingText = MISSING_TEXTS[field];
  if (missingText && (validity.valueMissing || tidyLine(value) === '')) return missingText;
  if (field === 'email' && validity.typeMismatch) return MESSAGES.emailMalformed;
  if (field === 'visit_date' && !validity.valid) return MESSAGES.visitDayWrong;
  return validity.valid ? null : browserText;
}
