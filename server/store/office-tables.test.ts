import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testChange, testEnquiry } from './test-enquiry';
import { copyAll } from './local-database';
import { dropErased } from './erased';
import { Connection } from './sqlite-connection';
import { openEnquiryStore } from './open-enquiry-store';

const ALL = { search: '', state: 'all', owner: '', adviser: '', now: '2026-11-25T12:00' } as const;
/** The table of enquiries as the first version made it, and as it was before the inbox. */
const FIRST = `CREATE TABLE enquiries (id TEXT PRIMARY KEY, received_at TEXT NOT NULL, name TEXT NOT NULL,
  phone TEXT NOT NULL, email TEXT NOT NULL, message TEXT NOT NULL, consent TEXT NOT NULL, source TEXT NOT NULL,
  ip_hash TEXT NOT NULL, is_suspect INTEGER NOT NULL DEFAULT 0)`;
const BEFORE = FIRST.replace(/\)$/, ', observed_ms INTEGER NOT NULL DEFAULT 0)');

let folder: string;
let url: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'office-tables-'));
  path = join(folder, 'a.db');
  url = `file:${path}`;
});

async function exec(...statements: string[]): Promise<void> {
  const { connection } = await Connection.open(path);
  for (const statement of statements) await connection.exec(statement);
  connection.close();
}

const row = (id: string, phone: string) =>
  `INSERT INTO enquiries (id, received_at, name, phone, email, message, consent, source, ip_hash)
    VALUES ('${id}', '2026-11-21T10:00:00.000Z', 'Asha', '${phone}', '', '', '', '', '')`;

test.each([
  ['the first version', FIRST],
  ['the version before the inbox', BEFORE],
])('a database of %s is brought up to date when it is opened', async (_, table) => {
  const odd = String.raw`q"\u0041'`.replaceAll("'", "''");
  await exec(table, row('one', '098765 43210'), row(odd, '+91 98765-43210'), row('other', '९९९९९००००००'));
  const store = openEnquiryStore(url);
  const { rows, counts } = await store.inbox.list({ ...ALL, search: '98765' }, 10, 0);
  expect(rows.map(({ ofPerson, state }) => [ofPerson, state])).toEqual([[2, 'new']]);
  expect([counts.all, (await store.inbox.list(ALL, 10, 0)).rows.length]).toEqual([1, 2]);
  await store.close();
});

test('an enquiry of an earlier version is read as it was, and stored once more by nobody', async () => {
  await exec(
    BEFORE,
    row('one', '9876543210').replace("'Asha', '9876543210', '', ''", "'Asha', '9876543210', '', 'Call me: Any time'"),
  );
  const store = openEnquiryStore(url);
  const [old] = await store.listAll();
  expect(old).toMatchObject({ message: 'Call me: Any time', details: {} });
  expect(await store.add(old!, true)).toBe('known');
  const same = { ...old!, id: 'two', receivedAt: new Date().toISOString() };
  const about = (project: string) => ({ ...same, id: project, details: { project } });
  // Without an id, the same words about another project are another enquiry.
  const results = [
    await store.add(same, false),
    await store.add(about('a'), false),
    await store.add(about('b'), false),
  ];
  expect([...results, await store.add(about('b'), false)]).toEqual(['stored', 'stored', 'stored', 'known']);
  await store.close();
});

test('persons are named in an older database, numbers with one mailbox are one, and what became of them stays', async () => {
  const withMail = (id: string, phone: string, email: string, day: number) =>
    row(id, phone).replace(`'${phone}', ''`, `'${phone}', '${email}'`).replace('11-21', `11-${day}`);
  await exec(
    BEFORE,
    `CREATE TABLE handling (enquiry_id TEXT PRIMARY KEY, state TEXT NOT NULL, owner TEXT NOT NULL,
      reminder TEXT NOT NULL, answered_ms INTEGER, changed_ms INTEGER NOT NULL)`,
    `INSERT INTO handling VALUES ('a2', 'won', 'asha', '2026-11-30', 1, 1)`,
    withMail('a1', '9876543210', 'meera@example.test', 10),
    withMail('a2', '+91 98765 43210', '', 14),
    withMail('b1', '9000000001', 'Meera@example.test', 12),
    withMail('b2', '9000000001', 'other@example.test', 13),
    withMail('c1', '9000000002', 'third@example.test', 11),
    withMail('none', 'unknown', '', 15),
    withMail('nobody', 'unknown', '', 16),
  );
  for (let start = 1; start <= 2; start += 1) {
    const store = openEnquiryStore(url);
    const idsOf = async (id: string) => (await store.inbox.person(id)).enquiries.map((each) => each.id);
    expect([await idsOf('b2'), await idsOf('c1'), await idsOf('none')]).toEqual([
      ['a2', 'b2', 'b1', 'a1'],
      ['c1'],
      ['none'],
    ]);
    const handled = { state: 'won', owner: 'asha', reminder: '2026-11-30', visit: '', budget: '', reason: '' };
    expect((await store.inbox.person('a1')).enquiries[0]).toMatchObject(handled);
    await store.close();
  }
});

