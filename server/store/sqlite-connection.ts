import { chmod, mkdir, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import Database from 'libsql/promise';
import type { Result, Row, SqlValue, Statement } from './database';

/** The part of libsql that is used here; its own types say `any`. */
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

/** How long one try waits for a lock. */
const LOCK_TRY_MS = 250;

/** The file was replaced while it was opened. */
class ReplacedError extends Error {
  readonly code = 'SQLITE_READONLY_DBMOVED';
}

/** Makes an empty file, unless somebody else is first. */
async function makeFile(path: string): Promise<void> {
  try {
    await (await open(path, 'wx', 0o600)).close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Device and number of the file at a path, null where there is none. */
export async function identityOf(path: string): Promise<string | null> {
  try {
    const { dev, ino } = await stat(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Whether the next try may succeed: somebody else holds a lock, or the file was replaced this moment. */
export function isBusy(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^SQLITE_(BUSY|LOCKED|READONLY_DBMOVED)/.test(code);
}

/**
 * One connection to a SQLite file. `exec` waits for locks and for the disk in a thread of libsql; what runs on this
 * thread (bound statements inside a transaction) waits for neither.
 *
 * libsql never resets a statement that failed because of a lock, and nothing is committed while one stands open. So
 * only `exec`, which drops its statement, ever asks for a lock.
 */
export class Connection {
  private readonly statements = new Map<string, LibsqlStatement>();

  private constructor(private readonly db: LibsqlDatabase) {}

  /** Opens the file, made with its folder where it is missing and readable by the owner alone; tells which file it is. */
  static async open(path: string): Promise<{ connection: Connection; identity: string }> {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    // Never opened by hand where it exists: closing any descriptor of a file drops the locks of this process on it.
    if ((await identityOf(path)) === null) await makeFile(path);
    await chmod(path, 0o600);
    const identity = await identityOf(path);
    const db = new Database(path, { timeout: LOCK_TRY_MS }) as unknown as LibsqlDatabase;
    // Each commit leaves everything in the one file: no write-ahead log stays behind when somebody moves it. A file that
    // another program holds open with such a log keeps it for now, which is as durable.
    await db.exec('PRAGMA journal_mode=TRUNCATE').catch((error: unknown) => {
      if (!isBusy(error)) throw error;
    });
    await db.exec('PRAGMA synchronous=EXTRA');
    await db.exec('PRAGMA secure_delete=ON');
    if (identity === null || identity !== (await identityOf(path))) throw new ReplacedError(path);
    return { connection: new Connection(db), identity };
  }

  /** Runs work as one transaction. What it promises is on disk when this resolves; nothing is stored where it rejects. */
  async transact<T>(work: (run: (statement: Statement) => Promise<Result>) => Promise<T>): Promise<T> {
    await this.db.exec('BEGIN IMMEDIATE');
    try {
      const result = await work((statement) => this.run(statement));
      await this.db.exec('COMMIT');
      if (this.db.inTransaction) throw new Error('the transaction is still open after its commit');
      return result;
    } catch (error) {
      // SQLite has rolled back by itself where the disk is full.
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
