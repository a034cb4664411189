import { createHash, randomUUID } from 'node:crypto';
import { inPieces, NO_LIMIT, type EnquiryDatabase, type Result, type Statement } from './database';
import { createBlocked } from './blocked';
import { createCounts } from './counts';
import * as sql from './schema';
import { eraseStatements } from './erased';
import { createDeliveryQueue, queueStatements, type DeliveryChannel } from './deliveries';
import { toStoredEnquiry, type EnquiryWords, type StoredEnquiry } from './enquiry-row';
import { createInbox } from './inbox';
import { createLetters, DROP_OFFICE_LETTERS } from './letters';
import { carryToNew, createPeople } from './people';
import { createReport } from './report';
import { createOfficeSettings, type EnquiryPlace, giveByRule } from './office-settings';
import { createWishes } from './wishes';
import { createOfficeUsers } from './office-users';
import type { SecondPlace } from './second-place';

export type { StoredEnquiry } from './enquiry-row';

/** Who sends an enquiry: what the office enters itself goes to other programs, and into nobody's mailbox. */
type Sender = 'visitor' | 'office';

export type EnquiryStore = ReturnType<typeof createStore>;

const DAY_MS = 86_400_000;
const ANSWER_MS = 10_000;

export interface StoreOptions {
  report?: (line: string) => void;
  /** What is to be sent of each enquiry. */
  channels?: readonly DeliveryChannel[];
  now?: () => number;
  /** Beyond it the office gets summaries. */
  mailsAnHour?: number | undefined;
  second?: SecondPlace | undefined;
}

