/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { startTestSite, type TestSite } from './test-site';

const ASHA = { name: 'Asha Rao', phone: '+91 98765 43210', email: 'asha@example.test', message: 'A plot, please.' };
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const MULTIPART = { 'Content-Type': 'multipart/form-data; boundary=XX' };

function multipart(parts: readonly string[]): string {
  return `${parts.map((part) => `--XX\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--XX--\r\n`;
}

let site: TestSite;

beforeEach(async () => {
  site = await startTestSite({ settings: { allowedOrigins: ['https://www.example.test'] } });
});

afterEach(() => site.stop());

describe('what is stored', () => {
  const PARTS = Object.entries(ASHA).map(([name, value]) => `name="${name}"\r\n\r\n${value}`);
  test.each([
    ['JSON', JSON.stringify(ASHA), {}, '/contact.php'],
    ['JSON to the second address', JSON.stringify(ASHA), {}, '/contact'],
    [
      'JSON with charset and mark',
      `\uFEFF${JSON.stringify(ASHA)}`,
      { 'Content-Type': 'application/json; charset=UTF-8' },
      '/contact.php',
    ],
    ['multipart', multipart(PARTS), MULTIPART, '/contact.php'],
    ['multipart to the second address', multipart(PARTS), MULTIPART, '/contact'],
    ['url-encoded', new URLSearchParams(ASHA).toString(), FORM, '/contact.php'],
  ])('%s', async (_, body, headers, path) => {
    const answer = await site.post(body, headers, path);
    expect(answer.status).toBe(201);
    expect(JSON.parse(answer.text)).toEqual({ success: true, message: 'Enquiry submitted successfully!' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(await site.rows()).toEqual([expect.objectContaining({ ...ASHA, isSuspect: false })]);
  });

  test('all that belongs to an enquiry, and of the address only a hash', async () => {
    const id = randomUUID();
    const Referer = 'https://www.example.test/project-details/vatika/neem-court?utm_source=x#emi';
    await site.post({ ...ASHA, id, consent: '2026-11' }, { Referer, Origin: 'https://www.example.test' });
    const [row] = await site.rows();
    expect(row).toEqual({
      ...ASHA,
      id,
      consent: '2026-11',
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      source: 'https://www.example.test/project-details/vatika/neem-court',
      ipHash: expect.stringMatching(/^[0-9a-f]{32}$/),
      isSuspect: false,
    });
    expect(readFileSync(site.dbPath, 'latin1')).not.toContain('127.0.0.1');
  });

  test('readable by the owner of the server alone', async () => {
    await site.post(ASHA);
    for (const ending of ['', '-wal', '-shm']) {
      expect([ending, statSync(site.dbPath + ending).mode & 0o777]).toEqual([ending, 0o600]);
    }
  });

  const MINIMAL = { name: 'Asha', phone: '9876543', email: '', message: '' };
  test.each([
    ['name and phone alone', { name: 'Asha', phone: '9876543' }, MINIMAL],
    ['an empty e-mail', { ...ASHA, email: '' }, { ...ASHA, email: '' }],
    ['null as left out', { ...ASHA, email: null }, { ...ASHA, email: '' }],
    ['a number as text', { ...ASHA, phone: 9876543210 }, { ...ASHA, phone: '9876543210' }],
    ['blanks round a text dropped', { ...ASHA, name: '  Asha\t Rao ' }, ASHA],
    ['Hindi and emoji', { ...ASHA, name: 'आशा 🙂' }, { ...ASHA, name: 'आशा 🙂' }],
    ['marks from an address book dropped', { ...ASHA, phone: `\u202a${ASHA.phone}\u202c` }, ASHA],
    ['lines of a message', { ...ASHA, message: 'One\r\n\r\nTwo\tthree' }, { ...ASHA, message: 'One\n\nTwo\tthree' }],
    [
      'quotes as text',
      { ...ASHA, message: `'); DROP TABLE x;-- <b>` },
      { ...ASHA, message: `'); DROP TABLE x;-- <b>` },
    ],
    ['no field nobody asked for', { ...ASHA, is_suspect: 1, constructor: 'z' }, ASHA],
  ])('%s', async (_, body, stored) => {
    expect((await site.post(body)).status).toBe(201);
    expect(await site.rows()).toEqual([expect.objectContaining({ ...stored, isSuspect: false })]);
  });

  test.each([
    ['a filled trap', { website: 'https://spam.example' }, true],
    ['a form filled at once', { filled_ms: '300' }, true],
    ['an empty trap', { website: ' ' }, false],
    ['a form filled by a person', { filled_ms: '9000' }, false],
    ['no time', { filled_ms: '' }, false],
    ['a time that is none', { filled_ms: 'soon' }, false],
  ])('%s: answered like any, marked %s', async (_, extra, isSuspect) => {
    const answer = await site.post({ ...ASHA, ...extra });
    expect([answer.status, answer.text]).toEqual([201, '{"success":true,"message":"Enquiry submitted successfully!"}']);
    expect(await site.rows()).toEqual([expect.objectContaining({ isSuspect })]);
  });
});

