import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { IN_WORKERD, including, matching, siteFor, startTestSite, testOnNode } from '../test-site';

const ASHA = {
  name: 'Asha Rao',
  phone: '+91 98765 43210',
  email: 'asha@example.test',
  message: 'A plot, please.',
  consent: '2026-11',
};
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const MULTIPART = { 'Content-Type': 'multipart/form-data; boundary=XX' };

function multipart(parts: readonly string[]): string {
  return `${parts.map((part) => `--XX\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--XX--\r\n`;
}

const site = siteFor('each', () => ({ settings: { allowedOrigins: ['https://www.example.test'] } }));

describe('what is stored', () => {
  const PARTS = Object.entries(ASHA).map(([name, value]) => `name="${name}"\r\n\r\n${value}`);
  test.each([
    ['JSON', JSON.stringify(ASHA), {}, '/contact.php'],
    ['JSON to the second address', JSON.stringify(ASHA), {}, '/contact'],
    ['JSON to the third address', JSON.stringify(ASHA), {}, '/api/enquiry'],
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
    expect(answer.json()).toEqual({ success: true, message: 'Enquiry submitted successfully!' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(await site.rows()).toEqual([including({ ...ASHA, isSuspect: false })]);
  });

  test('all that belongs to an enquiry, and of the address only a hash', async () => {
    const id = randomUUID();
    const Referer = 'https://www.example.test/project-details/vatika/neem-court?utm_source=x#emi';
    await site.post({ ...ASHA, id }, { Referer, Origin: 'https://www.example.test' });
    const [row] = await site.rows();
    expect(row).toEqual({
      ...ASHA,
      id,
      receivedAt: matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      source: 'https://www.example.test/project-details/vatika/neem-court',
      ipHash: matching(/^[0-9a-f]{32}$/),
      details: {},
      isSuspect: false,
    });
    if (!IN_WORKERD) expect(readFileSync(site.dbPath, 'latin1')).not.toContain('127.0.0.1');
  });

  testOnNode('readable by the owner of the server alone', async () => {
    await site.post(ASHA);
    for (const ending of ['', '-journal']) {
      expect([ending, statSync(site.dbPath + ending).mode & 0o777]).toEqual([ending, 0o600]);
    }
  });

  const MINIMAL = { name: 'Asha', phone: '9876543', email: '', message: '', consent: '2026-11' };
  test.each([
    ['name and phone alone', { name: 'Asha', phone: '9876543', consent: '2026-11' }, MINIMAL],
    ['an empty e-mail', { ...ASHA, email: '' }, { ...ASHA, email: '' }],
    ['null as left out', { ...ASHA, email: null }, { ...ASHA, email: '' }],
    ['a number as text', { ...ASHA, phone: 9876543210 }, { ...ASHA, phone: '9876543210' }],
    ['blanks round a text dropped', { ...ASHA, name: '  Asha\t Rao ' }, ASHA],
    ['Hindi and emoji', { ...ASHA, name: 'आशा 🙂' }, { ...ASHA, name: 'आशा 🙂' }],
    ['marks from an address book dropped', { ...ASHA, phone: `\u202a${ASHA.phone}\u202c` }, ASHA],
    ['lines of a message', { ...ASHA, message: 'One\r\n\r\nTwo\tthree' }, { ...ASHA, message: 'One\n\nTwo\tthree' }],
    [
      'lines of Word and pages of a PDF',
      { ...ASHA, message: 'One\vTwo\fThree' },
      { ...ASHA, message: 'One\nTwo\nThree' },
    ],
    ['NEL and separators', { ...ASHA, message: 'a\u0085b\u2028c\u2029d' }, { ...ASHA, message: 'a\nb\nc\nd' }],
    ['a C1 apostrophe and a backspace', { ...ASHA, message: 'don\u0092t\b go' }, { ...ASHA, message: 'don t  go' }],
    ['a null character', { ...ASHA, message: 'a\u0000b' }, { ...ASHA, message: 'a b' }],
    ['an escape', { ...ASHA, message: '\u001b[2J' }, { ...ASHA, message: '[2J' }],
    ['unseen characters in a name', { ...ASHA, name: 'Asha\u0092\v\u0085Rao\b' }, ASHA],
    ['unseen characters in a phone number', { ...ASHA, phone: '+91\u009098765\f43210' }, ASHA],
    ['unseen characters round an e-mail', { ...ASHA, email: '\u0001asha@example.test\u0085' }, ASHA],
    [
      'quotes as text',
      { ...ASHA, message: `'); DROP TABLE x;-- <b>` },
      { ...ASHA, message: `'); DROP TABLE x;-- <b>` },
    ],
    ['no field nobody asked for', { ...ASHA, is_suspect: 1, constructor: 'z' }, ASHA],
  ])('%s', async (_, body, stored) => {
    expect((await site.post(body)).status).toBe(201);
    expect(await site.rows()).toEqual([including({ ...stored, isSuspect: false })]);
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
    expect(await site.rows()).toEqual([including({ isSuspect })]);
  });
});

testOnNode(
  'a visitor who has gone before the endpoint looks gets no answer and leaves no line in the log',
  async () => {
    const late = await startTestSite({
      wrapEnquiry: (take) => async (request, response) => {
        await delay(500);
        await take(request, response);
      },
    });
    const body = JSON.stringify(ASHA);
    await expect(late.post(body, { 'Content-Length': body.length }, undefined, 100)).rejects.toThrow('hung up');
    await delay(600);
    expect([late.faults, await late.rows()]).toEqual([[], []]);
    await late.stop();
  },
);

testOnNode('a wish that was not kept is kept when its enquiry is sent again, unless the office erased it', async () => {
  const taken: string[] = [];
  const take = jest.fn(({ email }: { email: string }) => Promise.resolve(void taken.push(email)));
  take.mockRejectedValueOnce(new Error('stopped'));
  const alerts = { take, answer: jest.fn(), waitingFor: jest.fn(), waiting: jest.fn(), look: jest.fn() };
  const wishing = await startTestSite({ alerts: () => alerts });
  const body = { ...ASHA, id: randomUUID() };
  expect((await wishing.post(body)).status).toBe(201);
  expect([taken, wishing.faults.length]).toEqual([[], 1]);
  expect((await wishing.post(body)).status).toBe(201);
  expect([taken, (await wishing.rows()).length]).toEqual([['asha@example.test'], 1]);
  await wishing.store.erase([body.id]);
  expect((await wishing.post(body)).status).toBe(201);
  expect([taken, await wishing.rows()]).toEqual([['asha@example.test'], []]);
  await wishing.stop();
});
