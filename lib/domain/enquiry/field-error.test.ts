import { toFieldError, type FieldValidity } from './field-error';

const RIGHT: FieldValidity = { valid: true, valueMissing: false, typeMismatch: false };
const MISSING: FieldValidity = { ...RIGHT, valid: false, valueMissing: true };
const NO_EMAIL: FieldValidity = { ...RIGHT, valid: false, typeMismatch: true };
const TOO_LONG: FieldValidity = { ...RIGHT, valid: false };

/** The fields that a form of its kind asks for, and those that it only offers. */
const TEXTS: readonly [form: 'required' | 'optional', field: string, value: string, FieldValidity, string | null][] = [
  ['required', 'name', 'Rohit', RIGHT, null],
  ['required', 'name', '', MISSING, 'Please enter your name.'],
  [
    'required',
    'phone',
    '98765 43210 / 98111 22222',
    RIGHT,
    'Please enter one phone number; another one fits in the message.',
  ],
  ['required', 'phone', '', MISSING, 'Please enter a valid phone number.'],
  ['optional', 'email', 'rohit@', NO_EMAIL, 'Enter an e-mail like name@example.com.'],
  ['optional', 'email', 'rohit@example.com', RIGHT, null],
  ['required', 'email', '', MISSING, 'Please enter your e-mail.'],
  ['required', 'about', '\n', RIGHT, 'Please say a little about yourself.'],
  ['optional', 'message', 'x', TOO_LONG, 'The browser’s own words'],
  ['optional', 'visitDate', '2020-01-01', TOO_LONG, 'Please choose a day from tomorrow on, within 90 days.'],
];

test.each(TEXTS)('the text under a field: %s %s "%s"', (form, name, value, validity, text) => {
  const required = form === 'required';
  expect(toFieldError({ name, value, required, validity, validationMessage: 'The browser’s own words' })).toBe(text);
});
