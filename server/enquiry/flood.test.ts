import { startTestSite, type TestSite } from '../test-site';

const ASHA = { name: 'Asha Rao', phone: '9876543210', consent: '2026-11' };

let site: TestSite;
let nowMs: number;

async function start(ratePerTenMinutes = 30): Promise<void> {
  nowMs = Date.parse('2026-11-22T10:00:00Z');
  site = await startTestSite({ settings: { ratePerTenMinutes, trustedProxies: 1 }, now: () => nowMs });
}
afterEach(() => site.stop());

let sent = 0;
/** Sends as many enquiries, and returns how many of them are marked; every one is taken and stored. */
async function marksOf(
  count: number,
  addressOf: (index: number) => string,
  phoneOf: (index: number) => string,
): Promise<number> {
  const before = (await site.rows()).length;
  const send = async (_: unknown, index: number) => {
    const body = { ...ASHA, phone: phoneOf(index), message: `Wish ${(sent += 1)}`, id: `flood-${sent}` };
    return (await site.post(body, { 'X-Forwarded-For': addressOf(index) })).status;
  };
  expect(new Set(await Promise.all(Array.from({ length: count }, send)))).toEqual(new Set([201]));
  const rows = await site.rows();
  expect(rows).toHaveLength(before + count);
  return rows.slice(0, count).filter(({ isSuspect }) => isSuspect).length;
}

const anyAddress = (index: number) => `203.${index >> 8}.${index & 255}.9`;
const anyPhone = (index: number) => `98765${String(10_000 + index)}`;
const subnet = (prefix: string) => (index: number) => `${prefix}:${index.toString(16)}::1`;
const one = (text: string) => () => text;

test.each<[string, number, (index: number) => string, (index: number) => string, number]>([
  ['70 of 70 networks and numbers', 70, anyAddress, anyPhone, 0],
  ['60 of one /48', 60, subnet('2001:db8:1'), anyPhone, 0],
  ['70 of one /48', 70, subnet('2001:db8:1'), anyPhone, 10],
  ['70 of as many /48', 70, (index) => `2001:db8:${index.toString(16)}::1`, anyPhone, 0],
  ['70 of one /24', 70, (index) => `203.0.113.${index}`, anyPhone, 10],
  ['10 of one number', 10, anyAddress, one('98765 43210'), 0],
  ['15 of one number', 15, anyAddress, one('98765 43210'), 5],
  [
    '15 of one number in three spellings',
    15,
    anyAddress,
    (index) => ['98765 43210', '+91 98765-43210', '098765 43210'][index % 3] ?? '',
    5,
  ],
  ['15 of one number abroad', 15, anyAddress, one('+44 20 7946 0000'), 5],
])('%s in ten minutes: taken, stored, marked beyond what people send', async (_, count, addressOf, phoneOf, marked) => {
  await start();
  expect(await marksOf(count, addressOf, phoneOf)).toBe(marked);
});

test('ten minutes later a number is like any other', async () => {
  await start();
  expect(await marksOf(12, anyAddress, one('98765 43210'))).toBe(2);
  nowMs += 11 * 60_000;
  expect(await marksOf(5, anyAddress, one('98765 43210'))).toBe(0);
});

test('without a limit nothing is counted', async () => {
  await start(0);
  expect(await marksOf(80, subnet('2001:db8:1'), one('98765 43210'))).toBe(0);
});

test.each([
  ['no link', { message: 'A plot, please.' }, false],
  ['a page of a project', { message: 'This one: https://www.example.test/project-details/vatika/x' }, false],
  ['two pages', { message: 'https://www.example.test/a or www.example.test/b' }, false],
  ['three pages', { message: 'https://a.example https://b.example https://c.example' }, true],
  ['three without a scheme', { message: 'www.a.example, www.b.example, WWW.c.example' }, true],
  ['links of forums', { message: '[url=a] [URL=b] [url=c]' }, true],
  ['links of pages', { message: '<a href="a"> <A href="b"> <a href="c">' }, true],
  ['a name with a link', { name: 'Asha https://spam.example' }, true],
  ['a name that begins a link', { name: 'www.spam.example' }, true],
  ['a name with dots', { name: 'Dr. A. Rao' }, false],
])('%s: taken, marked %s', async (_, fields, isMarked) => {
  await start();
  expect((await site.post({ ...ASHA, ...fields })).status).toBe(201);
  expect((await site.rows()).map(({ isSuspect }) => isSuspect)).toEqual([isMarked]);
});
