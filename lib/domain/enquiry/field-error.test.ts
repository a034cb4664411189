import { toFieldError, type FieldValidity } from './field-error';

const RIGHT: FieldValidity = { valid: true, valueMissing: false, typeMismatch: false };
const MISSING: FieldValidity = { ...RIGHT, valid: false, valueMissing: true };
const NO_EMAIL: FieldValidity = { ...RIGHT, valid: false, typeMismatch: true };
const TOO_LONG: FieldValidity = { ...RIGHT, valid: false };

describe('the text under a field', () => {
  test.each<[string, string, FieldValidity, string | null]>([
    ['name', 'Rohit', RIGHT, null],
    ['name', '', MISSING, 'Please enter your name.'],
    ['name', '   ', RIGHT, 'Please enter your name.'],
    ['name', '\u0092\b', RIGHT, 'Please enter your name.'],
    ['phone', '98000 00000', RIGHT, null],
    ['phone', '+91 (0) 98765 43210 ext. 12', RIGHT, null],
    ['phone', '98765 43210 / 98111 22222', RIGHT, 'Please enter one phone number; another one fits in the message.'],
    ['phone', '', MISSING, 'Please enter a valid phone number.'],
    ['phone', '  ', RIGHT, 'Please enter a valid phone number.'],
    ['email', '', RIGHT, null],
    ['email', 'rohit@', NO_EMAIL, 'Enter an e-mail like name@example.com.'],
    ['email', 'rohit@example.com', RIGHT, null],
    ['message', '', RIGHT, null],
    ['visitDate', '', RIGHT, null],
    ['visitDate', '2020-01-01', TOO_LONG, 'Please choose a day from tomorrow on, within 90 days.'],
    ['message', 'x', TOO_LONG, 'The browser’s own words'],
  ])('%s "%s"', (field, value, validity, text) => {
    const required = ['name', 'phone'].includes(field);
    const input = { name: field, value, required, validity, validationMessage: 'The browser’s own words' };
    expect(toFieldError(input)).toBe(text);
  });
});
