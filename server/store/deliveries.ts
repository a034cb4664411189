import { createHash } from 'node:crypto';
import { NO_LIMIT, run, type EnquiryDatabase, type Statement } from './database';
import { toStoredEnquiry, type StoredEnquiry } from './enquiry-row';

/**
 * Ways to tell of an enquiry: mail to the office, a call to another program, a confirmation to the visitor. A summary
 * takes the place of the office's mails when there are too many; a letter is about no single enquiry, an erasure tells
 * the other program of one that is gone, whatsapp is a letter to a number, and an alarm is the mark of each that a letter to the office stands for.
 */
export type DeliveryChannel =
  'mail' | 'summary' | 'webhook' | 'confirmation' | 'letter' | 'whatsapp' | 'erasure' | 'alarm';

/** Channels whose deliveries are letters. */
export const LETTER_CHANNELS: readonly DeliveryChannel[] = ['letter', 'whatsapp', 'erasure'];

/** A mail that is about no single enquiry, sent as a delivery. */
export interface Letter {
  /** Empty: the office's addresses; `webhook`: the other program; with a plus: a number of WhatsApp. */
  to: string;
  subject: string;
  paragraphs: readonly string[];
  /** Address that ends such letters in one click. */
  unsubscribe?: string;
  /** What it says in a template of WhatsApp: one that asks, or one that tells. */
  template?: { kind: 'ask' | 'tell'; text: string; link: string };
}

/** One enquiry that is to be sent through one channel. */
export interface Delivery {
  /** The same in every attempt. */
  id: string;
  /** Attempts, this one included. */
  tries: number;
  /** Time of storing, ms since 1970. */
  queuedMs: number;
  /** An empty one where it is a letter. */
  enquiry: StoredEnquiry;
  letter?: Letter | undefined;
}

/**
 * Result of an attempt. A `failed` delivery is tried again after `pauseMs`, a `stuck` one when the endpoint starts, a
 * `refused` one never.
 */
export type Settled =
  { kind: 'sent' } | { kind: 'refused' | 'stuck'; fault: string } | { kind: 'failed'; fault: string; pauseMs: number };

export interface QueueState {
  channel: string;
  state: string;
  count: number;
  /** Time of storing of the oldest, ms since 1970. */
  oldestMs: number;
}

interface Claim {
  channel: DeliveryChannel;
  token: string;
  leaseMs: number;
  limit: number;
}

export type DeliveryQueue = ReturnType<typeof createDeliveryQueue>;

/** Clocks of two servers may differ by this much. One that was set back further makes a delivery due. */
const SKEW_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;
const CONFIRMATIONS_AN_HOUR = 100;
/** A summary waits this long for enquiries that it stands for. */
const SUMMARY_MS = 10 * 60_000;
/** Tries after which the fault is the delivery's own, if the channel sends others. */
const MANY_TRIES = 5;

export const DELIVERY_TABLES = [
  `CREATE TABLE IF NOT EXISTS deliveries (
    id TEXT PRIMARY KEY, enquiry_id TEXT NOT NULL, channel TEXT NOT NULL, queued_ms INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting', tries INTEGER NOT NULL DEFAULT 0, claim TEXT NOT NULL DEFAULT '',
    waits_from_ms INTEGER NOT NULL DEFAULT 0, waits_until_ms INTEGER NOT NULL DEFAULT 0,
    fault TEXT NOT NULL DEFAULT '')`,
  `CREATE INDEX IF NOT EXISTS deliveries_waiting ON deliveries (channel, tries, queued_ms) WHERE state = 'waiting'`,
  `CREATE INDEX IF NOT EXISTS deliveries_claimed ON deliveries (claim) WHERE claim <> ''`,
  'CREATE INDEX IF NOT EXISTS deliveries_by_enquiry ON deliveries (enquiry_id)',
  'CREATE INDEX IF NOT EXISTS deliveries_by_time ON deliveries (channel, queued_ms)',
  `CREATE TRIGGER IF NOT EXISTS deliveries_go AFTER DELETE ON enquiries
    BEGIN DELETE FROM deliveries WHERE enquiry_id = old.id; END`,
];

