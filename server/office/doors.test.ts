import { connect } from 'node:net';
import { startTestSite } from '../test-site';
import { officeFor, sessionFor, startTestOffice, type TestSession } from '../test-office';

/** Addresses below /office. */
const addressOf = (end: string) => `/office${end === '/' ? '' : end}`;
const PAGES = '/ /person /lead /report /report.csv /erase /audit /team /enquiries.csv /person.json'
  .split(' ')
  .map(addressOf);
const FORMS = '/search /enquiry /view /lead /join /split /erase /rule /hours /user /sign-out'.split(' ').map(addressOf);
const NOT_FOUND = '<h1>No such page</h1>';

const line = [jest.spyOn(console, 'error'), jest.spyOn(console, 'log'), jest.spyOn(process.stdout, 'write')];
const office = officeFor('all');
const asha = sessionFor('all', office);
beforeAll(() => office.add('one'));

describe('without users', () => {
  const all = [...new Set([...PAGES, ...FORMS, '/office/sign-in', '/office/style.css'])];

  test.each(all)('%s is an address like any unknown one', async (path) => {
    const site = await startTestSite({ files: { '404.html': NOT_FOUND } });
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
      const [here, nowhere] = [await site.send(path, { method }), await site.send('/nowhere', { method })];
      const headersOf = ({ headers }: typeof here) => ({ ...headers, date: '' });
      expect([here.status, here.text, headersOf(here)]).toEqual([nowhere.status, nowhere.text, headersOf(nowhere)]);
    }
    await site.stop();
  });

  test('the inbox goes with the last user', async () => {
    const other = await startTestOffice();
    const session = await other.signIn();
    expect((await session.open('/office')).status).toBe(200);
    for (const name of ['asha', 'ravi']) await other.store.users.removeUser(name);
    expect((await session.open('/office')).text).toBe(NOT_FOUND);
    await other.stop();
  });

  test('while the database is away nobody learns whether there is an inbox', async () => {
    const away = () => Promise.reject(new Error('away'));
    const site = await startTestSite({ files: { '404.html': NOT_FOUND } });
    const users = { ...site.store.users, enter: away };
    const broken = await startTestSite({ files: { '404.html': NOT_FOUND }, store: { users } });
    expect((await broken.send('/office')).status).toBe(404);
    await Promise.all([site.stop(), broken.stop()]);
  });
});

describe('without session', () => {
  test.each(PAGES)('%s leads to the sign-in page', async (path) => {
    const answer = await office.send(path);
    expect([answer.status, answer.headers.location]).toEqual([303, '/office/sign-in']);
  });
});

test.each([
  '/office/',
  '//office',
  '/OFFICE',
  '/office.html',
  '/office;x=1',
  '/%6fffice',
  '/office%2fperson',
  '/office%00',
  '/office/../office',
  '/office/./audit',
  '/about/../office/audit',
  '/office/person/',
  '/office/enquiries.csv/x',
  '/office/enquiries.csv%00.css',
  '/office/sign-in/../audit',
  '/office/style.css/../enquiries.csv',
  '/office\\audit',
  '/office/users',
  '/officer',
])('%s opens nothing, even with a session', async (path) => {
  const answer = await asha.open(path);
  expect([400, 404]).toContain(answer.status);
  expect(answer.text).not.toMatch(/Asha|98765/);
});

test('a whole address as a request target stays on this host', async () => {
  const answer = await office.send('http://evil.example/office');
  expect(answer.headers.location).toBe('/office/sign-in');
});

test('a second request hidden in a body is not read as one', async () => {
  const text = await new Promise<string>((resolve) => {
    const socket = connect(office.port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
    const hidden = `GET /office/enquiries.csv HTTP/1.1\r\nHost: x\r\nCookie: ${asha.cookie}\r\n\r\n`;
    socket.end(
      `POST /office/search HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
    );
  });
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  expect(text).not.toContain('Asha');
});

describe('every answer', () => {
  const ANSWERS: [what: string, ask: () => ReturnType<TestSession['open']>][] = [
    ['a page', () => asha.open('/office')],
    ['a person', () => asha.openPerson('Asha Rao')],
    ['a file', () => asha.open('/office/enquiries.csv')],
    ['the sign-in page', () => office.send('/office/sign-in')],
    ['a way to sign in', () => office.send('/office/audit')],
    ['a refusal', () => asha.submit('/office/enquiry', { state: 'sold' })],
    ['a wrong method', () => office.send('/office', { method: 'PUT' })],
  ];

  test.each(ANSWERS)('%s is not stored, not framed, not indexed, and runs nothing', async (_, ask) => {
    const { headers } = await ask();
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toMatch(/script-src|unsafe/);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test.each(['evil.example', 'evil.example:80', '127.0.0.1@evil.example', '"><script>'])(
    'to a request for the host %s does not repeat it',
    async (Host) => {
      for (const path of ['/office', '/office/sign-in']) {
        const answer = await office.send(path, { headers: { Host, 'X-Forwarded-Host': 'evil.example' } });
        expect(JSON.stringify([answer.headers, answer.text])).not.toMatch(/evil|<script/);
      }
    },
  );

  test('to HEAD has no body', async () => {
    const answer = await office.send('/office', { method: 'HEAD', headers: { Cookie: asha.cookie } });
    expect([answer.status, answer.text]).toEqual([200, '']);
  });
});

test('a strange address shows the usual list, and nothing is logged of anybody', async () => {
  for (const query of [
    'page=-1',
    'page=1e9',
    'page=NaN',
    'page=1;DROP%20TABLE%20enquiries',
    'state=%27%20OR%201=1',
    'mine=x',
  ]) {
    expect((await asha.open(`/office?${query}`)).text).toContain('Asha Rao');
  }
  expect(office.faults).toEqual([]);
  const said = line.flatMap(({ mock }) => mock.calls.map((call) => String((call as unknown[])[0])));
  expect(said.join('\n')).not.toMatch(/Asha|98765|asha@/);
});

test("the style has the site's own fonts, and nothing of anybody", async () => {
  const sheet = '/_next/static/chunks/0a1b-c_d.css';
  const fonts = '@font-face{font-family:figtree;src:url(/_next/static/media/a.woff2)}';
  const files = { 'index.html': `<link rel="stylesheet" href="${sheet}">`, [sheet.slice(1)]: `a{}${fonts}b{}` };
  const other = await startTestOffice({ files });
  const { text, headers } = await other.send('/office/style.css');
  expect([text.split('\n')[0], headers['content-type']]).toEqual([fonts, 'text/css; charset=utf-8']);
  await other.stop();
});
