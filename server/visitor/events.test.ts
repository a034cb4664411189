import { officeFor } from '../test-office';

const DAY_MS = 86_400_000;

let nowMs: number;
beforeEach(() => void (nowMs = Date.parse('2026-11-26T10:00:00Z')));
const settings = { allowedOrigins: ['https://www.example.test'] };
const office = officeFor('each', () => ({ now: () => nowMs, settings }));

/** A beacon's body is plain text. */
const send = async (body: unknown, headers = {}) =>
  (await office.post(JSON.stringify(body), { 'Content-Type': 'text/plain', ...headers }, '/events')).status;
const sums = async () =>
  (await office.store.counts.sums('2026-01-01')).map(({ what, page, detail, count, p75 }) =>
    [what, page, detail, count, p75].join(' '),
  );
const vital = (metric: string, value: unknown, connection = '4g') =>
  send({ event: 'web_vital', metric, value, kind: 'project', connection, page: '/project-details/vatika/x' });

test('the five events are sums by page, with developer or form', async () => {
  const events = [
    { event: 'page_view', page: '/' },
    { event: 'page_view', page: '/project-details/vatika/mogra-courts' },
    { event: 'page_view', page: '/project-details/m3m/other?name=Asha' },
    { event: 'phone_click', page: '/about' },
    { event: 'whatsapp_click', page: '/about' },
    { event: 'developer_click', developer: 'vatika', page: '/developers' },
    { event: 'form_submit', form: 'footer', page: '/developers' },
  ];
  expect(new Set(await Promise.all(events.map((event) => send(event))))).toEqual(new Set([204]));
  expect(await sums()).toEqual([
    'page_view project-details  2 0',
    'developer_click developers vatika 1 0',
    'form_submit developers footer 1 0',
    'page_view home  1 0',
    'phone_click about  1 0',
    'whatsapp_click about  1 0',
  ]);
});

test('of measured values stays what three quarters of the visits did not pass, by kind of page and connection', async () => {
  const sent = [
    ...[900, 1000, 1234, 4000].map((value) => vital('LCP', value)),
    ...[0, 0.0123, 0.2].map((value) => vital('CLS', value, 'unknown')),
    vital('INP', 47, 'slow-2g'),
  ];
  expect(new Set(await Promise.all(sent))).toEqual(new Set([204]));
  expect(await sums()).toEqual(['LCP project 4g 4 1200', 'CLS project unknown 3 200', 'INP project slow-2g 1 47']);
});

test('reports of browsers are sums by directive and page; those about extensions and other things are not', async () => {
  const report = (body: object, type = 'csp-violation') => ({
    type,
    age: 9,
    url: 'https://x.test/',
    user_agent: 'U',
    body,
  });
  const body = {
    documentURL: 'https://x.test/city/goa?phone=9',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'inline',
  };
  const reports = [
    report(body),
    report(body),
    report({ ...body, sourceFile: 'chrome-extension' }),
    report({ ...body }, 'deprecation'),
  ];
  expect(await send(reports, { 'Content-Type': 'application/reports+json' })).toBe(204);
  expect(await sums()).toEqual(['csp-violation city script-src-elem 2 0']);
});

test.each([
  ['another event', { event: 'purchase', page: '/' }],
  ['a name of every object', { event: 'toString', page: '/' }],
  ['a value that is no number', { event: 'web_vital', metric: 'LCP', value: '900', kind: 'home', connection: '4g' }],
  ['a value below zero', { event: 'web_vital', metric: 'CLS', value: -1, kind: 'home', connection: '4g' }],
  ['a value of weeks', { event: 'web_vital', metric: 'INP', value: 1e12, kind: 'home', connection: '4g' }],
  ['another measure', { event: 'web_vital', metric: 'FID', value: 1, kind: 'home', connection: '4g' }],
  ['a report without a body', [{ type: 'csp-violation-2' }]],
])('%s is refused', async (_, body) => {
  expect(await send(body)).toBe(400);
  expect(await sums()).toEqual([]);
});

test('no text of a visitor becomes a name', async () => {
  await send({ event: 'developer_click', developer: 'Asha Rao, 98100 12345', page: '/asha@example.com/x' });
  await send({ event: 'web_vital', metric: 'LCP', value: 1, kind: '<b>', connection: { x: 1 }, page: 'https://[' });
  expect(await sums()).toEqual(['LCP other other 1 1', 'developer_click other other 1 0']);
});

test('a body above 16 KB, other methods, pages of others: refused; a listed origin may ask first', async () => {
  expect(await send({ event: 'page_view', page: '/', more: 'x'.repeat(17_000) })).toBe(413);
  expect((await office.send('/events')).status).toBe(404);
  expect(
    await send({ event: 'page_view', page: '/' }, { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.test' }),
  ).toBe(403);
  const headers = { Origin: 'https://www.example.test', 'Access-Control-Request-Method': 'POST' };
  const asked = await office.send('/events', { method: 'OPTIONS', headers });
  expect([asked.status, asked.headers['access-control-allow-origin']]).toEqual([204, 'https://www.example.test']);
  expect(
    await send({ event: 'page_view', page: '/' }, { 'Sec-Fetch-Site': 'cross-site', Origin: headers.Origin }),
  ).toBe(204);
});

test('an address is counted 300 times in ten minutes', async () => {
  expect(new Set(await Promise.all(Array.from({ length: 300 }, () => send(null))))).toEqual(new Set([400]));
  expect(await send({ event: 'page_view', page: '/' })).toBe(429);
  nowMs += 11 * 60_000;
  expect(await send({ event: 'page_view', page: '/' })).toBe(204);
});

test('made-up names fill no disk: a day has 5,000 rows, and what has one is still counted', async () => {
  const row = (index: number) => ({ what: 'page_view', page: `p${index}`, detail: '', value: 0 });
  await office.store.counts.add(
    '2026-11-26',
    Array.from({ length: 5001 }, (_, index) => row(index)),
  );
  await office.store.counts.add('2026-11-26', [row(0), row(6000)]);
  const all = await office.store.counts.sums('2026-11-26');
  expect([all.length, all[0]?.page, all[0]?.count]).toEqual([5000, 'p0', 2]);
});

test('sums of 90 days ago go; the office sees those of 28 days', async () => {
  await send({ event: 'phone_click', page: '/about' });
  nowMs += 30 * DAY_MS;
  await send({ event: 'page_view', page: '/contact-us' });
  const asha = await office.signIn();
  const page = await asha.open('/office/visits');
  expect(page.text).toContain('Page viewed');
  expect(page.text).not.toContain('Phone pressed');
  nowMs += 61 * DAY_MS;
  await send({ event: 'page_view', page: '/contact-us' });
  expect(await sums()).toEqual(['page_view contact-us  2 0']);
});

test('the page of the office has what visitors did, how pages felt and what the policy refused', async () => {
  const asha = await office.signIn();
  expect((await asha.open('/office/visits')).text).toContain('Nothing was counted yet.');
  await send({ event: 'form_submit', form: 'footer', page: '/about' });
  await Promise.all([vital('LCP', 1834), vital('INP', 96), vital('CLS', 0.04)]);
  await send([{ type: 'csp-violation', body: { documentURL: 'https://x.test/', effectiveDirective: 'img-src' } }]);
  const cells = [...(await asha.open('/office/visits')).text.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell);
  expect(cells).toEqual([
    ...['Form sent', 'about', 'footer', '1'],
    ...['project', '4g', '1.8 s (1)', '96 ms (1)', '0.04 (1)'],
    ...['img-src', 'home', '1'],
  ]);
});