describe('what is refused', () => {
  const TOO_LONG = 'x'.repeat(5001);
  test.each([
    ['no name', { ...ASHA, name: '' }, { name: 'Please enter your name.' }],
    ['a name of blanks', { ...ASHA, name: ' \t\u200b' }, { name: 'Please enter your name.' }],
    ['no phone', { name: 'Asha' }, { phone: 'Please enter a valid phone number.' }],
    ['six digits', { ...ASHA, phone: '12-34-56' }, { phone: 'Please enter a valid phone number.' }],
    ['sixteen digits', { ...ASHA, phone: '1234567890123456' }, { phone: 'Please enter a valid phone number.' }],
    ['words for a phone', { ...ASHA, phone: 'call 9876543210' }, { phone: 'Please enter a valid phone number.' }],
    ['an e-mail without @', { ...ASHA, email: 'asha' }, { email: 'Please enter a valid e-mail address.' }],
    [
      'an e-mail with a second address',
      { ...ASHA, email: 'a@b.in, c@d.in' },
      { email: 'Please enter a valid e-mail address.' },
    ],
    [
      'header injection by name',
      { ...ASHA, name: 'Asha\r\nBcc: x@y.in' },
      { name: 'Please remove line breaks and special characters from your name.' },
    ],
    [
      'header injection by e-mail',
      { ...ASHA, email: 'a@b.in\nBcc: x@y.in' },
      { email: expect.stringContaining('line breaks') },
    ],
    ['a line separator', { ...ASHA, name: 'Asha\u2028Rao' }, { name: expect.stringContaining('line breaks') }],
    ['a null character', { ...ASHA, message: 'a\u0000b' }, { message: expect.stringContaining('special characters') }],
    ['an escape', { ...ASHA, message: '\u001b[2J' }, { message: expect.stringContaining('special characters') }],
    ['half a character', { ...ASHA, name: 'A\ud800' }, { name: expect.stringContaining('special characters') }],
    ['a long message', { ...ASHA, message: TOO_LONG }, { message: 'Please shorten your message to 5000 characters.' }],
    ['a long name', { ...ASHA, name: 'x'.repeat(201) }, { name: 'Please shorten your name to 200 characters.' }],
    ['several at once', {}, { name: 'Please enter your name.', phone: 'Please enter a valid phone number.' }],
  ])('%s: 422 with the fields', async (_, body, errors) => {
    const answer = await site.post(body);
    const { success, message, errors: found } = JSON.parse(answer.text);
    expect([answer.status, success, found]).toEqual([422, false, errors]);
    expect(message).toBe(Object.values(found).join(' '));
    expect(await site.rows()).toEqual([]);
  });

  const deep = '['.repeat(10_000) + ']'.repeat(10_000);
  test.each([
    ['a broken JSON text', '{"name":', {}],
    ['an empty body', '', {}],
    ['a list', '[]', {}],
    ['a text', '"Asha"', {}],
    ['nothing', 'null', {}],
    ['a deep body', deep, {}],
    ['an object in a field', '{"name":{"first":"Asha"},"phone":"9876543210"}', {}],
    ['a list in a field', '{"name":["Asha"],"phone":"9876543210"}', {}],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), {}],
    ['a form that is not UTF-8', 'name=%ff&phone=9876543210', FORM],
    ['a broken escape', 'name=%zz&phone=9876543210', FORM],
    ['a field given twice', 'name=a&name=b&phone=9876543210', FORM],
    [
      'a file',
      multipart([
        'name="name"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nAsha',
        'name="phone"\r\n\r\n9876543210',
      ]),
      MULTIPART,
    ],
    [
      'an empty file',
      multipart(['name="cv"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n']),
      MULTIPART,
    ],
    ['a multipart body cut off', multipart(['name="name"\r\n\r\nAsha']).slice(0, -8), MULTIPART],
    ['multipart without boundary', multipart(['name="name"\r\n\r\nAsha']), { 'Content-Type': 'multipart/form-data' }],
    [
      'bytes hidden in base64',
      multipart(['name="name"\r\nContent-Transfer-Encoding: base64\r\n\r\n/////w==']),
      MULTIPART,
    ],
  ])('%s: 400', async (_, body, headers) => {
    const answer = await site.post(body, headers);
    expect([answer.status, JSON.parse(answer.text).success]).toEqual([400, false]);
    expect(await site.rows()).toEqual([]);
  });

  test.each([
    ['text/plain', {}],
    ['', {}],
    ['application/xml', {}],
    ['constructor', {}],
    ['application/json; charset=iso-8859-1', {}],
    ['application/json', { 'Content-Encoding': 'gzip' }],
  ])('content type "%s": 415', async (type, headers) => {
    expect((await site.post(ASHA, { 'Content-Type': type, ...headers })).status).toBe(415);
  });

  test.each([
    ['just under the cap', 32 * 1024 - 1, 400],
    ['just over the cap', 32 * 1024 + 1, 413],
    ['far over the cap', 900 * 1024, 413],
  ])('%s', async (_, length, status) => {
    expect((await site.post('x'.repeat(length))).status).toBe(status);
    const chunked = await site.post('x'.repeat(length), { 'Transfer-Encoding': 'chunked' });
    expect(chunked.status).toBe(status);
  });

  test('a body announced as huge is refused before it is read', async () => {
    const answer = await site.post('x', { 'Content-Length': String(50 * 1024 * 1024) });
    expect([answer.status, answer.headers.connection]).toEqual([413, 'close']);
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])('%s /contact.php: 405', async (method) => {
    const answer = await site.send('/contact.php', { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'POST, OPTIONS']);
  });

  test('other methods at /contact, which is also a page', async () => {
    const answer = await site.send('/contact', { method: 'PUT' });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
  });
});

