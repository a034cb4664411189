import { chmod, mkdir, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import Database from 'libsql/promise';
import { setTimeout as delay } from 'node:timers/promises';
import { DATABASE_WAIT_MS, type Result, type Row, type SqlValue, type Statement } from './database';

/** The used part of libsql's API, because its own types are `any`. */
interface LibsqlDatabase {
  readonly inTransaction: boolean;
  exec: (sql: string) => Promise<void>;
  prepare: (sql: string) => Promise<LibsqlStatement>;
  close: () => void;
}
interface LibsqlStatement {
  readonly reader: boolean;
  run: (args: Readonly<Record<string, SqlValue>>) => { changes: number };
  all: (args: Readonly<Record<string, SqlValue>>) => Promise<Row[]>;
}

/** Memory of a connection for pages that were read: those of the inbox's indexes at 50,000 enquiries. */
const CACHE_KIB = 65_536;
/** Wait for a lock per try. */
const LOCK_TRY_MS = 250;

/** The file was replaced while it was being opened. */
class ReplacedError extends Error {
  readonly code = 'SQLITE_READONLY_DBMOVED';
}

/** Creates an empty file unless another process has just done so. */
async function makeFile(path: string): Promise<void> {
  try {
    await (await open(path, 'wx', 0o600)).close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Device and inode of the file at a path; null if there is none. */
export async function identityOf(path: string): Promise<string | null> {
  try {
    const { dev, ino } = await stat(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Whether a retry may succeed: another process holds a lock, or the file was just replaced. */
export function isBusy(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^SQLITE_(BUSY|LOCKED|READONLY_DBMOVED)/.test(code);
}

/** Tries again while another process holds a lock, nine seconds at most. */
export async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  const deadlineMs = performance.now() + DATABASE_WAIT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadlineMs) throw error;
      await delay(50);
    }
  }
}

/**
 * The first fault of a database file in SQLite's words; null if it is sound. It reads the whole file through a
 * connection of its own, which has nothing in memory yet, in a thread of libsql.
 */
export async function findDamage(path: string): Promise<string | null> {
  if ((await identityOf(path)) === null) return null;
  const db = new Database(path, { timeout: LOCK_TRY_MS }) as unknown as LibsqlDatabase;
  try {
    await whenFree(() =>
      db.exec(`CREATE TEMP TABLE damage AS SELECT quick_check AS line FROM pragma_quick_check(1, 'main')`),
    );
    const [found] = await (await db.prepare('SELECT line FROM damage')).all({});
    const line = String(found?.['line']);
    return line === 'ok' ? null : line.replaceAll('\n', ' ');
  } catch (error) {
    if (isBusy(error) || !(error instanceof Error)) throw error;
    return error.message;
  } finally {
    db.close();
  }
}

/**
 * One connection to a SQLite file. `exec` waits for locks and for the disk in a thread of libsql. Bound statements
 * inside a transaction run on this thread and wait for neither.
 *
 * libsql never resets a statement that failed because of a lock, and an open statement blocks the commit. So only
 * `exec`, which drops its statement, requests locks.
 */
export class Connection {
  private readonly statements = new Map<string, LibsqlStatement>();

  private constructor(private readonly db: LibsqlDatabase) {}

  /** Opens the file and returns its identity. Creates file and folder if missing, readable only by the owner. */
  static async open(path: string): Promise<{ connection: Connection; identity: string }> {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    // An existing file is never opened here: closing any descriptor of a file drops this process's locks on it.
    if ((await identityOf(path)) === null) await makeFile(path);
    await chmod(path, 0o600);
    const identity = await identityOf(path);
    const db = new Database(path, { timeout: LOCK_TRY_MS }) as unknown as LibsqlDatabase;
    // Each commit leaves all data in one file, so no write-ahead log is lost when the file is moved. If another program
    // has the file open with such a log, the log stays for now, which is as durable.
    await db.exec('PRAGMA journal_mode=TRUNCATE').catch((error: unknown) => {
      if (!isBusy(error)) throw error;
    });
    await db.exec('PRAGMA synchronous=EXTRA');
    await db.exec('PRAGMA secure_delete=ON');
    await db.exec(`PRAGMA cache_size=-${CACHE_KIB}`);
    if (identity === null || identity !== (await identityOf(path))) throw new ReplacedError(path);
    return { connection: new Connection(db), identity };
  }

  /** Runs work as one transaction. Its data is on disk when this resolves; nothing is stored if it rejects. */
  async transact<T>(work: (run: (statement: Statement) => Promise<Result>) => Promise<T>): Promise<T> {
    await this.db.exec('BEGIN IMMEDIATE');
    try {
      const result = await work((statement) => this.run(statement));
      await this.db.exec('COMMIT');
      if (this.db.inTransaction) throw new Error('the transaction is still open after its commit');
      return result;
    } catch (error) {
      // On a full disk SQLite has already rolled back.
      if (this.db.inTransaction) await this.db.exec('ROLLBACK');
      throw error;
    }
  }

  exec(sql: string): Promise<void> {
    return this.db.exec(sql);
  }

  /** The number `n` of a query's first row. */
  async count(sql: string): Promise<number> {
    return Number((await this.run({ sql })).rows[0]?.['n'] ?? 0);
  }

  close(): void {
    this.db.close();
  }

  private async run({ sql, args = {} }: Statement): Promise<Result> {
    const statement = this.statements.get(sql) ?? (await this.db.prepare(sql));
    this.statements.set(sql, statement);
    if (statement.reader) return { rows: await statement.all(args), changes: 0 };
    return { rows: [], changes: statement.run(args).changes };
  }
}
