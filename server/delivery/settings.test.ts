import { eachText } from '@/lib/domain/site/fixtures/each-text';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDeliverySettings, recipientsOf } from './settings';
import { readDeliveries } from './start-deliveries';
import { TEST_PROJECTS } from '../test-site';

const folder = mkdtempSync(join(tmpdir(), 'delivery-settings-'));

const MAIL = { ENQUIRY_SMTP_URL: 'smtp://user:secret@mail.example:587', ENQUIRY_MAIL_TO: 'a@example.in, b@example.in' };
const HOOK = {
  ENQUIRY_WEBHOOK_URL: 'https://crm.example/in?key=secret',
  ENQUIRY_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
};

const WHATSAPP = {
  ENQUIRY_WHATSAPP_URL: 'https://graph.example/v23.0/1/messages',
  ENQUIRY_WHATSAPP_TOKEN: 'secret',
  ENQUIRY_WHATSAPP_TEMPLATES: 'shall_we_tell, we_tell',
};

test('the templates of WhatsApp, in English unless it is said', () => {
  const { whatsapp } = readDeliverySettings({ ...WHATSAPP, ENQUIRY_WHATSAPP_LANGUAGE: 'en_GB' });
  expect(whatsapp).toMatchObject({ templates: { ask: 'shall_we_tell', tell: 'we_tell' }, language: 'en_GB' });
  expect(readDeliverySettings(WHATSAPP).whatsapp?.language).toBe('en');
});

test.each([
  [{}, [], 'nobody is told of new enquiries: set ENQUIRY_SMTP_URL or ENQUIRY_WEBHOOK_URL'],
  [MAIL, ['mail'], 'each enquiry goes out by mail to a@example.in, b@example.in'],
  [
    { ...MAIL, ...HOOK, ENQUIRY_MAIL_CONFIRM: '1' },
    ['mail', 'confirmation', 'webhook'],
    'each enquiry goes out by mail to a@example.in, b@example.in (with a confirmation to the visitor) and by webhook to crm.example',
  ],
  [HOOK, ['webhook'], 'each enquiry goes out by webhook to crm.example'],
])('channels and what is said at the start', (env, channels, line) => {
  expect(readDeliveries(env)).toMatchObject({ channels, description: line });
  expect(line).not.toContain('secret');
});

test.each([
  [{ ...MAIL, ...HOOK }, 0],
  [{ ...MAIL, ENQUIRY_SMTP_URL: 'smtps://mail.example' }, 0],
  [{ ...MAIL, ENQUIRY_SMTP_URL: 'smtp://localhost' }, 0],
  [{ ...MAIL, ENQUIRY_SMTP_URL: 'smtp://mail.example' }, 1],
  [{ ...MAIL, ENQUIRY_SMTP_URL: 'smtp://127.example.in' }, 1],
  [{ ...HOOK, ENQUIRY_WEBHOOK_URL: 'http://127.0.0.1:8787' }, 0],
  [{ ...HOOK, ENQUIRY_WEBHOOK_URL: 'http://secret:b@crm.example/secret' }, 1],
  [WHATSAPP, 0],
  [{ ...WHATSAPP, ENQUIRY_WHATSAPP_URL: 'http://graph.example/secret' }, 1],
])('at the start a warning names what crosses a network unencrypted: %j', (env, count) => {
  const { warnings } = readDeliveries(env);
  expect(warnings).toHaveLength(count);
  for (const warning of warnings) expect(warning).toMatch(/ENQUIRY_\w+_URL with \w+s:\/\/ is safe/);
  expect(warnings.join('')).not.toContain('secret');
});

test('the first address sends where no other is named', () => {
  expect(readDeliverySettings(MAIL).mail?.from).toBe('a@example.in');
});