/** Deterministic, so that writing an enquiry again adds no second delivery. */
export function deliveryId(channel: DeliveryChannel, enquiryId: string): string {
  return createHash('sha256').update(`${channel}\n${enquiryId}`).digest('base64url').slice(0, 22);
}

/** The mailbox of an address in SQL: many hosts ignore capitals, dots, and what follows a plus. */
function boxOf(email: string): string {
  const address = `replace(${email}, '.', '')`;
  const [end, at] = [`instr(replace(${address}, '@', '+'), '+') - 1`, `instr(${address}, '@')`];
  return `lower(substr(${address}, 1, ${end}) || substr(${address}, ${at}))`;
}

const CONFIRMED = "d.channel = 'confirmation' AND d.state <> 'skipped' AND d.queued_ms";
/** Anybody can type somebody else's address: a mailbox gets one confirmation a day, and all together some an hour. */
const IS_SKIPPED = `:channel = 'confirmation' AND (
  (SELECT count(*) FROM deliveries d
    WHERE ${CONFIRMED} BETWEEN :queuedMs - ${HOUR_MS} AND :queuedMs + ${HOUR_MS}) >= ${CONFIRMATIONS_AN_HOUR}
  OR EXISTS (SELECT 1 FROM deliveries d JOIN enquiries e ON e.id = d.enquiry_id
    WHERE ${CONFIRMED} BETWEEN :queuedMs - ${24 * HOUR_MS} AND :queuedMs + ${24 * HOUR_MS}
    AND ${boxOf('e.email')} = ${boxOf(':email')}))`;

const IS_MANY = `:channel = 'mail' AND (SELECT count(*) FROM deliveries WHERE channel = 'mail'
  AND queued_ms BETWEEN :queuedMs - ${HOUR_MS} AND :queuedMs + ${HOUR_MS}) >= :mailsAnHour`;

/**
 * Adds one delivery for each channel if the enquiry is stored and has none. Beyond `mailsAnHour` the office's mail is
 * a summary.
 */
export function queueStatements(
  enquiry: StoredEnquiry,
  channels: readonly DeliveryChannel[],
  mailsAnHour = NO_LIMIT,
): Statement[] {
  return channels
    .filter((channel) => channel !== 'confirmation' || (enquiry.email !== '' && !enquiry.isSuspect))
    .map((channel) => ({
      sql: `INSERT OR IGNORE INTO deliveries (id, enquiry_id, channel, queued_ms, state, waits_from_ms, waits_until_ms)
        SELECT :id, id, iif(is_many, 'summary', :channel), :queuedMs, iif(${IS_SKIPPED}, 'skipped', 'waiting'),
          :queuedMs, :queuedMs + iif(is_many, ${SUMMARY_MS}, 0)
        FROM enquiries, (SELECT ${IS_MANY} AS is_many) WHERE id = :enquiryId`,
      args: {
        id: deliveryId(channel, enquiry.id),
        enquiryId: enquiry.id,
        channel,
        email: enquiry.email,
        mailsAnHour,
        queuedMs: Date.parse(enquiry.receivedAt),
      },
    }));
}

const COLUMNS = 'id, enquiry_id, channel, queued_ms, state, tries, claim, waits_from_ms, waits_until_ms, fault';

/** Copies deliveries into an attached database, which may have older states of the same ones. */
export function copyDeliveriesInto(attached: string): string {
  return `INSERT INTO ${attached}.deliveries (${COLUMNS}) SELECT ${COLUMNS} FROM main.deliveries WHERE true
    ON CONFLICT (id) DO UPDATE SET state = excluded.state, claim = ''
    WHERE excluded.state <> 'waiting' AND excluded.state <> state`;
}

/** A summary that is sent now stands for all that wait. */
const sumUp = (token: string): Statement => ({
  sql: `UPDATE deliveries SET state = 'summed' WHERE channel = 'summary' AND state = 'waiting' AND claim = ''
    AND EXISTS (SELECT 1 FROM deliveries WHERE claim = :token)`,
  args: { token },
});

