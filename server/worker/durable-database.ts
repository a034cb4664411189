import type { EnquiryDatabase, Migrate, Result, Row, SqlValue, Statement } from '../store/database';

/** What we use of the storage of a Durable Object that has SQLite. */
export interface DurableStorage {
  sql: { exec: (sql: string, ...values: SqlValue[]) => { toArray: () => Row[] } };
  transactionSync: <T>(work: () => T) => T;
  /** Resolves when everything written is on disk. */
  sync: () => Promise<void>;
  setAlarm: (atMs: number) => Promise<void>;
  /** Null where none is set, the one that runs aside. */
  getAlarm: () => Promise<number | null>;
}

/** The database of a Durable Object. One object is one thread, so transactions follow each other. */
export function openDurableDatabase(storage: DurableStorage, migrate: Migrate): EnquiryDatabase {
  let migrated: Promise<void> | null = null;

  function run({ sql, args = {} }: Statement): Result {
    const { text, values } = toPositional(sql, args);
    const rows = storage.sql.exec(text, ...values).toArray();
    const [counted] = storage.sql.exec('SELECT changes() AS n').toArray();
    return { rows, changes: Number(counted?.['n'] ?? 0) };
  }

  return {
    async write(statements) {
      migrated ??= migrate((statement) => Promise.resolve(run(statement)));
      try {
        await migrated;
      } catch (error) {
        // The next request tries again.
        migrated = null;
        throw error;
      }
      const results = storage.transactionSync(() => statements.map(run));
      await storage.sync();
      return results;
    },
    close: () => Promise.resolve(),
  };
}

const LITERAL_OR_NAME = /'(?:[^']|'')*'|:([a-z]\w*)/gi;

/** Named values as positional ones, the only kind that a Durable Object takes. */
export function toPositional(sql: string, args: NonNullable<Statement['args']>): { text: string; values: SqlValue[] } {
  const values: SqlValue[] = [];
  const text = sql.replace(LITERAL_OR_NAME, (found: string, name: string | undefined) => {
    if (name === undefined) return found;
    const value = args[name];
    if (value === undefined) throw new Error(`no value for :${name}`);
    values.push(value);
    return '?';
  });
  return { text, values };
}