/** A store in a database. `isFile`: somebody may write an older copy over its file. */
export function createStore(
  database: EnquiryDatabase,
  isFile: boolean,
  { report = console.error, channels = [], now = Date.now, mailsAnHour = NO_LIMIT, second }: StoreOptions = {},
) {
  let writes = 0;

  const writeInTime: EnquiryDatabase['write'] = (...write) => inTime(database.write(...write));
  const write = (...statements: Statement[]) => writeInTime(statements);

  const queueOf = (enquiry: StoredEnquiry, by: Sender) =>
    queueStatements(
      enquiry,
      by === 'office' ? channels.filter((channel) => channel === 'webhook') : channels,
      mailsAnHour,
    );

  async function addOnce(
    enquiry: StoredEnquiry,
    isIdGiven: boolean,
    by: Sender,
    place?: EnquiryPlace,
  ): Promise<boolean> {
    const [added, , counted] = await write(
      ...[sql.addStatement(enquiry, isIdGiven), ...sql.COUNT_WRITE, carryToNew(enquiry.id)],
      ...(place ? giveByRule(enquiry.id, place, now()) : []),
      ...queueOf(enquiry, by),
    );
    const isStored = added?.changes === 1;
    noticeOlder(numberOf(counted, 'writes'));
    if (isStored) await second?.write([sql.addStatement(enquiry, true), ...queueOf(enquiry, by)]);
    return isStored;
  }

  /** Whether an enquiry with these words is stored, or was erased, under its id or as other words under that id. */
  async function isKnown(enquiry: EnquiryWords): Promise<boolean> {
    const ids = [enquiry.id, idOfWords(enquiry)];
    return (await write(...ids.map((id) => sql.sameRowStatement({ ...enquiry, id })))).some(
      ({ rows }) => rows.length > 0,
    );
  }

  /** Says it if the file's write count did not rise: an older copy was written over the file. */
  function noticeOlder(count: number): void {
    const where = second ? second.path : 'a backup';
    if (isFile && count <= writes)
      report(`An older copy was written over the enquiry database: npm run enquiries -- restore, with ${where}.`);
    writes = count;
  }

  return {
    /** Opens the database and creates the tables. May be called again after a rejection. */
    prepare: async () => void (await write(...(second ? [noteCopy(second.path)] : [{ sql: 'SELECT 1' }]))),
    /** Does in one transaction what a post does, and takes it back; rejects if the database takes no enquiry. */
    async check() {
      const trial = trialEnquiry(now());
      const remove = { sql: 'DELETE FROM enquiries WHERE id = :id', args: { id: trial.id } };
      const adds = [sql.addStatement(trial, true), ...queueStatements(trial, channels, mailsAnHour)];
      const [, counted, ...done] = await write(...sql.COUNT_WRITE, ...adds, remove);
      if (done.some(({ changes }) => changes !== 1)) throw new Error('the database does not keep what it is given');
      noticeOlder(numberOf(counted, 'writes'));
    },
    /**
     * Stores one enquiry once: an equal id, or without an id equal words within ten minutes, adds no second row. With a
     * place it gets its owner by the office's rules.
     */
    async add(
      enquiry: StoredEnquiry,
      isIdGiven: boolean,
      by: Sender = 'visitor',
      place?: EnquiryPlace,
    ): Promise<'stored' | 'known'> {
      if (await addOnce(enquiry, isIdGiven, by, place)) return 'stored';
      if (!isIdGiven || (await isKnown(enquiry))) return 'known';
      // Other words under a used id: stored once, as a separate enquiry.
      return (await addOnce({ ...enquiry, id: idOfWords(enquiry) }, true, by, place)) ? 'stored' : 'known';
    },
    isKnown,
    async has(id: string) {
      const [found] = await write({ sql: 'SELECT 1 FROM enquiries WHERE id = :id', args: { id } });
      return found?.rows.length === 1;
    },
    /** Newest first. */
    async list({ includeSuspect, limit }: { includeSuspect: boolean; limit: number }) {
      const [found] = await write({
        sql: 'SELECT * FROM enquiries WHERE is_suspect <= :isSuspect ORDER BY received_at DESC, rowid DESC LIMIT :limit',
        args: { isSuspect: Number(includeSuspect), limit },
      });
      return (found?.rows ?? []).map(toStoredEnquiry);
    },
    /** Every enquiry, also the marked ones, newest first; others are answered meanwhile. */
    async listAll() {
      const all: StoredEnquiry[] = [];
      const sql = `SELECT *, rowid AS place FROM enquiries WHERE (received_at, rowid) < (:at, :place)
        ORDER BY received_at DESC, rowid DESC LIMIT :limit`;
      for await (const rows of inPieces(writeInTime, { sql })) all.push(...rows.map(toStoredEnquiry));
      return all;
    },
    async countSuspect() {
      const [counted] = await write({ sql: 'SELECT count(*) AS n FROM enquiries WHERE is_suspect = 1' });
      return numberOf(counted, 'n');
    },
    /**
     * Adds the ms that a server has run to the database's clock, and deletes enquiries older than `retentionDays` by that
     * clock; 0 keeps all. `driftMs` is the jump of the wall clock since the last call of any server.
     */
    async age(runningMs: number, retentionDays: number) {
      const nowMs = Date.now();
      const [seen, , removed] = await write(...sql.ageStatements(nowMs, runningMs, retentionDays * DAY_MS));
      const seenMs = numberOf(seen, 'seen_ms');
      return { removed: removed?.changes ?? 0, driftMs: seenMs === 0 ? 0 : nowMs - seenMs - runningMs };
    },
    /** The database's clock: ms that servers have run. */
    async observedMs() {
      const [clock] = await write({ sql: 'SELECT observed_ms FROM clock' });
      return numberOf(clock, 'observed_ms');
    },
    /** Deletes what came before a value of that clock, in a copy, whose own clock stands still. Returns the number. */
    async expire(beforeMs: number) {
      const [removed] = await write({ sql: 'DELETE FROM enquiries WHERE observed_ms < :beforeMs', args: { beforeMs } });
      return removed?.changes ?? 0;
    },
    /**
     * Removes enquiries with everything that belongs to them; the same ids are never stored again. Where there is a
     * webhook it is told, with the day until which a law or a booking keeps them.
     */
    async erase(ids: readonly string[], blockedUntil = '') {
      const tells = channels.includes('webhook') ? { blockedUntil } : null;
      await write(...ids.flatMap((id) => eraseStatements(id, tells)), ...DROP_OFFICE_LETTERS);
    },
    /** Paths of files that hold copies of enquiries: exports and backups. */
    async copies() {
      const [found] = await write({ sql: 'SELECT path FROM copies ORDER BY path' });
      return (found?.rows ?? []).map(({ path: copy }) => String(copy));
    },
    noteCopy: async (copy: string) => void (await write(noteCopy(copy))),
    /** What is to be sent of each enquiry. Stored in the same transaction as the enquiry. */
    deliveries: createDeliveryQueue(writeInTime, now),
    letters: createLetters(writeInTime, now),
    /** The office's own view, and what it writes about enquiries. */
    inbox: createInbox(writeInTime, now),
    people: createPeople(writeInTime, now),
    report: createReport(writeInTime),
    users: createOfficeUsers(writeInTime, now),
    settings: createOfficeSettings(writeInTime, now),
    wishes: createWishes(writeInTime, now),
    /** Sums of what happens on the pages. */
    counts: createCounts(writeInTime),
    blocked: createBlocked(writeInTime, now, second?.write),
    /** Where each enquiry is written to besides the database, if there is such a place. */
    second,
    async close() {
      await second?.close();
      await database.close();
    },
  };
}

function noteCopy(copy: string): Statement {
  return { sql: 'INSERT OR IGNORE INTO copies (path) VALUES (:copy)', args: { copy } };
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

/** An enquiry that nobody sent. Its id is another each time, so that it stands where the next one would. */
function trialEnquiry(nowMs: number): StoredEnquiry {
  const texts = { name: 'Trial', phone: '+91 98765 43210', email: '', message: 'Trial', consent: '', source: '' };
  const receivedAt = new Date(nowMs).toISOString();
  return { id: randomUUID(), receivedAt, ...texts, details: {}, ipHash: '', isSuspect: false };
}

/** Deterministic id for other words under a used id. */
function idOfWords({ id, name, phone, email, message, details }: EnquiryWords): string {
  const about = { ...details, pagePath: undefined, firstPage: undefined, campaign: undefined };
  const words = JSON.stringify([name, phone, email, message, about]);
  return `${id}~${createHash('sha256').update(words).digest('base64url').slice(0, 16)}`;
}