test.each([
  [{ ENQUIRY_SMTP_URL: 'mail.example', ENQUIRY_MAIL_TO: 'a@example.in' }, "found 'mail.example'"],
  [{ ...MAIL, ENQUIRY_SMTP_URL: 'smtp://user:secret%@mail.example' }, "written as %25, found 'smtp://…@mail.example'"],
  [{ ...MAIL, ENQUIRY_MAIL_CONFIRM: 'yes' }, "ENQUIRY_MAIL_CONFIRM: expected 1 or 0, found 'yes'"],
  [
    { ENQUIRY_SMTP_URL: 'https://user:secret@mail.example' },
    "ENQUIRY_SMTP_URL: expected an address such as smtp://user:password@mail.example:587, found 'https://mail.example'",
  ],
  [{ ENQUIRY_SMTP_URL: 'smtp://mail.example' }, 'ENQUIRY_MAIL_TO: expected'],
  [
    { ...MAIL, ENQUIRY_MAIL_TO: 'office' },
    "ENQUIRY_MAIL_TO: expected e-mail addresses divided by commas, found 'office'",
  ],
  [{ ...MAIL, ENQUIRY_MAIL_FROM: 'office' }, 'ENQUIRY_MAIL_FROM: expected'],
  [{ ...MAIL, ENQUIRY_MAIL_ROUTES: `${folder}/none.json` }, 'none.json cannot be read'],
  [
    { ENQUIRY_WEBHOOK_URL: 'ftp://crm.example/secret' },
    "ENQUIRY_WEBHOOK_URL: expected an http or https address, found 'ftp://crm.example'",
  ],
  [
    { ...HOOK, ENQUIRY_WEBHOOK_URL: 'https://secret%:b@crm.example' },
    "ENQUIRY_WEBHOOK_URL: expected a user and a password in which each % is written as %25, found 'https://…@crm.example'",
  ],
  [{ ...WHATSAPP, ENQUIRY_WHATSAPP_TOKEN: ' ' }, 'ENQUIRY_WHATSAPP_TOKEN: expected'],
  [
    { ...WHATSAPP, ENQUIRY_WHATSAPP_TEMPLATES: 'one' },
    "ENQUIRY_WHATSAPP_TEMPLATES: expected two names, of what asks and what tells, found 'one'",
  ],
  [{ ...HOOK, ENQUIRY_WEBHOOK_SECRET: 'whsec_c2hvcnQ=' }, 'ENQUIRY_WEBHOOK_SECRET: expected'],
  [{ ...HOOK, ENQUIRY_WEBHOOK_SECRET: 'plain-words' }, 'ENQUIRY_WEBHOOK_SECRET: expected'],
])('wrong values are refused in plain words, without the secret: %j', (env, fault) => {
  const read = () => readDeliverySettings(env);
  expect(read).toThrow(fault);
  expect(read).not.toThrow(/secret\b|plain-words/);
});

test('addresses of developers and cities come from a file', () => {
  const file = join(folder, 'routes.json');
  const read = (text: string) => {
    writeFileSync(file, text);
    return readDeliverySettings({ ...MAIL, ENQUIRY_MAIL_ROUTES: file }).mail?.routes;
  };
  expect(read('{"cities":{"goa":"goa@example.in"}}')).toEqual({ developers: {}, cities: { goa: 'goa@example.in' } });
  expect(() => read('{"cities":{"goa":"goa"}}')).toThrow("'goa' has no address");
  expect(() => read('{"cities":"goa"}')).toThrow('expected a JSON file');
});

const ROUTES = { developers: { vatika: 'vatika@x.in' }, cities: { goa: 'goa@x.in', gurgaon: 'ggn@x.in' } };
const PROJECTS = Object.fromEntries(
  ['one'].map((id) => [id, { ...TEST_PROJECTS['mogra-83']!, developerSlug: 'bluepeak' }]),
);

test.each(
  eachText([
    ['/project-details/vatika ¦ /project-details/vatika/neem-court ¦ /developer-projects/vatika/goa', 'vatika@x.in'],
    ['/floor-plans/vatika', 'vatika@x.in'],
    ['/project-details/bluepeak/one', 'ggn@x.in'],
    ['/project-details/bluepeak/two ¦ /contact-us ¦ / ¦ /constructor ¦ /%ff', 'office@x.in'],
    ['/goa ¦ /city/goa/plots', 'goa@x.in'],
  ]),
)('an enquiry from %s goes to %s', (path, to) => {
  const enquiry = { source: `https://www.example.in${path}`, details: {} };
  expect(recipientsOf(enquiry, ['office@x.in'], ROUTES, PROJECTS)).toEqual([to]);
});

test('the project that a form names counts before its page', () => {
  const enquiry = { source: 'https://www.example.in/goa', details: { project: 'one' } };
  expect(recipientsOf(enquiry, ['office@x.in'], ROUTES, PROJECTS)).toEqual(['ggn@x.in']);
});

test('an enquiry from nowhere goes to the office', () => {
  expect(recipientsOf({ source: '', details: {} }, ['office@x.in'], ROUTES, PROJECTS)).toEqual(['office@x.in']);
});
