import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { startHook } from '../test-http';
import { madeFor, TEST_PROJECTS } from '../test-site';
import { testEnquiry } from '../store/test-enquiry';
import { webhookChannel } from './webhook';

const SECRET = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

const crm = madeFor('each', startHook);
let relay: ChildProcess | undefined;
const answer = (status: number, body: object) => crm.answerWith({ status, body: JSON.stringify(body) });

async function start(name: string): Promise<URL> {
  const env = {
    ...process.env,
    CRM: name,
    CRM_TOKEN: 'token',
    CRM_URL: crm.url,
    WEBHOOK_SECRET: `whsec_${SECRET}`,
    PORT: '0',
  };
  relay = spawn(process.execPath, ['docs/examples/crm-relay.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  if (relay.stdout === null) throw new Error('no output');
  const [line] = (await once(relay.stdout, 'data')) as [Buffer];
  return new URL(`http://127.0.0.1:${/\d+/.exec(line.toString())?.[0]}/`);
}

afterEach(() => void relay?.kill());

const send = (url: URL, secret = SECRET, nowMs = Date.now(), fields = {}) =>
  webhookChannel(
    { url, secrets: [Buffer.from(secret, 'base64')] },
    () => TEST_PROJECTS,
    () => nowMs,
  )
    .send({
      id: 'delivery',
      tries: 1,
      queuedMs: 0,
      enquiry: testEnquiry('one', { details: { project: 'mogra-83', configuration: '3 BHK' }, ...fields }),
    })
    .then(
      () => 'accepted',
      (error: unknown) => String(error),
    );

test.each([
  ['zoho', '/crm/v8/Leads/upsert', 'Zoho-oauthtoken token', { data: [{ status: 'success' }] }, 'Website_Enquiry'],
  ['hubspot', '/crm/v3/objects/contacts/batch/upsert', 'Bearer token', { results: [{}] }, 'website_enquiry'],
])('%s gets the enquiry, forged and old calls and suspects do not', async (name, path, authorization, body, field) => {
  answer(200, body);
  const url = await start(name);
  expect(await send(url)).toBe('accepted');
  expect(crm.calls).toMatchObject([{ path, headers: { authorization } }]);
  expect(crm.calls[0]?.body).toContain(`"${field}":"one"`);
  expect(crm.calls[0]?.body).toContain('"Mogra Courts, 3 BHK\\nWish one"');
  expect(await send(url, 'b3RoZXIgc2VjcmV0IG90aGVyIHNlY3JldA==')).toContain('status 401');
  expect(await send(url, SECRET, Date.now() - 3_600_000)).toContain('status 401');
  expect(await send(url, SECRET, Date.now(), { isSuspect: true })).toBe('accepted');
  expect(crm.calls).toHaveLength(1);
});

test.each([
  ['is down', 503, {}],
  ['refuses the record', 200, { data: [{ status: 'error' }] }],
])('a CRM that %s: the endpoint tries again', async (_, status, body) => {
  answer(status, body);
  expect(await send(await start('zoho'))).toContain('status 502');
});

test.each([
  ['without a secret', {}],
  ['with an empty secret', { WEBHOOK_SECRET: '' }],
  ['with the prefix of a secret', { WEBHOOK_SECRET: 'whsec_' }],
  ['with a short secret', { WEBHOOK_SECRET: 'whsec_c2VjcmV0' }],
  ['with words for a secret', { WEBHOOK_SECRET: 'change me' }],
])('%s it does not start', (_, given) => {
  const env = { ...process.env, CRM: 'zoho', CRM_TOKEN: 'token', PORT: '0', WEBHOOK_SECRET: undefined, ...given };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['docs/examples/crm-relay.mjs'], {
    env,
    encoding: 'utf8',
    timeout: 10_000,
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('WEBHOOK_SECRET: expected');
});

test.each([
  ['with its length', { 'Content-Length': '5000000' }],
  ['in pieces', {}],
])('a body that is too long, %s, is not read to its end', async (_, headers) => {
  answer(200, { data: [{ status: 'success' }] });
  const url = await start('zoho');
  const status = await new Promise((resolve) => {
    const request = httpRequest(url, { method: 'POST', headers }, (response) => resolve(response.statusCode));
    request.on('error', () => resolve('cut'));
    request.write(Buffer.alloc(200_000, 'x'));
  });
  expect([413, 'cut']).toContain(status);
  expect(await send(url)).toBe('accepted');
});
