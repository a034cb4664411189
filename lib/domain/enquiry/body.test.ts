import { type EnquirySubmission, toEnquiryBody, toPersonKeys } from './body';
import type { EnquiryChannelKey } from './channels';
import type { DetailFields } from './details';

test.each([
  ['98765 43210', 'Asha@Example.test', { digits: '919876543210', mailbox: 'asha@example.test' }],
  ['+91 (0) 98765-43210 ext. 4', ' ASHA@example.test ', { digits: '919876543210', mailbox: 'asha@example.test' }],
  ['९८७६५४३२१०', 'ÄSHA@example.test', { digits: '919876543210', mailbox: 'äsha@example.test' }],
  ['+44 (0)20 7946 0000', '', { digits: '442079460000', mailbox: '' }],
  ['no number', 'asha.rao@example.test', { digits: '-', mailbox: 'asha.rao@example.test' }],
])('%s and %s are of one person however they are written', (phone, email, keys) => {
  expect(toPersonKeys({ phone, email })).toEqual(keys);
});

const SENT: EnquirySubmission = {
  id: 'id-1',
  details: {},
  isOwnEndpoint: true,
  trap: '',
  filledMs: 8000,
  nowMs: Date.parse('2026-11-21T10:00:00Z'),
};
const TYPED = { name: ' Rohit Malhotra ', phone: ' 98000 00000 ', email: ' r@example.com ', message: ' 3 BHK ' };
const SPECIFIED = {
  name: 'Rohit Malhotra',
  phone: '98000 00000',
  email: 'r@example.com',
  message: '3 BHK',
  id: 'id-1',
  consent: '2026-11',
};

describe('the body of the call', () => {
  test('an endpoint of ours gets the details beside the specified fields', () => {
    const details = { project: 'mogra-83', callTime: 'any', section: '', pagePath: '/about' };
    expect(toEnquiryBody('project', TYPED, { ...SENT, details })).toEqual({
      ...SPECIFIED,
      channel: 'project',
      project: 'mogra-83',
      callTime: 'any',
      pagePath: '/about',
    });
  });

  test('another host gets the specified fields alone', () => {
    expect(toEnquiryBody('footer', TYPED, { ...SENT, isOwnEndpoint: false })).toEqual(SPECIFIED);
  });

  test('a form that asks for the number only sends words in place of the name', () => {
    expect(toEnquiryBody('contact', { ...TYPED, name: ' ' }, SENT).name).toBe('Name not given');
  });

  test.each([
    ['the hidden field was filled', { trap: 'http://spam.example' }, { website: 'http://spam.example' }],
    ['sent 0.8 s after the page opened', { filledMs: 800.4 }, { filled_ms: '800' }],
    ['sent after exactly 1.5 s', { filledMs: 1500 }, {}],
  ])('traps: %s', (_case, sent, marks) => {
    const { website, filled_ms } = toEnquiryBody('footer', TYPED, { ...SENT, ...sent });
    expect({ ...(website && { website }), ...(filled_ms && { filled_ms }) }).toEqual(marks);
  });
});

test.each([
  ['Call after six', 'Interested in Yamuna Shores projects: Call after six'],
  ['', 'Interested in Yamuna Shores projects: '],
])("the developer's dialog has the specified message, and the words beside it: %j", (message, sent) => {
  const details = { developer: 'Yamuna Shores' };
  const body = toEnquiryBody('developer', { ...TYPED, message }, { ...SENT, details });
  expect([body.message, body.words]).toEqual([sent, message || undefined]);
});

test.each<[EnquiryChannelKey, string, DetailFields, string]>([
  ['footer', '', {}, ''],
  ['footer', '3 BHK', { callTime: 'any', pagePath: '/about' }, '3 BHK\n\nCall me: Any time\nPage: /about'],
  [
    'contact',
    'From Pune',
    { project: 'mogra', section: 'Location' },
    'Interested in Mogra Courts, Location\nFrom Pune',
  ],
  ['project', '', { project: 'mogra', configuration: '3 BHK' }, 'Interested in Mogra Courts, 3 BHK'],
  ['listing', 'Soon', { lookingFor: '3 BHK in Pune' }, 'Looking for: 3 BHK in Pune\nSoon'],
  ['footer', '', { lastTouch: 'utm_source=google' }, 'Latest campaign: source google'],
])('to another host the message says the details itself: %s "%s" %j', (channel, message, details, sent) => {
  const submission = { ...SENT, details, projectName: 'Mogra Courts', isOwnEndpoint: false };
  expect(toEnquiryBody(channel, { ...TYPED, message }, submission).message).toBe(sent);
});
