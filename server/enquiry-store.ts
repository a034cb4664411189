import { createClient, type Client, type Row } from '@libsql/client';
import { isLocalDb, openLocalFile } from './enquiry-file';

export interface StoredEnquiry {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  name: string;
  phone: string;
  email: string;
  message: string;
  /** Version of the notice the visitor saw. */
  consent: string;
  /** Page the enquiry came from, without its query. */
  source: string;
  ipHash: string;
  isSuspect: boolean;
}

export interface EnquiryStore {
  /** Opens the database and makes the table; rejects where that fails, and may be called again. */
  prepare: () => Promise<void>;
  /** Stores one enquiry, once: the same id, or without an id the same words within ten minutes, is one row. */
  add: (enquiry: StoredEnquiry, isIdGiven: boolean) => Promise<'stored' | 'known'>;
  has: (id: string) => Promise<boolean>;
  /** Newest first. */
  list: (options: { includeSuspect: boolean; limit: number }) => Promise<StoredEnquiry[]>;
  countSuspect: () => Promise<number>;
  /** Removes what was received before an ISO time; answers how many. */
  removeBefore: (iso: string) => Promise<number>;
  close: () => Promise<void>;
}

const BUSY_TIMEOUT_MS = 5000;
const REMOTE_TIMEOUT_MS = 10_000;
const SAME_WORDS_MS = 10 * 60_000;

const TABLE = `CREATE TABLE IF NOT EXISTS enquiries (
  id TEXT PRIMARY KEY, received_at TEXT NOT NULL, name TEXT NOT NULL, phone TEXT NOT NULL, email TEXT NOT NULL,
  message TEXT NOT NULL, consent TEXT NOT NULL, source TEXT NOT NULL, ip_hash TEXT NOT NULL,
  is_suspect INTEGER NOT NULL DEFAULT 0)`;
const INDEXES = [
  'CREATE INDEX IF NOT EXISTS enquiries_by_time ON enquiries (received_at)',
  'CREATE INDEX IF NOT EXISTS enquiries_by_phone ON enquiries (phone, received_at)',
];

// One statement decides and writes: no two requests can both find the row missing.
const ADD = `INSERT INTO enquiries
  (id, received_at, name, phone, email, message, consent, source, ip_hash, is_suspect)
  SELECT :id, :receivedAt, :name, :phone, :email, :message, :consent, :source, :ipHash, :isSuspect
  WHERE :isIdGiven = 1 OR NOT EXISTS (SELECT 1 FROM enquiries WHERE phone = :phone AND received_at > :since
    AND name = :name AND email = :email AND message = :message AND is_suspect <= :isSuspect)
  ON CONFLICT (id) DO NOTHING`;

/** The enquiries in a `file:` database or at a remote libSQL address. Opens nothing until it is used. */
export function createEnquiryStore(url: string, authToken?: string): EnquiryStore {
  let opening: Promise<Client> | null = null;

  async function open(): Promise<Client> {
    if (isLocalDb(url)) openLocalFile(url);
    const client = createClient({ url, authToken, concurrency: isLocalDb(url) ? 1 : 20, timeout: BUSY_TIMEOUT_MS });
    try {
      if (isLocalDb(url)) {
        for (const pragma of ['journal_mode=WAL', 'synchronous=FULL', 'secure_delete=ON']) {
          await client.execute(`PRAGMA ${pragma}`);
        }
      }
      await client.batch([TABLE, ...INDEXES], 'write');
      return client;
    } catch (error) {
      client.close();
      throw error;
    }
  }

  /** A failed opening is tried anew by the next request. */
  async function database(): Promise<Client> {
    opening ??= open();
    try {
      return await opening;
    } catch (error) {
      opening = null;
      throw error;
    }
  }

  return {
    prepare: async () => void (await inTime(database())),
    async add(enquiry, isIdGiven) {
      const since = new Date(Date.parse(enquiry.receivedAt) - SAME_WORDS_MS).toISOString();
      const args = { ...enquiry, isSuspect: Number(enquiry.isSuspect), isIdGiven: Number(isIdGiven), since };
      const { rowsAffected } = await inTime(database().then((client) => client.execute({ sql: ADD, args })));
      return rowsAffected === 1 ? 'stored' : 'known';
    },
    async has(id) {
      const sql = 'SELECT 1 FROM enquiries WHERE id = ?';
      return (await inTime(database().then((client) => client.execute({ sql, args: [id] })))).rows.length > 0;
    },
    async list({ includeSuspect, limit }) {
      const sql = 'SELECT * FROM enquiries WHERE is_suspect <= ? ORDER BY received_at DESC, rowid DESC LIMIT ?';
      const { rows } = await (await database()).execute({ sql, args: [Number(includeSuspect), limit] });
      return rows.map(toStoredEnquiry);
    },
    async countSuspect() {
      const { rows } = await (await database()).execute('SELECT count(*) AS n FROM enquiries WHERE is_suspect = 1');
      return Number(rows[0]?.['n'] ?? 0);
    },
    async removeBefore(iso) {
      const client = await database();
      return (await client.execute({ sql: 'DELETE FROM enquiries WHERE received_at < ?', args: [iso] })).rowsAffected;
    },
    async close() {
      const client = await opening?.catch(() => null);
      if (!client) return;
      if (isLocalDb(url)) await client.execute('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => null);
      client.close();
    },
  };
}

/** A database that does not answer is a failure while the visitor still waits (15 s). */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer from the database in ${REMOTE_TIMEOUT_MS} ms`)),
      REMOTE_TIMEOUT_MS,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function toStoredEnquiry(row: Row): StoredEnquiry {
  const text = (column: string) => {
    const value = row[column];
    return typeof value === 'string' ? value : '';
  };
  return {
    id: text('id'),
    receivedAt: text('received_at'),
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    message: text('message'),
    consent: text('consent'),
    source: text('source'),
    ipHash: text('ip_hash'),
    isSuspect: row['is_suspect'] === 1,
  };
}
