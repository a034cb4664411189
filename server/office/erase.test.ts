import { testOnNode } from '../test-site';
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toCsv } from '../enquiry/csv';
import { collectPerson, isPerson } from '../person/person';
import { officeFor, sessionFor } from '../test-office';

/** Words that are of one person alone, as they may stand in a file. */
const TRACES = /Meera|Kulkarni|meera@|99887|76655|blue door|call after six/i;
const MEERA = { name: 'Meera Kulkarni', phone: '+91 99887 76655', email: 'meera@example.test', message: 'A blue door' };

const office = officeFor('each');
const asha = sessionFor('each', office);

beforeEach(async () => {
  await office.add('meera-1', MEERA);
  await office.add('meera-2', { ...MEERA, phone: '099887 76655', email: '', message: 'Again the blue door' });
  // Somebody who gave her e-mail address only.
  await office.add('meera-3', { ...MEERA, phone: '+91 90000 00000', message: 'The blue door from another phone' });
  await office.add('ravi', { name: 'Ravi Nair', phone: '9000000001', email: '' });
  const fields = { state: 'called', owner: 'asha', reminder: '2026-11-30', note: 'Meera: call after six' };
  for (const id of ['meera-1', 'meera-2', 'ravi'])
    await asha.submit('/office/enquiry', { ...fields, id, note: id === 'ravi' ? 'later' : fields.note });
  await asha.submit('/office/search', { search: 'Meera' });
});

const folder = () => dirname(office.dbPath);

/** Files of the database's folder in which the person is found. */
function filesWithTraces(): string[] {
  const files = readdirSync(folder(), { recursive: true, encoding: 'utf8' }).map((name) => join(folder(), name));
  return files.filter((file) => statSync(file).isFile() && TRACES.test(readFileSync(file, 'latin1')));
}

/** Links for the number on the person's page, which has one for each number and address. */
async function links(page: string): Promise<string[]> {
  const { headers } = await asha.submit('/office/search', { search: 'again the blue' });
  const found = await asha.open(headers.location ?? '');
  const [, path = ''] = /<h2>\s*<a href="([^"]*)"/.exec(found.text) ?? [];
  const { text } = await asha.open(path);
  return [...text.matchAll(new RegExp(`99887 76655</strong>[^]*?href="(/office/${page}[^"]*)"`, 'g'))].map(
    ([, href = '']) => href,
  );
}

test('a page asks first, and shows everything that goes', async () => {
  const [path = '', ...others] = await links('erase');
  const { text } = await asha.open(path);
  expect([text.includes('2 enquiries go'), others]).toEqual([true, []]);
  expect(text).not.toMatch(/90000|Ravi/);
  expect(await office.rows()).toHaveLength(4);
});

testOnNode('an erasure leaves nothing in the database, its copies and the log', async () => {
  const csv = join(folder(), 'all.csv');
  await office.store.noteCopy(csv);
  writeFileSync(csv, toCsv(await office.rows(), {}));
  const backup = join(folder(), 'backup.db');
  await office.store.noteCopy(backup);
  writeFileSync(backup, readFileSync(office.dbPath));
  expect(filesWithTraces()).toHaveLength(3);

  const answer = await asha.submit('/office/erase', { who: '99887 76655', sure: 'yes' });
  expect(answer.text).toContain('2 enquiries are erased');
  expect((await office.rows()).map(({ id }) => id).sort()).toEqual(['meera-3', 'ravi']);
  await asha.submit('/office/erase', { who: 'MEERA@example.test', sure: 'yes' });
  expect(answer.text).not.toMatch(TRACES);
  expect(filesWithTraces()).toEqual([]);
  expect((await office.rows()).map(({ id }) => id)).toEqual(['ravi']);
  expect(office.faults).toEqual([]);

  for (const path of ['/office?state=all', '/office/audit', '/office/enquiries.csv?state=all']) {
    expect((await asha.open(path)).text).not.toMatch(TRACES);
  }
  const entries = await office.store.users.audit(20);
  expect(entries.some(({ action }) => action === 'erased a person, 2 enquiries')).toBe(true);
  expect((await office.store.inbox.person('ravi')).history.map(({ text }) => text)).toContain('later');
});

test('whoever may be the same person is named and left, with a way to them', async () => {
  await office.add('meera-4', { ...MEERA, phone: '+91 (0) 99887 76655', email: '', message: 'Blue door, trunk zero' });
  await office.add('near', { name: 'Somebody', phone: '+1 99887 76655', email: '', message: '' });
  const [path = ''] = await links('erase');
  expect((await asha.open(path)).text.replace(/\s+/g, ' ')).toContain(
    '2 enquiries that may be of the same person stay',
  );
  const answer = await asha.submit('/office/erase', { who: '99887 76655', sure: 'yes' });
  expect(answer.text).toContain('3 enquiries are erased');
  expect((await office.rows()).map(({ id }) => id).sort()).toEqual(['meera-3', 'near', 'ravi']);
  const left = [...answer.text.matchAll(/<a href="(\/office\/person[^"]*)">([^<]*)<\/a>/g)];
  expect(left.map(([, , phone]) => phone).sort()).toEqual(['+1 99887 76655', '+91 90000 00000']);
  expect((await asha.open(left.find(([, , phone]) => phone?.startsWith('+1'))?.[1] ?? '')).text).toContain('Somebody');
});

