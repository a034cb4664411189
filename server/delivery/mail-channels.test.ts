/** @jest-environment node */
import { TEST_OFFICE, TEST_PROJECTS } from '../test-site';
import { mailChannels } from './mail';
import { SUMMARY_MAIL } from './mail-text';

test.each([
  [false, ['mail', 'summary']],
  [true, ['mail', 'summary', 'confirmation']],
])('with confirmations: %s, there is a channel for %s', (isConfirming, names) => {
  const smtpUrl = new URL('smtp://127.0.0.1');
  const routes = { developers: {}, cities: {} };
  const settings = { smtpUrl, from: 'a@example.test', to: ['a@example.test'], routes, isConfirming };
  expect(
    mailChannels({ settings, office: TEST_OFFICE, projects: () => TEST_PROJECTS }).map(({ name }) => name),
  ).toEqual(names);
});

test('the mail in place of many says where they are', () => {
  expect(SUMMARY_MAIL.subject).toBe('Many enquiries: see the inbox');
  expect(SUMMARY_MAIL.text).toContain('see the inbox, or the list of enquiries');
});
