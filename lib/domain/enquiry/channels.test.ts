import {
  attemptUrl,
  ENQUIRY_CHANNELS,
  isOwnEndpoint,
  isKept,
  toUnsentOutcome,
  type EnquiryOutcome,
  type EnquiryAnswer,
  type EnquiryChannelKey,
} from './channels';

const answered = (status: number, body: unknown = null): EnquiryAnswer => ({ kind: 'response', status, body });
const NO_RESPONSE: EnquiryAnswer = { kind: 'no-response' };
const BROKEN: EnquiryAnswer = { kind: 'error' };

/** Outcome and text of an answer, as a visitor reads them. */
const told = (channel: EnquiryChannelKey, answer: EnquiryAnswer) => {
  const { kind, message } = ENQUIRY_CHANNELS[channel].toOutcome(answer);
  return `${kind}: ${message}`;
};

const REFUSED = { kind: 'refused', message: '', errors: {} } as const;

test.each<[EnquiryChannelKey, EnquiryOutcome, boolean]>([
  ['footer', { kind: 'accepted', message: '' }, false],
  ['footer', { ...REFUSED, status: 500 }, true],
  ['footer', { ...REFUSED, status: 429 }, true],
  ['footer', { ...REFUSED, status: 413 }, false],
  ['listing', { ...REFUSED, status: 422 }, true],
  ['listing', { ...REFUSED, status: 422, errors: { phone: '7 digits' } }, false],
])('%s: the device keeps what was not delivered and not refused: %j', (channel, outcome, expected) => {
  expect(isKept(channel, outcome)).toBe(expected);
});

describe('the answer is read by the rule of its form', () => {
  const SUCCESS = 'accepted: Enquiry submitted successfully!';
  const FAILED = 'refused: Failed to submit enquiry.';
  /** The host answered, not the endpoint: the device keeps the enquiry. */
  const FAILED_HERE = 'failed: Failed to submit enquiry.';
  const DEVELOPER_SUCCESS = 'accepted: Your enquiry has been submitted successfully!';
  const DEVELOPER_FAILURE = 'There was an error submitting your enquiry. Please try again later.';
  const NETWORK = 'failed: Network error. Please check your connection.';

  test.each<[EnquiryChannelKey, string, EnquiryAnswer, string]>([
    ['footer', 'created', answered(201, { success: true, message: 'Stored' }), SUCCESS],
    ['footer', 'created, a list', answered(201, [{ success: true }]), 'failed: Unexpected response status: 201'],
    ['footer', 'created, a text', answered(201, { success: 'true' }), 'refused: Unexpected response status: 201'],
    ['footer', 'created, a number', answered(201, { success: 1 }), 'refused: Unexpected response status: 201'],
    ['footer', 'a page with status 200', answered(200), 'failed: Unexpected response status: 200'],
    ['footer', 'a page of the host for a large body', answered(413), FAILED_HERE],
    ['footer', 'OK is not created', answered(200, { success: true }), 'refused: Unexpected response status: 200'],
    ['footer', 'words with blanks around', answered(422, { message: ' Phone is wrong ' }), 'refused: Phone is wrong'],
    ['footer', 'a redirect', answered(300), FAILED_HERE],
    ['footer', 'less than an answer', answered(199), FAILED_HERE],
    ['footer', 'words that are blank', answered(422, { message: '  ' }), FAILED],
    ['footer', 'no answer', NO_RESPONSE, NETWORK],
    ['footer', 'anything else', BROKEN, 'failed: Failed to submit enquiry.'],

    ['popup', 'OK and success', answered(200, { success: true, message: 'We call you' }), 'accepted: We call you'],
    ['popup', 'created and success', answered(201, { success: true, message: 'Stored' }), 'accepted: Stored'],
    ['popup', 'no success', answered(200, { success: false, message: 'We are closed.' }), 'refused: We are closed.'],
    ['popup', 'no success, no words', answered(200, { success: false }), 'refused: Unexpected error'],
    ['popup', 'a page', answered(200), 'failed: Unexpected error'],
    ['popup', 'words for a wrong phone', answered(422, { message: 'Check the phone.' }), 'refused: Check the phone.'],
    ['popup', 'an error', answered(500), FAILED_HERE],
    ['popup', 'no answer', NO_RESPONSE, NETWORK],

    ['listing', 'created', answered(201, { success: true }), SUCCESS],
    ['listing', 'OK', answered(200, { success: true }), SUCCESS],

    ['developer-page', 'created', answered(201, { success: true }), DEVELOPER_SUCCESS],
    ['developer-page', 'OK', answered(200, { success: true }), DEVELOPER_SUCCESS],
    ['developer-page', 'a page', answered(200), `failed: ${DEVELOPER_FAILURE}`],
    ['developer-page', 'an error in words', answered(500, { message: 'Moved.' }), `refused: ${DEVELOPER_FAILURE}`],
    ['developer-page', 'no answer', NO_RESPONSE, `failed: ${DEVELOPER_FAILURE}`],
  ])('%s: %s', (channel, _case, answer, text) => {
    expect(told(channel, answer)).toBe(text);
  });
});