/** The queue in a database. What a worker writes waits a moment for a visitor's write, so that both are one transaction. */
export function createDeliveryQueue(write: EnquiryDatabase['write'], now: () => number = Date.now) {
  return {
    /** Takes due deliveries, fresh ones first; nobody else takes them within `leaseMs`. */
    async claim({ channel, token, leaseMs, limit }: Claim): Promise<Delivery[]> {
      const isSummary = channel === 'summary';
      const [, claimed] = await write(
        [
          {
            sql: `UPDATE deliveries SET claim = :token, tries = tries + 1, waits_from_ms = :nowMs,
            waits_until_ms = :nowMs + :leaseMs WHERE id IN (SELECT id FROM deliveries WHERE channel = :channel
            AND state = 'waiting' AND NOT (:nowMs BETWEEN waits_from_ms - ${SKEW_MS} AND waits_until_ms - 1)
            ORDER BY tries, queued_ms LIMIT :limit)`,
            args: { channel, token, leaseMs, limit: isSummary ? Math.min(1, limit) : limit, nowMs: now() },
          },
          {
            sql: `SELECT d.id AS delivery_id, d.tries, d.queued_ms, about.* FROM deliveries d
            JOIN ${LETTER_CHANNELS.includes(channel) ? 'letters' : 'enquiries'} about ON about.id = d.enquiry_id
            WHERE d.claim = :token AND d.state = 'waiting'`,
            args: { token },
          },
          ...(isSummary ? [sumUp(token)] : []),
        ],
        { isPatient: true },
      );
      return (claimed?.rows ?? []).map((row) => ({
        id: String(row['delivery_id']),
        tries: Number(row['tries']),
        queuedMs: Number(row['queued_ms']),
        enquiry: toStoredEnquiry(row),
        letter: typeof row['letter'] === 'string' ? (JSON.parse(row['letter']) as Letter) : undefined,
      }));
    },
    /** Extends the lease of deliveries that are still being sent. */
    async renew(token: string, leaseMs: number) {
      const sql = `UPDATE deliveries SET waits_from_ms = :nowMs, waits_until_ms = :nowMs + :leaseMs WHERE claim = :token`;
      await write([{ sql, args: { token, leaseMs, nowMs: now() } }], { isPatient: true });
    },
    async settle(id: string, token: string, result: Settled) {
      const state = result.kind === 'failed' ? 'waiting' : result.kind;
      const fault = result.kind === 'sent' ? '' : result.fault;
      const pauseMs = result.kind === 'failed' ? result.pauseMs : 0;
      // What was sent is sent, whoever has the lease by now.
      const sql = `UPDATE deliveries SET state = :state, fault = :fault, claim = '', waits_from_ms = :nowMs,
        waits_until_ms = :nowMs + :pauseMs
        WHERE id = :id AND state = 'waiting' AND (claim = :token OR :state = 'sent')`;
      await write([{ sql, args: { id, token, state, fault, pauseMs, nowMs: now() } }], { isPatient: true });
    },
    /** Takes up again what is stuck in a channel. */
    async retryStuck(channel: DeliveryChannel) {
      await run(write, `UPDATE deliveries SET state = 'waiting' WHERE channel = :channel AND state = 'stuck'`, {
        channel,
      });
    },
    /** One entry per channel and state. What was tried five times, while a later one went out, counts as stuck. */
    async states(): Promise<QueueState[]> {
      // A clock that was ahead has left dates to come.
      const sql = `SELECT channel, iif(state = 'waiting' AND tries >= ${MANY_TRIES} AND EXISTS (
          SELECT 1 FROM deliveries later WHERE later.channel = d.channel AND later.state = 'sent'
          AND later.queued_ms > d.queued_ms AND later.queued_ms <= :nowMs), 'stuck', state) AS state,
          count(*) AS n, min(queued_ms) AS oldest_ms
        FROM deliveries d GROUP BY 1, 2 ORDER BY 1, 2`;
      return (await run(write, sql, { nowMs: now() })).rows.map((row) => ({
        channel: String(row['channel']),
        state: String(row['state']),
        count: Number(row['n']),
        oldestMs: Number(row['oldest_ms']),
      }));
    },
  };
}
