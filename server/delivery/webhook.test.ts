/** @jest-environment node */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testEnquiry } from './test-enquiry';
import { askedPauseMs, signatures, webhookChannel } from './webhook';
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

let server: Server;
let calls: { headers: IncomingHttpHeaders; body: string }[];
let answer: { status: number; headers?: Record<string, string> };
const NOW = Date.parse('2026-11-22T10:00:00Z');

beforeEach(async () => {
  calls = [];
  answer = { status: 204 };
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      calls.push({ headers: request.headers, body });
      response.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const delivery = { id: 'delivery', tries: 1, queuedMs: 0, enquiry: testEnquiry('one') };
const send = (user = '') => {
  const url = new URL(`http://${user}127.0.0.1:${(server.address() as AddressInfo).port}/hook?list=1`);
  return webhookChannel({ url, secrets: [SECRET] }, () => NOW).send(delivery);
};

test('a call can be verified, names the delivery, and has no hash of the address', async () => {
  await send();
  const [{ headers, body } = { headers: {} as IncomingHttpHeaders, body: '' }] = calls;
  expect(headers).toMatchObject({ 'webhook-id': 'msg_delivery', 'webhook-timestamp': String(NOW / 1000) });
  const expected = createHmac('sha256', SECRET)
    .update(`msg_delivery.${NOW / 1000}.${body}`)
    .digest();
  const given = Buffer.from(String(headers['webhook-signature']).replace('v1,', ''), 'base64');
  expect(timingSafeEqual(given, expected)).toBe(true);
  const { ipHash, ...data } = delivery.enquiry;
  expect(JSON.parse(body)).toEqual({ type: 'enquiry.created', timestamp: data.receivedAt, data });
  expect(body).not.toContain(ipHash);
});

test('user and password of the address become Basic authorization', async () => {
  await send('crm:pass%20word@');
  expect(calls[0]?.headers.authorization).toBe(`Basic ${Buffer.from('crm:pass word').toString('base64')}`);
});

test.each([
  [{ status: 200 }, null],
  [{ status: 500 }, new SendError('status 500')],
  [{ status: 301, headers: { location: 'http://127.0.0.1:1/' } }, new SendError('status 301')],
  [{ status: 503, headers: { 'retry-after': '120' } }, new SendError('status 503', false, 120_000)],
  [{ status: 410 }, new SendError('status 410', true, 86_400_000)],
])('an answer %j', async (given, fault) => {
  answer = given;
  const error: unknown = await send().then(
    () => null,
    (reason: unknown) => reason,
  );
  const facts = (value: unknown) => (value instanceof SendError ? [value.code, value.isLasting, value.pauseMs] : value);
  expect(facts(error)).toEqual(facts(fault));
});

test('nobody listens', async () => {
  const { port } = server.address() as AddressInfo;
  const channel = webhookChannel({ url: new URL(`http://127.0.0.1:${port}/`), secrets: [SECRET] });
  await new Promise((resolve) => server.close(resolve));
  await expect(channel.send(delivery)).rejects.toThrow('no connection');
  await new Promise<void>((resolve) => server.listen(0, resolve));
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
