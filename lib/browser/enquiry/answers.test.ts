import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ENQUIRY_CHANNELS, type EnquiryChannelKey } from '@/lib/domain/enquiry/channels';
import { ENQUIRY_BODY as BODY } from '@/lib/domain/enquiry/fixtures/enquiry-body';
import { toResendResult } from '@/lib/domain/enquiry/pending';
import { replaceCallLimit } from './fixtures/call-limit';
import { sendEnquiry, tryAttempts } from './send';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const JSON_TYPE = { 'content-type': 'application/json' };
const PAGE = '<!doctype html><title>Home</title><h1>Enquiry submitted successfully!</h1>';
const TAKEN = '{"success":true,"message":"Stored"}';

const reply =
  (status: number, headers: Record<string, string>, body = ''): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);
const json = (status: number, body: string) => reply(status, JSON_TYPE, body);
const page = (status: number, body = PAGE) => reply(status, HTML, body);
/** The address that it leads to answers 201 with success true, whatever the method. */
const redirect = (status: number, body = '') => reply(status, { location: '/taken' }, body);

/** Forms that take 200, too; the specified status of the others is 201 alone. */
const OK_IS_ENOUGH: readonly EnquiryChannelKey[] = ['popup', 'listing', 'developer-page'];

/** `created`: every form takes it for a yes. `ok`: those that 200 is enough for. `no`: failed, kept, sent later. */
type Meaning = 'created' | 'ok' | 'no' | 'refused';

const ANSWERS: [name: string, answer: RequestListener, meaning: Meaning][] = [
  ['201, success true', json(201, TAKEN), 'created'],
  ['201, success true, sent as text/html as a script of PHP does', reply(201, HTML, TAKEN), 'created'],
  ['201, success true after blanks and a mark', json(201, `\uFEFF \n${TAKEN}\n`), 'created'],
  ['200, success true', json(200, TAKEN), 'ok'],
  ['202, success true', json(202, TAKEN), 'no'],
  ['200, success false', json(200, '{"success":false,"message":"The mail could not be sent"}'), 'no'],
  ['201, success false', json(201, '{"success":false}'), 'no'],
  ['201, success as text', json(201, '{"success":"true"}'), 'no'],
  ['201, a list', json(201, '[{"success":true}]'), 'no'],
  ['201, null', json(201, 'null'), 'no'],
  ['201, JSON that is cut', json(201, '{"success":true'), 'no'],
  ['201, JSON before a warning of PHP', json(201, `Warning: mail() failed ${TAKEN}`), 'no'],
  ['201, empty', json(201, ''), 'no'],
  ['204', reply(204, {}), 'no'],
  ['200, a page', page(200), 'no'],
  ['201, a page', page(201), 'no'],
  ['200, a login page of a network', page(200, '<form action="http://portal/"><input type="password"></form>'), 'no'],
  ['302 to another address', redirect(302), 'no'],
  ['302 with success true in its own body', redirect(302, TAKEN), 'no'],
  ['307 to another address', redirect(307), 'no'],
  ['304', reply(304, {}), 'no'],
  ['403, JSON of a gateway', json(403, '{"message":"Missing Authentication Token"}'), 'no'],
  ['404, success true', json(404, TAKEN), 'no'],
  ['404, a page', page(404), 'no'],
  ['405, a page', page(405), 'no'],
  ['422, a page', page(422), 'no'],
  ['429, JSON', json(429, '{"message":"Please wait"}'), 'no'],
  ['500, success true', json(500, TAKEN), 'no'],
  ['500, JSON', json(500, '{"message":"The database is being moved"}'), 'no'],
  ['no answer', () => call.giveUp(), 'no'],
  ['a connection that is reset', ({ socket }) => socket.destroy(), 'no'],
  ['half of success true', (_, to) => to.writeHead(201, { 'content-length': '99' }).write(TAKEN, call.giveUp), 'no'],
  ['422, JSON that names a field', json(422, '{"message":"no","errors":{"phone":"7 digits"}}'), 'refused'],
];

const call = replaceCallLimit();
let server: Server;
let host: string;
let answer: RequestListener;
const stored = new Map<string, string>();
const waiting = () => (JSON.parse(stored.get('enquiries-v1') ?? '[]') as { id: string }[]).map(({ id }) => id);

beforeAll(async () => {
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  Object.assign(globalThis, { localStorage, navigator: {} });
  server = createServer((request, response) => {
    const answerNow = request.url === '/taken' ? json(201, TAKEN) : answer;
    request.resume().on('end', () => answerNow(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => stored.clear());

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each(ANSWERS)('%s', async (_name, given, meaning) => {
  answer = given;
  for (const channel of Object.keys(ENQUIRY_CHANNELS) as EnquiryChannelKey[]) {
    stored.clear();
    const isAccepted = meaning === 'created' || (meaning === 'ok' && OK_IS_ENOUGH.includes(channel));
    const { kind } = await sendEnquiry(channel, host, BODY);
    const expected = isAccepted ? 'accepted' : meaning === 'refused' ? 'refused' : 'saved-on-device';
    expect([channel, kind, waiting()]).toEqual([channel, expected, expected === 'saved-on-device' ? [BODY.id] : []]);
  }
  const { kind } = toResendResult(await tryAttempts('listing', host, BODY));
  expect(kind).toBe({ created: 'sent', ok: 'sent', no: 'waits', refused: 'refused' }[meaning]);
});

test.each(['opaqueredirect', 'opaque', 'error'])('an answer that a browser calls %s', async (type) => {
  const fetched = globalThis.fetch;
  globalThis.fetch = (_input, options) => {
    expect(options).toMatchObject({ redirect: 'manual' });
    const properties = { type: { value: type }, status: { value: 0 } };
    return Promise.resolve(Object.defineProperties(new Response(TAKEN), properties));
  };
  for (const channel of Object.keys(ENQUIRY_CHANNELS) as EnquiryChannelKey[]) {
    expect(await sendEnquiry(channel, host, BODY)).toMatchObject({ kind: 'saved-on-device' });
  }
  globalThis.fetch = fetched;
});
