import { attemptUrl, ENQUIRY_CHANNELS, type EnquiryChannelKey } from './channels';

describe('which calls a form makes, in order', () => {
  const json = '/contact.php json';
  test.each<[EnquiryChannelKey, string[]]>([
    ['footer', [json]],
    ['contact', [json]],
    ['brochure', [json]],
    ['project', [json]],
    ['listing', ['/contact.php multipart', json, '/contact json']],
  ])('%s', (channel, calls) => {
    expect(ENQUIRY_CHANNELS[channel].attempts.map(({ path, encoding }) => `${path} ${encoding}`)).toEqual(calls);
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
