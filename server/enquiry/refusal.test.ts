import { containing, siteFor, startTestSite } from '../test-site';

const ASHA = { name: 'Asha Rao', phone: '+91 98765 43210', email: 'asha@example.test', message: 'A plot, please.' };
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const MULTIPART = { 'Content-Type': 'multipart/form-data; boundary=XX' };

function multipart(parts: readonly string[]): string {
  return `${parts.map((part) => `--XX\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--XX--\r\n`;
}

const site = siteFor('all');

describe('what is refused', () => {
  const NO_PHONE = { phone: 'Please enter a valid phone number.' };
  const NO_EMAIL = { email: 'Enter an e-mail like name@example.com.' };
  const unclean = (field: string, words = field) => ({
    [field]: `Please remove line breaks and special characters from your ${words}.`,
  });
  test.each([
    ['no name', { ...ASHA, name: '' }, { name: 'Please enter your name.' }],
    ['no phone', { name: 'Asha' }, NO_PHONE],
    ['six digits', { ...ASHA, phone: '12-34-56' }, NO_PHONE],
    ['an e-mail with a second address', { ...ASHA, email: 'a@b.in, c@d.in' }, NO_EMAIL],
    ['header injection by name', { ...ASHA, name: 'Asha\r\nBcc: x@y.in' }, unclean('name')],
    ['a line separator', { ...ASHA, name: 'Asha\u2028Rao' }, unclean('name')],
    ['a name nobody sees', { ...ASHA, name: '\u0092\b' }, { name: 'Please enter your name.' }],
    ['an e-mail with a backspace in it', { ...ASHA, email: 'as\bha@example.test' }, NO_EMAIL],
    ['half a character', { ...ASHA, name: 'A\ud800' }, unclean('name')],
    ['half a character in a message', { ...ASHA, message: 'A\ud800' }, unclean('message')],
    ['a long name', { ...ASHA, name: 'x'.repeat(201) }, { name: 'Please shorten your name to 200 characters.' }],
    ['several at once', {}, { name: 'Please enter your name.', phone: 'Please enter a valid phone number.' }],
  ])('%s: 422 with the fields', async (_, body, errors) => {
    const answer = await site.post(body);
    const message = Object.values(errors).join(' ');
    expect([answer.status, answer.json()]).toEqual([422, { success: false, message, errors }]);
    expect(await site.rows()).toEqual([]);
  });

  const deep = '['.repeat(10_000) + ']'.repeat(10_000);
  test.each([
    ['a broken JSON text', '{"name":', {}],
    ['a list', '[]', {}],
    ['nothing', 'null', {}],
    ['a deep body', deep, {}],
    ['an object in a field', '{"name":{"first":"Asha"},"phone":"9876543210"}', {}],
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
    expect([answer.status, answer.json()]).toEqual([400, { success: false, message: containing('cannot be read.') }]);
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
    ['just under the cap', 64 * 1024 - 1, 400],
    ['just over the cap', 64 * 1024 + 1, 413],
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

  test('a sender who hangs up half-way leaves nothing behind', async () => {
    const half = site.post('{"name":"Asha"', { 'Content-Length': '100' }, '/contact.php', 50);
    await expect(half).rejects.toThrow();
    expect([await site.rows(), site.faults]).toEqual([[], []]);
  });
});

test('who was refused 120 times in ten minutes is no longer read, also with a good enquiry', async () => {
  let now = 0;
  const busy = await startTestSite({ settings: { ratePerTenMinutes: 30 }, now: () => now });
  try {
    const statuses = new Set<number>();
    for (let at = 0; at < 120; at += 1) statuses.add((await busy.post({ name: '', phone: '' })).status);
    expect([...statuses]).toEqual([422]);
    expect((await busy.post(ASHA)).status).toBe(429);
    now += 11 * 60_000;
    expect((await busy.post(ASHA)).status).toBe(201);
  } finally {
    await busy.stop();
  }
});