test('a refusal names the fields the server names, and no others', () => {
  const message = 'Please check';
  const phone = '7 to 15 digits';
  const answer = answered(422, { message, errors: { phone, city: 'unknown', email: 4, name: '' } });
  const outcome = ENQUIRY_CHANNELS.footer.toOutcome(answer);
  expect(outcome).toEqual({ kind: 'refused', status: 422, message, errors: { phone } });
});

test('what the server says of a field is cut as well', () => {
  const outcome = ENQUIRY_CHANNELS.footer.toOutcome(answered(422, { errors: { phone: 'x'.repeat(5000) } }));
  expect(outcome).toMatchObject({ errors: { phone: 'x'.repeat(300) } });
});

test.each([
  ['', 'www.example.in', true],
  ['https://www.example.in', 'www.example.in', true],
  ['https://crm.example.com', 'www.example.in', false],
])('calls to "%s" from a page of %s reach an endpoint of ours: %s', (host, site, isOwn) => {
  expect(isOwnEndpoint(host, site)).toBe(isOwn);
});

describe('every attempt failed', () => {
  test.each([
    [
      'saved-on-device',
      true,
      'Form data saved locally. Please contact us directly',
      'Your enquiry has been saved and will be processed when the system is back online.',
    ],
    ['unsent', false, 'Unable to submit enquiry automatically. Please contact us directly', 'Or try again later.'],
  ])('%s: %s', (kind, isSaved, message, note) => {
    expect(toUnsentOutcome('listing', isSaved)).toEqual({ kind, message, note, errors: {} });
  });

  test('a form without texts of its own says what happened, and that the device has it', () => {
    const failed = { kind: 'failed', message: 'Network error.' } as const;
    expect(toUnsentOutcome('footer', true, [failed])).toMatchObject({
      kind: 'saved-on-device',
      message: 'Network error.',
      note: 'Your enquiry has been saved and will be processed when the system is back online.',
    });
    expect(toUnsentOutcome('footer', false, [failed])).toBe(failed);
  });

  test('the fields that an attempt found wrong are named, by the first that names them', () => {
    const refused = (phone: string) => ({ kind: 'refused', message: '', status: 422, errors: { phone } }) as const;
    const outcomes = [refused('7 digits'), refused('other words'), { kind: 'failed', message: '' } as const];
    expect(toUnsentOutcome('listing', true, outcomes)).toMatchObject({ errors: { phone: '7 digits' } });
  });
});

test.each([
  ['', '/contact.php', '/contact.php'],
  ['', '/contact', '/api/enquiry'],
  ['https://office.example', '/contact.php', 'https://office.example/contact.php'],
  ['https://office.example', '/contact', 'https://office.example/contact'],
] as const)('from %j the attempt %s goes to %s', (host, path, url) => {
  expect(attemptUrl(host, path)).toBe(url);
});