describe('other origins', () => {
  const attempts: [string, unknown, object][] = [
    ['a success', ASHA, {}],
    ['an error', {}, {}],
    ['a malformed body', '[', {}],
    ['a wrong type', 'x', { 'Content-Type': 'text/plain' }],
    ['too large a body', 'x'.repeat(40_000), {}],
  ];
  test.each(attempts)('%s may be read by a listed origin only', async (_, body, headers) => {
    const listed = await site.post(body, { ...headers, Origin: 'https://www.example.test' });
    expect(listed.headers).toMatchObject({
      'access-control-allow-origin': 'https://www.example.test',
      vary: expect.stringContaining('Origin'),
    });
    for (const Origin of [
      'https://evil.example',
      'http://www.example.test',
      'https://www.example.test.evil.example',
      'null',
    ]) {
      const other = await site.post(body, { ...headers, Origin });
      expect(other.headers['access-control-allow-origin']).toBeUndefined();
      expect(other.headers.vary).toContain('Origin');
    }
    expect(listed.headers['access-control-allow-credentials']).toBeUndefined();
  });

  test.each(['/contact.php', '/contact'])('the preflight of %s', async (path) => {
    const request = {
      method: 'OPTIONS',
      headers: { Origin: 'https://www.example.test', 'Access-Control-Request-Method': 'POST' },
    };
    const answer = await site.send(path, request);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'https://www.example.test',
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': 'Content-Type, Accept',
      allow: expect.stringContaining('POST'),
    });
    const foreign = await site.send(path, { ...request, headers: { Origin: 'https://evil.example' } });
    expect([foreign.status, foreign.headers['access-control-allow-origin']]).toEqual([204, undefined]);
  });
});
