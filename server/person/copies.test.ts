import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testEnquiry } from '../store/test-enquiry';
import { toCsv } from '../enquiry/csv';
import { siteFor } from '../test-site';
import { openEnquiryStore } from '../store/open-enquiry-store';
import { eraseInCopy, expireCopies } from './copies';
import { erasePerson, isPerson } from './person';

let folder: string;
const site = siteFor('each');

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'copies-'));
  await site.store.add(testEnquiry('one', { phone: '98765 43210', name: 'Asha Rao' }), true);
});

const rows = [
  testEnquiry('one', { name: 'Asha Rao', phone: '98765 43210', message: '"'.repeat(20) }),
  testEnquiry('two', { name: 'Ravi Nair', phone: '+44 20 7946 0000', email: 'ravi@example.test', message: '' }),
  testEnquiry('three', { name: 'Asha R', phone: '+91 98765-43210', email: '', message: '' }),
];
const csv = toCsv(rows, {});

/** What an erasure by phone number says of a file, and what is left in it. */
async function eraseIn(bytes: string | Buffer): Promise<{ lines: string[]; left: string }> {
  const path = join(folder, 'copy.csv');
  writeFileSync(path, bytes);
  await site.store.noteCopy(path);
  const { lines } = await erasePerson(site.store, '9876543210', isPerson('9876543210')!, eraseInCopy);
  return { lines: lines.map((line) => line.replace(path, 'FILE')), left: readFileSync(path, 'latin1') };
}

const HAND = 'Look for the person there by hand.';
const changed = (what: string) => `FILE was changed since it was exported: ${what}. ${HAND}`;

test.each([
  ['as it was exported', csv, ['2 erased in FILE.']],
  ['saved again with line ends of one byte', csv.replaceAll('\r\n', '\n'), ['2 erased in FILE.']],
  ['of numbers that a program calculated with', csv.replace("'+91 98765-43210", '9876543210.0'), ['2 erased in FILE.']],
  [
    'with an e-mail address of a number',
    csv.replace('98765 43210', '9.87E+09'),
    ['1 erased in FILE.', changed('line 2 cannot be read')],
  ],
  [
    'with a row of another shape',
    csv.replace('no,one', 'no,one,x'),
    ['1 erased in FILE.', changed('line 2 cannot be read')],
  ],
  ['cut in a row', csv.slice(0, -30), ['1 erased in FILE.', changed('line 4 cannot be read')]],
  [
    'with thirty notes',
    csv + 'a note\r\n'.repeat(30),
    [
      '2 erased in FILE.',
      changed(`lines ${Array.from({ length: 20 }, (_, at) => at + 5).join(', ')} and 10 more cannot be read`),
    ],
  ],
  ['without headings', csv.slice(csv.indexOf('\n') + 1), [changed('it has no headings any more')]],
  ['saved in UTF-16', Buffer.from(`\uFEFF${csv}`, 'utf16le'), [changed('it has no headings any more')]],
  ['empty', '', []],
])('an export %s', async (_case, bytes, lines) => {
  expect((await eraseIn(bytes)).lines).toEqual(lines);
});

test('a file in an alphabet of one byte keeps its letters', async () => {
  const { left } = await eraseIn(Buffer.from(csv.replace('Ravi', 'Rávi'), 'latin1'));
  expect([left.includes('R\u00e1vi'), left.includes('98765')]).toEqual([true, false]);
});

test('a copy that cannot be read is told, and the others are erased', async () => {
  const [damaged, locked, whole] = ['a.db', 'b.csv', 'c.csv'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(damaged, `SQLite format 3\0${'x'.repeat(5000)}`);
  mkdirSync(locked);
  chmodSync(locked, 0o000);
  writeFileSync(whole, csv);
  for (const path of [damaged, locked, whole, join(folder, 'gone.csv')]) await site.store.noteCopy(path);
  const { count, lines } = await erasePerson(site.store, '9876543210', isPerson('9876543210')!, eraseInCopy);
  expect(count).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/a\.db cannot be read or written \(.+\)\. Look for the person there by hand\.$/),
    expect.stringMatching(/b\.csv cannot be read or written \(.+\)\. Look for the person there by hand\.$/),
    `2 erased in ${whole}.`,
  ]);
});

describe('copies and the period after which enquiries are removed', () => {
  const DAY_MS = 86_400_000;
  const [csv, backup] = ['all.csv', 'copy.db'];

  /** The ids that database, export and backup have when so many days have passed, and what is reported. */
  async function afterDays(days: number, retentionDays: number, change: (text: string) => string = (text) => text) {
    await site.store.age(0, 0);
    await site.store.add(testEnquiry('old', { receivedAt: new Date().toISOString() }), true);
    const [csvPath, backupPath] = [join(folder, csv), join(folder, backup)];
    writeFileSync(csvPath, change(toCsv(await site.rows(), {})));
    writeFileSync(backupPath, readFileSync(site.dbPath));
    for (const path of [csvPath, backupPath]) await site.store.noteCopy(path);
    const nowMs = Date.now() + days * DAY_MS;
    jest.useFakeTimers({
      now: nowMs,
      doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'performance'],
    });
    await site.store.age(days * DAY_MS, retentionDays);
    const lines = await expireCopies(site.store, retentionDays, nowMs);
    jest.useRealTimers();
    const copy = openEnquiryStore(`file:${backupPath}`);
    const inBackup = (await copy.list({ includeSuspect: true, limit: 9 })).map(({ id }) => id).sort();
    await copy.close();
    const inExport = ['old', 'one'].filter((id) => readFileSync(csvPath, 'utf8').includes(`,${id}`));
    const inDatabase = (await site.rows()).map(({ id }) => id).sort();
    return { ids: [inDatabase, inExport, inBackup], lines: lines.map((line) => line.replace(`${folder}/`, '')) };
  }
  const removed = (file: string, count: number) => `Removed ${count} enquiries older than 365 days from ${file}.`;

  test('what has gone from the database after its time goes from its copies', async () => {
    const { ids, lines } = await afterDays(366, 365);
    expect(ids).toEqual([[], [], []]);
    expect(lines).toEqual([removed(csv, 2), removed(backup, 2)]);
  });

  test.each([
    ['before its time', 364, 365],
    ['where everything is kept', 4000, 0],
  ])('%s nothing goes', async (_, days, retentionDays) => {
    const { ids, lines } = await afterDays(days, retentionDays);
    expect([ids, lines]).toEqual([
      [
        ['old', 'one'],
        ['old', 'one'],
        ['old', 'one'],
      ],
      [],
    ]);
  });

  test('a clock that is wrong by a year removes nothing from copies', async () => {
    const lines = await afterDays(0, 365).then(async () => expireCopies(site.store, 365, Date.now() + 400 * DAY_MS));
    expect(lines).toEqual([]);
    expect(readFileSync(join(folder, csv), 'utf8')).toContain(',old');
  });

  test('a row that cannot be read stays, and is told', async () => {
    const { ids, lines } = await afterDays(366, 365, (text) => text.replace(',no,old', ',no,old,x'));
    expect(ids).toEqual([[], ['old'], []]);
    expect(lines).toEqual([
      removed(csv, 1),
      expect.stringMatching(/^all\.csv was changed since it was exported: line \d cannot be read\. What is older/),
      removed(backup, 2),
    ]);
  });
});
