import { spawnSync } from 'node:child_process';
import { isEmail } from './enquiry/check';
import { readSettings } from './settings';

test('defaults', () => {
  expect(readSettings({})).toMatchObject({
    port: null,
    dbUrl: 'file:var/enquiries.db',
    secondPath: null,
    ratePerTenMinutes: 30,
    allowedOrigins: [],
    trustedProxies: null,
    retentionDays: 365,
  });
});

test('values', () => {
  const env = {
    PORT: '4173',
    ENQUIRY_RATE_LIMIT: '0',
    ENQUIRY_TRUSTED_PROXIES: '0',
    ENQUIRY_ALLOWED_ORIGINS: 'https://a.example, http://b.example:8080/',
  };
  expect(readSettings(env)).toMatchObject({
    port: 4173,
    ratePerTenMinutes: 0,
    trustedProxies: 0,
    allowedOrigins: ['https://a.example', 'http://b.example:8080'],
  });
});

test.each([
  [{ PORT: 'http' }, 'PORT: expected a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT: expected a whole number from 0 to 65535'],
  [
    { ENQUIRY_DB_URL: 'var/enquiries.db' },
    'ENQUIRY_DB_URL: expected an address such as file:var/enquiries.db or libsql://…, found',
  ],
  [{ LOG_FORMAT: 'xml' }, "LOG_FORMAT: expected text or json, found 'xml'"],
  [{ ENQUIRY_RATE_LIMIT: '-1' }, 'ENQUIRY_RATE_LIMIT: expected a whole number'],
  [{ ENQUIRY_ALLOWED_ORIGINS: '*' }, 'ENQUIRY_ALLOWED_ORIGINS: expected origins'],
  [{ ENQUIRY_ALLOWED_ORIGINS: 'https://a.example/path' }, 'ENQUIRY_ALLOWED_ORIGINS: expected origins'],
])('%j is refused in plain words', (env, message) => {
  expect(() => readSettings(env)).toThrow(message);
});

test.each([
  ['asha@example.in', true],
  ["o'neil+plots@mail.example.co.in", true],
  ['asha@उदाहरण.भारत', true],
  ['asha@example', false],
  ['.asha@example.in', false],
  ['a..b@example.in', false],
  ['asha@-example.in', false],
  ['Asha <asha@example.in>', false],
  ['asha@example.in;b@example.in', false],
  [`${'a'.repeat(65)}@example.in`, false],
  [`a@${'b'.repeat(250)}.in`, false],
])('e-mail %s: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

test('an option is refused in plain words, because settings are variables', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'server/main.ts', '--port'], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    2,
    "Unknown option '--port'. Settings are variables, as in PORT=8080 npm run serve: docs/operations.md.\n",
  ]);
});
