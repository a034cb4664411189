import { createHmac, timingSafeEqual } from 'node:crypto';
import { startHook } from '../test-http';
import { madeFor, TEST_PROJECTS } from '../test-site';
import { testEnquiry } from '../store/test-enquiry';
import { askedPauseMs, signatures, webhookChannel, whatsappChannel } from './webhook';
import { SendError } from './worker';

// The example of the Standard Webhooks libraries.
const SECRET = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
const OTHER = Buffer.from('c2Vjb25kLXNlY3JldC1mb3ItY2hhbmdl', 'base64');

test.each([
  [[SECRET], 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='],
  [
    [SECRET, OTHER],
    `v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE= v1,${createHmac('sha256', OTHER)
      .update('msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.{"test": 2432232314}')
      .digest('base64')}`,
  ],
])('signs as the convention says, once for each secret', (secrets, expected) => {
  expect(signatures(secrets, 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330, '{"test": 2432232314}')).toBe(expected);
});

const hook = madeFor('each', startHook);
const NOW = Date.parse('2026-11-22T10:00:00Z');

const campaign = { last: { utm_source: 'google', referrer: 'www.google.com' } };
const details = { channel: 'project', project: 'mogra-83', firstPage: '/', campaign } as const;
const delivery = { id: 'delivery', tries: 1, queuedMs: 0, enquiry: testEnquiry('one', { details }) };
const open = (user = '', now = () => NOW) => {
  const url = new URL(`${hook.url.replace('//', `//${user}`)}/hook?list=1`);
  return webhookChannel({ url, secrets: [SECRET] }, () => TEST_PROJECTS, now);
};
const send = (user = '') => open(user).send(delivery);
const reasonOf = (sending: Promise<void>): Promise<unknown> =>
  sending.then(
    () => null,
    (reason: unknown) => reason,
  );

test('a call can be verified, names the delivery, and has no hash of the address', async () => {
  await send();
  const { headers, body } = hook.calls[0]!;
  expect(headers).toMatchObject({ 'webhook-id': 'msg_delivery', 'webhook-timestamp': String(NOW / 1000) });
  const expected = createHmac('sha256', SECRET)
    .update(`msg_delivery.${NOW / 1000}.${body}`)
    .digest();
  const given = Buffer.from(String(headers['webhook-signature']).replace('v1,', ''), 'base64');
  expect(timingSafeEqual(given, expected)).toBe(true);
  const { ipHash, details, ...typed } = delivery.enquiry;
  const data = { ...typed, ...details, projectName: 'Mogra Courts', developer: 'Vatika', city: 'Gurgaon' };
  expect(JSON.parse(body)).toEqual({ type: 'enquiry.created', timestamp: data.receivedAt, data });
  expect(body).not.toContain(ipHash);
});

test('an erasure names the enquiry and the day until which it is kept, and nothing of the person', async () => {
  for (const until of ['', '2027-05-03']) {
    const letter = { to: 'webhook', subject: 'enquiry.erased', paragraphs: ['one', until] };
    await open().send({ ...delivery, queuedMs: NOW, letter });
  }
  const timestamp = new Date(NOW).toISOString();
  expect(hook.calls.map(({ body }) => JSON.parse(body) as object)).toEqual([
    { type: 'enquiry.erased', timestamp, data: { id: 'one' } },
    { type: 'enquiry.erased', timestamp, data: { id: 'one', blockedUntil: '2027-05-03' } },
  ]);
});

test('user and password of the address become Basic authorization', async () => {
  await send('crm:pass%20word@');
  expect(hook.calls[0]?.headers.authorization).toBe(`Basic ${Buffer.from('crm:pass word').toString('base64')}`);
});

test.each([
  [{ status: 200 }, null],
  [{ status: 500 }, new SendError('status 500')],
  [{ status: 302 }, new SendError('status 302')],
  [{ status: 503, headers: { 'retry-after': '120' } }, new SendError('status 503', 'again', 120_000)],
  [{ status: 410 }, new SendError('status 410', 'again', 86_400_000)],
])('an answer %j', async (given, fault) => {
  hook.answerWith(given);
  const error = await reasonOf(send());
  const facts = (value: unknown) => (value instanceof SendError ? [value.code, value.next, value.pauseMs] : value);
  expect(facts(error)).toEqual(facts(fault));
});

const SCRIPT_RESULT = 'https://script.googleusercontent.com/macros/echo?user_content_key=AbC&lib=M1';

test.each([
  [302, SCRIPT_RESULT],
  [302, 'https://SCRIPT.googleusercontent.com:443/a/macros/firm.example/echo'],
  [303, SCRIPT_RESULT],
])('%s to %s: the script has run', async (status, location) => {
  hook.answerWith({ status, headers: { location } });
  expect(await reasonOf(send())).toBeNull();
  expect(hook.calls).toHaveLength(1);
});

test.each([
  [301, 'https://crm.example/hook'],
  [302, 'thanks.html'],
  [302, ''],
  [302, 'https://'],
  [302, 'https://accounts.google.com/ServiceLogin?continue=https://script.googleusercontent.com/macros/echo'],
  [302, 'https://script.googleusercontent.com.evil.example/macros/echo'],
  [302, 'https://script.googleusercontent.com@evil.example/'],
  [303, 'https://firm.example/thank-you'],
  [308, 'https://www.crm.example/hook'],
])('%s to "%s": the address is named, and called once a day however many wait', async (status, location) => {
  hook.answerWith({ status, headers: { location } });
  let nowMs = NOW;
  const channel = open('', () => nowMs);
  const words = `answers ${status}: this address is a web page, not a webhook`;
  for (const atMs of [0, 5000, 86_399_999]) {
    nowMs = NOW + atMs;
    const fault = { code: words, next: 'again', pauseMs: 86_400_000 };
    expect(await reasonOf(channel.send(delivery))).toMatchObject(fault);
    expect(hook.calls).toHaveLength(1);
  }
  nowMs = NOW + 86_400_000;
  hook.answerWith({ status: 204 });
  expect(await reasonOf(channel.send(delivery))).toBeNull();
  expect(hook.calls).toHaveLength(2);
});

test('nobody listens', async () => {
  await hook.stop();
  await expect(send()).rejects.toThrow('no connection: refused');
});

test.each([
  [200, {}, null],
  [400, {}, { code: 'status 400', next: 'stuck' }],
  [401, {}, { code: 'status 401', next: 'again' }],
  [429, { 'retry-after': '60' }, { code: 'status 429', next: 'again', pauseMs: 60_000 }],
])('WhatsApp answers %s', async (status, headers, fault) => {
  hook.answerWith({ status, headers });
  const url = new URL(`${hook.url}/1/messages`);
  const templates = { ask: 'shall_we_tell', tell: 'we_tell' };
  const template = { kind: 'tell', text: 'new: Mogra,\n\n Gurgaon', link: 'https://www.example.test/alerts' } as const;
  const letter = { to: '+919810000001', subject: '', paragraphs: [], template };
  const sending = whatsappChannel({ url, token: 'key', templates, language: 'en' }).send({ ...delivery, letter });
  const reason = await reasonOf(sending);
  if (fault) expect(reason).toMatchObject(fault);
  else expect(reason).toBeNull();
  expect(hook.calls.map(({ headers: { authorization } }) => authorization)).toEqual(['Bearer key']);
  expect(JSON.parse(hook.calls[0]?.body ?? '')).toEqual({
    messaging_product: 'whatsapp',
    to: '919810000001',
    type: 'template',
    template: {
      name: 'we_tell',
      language: { code: 'en' },
      components: [
        {
          type: 'body',
          parameters: [
            { type: 'text', text: 'new: Mogra, Gurgaon' },
            { type: 'text', text: 'https://www.example.test/alerts' },
          ],
        },
      ],
    },
  });
});

test.each([
  [null, 0],
  ['120', 120_000],
  ['Sun, 22 Nov 2026 10:01:00 GMT', 60_000],
  ['Sun, 22 Nov 2026 09:00:00 GMT', 0],
  ['soon', 0],
  ['999999999', 999_999_999_000],
])('Retry-After %s', (value, pauseMs) => {
  expect(askedPauseMs(value, NOW)).toBe(pauseMs);
});