test('the digits of an older rule are made anew, once', async () => {
  const numbers = ['+91 (0) 98765 43210', '98765 43210', '+44 (0)20 7946 0000'];
  const first = openEnquiryStore(url);
  for (const [at, phone] of numbers.entries())
    await first.add(testEnquiry(`e${at}`, { phone, email: '', message: phone }), true);
  await first.close();
  await exec(`UPDATE enquiries SET digits = '9109876543210' WHERE id = 'e0'`, 'DELETE FROM migrations');
  const digitsOf = async () => {
    const store = openEnquiryStore(url);
    const ids: string[] = [];
    for await (const rows of store.inbox.pieces({ ...ALL, search: '98765' })) ids.push(...rows.map(({ id }) => id));
    await store.close();
    return ids.sort();
  };
  expect(await digitsOf()).toEqual(['e0', 'e1']);
  // Not made again at each start.
  await exec(`UPDATE enquiries SET digits = '1' WHERE id = 'e0'`);
  expect(await digitsOf()).toEqual(['e1']);
});

test('ten thousand older enquiries are brought up to date, also those of a server that does not know the inbox', async () => {
  const many = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
    INSERT INTO enquiries (id, received_at, name, phone, email, message, consent, source, ip_hash)
    SELECT 'id-' || i, '2026-11-21T10:00:00.000Z', 'Asha', '9' || (100000000 + i), '', '', '', '', '' FROM n`;
  await exec(BEFORE, many);
  const first = openEnquiryStore(url);
  await first.prepare();
  await first.close();
  await exec(row('late', '9876543210'));
  const store = openEnquiryStore(url);
  const found = async (search: string) => (await store.inbox.list({ ...ALL, search }, 10, 0)).rows.map(({ id }) => id);
  expect([await found('9876543210'), await found('9100009999')]).toEqual([['late'], ['id-9999']]);
  await store.close();
});

test('of two copies the newer state counts, and a removed user stays removed', async () => {
  let nowMs = 1_000_000;
  const store = openEnquiryStore(url, undefined, { now: () => (nowMs += 1000) });
  for (const id of ['one', 'two']) await store.add(testEnquiry(id, { message: id }), true);
  const change = (id: string, state: 'called' | 'won', note = '') =>
    store.inbox.change(testChange(id, { state, note }), 'asha');
  for (const name of ['asha', 'ravi']) await store.users.setUser(name, 'hash');
  await change('one', 'called', 'a first note');
  await change('two', 'called');
  await store.close();
  copyFileSync(path, `${path}.copy`);
  const later = openEnquiryStore(url, undefined, { now: () => (nowMs += 1000) });
  await later.users.removeUser('ravi');
  await later.inbox.change(testChange('one', { state: 'won' }), 'asha');
  await later.erase(['two']);
  await later.close();

  const copy = (await Connection.open(`${path}.copy`)).connection;
  const target = (await Connection.open(path)).connection;
  await copyAll(copy, path);
  await target.transact((run) => dropErased(run));
  for (const connection of [copy, target]) connection.close();

  const after = openEnquiryStore(url);
  const { rows } = await after.inbox.list(ALL, 10, 0);
  expect(rows.map(({ id, state }) => [id, state])).toEqual([['one', 'won']]);
  expect(await after.users.all()).toEqual([{ name: 'asha', role: 'manager' }]);
  expect((await after.inbox.person('one')).history.filter(({ isNote }) => isNote)).toHaveLength(1);
  await after.close();
});

test('a list of many pieces has each enquiry once, also where others come and go meanwhile', async () => {
  await exec(
    BEFORE,
    `INSERT INTO enquiries (id, received_at, name, phone, email, message, consent, source, ip_hash)
      WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 2299)
      SELECT 'many' || i, '2026-11-21T10:00:00.000Z', 'Asha', '9000000001', '', '', '', '', '' FROM n`,
  );
  const store = openEnquiryStore(url);
  const found: string[] = [];
  for await (const rows of store.inbox.pieces({ ...ALL, search: '9000000001' })) {
    found.push(...rows.map(({ id }) => id));
    await store.add(testEnquiry(`late${found.length}`, { phone: '+91 90000 00001' }), true);
    await store.erase([`many${2299 - found.length + 1}`, 'many0']);
  }
  expect([found.length, new Set(found).size, found[0], found.at(-1)]).toEqual([2299, 2299, 'many2299', 'many1']);
  const all = (await store.listAll()).map(({ id }) => id);
  expect([all.length, all]).toEqual([
    new Set(all).size,
    (await store.list({ includeSuspect: true, limit: 9999 })).map(({ id }) => id),
  ]);
  await store.close();
});
