/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Database from 'libsql/promise';
import { openEnquiryStore } from './open-enquiry-store';
import type { EnquiryStore } from './store';

/** A value, a statement and its answer in the HTTP protocol of libSQL (Hrana 2). */
type Value = { type: 'null' } | { type: 'integer' | 'text'; value: string };
interface RemoteStatement {
  sql?: string;
  sql_id?: number;
  args?: Value[];
  named_args?: { name: string; value: Value }[];
}
interface RemoteRequest {
  type: string;
  sql?: string;
  sql_id?: number;
  stmt?: RemoteStatement;
  batch?: { steps: { stmt: RemoteStatement }[] };
}
interface Sqlite {
  prepare: (sql: string) => Promise<{
    reader: boolean;
    all: (args: object) => Promise<Record<string, unknown>[]>;
    run: (args: object) => { changes: number };
  }>;
}

const fromValue = (value: Value) =>
  value.type === 'null' ? null : value.type === 'integer' ? Number(value.value) : value.value;
const toValue = (value: unknown): Value =>
  typeof value === 'number'
    ? { type: 'integer', value: String(value) }
    : typeof value === 'string'
      ? { type: 'text', value }
      : { type: 'null' };

let server: Server;
let store: EnquiryStore;
let isHanging = false;

async function execute(db: Sqlite, texts: Map<number, string>, statement: RemoteStatement): Promise<object> {
  const { sql_id = 0, sql = texts.get(sql_id) ?? '', args = [], named_args = [] } = statement;
  if (/^(BEGIN|COMMIT|ROLLBACK)/i.test(sql)) return { cols: [], rows: [], affected_row_count: 0 };
  const bound = Object.fromEntries([
    ...args.map((value, index) => [index + 1, fromValue(value)]),
    ...named_args.map(({ name, value }) => [name.replace(/^:/, ''), fromValue(value)]),
  ]) as object;
  const prepared = await db.prepare(sql);
  if (!prepared.reader) return { cols: [], rows: [], affected_row_count: prepared.run(bound).changes };
  const rows = (await prepared.all(bound)).map(({ _metadata, ...row }) => row);
  const cols = Object.keys(rows[0] ?? {}).map((name) => ({ name }));
  return { cols, rows: rows.map((row) => Object.values(row).map(toValue)), affected_row_count: 0 };
}

beforeEach(async () => {
  isHanging = false;
  const db = new Database(':memory:', {}) as unknown as Sqlite;
  server = createServer((request, response) => {
    if (isHanging) return;
    if (request.method === 'GET') return void response.end();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const texts = new Map<number, string>();
      const answer = async ({ type, sql, sql_id = 0, stmt, batch }: RemoteRequest): Promise<object> => {
        if (type === 'store_sql' && sql !== undefined) texts.set(sql_id, sql);
        if (type === 'execute' && stmt) return { type, result: await execute(db, texts, stmt) };
        if (type !== 'batch' || !batch) return { type };
        const step_results: object[] = [];
        for (const step of batch.steps) step_results.push(await execute(db, texts, step.stmt));
        return { type, result: { step_results, step_errors: batch.steps.map(() => null) } };
      };
      const { requests } = JSON.parse(Buffer.concat(chunks).toString()) as { requests: RemoteRequest[] };
      void (async () => {
        const results: object[] = [];
        for (const one of requests) results.push({ type: 'ok', response: await answer(one) });
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify({ baton: null, base_url: null, results }));
      })();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  store = openEnquiryStore(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

afterEach(async () => {
  await store.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const enquiry = (id: string) => ({
  id,
  receivedAt: new Date().toISOString(),
  name: 'Asha Rao',
  phone: '9876543210',
  email: '',
  message: `Wish ${id}`,
  consent: '2026-11',
  source: '',
  details: {},
  ipHash: 'x',
  isSuspect: false,
});

test('a cluster stores once, lists, finds and ages', async () => {
  expect([await store.add(enquiry('a'), true), await store.add(enquiry('a'), true)]).toEqual(['stored', 'known']);
  expect([await store.has('a'), await store.has('b'), await store.countSuspect()]).toEqual([true, false, 0]);
  expect(await store.age(0, 365)).toEqual({ removed: 0, driftMs: 0 });
  expect((await store.list({ includeSuspect: false, limit: 5 })).map(({ message }) => message)).toEqual(['Wish a']);
});

test('a cluster keeps users, sessions and what became of an enquiry', async () => {
  await store.add(enquiry('a'), true);
  await store.users.setUser('asha', 'hash');
  expect(await store.users.beginSession('token', 'asha', 'hash')).toBe(true);
  expect(await store.users.enter('token')).toEqual({ hasUsers: true, user: 'asha' });
  const made = { state: 'called', owner: 'asha', reminder: '', note: 'Call after six' } as const;
  const change = { id: 'a', was: null, formKey: '1', ...made };
  expect(await store.inbox.change(change, 'asha')).toEqual({ kind: 'saved', conflicts: [] });
  const filter = { search: '98765', state: 'called', owner: 'asha', today: '2026-11-25' } as const;
  const { rows, counts } = await store.inbox.list(filter, 10, 0);
  expect([rows.map(({ id }) => id), counts.byState.called]).toEqual([['a'], 1]);
  expect((await store.inbox.person('a')).history.map(({ text }) => text)).toContain('Call after six');
  await store.erase(['a']);
  expect((await store.inbox.person('a')).history).toEqual([]);
  expect(await store.users.removeUser('asha')).toBe(true);
  expect(await store.users.enter('token')).toEqual({ hasUsers: false, user: null });
});

test('a cluster that hangs refuses within its time, and takes enquiries at once when it is well', async () => {
  await store.prepare();
  isHanging = true;
  const results = await Promise.allSettled(
    Array.from({ length: 60 }, (_, index) => store.add(enquiry(`hung-${index}`), true)),
  );
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']));
  isHanging = false;
  expect(await store.add(enquiry('well'), true)).toBe('stored');
});
