import { MESSAGES } from '../site/messages';
import { phoneFault } from '../site/phone';
import { tidyLine } from './typed-text';

/** The result of Constraint Validation for one field; a `ValidityState` fits. */
export interface FieldValidity {
  valueMissing: boolean;
  typeMismatch: boolean;
  valid: boolean;
}

/** A field of a form; an input fits. */
interface Field {
  name: string;
  value: string;
  required: boolean;
  validity: FieldValidity;
  validationMessage: string;
}

const MISSING_TEXTS: Readonly<Record<string, string>> = {
  name: MESSAGES.nameMissing,
  phone: MESSAGES.invalidPhone,
  email: MESSAGES.emailMissing,
  about: MESSAGES.aboutMissing,
};

/**
 * The error text of a field, null if it is valid. Blanks and control characters do not count, a phone number is one as
 * the endpoint takes it, and what is optional is only checked when filled (spec 5). For other rules the browser's text is
 * used.
 */
export function toFieldError({ name, value, required, validity, validationMessage }: Field): string | null {
  const isBlank = tidyLine(value) === '';
  if (required && (validity.valueMissing || isBlank)) return MISSING_TEXTS[name] ?? validationMessage;
  if (isBlank && validity.valid) return null;
  const fault = name === 'phone' ? phoneFault(value) : null;
  if (fault !== null) return fault;
  if (name === 'email' && validity.typeMismatch) return MESSAGES.emailMalformed;
  if (name === 'visitDate' && !validity.valid) return MESSAGES.visitDayWrong;
  return validity.valid ? null : validationMessage;
}
