import { toFieldError, type FieldValidity } from './field-error';

const RIGHT: FieldValidity = { valid: true, valueMissing: false, typeMismatch: false };
const MISSING: FieldValidity = { ...RIGHT, valid: false, valueMissing: true };
const NO_EMAIL: FieldValidity = { ...RIGHT, valid: false, typeMismatch: true };
const TOO_LONG: FieldValidity = { ...RIGHT, valid: false };

/** The fields that a form of its kind asks for, and those that it only offers. */
const TEXTS: readonly [form: 'required' | 'optional', field: string, value: string, FieldValidity, string | null][] = [
  ['required', 'name', 'Rohit', RIGHT, null],
  ['required', 'name', '', MISSING, 'Please enter your name.'],
  ['required', 'name', '   ', RIGHT, 'Please enter your name.'],
  ['required', 'name', '\u0092\b', RIGHT, 'Please enter your name.'],
  ['optional', 'name', '   ', RIGHT, null],
  ['required', 'phone', '98000 00000', RIGHT, null],
  ['required', 'phone', '+91 (0) 98765 43210 ext. 12', RIGHT, null],
  [
    'required',
    'phone',
    '98765 43210 / 98111 22222',
    RIGHT,
    'Please enter one phone number; another one fits in the message.',
  ],
  ['required', 'phone', '', MISSING, 'Please enter a valid phone number.'],
  ['required', 'phone', '  ', RIGHT, 'Please enter a valid phone number.'],
  ['optional', 'email', '', RIGHT, null],
  ['optional', 'email', 'rohit@', NO_EMAIL, 'Enter an e-mail like name@example.com.'],
  ['optional', 'email', 'rohit@example.com', RIGHT, null],
  ['required', 'email', '', MISSING, 'Please enter your e-mail.'],
  ['required', 'email', 'asha@', NO_EMAIL, 'Enter an e-mail like name@example.com.'],
  ['required', 'about', '\n', RIGHT, 'Please say a little about yourself.'],
  ['required', 'about', 'Six years in sales.', RIGHT, null],
  ['optional', 'message', '', RIGHT, null],
  ['optional', 'message', 'x', TOO_LONG, 'The browser’s own words'],
  ['optional', 'visitDate', '', RIGHT, null],
  ['optional', 'visitDate', '2020-01-01', TOO_LONG, 'Please choose a day from tomorrow on, within 90 days.'],
];

test.each(TEXTS)('the text under a field: %s %s "%s"', (form, name, value, validity, text) => {
  const required = form === 'required';
  expect(toFieldError({ name, value, required, validity, validationMessage: 'The browser’s own words' })).toBe(text);
});
