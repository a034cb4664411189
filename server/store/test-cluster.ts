import Database from 'libsql/promise';
import { startHttp } from '../test-http';

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

export type TestCluster = Awaited<ReturnType<typeof startTestCluster>>;

/** A libSQL cluster for tests: its HTTP protocol before a database in memory. */
export async function startTestCluster() {
  let isHanging = false;
  const db = new Database(':memory:', {}) as unknown as Sqlite;
  const server = await startHttp((request, response) => {
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
  return {
    ...server,
    /** From now on it takes calls and never answers, or answers again. */
    setHanging: (hangs: boolean) => void (isHanging = hangs),
  };
}
