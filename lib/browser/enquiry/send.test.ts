import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REQUEST_TIMEOUT_MS } from '@/lib/domain/site/business-constants';
import { ENQUIRY_BODY as BODY } from '@/lib/domain/enquiry/fixtures/enquiry-body';
import { replaceCallLimit } from './fixtures/call-limit';
import { sendEnquiry } from './send';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

interface Call {
  path: string;
  type: string;
  body: string;
}

const json =
  (status: number, body: unknown): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Storage and tabs of a browser; tests read the storage as text. */
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

const refuse = (): never => {
  throw new Error('blocked, or full');
};

/** The outcome where calls of the browser end like this. */
async function sendBy(fetch: typeof globalThis.fetch) {
  const fetched = globalThis.fetch;
  globalThis.fetch = fetch;
  const outcome = await sendEnquiry('footer', 'https://office.example', BODY);
  globalThis.fetch = fetched;
  return outcome;
}

const call = replaceCallLimit();
let server: Server;
let host: string;
let calls: Call[];
let answers: Answer[];

beforeAll(async () => {
  Object.assign(globalThis, { localStorage: storage, navigator: {} });
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const type = (request.headers['content-type'] ?? '').split(';')[0] ?? '';
      calls.push({ path: request.url ?? '', type, body });
      (answers.shift() ?? json(500, null))(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  calls = [];
  kept.clear();
});

const CREATED = json(201, { success: true, message: 'Enquiry submitted successfully!' });
const RESET: Answer = (_response, request) => request.socket.destroy();
const HANG: Answer = () => call.giveUp();
const REDIRECT: Answer = (response) => response.writeHead(301, { location: '/contact-us' }).end();
const HTML: Answer = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi</h1>');

test('a call asks for JSON, outlives its page, and is not made twice', async () => {
  const calls: Request[] = [];
  const outcome = await sendBy((input, options) => {
    calls.push(new Request(input, options));
    return Promise.resolve(Response.json({ success: true }, { status: 201 }));
  });
  expect(outcome.kind).toBe('accepted');
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ keepalive: true, credentials: 'same-origin', method: 'POST' });
  expect(calls[0]?.headers.get('accept')).toBe('application/json');
});

test('another frame’s abort is no answer either', async () => {
  const outcome = await sendBy(() => Promise.reject(new DOMException('aborted', 'AbortError')));
  expect(outcome).toMatchObject({ kind: 'saved-on-device', message: 'Network error. Please check your connection.' });
});

test('a named field ends the chain of the listing form', async () => {
  answers = [json(422, { message: 'no', errors: { phone: '7 digits' } }), CREATED];
  expect(await sendEnquiry('listing', host, BODY)).toMatchObject({ kind: 'refused', errors: { phone: '7 digits' } });
  expect(calls).toHaveLength(1);
  expect(kept.size).toBe(0);
});

describe('the chain of the listing form', () => {
  const route = ({ path, type }: Call) => `${path} ${type}`;
  const ALL = ['/contact.php multipart/form-data', '/contact.php application/json', '/contact application/json'];

  test.each<[string, Answer[], number]>([
    ['the first call is accepted', [json(200, { success: true })], 1],
    ['a page in place of an answer falls through', [HTML, json(201, null), CREATED], 3],
    ['a redirect to a page falls through', [REDIRECT, REDIRECT, CREATED], 3],
    ['a server error falls through', [json(500, null), CREATED], 2],
    ['a refusal falls through', [json(422, { message: 'no' }), json(404, null), CREATED], 3],
    ['a reset and a hang fall through', [RESET, HANG, CREATED], 3],
  ])('%s', async (_case, given, used) => {
    answers = [...given];
    const outcome = await sendEnquiry('listing', host, BODY);
    expect(outcome).toEqual({ kind: 'accepted', message: 'Enquiry submitted successfully!' });
    expect(calls.map(route)).toEqual(ALL.slice(0, used));
    expect(Math.max(...call.limitsMs)).toBeLessThanOrEqual(REQUEST_TIMEOUT_MS);
    for (const call of calls) expect(call.body).toContain('id-1');
  });

  test('the multipart call carries every field', async () => {
    answers = [CREATED];
    await sendEnquiry('listing', host, BODY);
    for (const [name, value] of Object.entries(BODY)) {
      expect(calls[0]?.body).toContain(`name="${name}"\r\n\r\n${value}\r\n`);
    }
  });

  test('is on the device before the first call, and gone once accepted', async () => {
    const seen: (string | null)[] = [];
    answers = [
      (response, request) => {
        seen.push(storage.getItem('enquiries-v1'));
        json(500, null)(response, request);
      },
      CREATED,
    ];
    await sendEnquiry('listing', host, BODY);
    expect(seen[0]).toContain('"id":"id-1"');
    expect(seen[0]).toContain('"status":"pending"');
    expect([...kept.keys()]).toEqual([]);
  });

  test('all three fail: it waits on the device, the office is offered, and progress was told', async () => {
    answers = [];
    const progress: string[] = [];
    const onAttempt = (attempt: number, attempts: number) => progress.push(`${attempt}/${attempts}`);
    const outcome = await sendEnquiry('listing', host, BODY, { onAttempt });
    expect(outcome).toEqual({
      kind: 'saved-on-device',
      message: 'Form data saved locally. Please contact us directly',
      note: 'Your enquiry has been saved and will be processed when the system is back online.',
      errors: {},
    });
    expect(progress).toEqual(['1/3', '2/3', '3/3']);
    expect(JSON.parse(storage.getItem('enquiries-v1') ?? '')).toMatchObject([{ ...BODY, status: 'pending' }]);
  });

  test.each<[string, Partial<typeof storage>]>([
    ['cannot be read', { getItem: refuse }],
    ['is full', { setItem: refuse }],
    ['does not hold what was written', { getItem: () => '{' }],
  ])('all fail and the storage %s: told so', async (_case, fault) => {
    Object.assign(globalThis, { localStorage: { ...storage, ...fault } });
    answers = [];
    const outcome = await sendEnquiry('listing', host, BODY);
    Object.assign(globalThis, { localStorage: storage });
    expect(outcome).toEqual({
      kind: 'unsent',
      message: 'Unable to submit enquiry automatically. Please contact us directly',
      note: 'Or try again later.',
      errors: {},
    });
  });
});

test('what is no network fault is logged and told as a failure', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const outcome = await sendBy(() => Promise.reject(new Error('broken')));
  expect(outcome).toMatchObject({ kind: 'saved-on-device', message: 'Failed to submit enquiry.' });
  expect(log).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith('Enquiry not sent', expect.any(Error));
  log.mockRestore();
});
