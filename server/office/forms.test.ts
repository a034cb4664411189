import type { OutgoingHttpHeaders } from 'node:http';
import { FORM_TYPE, officeFor, sessionFor } from '../test-office';

const CHANGE = { id: 'one', state: 'won', owner: '', reminder: '', note: '' };
const ERASE = { who: '9876543210', sure: 'yes' };

const office = officeFor('all');
const [asha, ravi] = [sessionFor('all', office), sessionFor('all', office, 'ravi')];
beforeAll(() => office.add('one'));

/** Nothing was changed, nobody was signed out. */
afterEach(async () => {
  const { enquiries, history } = await office.store.inbox.person('one');
  expect([enquiries.map(({ state }) => state), history]).toEqual([['new'], []]);
  expect((await asha.open('/office')).status).toBe(200);
});

const FORMS: [path: string, fields: Record<string, string>][] = [
  ['/office/enquiry', CHANGE],
  ['/office/lead', { name: 'Mallory', phone: '9000000009', via: 'x' }],
  ['/office/join', { id: 'one', who: '9000000001' }],
  ['/office/split', { id: 'one' }],
  ['/office/erase', ERASE],
  ['/office/user', { deed: 'remove', name: 'ravi' }],
  ['/office/view', { name: 'All', state: 'all' }],
  ['/office/hours', { from: '10:00', to: '11:00' }],
  ['/office/rule', { of: 'all', 'user asha': '1' }],
  ['/office/sign-out', {}],
  ['/office/search', { search: 'asha' }],
];

describe.each(FORMS)('a form to %s', (path, fields) => {
  test('without session changes nothing', async () => {
    expect((await office.submit(path, { ...fields, key: asha.key })).status).toBe(401);
  });

  test.each([
    ['without key', ''],
    ['with a key of one letter', 'A'],
    ['with a key of the right length', 'A'.repeat(43)],
  ])('%s changes nothing', async (_, key) => {
    expect((await asha.submit(path, { ...fields, key })).status).toBe(403);
  });

  test("with another user's key changes nothing", async () => {
    expect((await asha.submit(path, { ...fields, key: ravi.key })).status).toBe(403);
  });

  test.each<[string, OutgoingHttpHeaders]>([
    ['of another site', { Origin: 'https://evil.example' }],
    ['of another site, as the browser says', { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://127.0.0.1' }],
    ['of a sister host', { 'Sec-Fetch-Site': 'same-site' }],
    ['of a sandboxed frame', { Origin: 'null' }],
    ['of a host that begins like ours', { Origin: 'http://127.0.0.1.evil.example' }],
  ])('%s changes nothing, even with the right key', async (_, headers) => {
    expect((await asha.submit(path, fields, headers)).status).toBe(403);
  });

  test('is not answered to a read', async () => {
    const query = new URLSearchParams({ ...fields, key: asha.key });
    if (path === '/office/erase') return expect((await asha.open(`${path}?${query}`)).status).toBe(410);
    if (path === '/office/lead') return expect((await asha.open(`${path}?${query}`)).text).not.toContain('Mallory');
    const answer = await asha.open(`${path}?${query}`);
    expect([answer.status, answer.headers.allow]).toEqual([405, 'POST']);
  });
});

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])('%s is refused', async (method) => {
  const answer = await office.send('/office', { method, headers: { Cookie: asha.cookie } });
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  const erase = await office.send('/office/erase', { method, headers: { Cookie: asha.cookie } });
  expect([erase.status, erase.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
});

test('the address of a form has no say in its fields', async () => {
  const answer = await asha.submit(`/office/enquiry?${new URLSearchParams(CHANGE)}`, {});
  expect(answer.status).toBe(422);
});

describe('a body', () => {
  const send = (body: string | Buffer, headers: OutgoingHttpHeaders = {}) =>
    office.send('/office/enquiry', {
      method: 'POST',
      headers: { ...FORM_TYPE, Cookie: asha.cookie, Origin: `http://127.0.0.1:${office.port}`, ...headers },
      body,
    });
  const text = () => new URLSearchParams({ ...CHANGE, key: asha.key }).toString();
  const json = () => JSON.stringify({ ...CHANGE, key: asha.key });

  test.each<[string, () => string | Buffer, OutgoingHttpHeaders, number]>([
    ['that is too long', () => `${text()}&note=${'x'.repeat(66_000)}`, {}, 413],
    ['of JSON', json, { 'Content-Type': 'application/json' }, 415],
    ['of JSON, called a form', json, {}, 403],
    ['of two types', text, { 'Content-Type': 'text/plain, application/x-www-form-urlencoded' }, 415],
    ['in parts', () => '--X--\r\n', { 'Content-Type': 'multipart/form-data; boundary=X' }, 415],
    ['in another alphabet', text, { 'Content-Type': `${FORM_TYPE['Content-Type']}; charset=utf-16` }, 415],
    ['compressed', text, { 'Content-Encoding': 'gzip' }, 415],
    ['with half a letter', () => `${text()}&x=%C3`, {}, 400],
    ['with a field given twice', () => `${text()}&state=lost`, {}, 400],
  ])('%s is refused', async (_, body, headers, status) => {
    expect((await send(body(), headers)).status).toBe(status);
  });
});

describe('a change', () => {
  test.each<[string, Record<string, string>, number]>([
    ['to a state that is none', { state: 'sold' }, 422],
    ['to a state of every object', { state: 'constructor' }, 422],
    ['to an owner who is no user', { owner: 'mallory' }, 422],
    ['to an owner with a second header', { owner: 'asha\r\nSet-Cookie: office=x' }, 422],
    ['to a reminder that is no date', { reminder: 'tomorrow' }, 422],
    ['to a reminder with a second header', { reminder: '2026-11-30\r\nX-Evil: 1' }, 422],
    ['with a note that is too long', { note: 'x'.repeat(2001) }, 422],
    ['of an enquiry that is not there', { id: 'two' }, 410],
    ['of SQL', { id: `one' OR '1'='1` }, 410],
  ])('%s is refused', async (_, fields, status) => {
    const answer = await asha.submit('/office/enquiry', { ...CHANGE, ...fields });
    expect([answer.status, answer.headers['x-evil'], answer.headers['set-cookie']]).toEqual([
      status,
      undefined,
      undefined,
    ]);
  });
});

test('an erasure without its tick erases nothing', async () => {
  expect((await asha.submit('/office/erase', { who: '9876543210' })).status).toBe(422);
});
