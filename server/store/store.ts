import { createHash } from 'node:crypto';
import { localDbPath } from './store-file';
import type { EnquiryDatabase, Result, Statement } from './database';
import * as sql from './schema';
import type { StoredEnquiry } from './schema';
import { openLocalDatabase } from './local-database';
import { openRemoteDatabase } from './remote-database';

export type { StoredEnquiry } from './schema';

export interface EnquiryStore {
  /** Opens the database and creates the tables. May be called again after a rejection. */
  prepare: () => Promise<void>;
  /** Stores one enquiry once: an equal id, or without an id equal words within ten minutes, adds no second row. */
  add: (enquiry: StoredEnquiry, isIdGiven: boolean) => Promise<'stored' | 'known'>;
  has: (id: string) => Promise<boolean>;
  /** Newest first. */
  list: (options: { includeSuspect: boolean; limit: number }) => Promise<StoredEnquiry[]>;
  countSuspect: () => Promise<number>;
  /**
   * Adds the ms that a server has run to the database's clock, and deletes enquiries older than `retentionDays` by that
   * clock; 0 keeps all. `driftMs` is the jump of the wall clock since the last call of any server.
   */
  age: (runningMs: number, retentionDays: number) => Promise<{ removed: number; driftMs: number }>;
  close: () => Promise<void>;
}

const DAY_MS = 86_400_000;
const ANSWER_MS = 10_000;
/** Number of recent enquiries kept to write again if an older copy replaces the database. */
const RECENT_LIMIT = 5000;

/** Store in a `file:` database or at a remote libSQL address. Opens the database on first use. */
export function createEnquiryStore(
  url: string,
  authToken?: string,
  report: (line: string) => void = console.error,
): EnquiryStore {
  const path = localDbPath(url);
  const database: EnquiryDatabase =
    path === null ? openRemoteDatabase(url, authToken, sql.migrate) : openLocalDatabase(path, sql.migrate, report);
  const recent = new Map<string, StoredEnquiry>();
  let writes = 0;

  const write = (...statements: Statement[]) => inTime(database.write(statements));

  async function addOnce(enquiry: StoredEnquiry, isIdGiven: boolean): Promise<boolean> {
    const [added, , counted] = await write(sql.addStatement(enquiry, isIdGiven), ...sql.COUNT_WRITE);
    const isStored = added?.changes === 1;
    if (isStored) {
      recent.set(enquiry.id, enquiry);
      for (const id of recent.keys()) if (recent.size > RECENT_LIMIT) recent.delete(id);
    }
    await restoreRecent(numberOf(counted, 'writes'));
    return isStored;
  }

  /** Writes recent enquiries again if the file's write count did not rise: an older copy has then replaced the file. */
  async function restoreRecent(count: number): Promise<void> {
    if (path !== null && count <= writes) {
      const results = await write(...[...recent.values()].map((enquiry) => sql.addStatement(enquiry, true)));
      const restored = results.filter(({ changes }) => changes === 1).length;
      report(`An older copy took the place of the enquiry database: ${restored} enquiries were written into it again.`);
    }
    writes = count;
  }

  return {
    prepare: async () => void (await write({ sql: 'SELECT 1' })),
    async add(enquiry, isIdGiven) {
      if (await addOnce(enquiry, isIdGiven)) return 'stored';
      if (!isIdGiven) return 'known';
      const [same] = await write(sql.sameRowStatement(enquiry));
      if (same?.rows.length !== 0) return 'known';
      // Other words under a used id: stored once, as a separate enquiry.
      return (await addOnce({ ...enquiry, id: idOfWords(enquiry) }, true)) ? 'stored' : 'known';
    },
    async has(id) {
      const [found] = await write({ sql: 'SELECT 1 FROM enquiries WHERE id = :id', args: { id } });
      return found?.rows.length === 1;
    },
    async list({ includeSuspect, limit }) {
      const [found] = await write({
        sql: 'SELECT * FROM enquiries WHERE is_suspect <= :isSuspect ORDER BY received_at DESC, rowid DESC LIMIT :limit',
        args: { isSuspect: Number(includeSuspect), limit },
      });
      return (found?.rows ?? []).map(sql.toStoredEnquiry);
    },
    async countSuspect() {
      const [counted] = await write({ sql: 'SELECT count(*) AS n FROM enquiries WHERE is_suspect = 1' });
      return numberOf(counted, 'n');
    },
    async age(runningMs, retentionDays) {
      const nowMs = Date.now();
      const [seen, , removed] = await write(...sql.ageStatements(nowMs, runningMs, retentionDays * DAY_MS));
      const seenMs = numberOf(seen, 'seen_ms');
      return { removed: removed?.changes ?? 0, driftMs: seenMs === 0 ? 0 : nowMs - seenMs - runningMs };
    },
    close: () => database.close(),
  };
}

/** Rejects if the database does not answer, while the visitor still waits (15 s). */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer from the database in ${ANSWER_MS} ms`)), ANSWER_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function numberOf(result: Result | undefined, column: string): number {
  return Number(result?.rows[0]?.[column] ?? 0);
}

/** Deterministic id for other words under a used id. */
function idOfWords({ id, name, phone, email, message }: StoredEnquiry): string {
  const words = JSON.stringify([name, phone, email, message]);
  return `${id}~${createHash('sha256').update(words).digest('base64url').slice(0, 16)}`;
}
