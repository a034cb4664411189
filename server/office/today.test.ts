import { TEST_PROJECTS } from '../test-site';
import { officeFor, sessionFor } from '../test-office';

/** A Wednesday, 15:30 in India. */
const NOW_MS = Date.parse('2026-11-25T10:00:00.000Z');

const files = { '_office.json': JSON.stringify({ projects: TEST_PROJECTS }) };
const office = officeFor('each', () => ({ now: () => NOW_MS, files }));
const asha = sessionFor('each', office);

let phone = 9_000_000_000;
async function add(name: string, fields: Record<string, string>, details = {}): Promise<void> {
  const receivedAt = new Date(NOW_MS - 3_600_000).toISOString();
  await office.add(name, { name, phone: String((phone += 1)), email: '', receivedAt, details });
  await asha.submit('/office/enquiry', { state: 'called', owner: 'asha', ...fields, id: name });
}

/** The headings of the day, each with time and name of its rows. */
async function dayOf(path = '/office'): Promise<Record<string, string[]>> {
  const [day = ''] = /<section class="today"[^]*?<\/section>/.exec((await asha.open(path)).text) ?? [];
  const parts = day.split(/<h2[^>]*>/).slice(1);
  return Object.fromEntries(
    parts.map((part) => [
      /^[^<]*/.exec(part)?.[0].trim() ?? '',
      [...part.matchAll(/<li>\s*<span[^>]*>([^<]*)<\/span>\s*<a[^>]*>([^<]*)</g)].map(
        ([, when, name]) => `${when} ${name}`,
      ),
    ]),
  );
}

test('the day comes first: overdue, due today and visits, each by its time', async () => {
  await add('Late', { reminder: '2026-11-24' });
  await add('Missed', { reminder: '2026-11-25', reminder_time: '15:00' });
  await add('Six', { reminder: '2026-11-25', reminder_time: '18:00' });
  await add('Any', { reminder: '2026-11-25' });
  await add('Tomorrow', { reminder: '2026-11-26' });
  await add('Visit', { visit: '2026-11-28', visit_time: '11:00' });
  await add('Today', { visit: '2026-11-25', visit_time: '17:00' });
  await add('Past', { visit: '2026-11-24' });
  await add('Gone', { state: 'lost', reason: 'price', reminder: '2026-11-25', visit: '2026-11-28' });
  expect(await dayOf()).toEqual({
    Overdue: ['24 Nov Late', 'Today, 15:00 Missed'],
    'Due today': ['Today Any', 'Today, 18:00 Six'],
    'Visits today': ['Today, 17:00 Today'],
    'Later visits': ['28 Nov, 11:00 Visit'],
  });
  for (const path of ['/office?state=new', '/office?mine=1&state=called']) expect(await dayOf(path)).toEqual({});
  expect((await asha.open('/office?state=due')).text).toContain('1 – 4 of 4');
});

test('the parts of the day are counted and linked above it, and who is new since yesterday is one tap away', async () => {
  await add('Late', { reminder: '2026-11-24' });
  await add('Visit', { visit: '2026-11-28', visit_time: '11:00' });
  await office.add('new', { name: 'New', phone: '9811111112', email: '', receivedAt: '2026-11-23T19:00:00.000Z' });
  const links = async (path: string) => {
    const [nav = ''] = /<nav class="tabs" aria-label="The day">[^]*?<\/nav>/.exec((await asha.open(path)).text) ?? [];
    return [...nav.matchAll(/href="([^"]*)"\s*>([^<]*)(?:<span>(\d+))?/g)].map(
      ([, to = '', words = '', count = '']) => [`${words.trim()} ${count}`.trim(), to.replaceAll('&amp;', '&')],
    );
  };
  expect(await links('/office')).toEqual([
    ['Overdue 1', '#overdue'],
    ['Later visits 1', '#later-visits'],
    ['New 1', '#new'],
    ['Since yesterday', '/office?state=all&from=2026-11-24'],
    ['Search', '#search'],
  ]);
  expect((await asha.open('/office?state=all&from=2026-11-24')).text).toContain('1 – 3 of 3');
  // Filters that are opened stand first.
  for (const path of ['/office?filters=1', '/office?state=all']) expect(await links(path)).toEqual([]);
});