testOnNode('neither the device nor a file that was replaced brings the person back', async () => {
  const older = readFileSync(office.dbPath);
  await asha.submit('/office/erase', { who: '9988776655', sure: 'yes' });
  expect(await office.add('meera-1', MEERA)).toBe('known');
  writeFileSync(`${office.dbPath}.older`, older);
  renameSync(`${office.dbPath}.older`, office.dbPath);
  expect((await office.rows()).map(({ id }) => id).sort()).toEqual(['meera-3', 'ravi']);
  const { enquiries, history } = await office.store.inbox.person('ravi');
  expect([enquiries[0]?.state, history.some(({ text }) => text === 'later')]).toEqual(['called', true]);
  expect((await asha.openPerson('Ravi Nair')).text).not.toMatch(/call after six/);
});

test('what is told of a person is everything, and of nobody else', async () => {
  const [path = ''] = await links('person\\.json');
  const { headers, text } = await asha.open(path);
  expect(headers['content-disposition']).toBe('attachment; filename="person.json"');
  const told = JSON.parse(text) as { id: string; state: string; history: { text: string }[] }[];
  expect(told.map(({ id }) => id).sort()).toEqual(['meera-1', 'meera-2']);
  const first = told.find(({ id }) => id === 'meera-1');
  expect([first?.state, first?.history.some(({ text: note }) => note === 'Meera: call after six')]).toEqual([
    'called',
    true,
  ]);
  expect(text).not.toContain('Ravi');
});

testOnNode('what goes after its time takes its notes along', async () => {
  await office.store.age(0, 1);
  expect(filesWithTraces()).toHaveLength(1);
  jest.useFakeTimers({ now: Date.now() + 3 * 86_400_000, doNotFake: ['setTimeout', 'setImmediate', 'nextTick'] });
  await office.store.age(3 * 86_400_000, 1);
  jest.useRealTimers();
  expect([await office.rows(), filesWithTraces()]).toEqual([[], []]);
});

describe('where a law or a booking demands to keep a person', () => {
  const erase = (fields: Record<string, string>) =>
    asha.submit('/office/erase', { who: '99887 76655', sure: 'yes', ...fields });
  const BOOKING = { until: '2099-05-03', reason: 'Booking 17' };

  testOnNode('they are in no list and no copy, kept apart for managers, and erased after the day', async () => {
    const answer = await erase(BOOKING);
    expect(answer.text).toContain('Until 3 May 2099 everything is kept apart');
    expect((await office.rows()).map(({ id }) => id).sort()).toEqual(['meera-3', 'ravi']);
    for (const path of ['/office?state=all', '/office/enquiries.csv?state=all'])
      expect((await asha.open(path)).text).not.toMatch(/99887|call after six/);
    expect(await office.add('meera-1', MEERA)).toBe('known');
    const { text } = await asha.open('/office/audit');
    expect(text).toMatch(/Until 3 May 2099<\/strong> Booking 17, 2 records/);
    expect(text).not.toMatch(/Meera|99887/);
    const [, path = ''] = /href="(\/office\/person\.json\?blocked=[^"]*)"/.exec(text) ?? [];
    expect((await asha.open(path)).text).toMatch(/"id": "meera-1"[^]*call after six/);
    expect(await collectPerson(office.store, isPerson('9988776655')!)).toMatchObject([
      { id: 'meera-2', blockedUntil: '2099-05-03' },
      { id: 'meera-1', blockedUntil: '2099-05-03' },
    ]);
    await office.store.age(1000, 0);
    expect(await office.store.blocked.all()).toHaveLength(1);
    jest.useFakeTimers({ now: Date.parse('2099-05-05'), doNotFake: ['setTimeout', 'setImmediate', 'nextTick'] });
    await office.store.age(80 * 365 * 86_400_000, 0);
    jest.useRealTimers();
    expect(await office.store.blocked.all()).toEqual([]);
  });

  test('a manager erases them before the day', async () => {
    await erase(BOOKING);
    const [{ id } = { id: '' }] = await office.store.blocked.all();
    await asha.submit('/office/erase', { blocked: id });
    expect([
      await office.store.blocked.all(),
      (await asha.open('/office/audit')).text.includes('Blocked persons'),
    ]).toEqual([[], false]);
  });

  test.each([
    ['a day without a reason', { until: '2099-05-03' }],
    ['a reason without a day', { reason: 'Booking 17' }],
    ['a day that has passed', { ...BOOKING, until: '2020-01-01' }],
    ['no day at all', { ...BOOKING, until: '2099-02-31' }],
  ])('%s erases nobody', async (_, fields) => {
    expect((await erase(fields)).status).toBe(422);
    expect([(await office.rows()).length, await office.store.blocked.all()]).toEqual([4, []]);
  });
});
