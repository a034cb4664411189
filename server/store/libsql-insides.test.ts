/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';

test('what a pragma sets holds for all later calls, also after a batch: a local client has one connection', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'libsql-'));
  const client = createClient({ url: `file:${join(folder, 'a.db')}`, concurrency: 1, timeout: 1234 });
  const read = async (pragma: string) => Object.values((await client.execute(`PRAGMA ${pragma}`)).rows[0] ?? {})[0];
  for (const pragma of ['journal_mode=WAL', 'synchronous=FULL', 'secure_delete=ON']) {
    await client.execute(`PRAGMA ${pragma}`);
  }
  await client.batch(['CREATE TABLE a (b)', 'INSERT INTO a VALUES (1)'], 'write');
  expect(await Promise.all(['journal_mode', 'synchronous', 'secure_delete', 'busy_timeout'].map(read))).toEqual([
    'wal',
    2,
    1,
    1234,
  ]);
  client.close();
  rmSync(folder, { recursive: true });
});
