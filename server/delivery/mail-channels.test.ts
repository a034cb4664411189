import { TEST_OFFICE, TEST_PROJECTS } from '../test-site';
import { mailChannels } from './mail';
import { letterMail, SUMMARY_MAIL } from './mail-text';

test.each([
  [false, ['mail', 'summary', 'letter']],
  [true, ['mail', 'summary', 'letter', 'confirmation']],
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

test('the text of a letter is no markup; one that can be ended tells the mail program how', () => {
  const letter = { to: '', subject: 'The day', paragraphs: ['One <b>\nTwo', 'Three'] };
  const { html, text, headers } = letterMail(letter);
  expect([html.includes('One &lt;b&gt;\nTwo</p>'), text, Object.keys(headers)]).toEqual([
    true,
    'One <b>\nTwo\n\nThree\n',
    ['Auto-Submitted'],
  ]);
  expect(letterMail({ ...letter, unsubscribe: 'https://www.example.test/x' }).headers).toMatchObject({
    'List-Unsubscribe': '<https://www.example.test/x>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});