test('the report has what brought something last week and nothing now, and each name leads to its persons', async () => {
  const of = (id: string, project: string, receivedAt: string) =>
    office.add(id, { name: id, phone: `98111111${id.length}0`, email: '', receivedAt, details: { project } });
  await of('a', 'mogra-83', '2026-11-18T06:00:00.000Z');
  await of('bb', 'neem-court', '2026-11-24T06:00:00.000Z');
  await asha.submit('/office/enquiry', { id: 'bb', state: 'lost', reason: 'price', owner: 'asha' });
  const { text } = await asha.open('/office/report');
  const rows = text
    .split('<tr>')
    .slice(2)
    .map((row) =>
      row
        .replace(/<[^>]*>/g, ' ')
        .split(/\s+/)
        .filter(Boolean)
        .join(' '),
    );
  expect(rows).toEqual([
    'All 1 1 0 0 0 0 0 0 1 0 Price 1',
    'Neem Court 1 0 0 0 0 0 0 0 1 0 Price 1',
    'Mogra Courts 0 1 0 0 0 0 0 0 0 0',
  ]);
  const [, path = ''] = /href="([^"]*)">Neem Court</.exec(text) ?? [];
  expect((await asha.open(path.replaceAll('&amp;', '&'))).text).toContain('1 – 1 of 1');
});

test('the visit that the visitor asked for stands until the office says otherwise', async () => {
  const details = { visitAt: '2026-11-28T11:00', project: 'mogra-83' };
  await office.add('wish', { name: 'Wish', phone: '9811111111', email: '', details });
  expect(await dayOf()).toEqual({ 'Later visits': ['28 Nov, 11:00 Wish'] });
  await asha.submit('/office/enquiry', {
    id: 'wish',
    state: 'visit',
    was_state: 'new',
    was_visit: '2026-11-28T11:00',
    visit: '',
  });
  expect(await dayOf()).toEqual({});
});

test('a call and a message with project, name and adviser are one tap away in day and list', async () => {
  await add('Meera', { reminder: '2026-11-25' }, { project: 'mogra-83' });
  const { text } = await asha.open('/office');
  const words = 'Hello Meera, this is Asha of Test Estates. Thank you for your enquiry about Mogra Courts.';
  expect(text).toContain(`href="https://wa.me/91${phone}?text=${encodeURIComponent(words)}"`);
  expect(text).toContain(`href="tel:+91${phone}"`);
  expect((await asha.open('/office?state=called')).text).toContain(encodeURIComponent(words));
});

test('why somebody is lost, budget and visit are kept, shown and in the CSV; the audit has no budget', async () => {
  await add('Meera', { state: 'lost', reason: 'price', budget: '1.5 Cr', visit: '2026-11-28' });
  const row = (await asha.open('/office?state=lost')).text;
  for (const words of ['1.5 Cr', 'Visit 28 Nov 2026', 'Price']) expect(row).toContain(words);
  expect((await asha.open('/office/enquiries.csv?state=lost')).text).toContain(',lost,asha,,2026-11-28,1.5 Cr,price,');
  const [{ action = '' } = {}] = (await office.store.users.audit(9)).filter((entry) => entry.action.includes('state'));
  expect(action).toBe('state: lost, reason: price, owner: asha, visit: 2026-11-28, budget');
  // Whoever is not lost has no reason to be.
  await asha.submit('/office/enquiry', { id: 'Meera', state: 'won', reason: 'price' });
  expect((await office.store.inbox.person('Meera')).enquiries[0]).toMatchObject({ state: 'won', reason: '' });
});

test.each<Record<string, string>>([
  { reminder: '2026-11-31' },
  { reminder: '2026-11-30', reminder_time: '25:00' },
  { visit: '2026-11-30T11:00T12:00' },
  { visit: 'tomorrow' },
])('%j is no time', async (fields) => {
  await add('Meera', {});
  const answer = await asha.submit('/office/enquiry', { id: 'Meera', state: 'won', ...fields });
  expect([answer.status, (await office.store.inbox.person('Meera')).enquiries[0]?.state]).toEqual([422, 'called']);
});
