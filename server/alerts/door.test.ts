import { setTimeout as delay } from 'node:timers/promises';
import { aListingRecord } from '@/lib/domain/listing/fixtures/listing-record';
import { collectPerson, erasePerson, isPerson } from '../person/person';
import type { Letter } from '../store/deliveries';
import { officeFor } from '../test-office';
import { startTestSite } from '../test-site';
import { createAlerts } from './alerts';

const record = aListingRecord({ bedrooms: ['3 BHK'] });
const HOMES = [{ ...record, summary: { ...record.summary, id: 'mogra-83' } }];
const NOT_FOUND = '<h1>No such page</h1>';

const files = { 'data/listings/projects.json': JSON.stringify(HOMES), '404.html': NOT_FOUND };
const office = officeFor('each', () => ({ files, alerts: createAlerts }));

const ENQUIRY = {
  consent: '2026-11',
  name: 'Meera',
  phone: '9810000001',
  message: '',
  pagePath: '/projects?bedrooms=3+BHK',
};
const ask = (email: string, more = {}) =>
  office.post({ id: `asks-of-${email.replace(/\W/g, '-')}`, ...ENQUIRY, email, section: 'Tell me when', ...more });
/** So many letters; they are queued after the answer. */
async function letters(count: number): Promise<Letter[]> {
  const found: Letter[] = [];
  const claim = { channel: 'letter', token: 't', leaseMs: 60_000, limit: 99 } as const;
  for (let tries = 0; tries < 50 && found.length < count; tries += 1) {
    found.splice(
      0,
      found.length,
      ...(await office.store.deliveries.claim(claim)).flatMap(({ letter }) => letter ?? []),
    );
    await delay(20);
  }
  return found;
}

test('the enquiry reaches the office as ever, with or without script, and the address is asked', async () => {
  expect((await ask('meera@example.test')).status).toBe(201);
  const form = { ...ENQUIRY, id: 'a-form-without-script-1', email: 'kabir@example.test', section: 'Tell me when' };
  const page = await office.send('/contact.php', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
    body: new URLSearchParams(form).toString(),
  });
  expect([page.status, page.text.includes('Thank you')]).toEqual([201, true]);
  expect(await office.rows()).toHaveLength(2);
  const asked = await letters(2);
  expect(asked.map(({ to }) => to).sort()).toEqual(['kabir@example.test', 'meera@example.test']);
  const asha = await office.signIn();
  expect((await asha.open('/office?project=mogra-83&state=all')).text).not.toContain('to be told of this project');
  const path = /\/alerts\?confirm=[\w-]+/.exec(asked[0]?.paragraphs.join(' ') ?? '')?.[0] ?? '';
  const shown = await office.send(path);
  expect([shown.status, shown.headers['set-cookie'], shown.headers['referrer-policy']]).toEqual([
    200,
    undefined,
    'no-referrer',
  ]);
  expect(shown.text).toMatch(/<form method="post"><button type="submit">Yes, tell me/);
  expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await office.send(path, { method: 'POST' })).text).toContain('We tell you');
  expect((await asha.open('/office?project=mogra-83&state=all')).text).toContain(
    '1 person waits to be told of this project',
  );
});

test.each([
  '/alerts',
  '/alerts?end=',
  '/alerts?confirm=x',
  "/alerts?end='%20OR%201=1%20--",
  `/alerts?end=${'A'.repeat(22)}`,
  '/alerts?end=%00',
])('%s ends and confirms nothing', async (path) => {
  const wish = await office.store.wishes.add('meera@example.test', '/projects');
  const other = await office.store.wishes.add('kabir@example.test', '/projects');
  await office.store.wishes.confirm(other?.id ?? '');
  for (const method of ['GET', 'POST', 'HEAD']) expect((await office.send(path, { method })).status).toBe(404);
  expect((await office.store.wishes.confirmed()).map(({ email }) => email)).toEqual(['kabir@example.test']);
  expect(await office.store.wishes.ofSame(wish?.id ?? '')).toHaveLength(1);
});

test('other methods and other addresses are those of the site', async () => {
  for (const path of ['/alerts/', '/alerts/x', '/alertsx'])
    expect((await office.send(path)).text).not.toContain('tell');
  expect((await office.send('/alerts', { method: 'DELETE' })).status).toBeGreaterThanOrEqual(400);
  const site = await startTestSite({ files: { '404.html': NOT_FOUND } });
  expect((await site.send('/alerts?end=x')).text).toBe(NOT_FOUND);
  await site.stop();
});

test('an erasure by the address ends its wishes', async () => {
  const wish = await office.store.wishes.add('meera@example.test', '/projects');
  await office.store.wishes.confirm(wish?.id ?? '');
  expect(await collectPerson(office.store, isPerson('meera@example.test')!)).toEqual([
    { email: 'meera@example.test', isToldOf: '/projects', isConfirmed: true },
  ]);
  await erasePerson(office.store, 'Meera@example.test', isPerson('Meera@example.test')!, () => Promise.resolve([]));
  expect([await office.store.wishes.confirmed(), await office.store.wishes.ofSame(wish?.id ?? '')]).toEqual([[], []]);
});
