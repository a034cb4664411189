import { randomBytes } from 'node:crypto';
import { toPersonKeys } from '@/lib/domain/enquiry/body';
import { parseJson } from '@/lib/domain/enquiry/channels';
import { run, type EnquiryDatabase, type Row } from './database';
import { patchSetting } from './office-settings';

/** What somebody wants to be told of: what a listing shows for its filters. */
export interface Wish {
  /** A secret: who has it may confirm and end. */
  id: string;
  /** An e-mail address, or a number of WhatsApp with a plus. */
  email: string;
  /** The listing with its filters: `/projects?bedrooms=3+BHK`. */
  address: string;
  isConfirmed: boolean;
}

/** A home that fits a wish, and its price when somebody was last told: null for a new one. */
export interface News {
  wishId: string;
  homeId: string;
  wasRupees: number | null;
}

type Prices = Readonly<Record<string, number>>;

export type Wishes = ReturnType<typeof createWishes>;

/** An ended wish has no address left; its row stays, so that no older copy brings it back. */
export const WISH_TABLES = [
  `CREATE TABLE IF NOT EXISTS wishes (id TEXT PRIMARY KEY, email TEXT NOT NULL, mailbox TEXT NOT NULL,
    address TEXT NOT NULL, state TEXT NOT NULL, added_ms INTEGER NOT NULL, changed_ms INTEGER NOT NULL)`,
  `CREATE INDEX IF NOT EXISTS wishes_by_mailbox ON wishes (mailbox) WHERE mailbox <> ''`,
  `CREATE TABLE IF NOT EXISTS wish_news (wish_id TEXT NOT NULL, home_id TEXT NOT NULL, was_rupees INTEGER,
    PRIMARY KEY (wish_id, home_id)) WITHOUT ROWID`,
  `CREATE TRIGGER IF NOT EXISTS wish_news_go AFTER UPDATE OF state ON wishes WHEN new.state = 'ended'
    BEGIN DELETE FROM wish_news WHERE wish_id = new.id; END`,
];

/** Whether a wish's address is a number of WhatsApp; an e-mail address may begin with a plus, too. */
export const isNumber = (address: string) => /^\+\d+$/.test(address);

/** A wish's address as that of an enquiry. */
export function contactOf({ email }: Pick<Wish, 'email'>): { phone: string; email: string } {
  return isNumber(email) ? { phone: email, email: '' } : { phone: '', email };
}

/** The same for all spellings of a mailbox or a number. */
export function mailboxOf(email: string): string {
  const { mailbox, digits } = toPersonKeys(contactOf({ email }));
  return mailbox || digits;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Anybody can type somebody else's address. */
const [MAX_AN_HOUR, MAX_OF_MAILBOX] = [100, 10];
/** An unconfirmed wish waits a week; a confirmed one ends with the period of the privacy notice. */
const [UNCONFIRMED_MS, CONFIRMED_MS] = [7 * DAY_MS, 365 * DAY_MS];

/** Name of the setting that has them. */
const SEEN = 'seen homes';
const SEEN_PRICES = `SELECT ifnull((SELECT value FROM office_settings WHERE name = '${SEEN}'), '{}') AS seen`;

const END = `UPDATE wishes SET state = 'ended', email = '', mailbox = '', address = '', changed_ms = max(changed_ms + 1, :nowMs)`;
const SAME_MAILBOX = `mailbox <> '' AND mailbox = (SELECT mailbox FROM wishes WHERE id = :id)`;

export function createWishes(write: EnquiryDatabase['write'], now: () => number) {
  const read = async (where: string, args: Record<string, string> = {}) =>
    (await run(write, `SELECT * FROM wishes WHERE ${where} ORDER BY added_ms, id`, args)).rows.map(toWish);
  return {
    /** Stores a wish of an address that has not confirmed it yet; null where too many came. */
    async add(email: string, address: string) {
      const [nowMs, id] = [now(), randomBytes(16).toString('base64url')];
      const mailbox = mailboxOf(email);
      await write([
        {
          sql: `${END} WHERE (state = 'asked' AND added_ms < :nowMs - ${UNCONFIRMED_MS})
            OR (state = 'confirmed' AND added_ms < :nowMs - ${CONFIRMED_MS})`,
          args: { nowMs },
        },
        {
          sql: `INSERT INTO wishes SELECT :id, :email, :mailbox, :address, 'asked', :nowMs, :nowMs
            WHERE NOT EXISTS (SELECT 1 FROM wishes WHERE mailbox = :mailbox AND address = :address)
            AND (SELECT count(*) FROM wishes WHERE mailbox = :mailbox) < ${MAX_OF_MAILBOX}
            AND (SELECT count(*) FROM wishes WHERE added_ms > :nowMs - ${HOUR_MS}) < ${MAX_AN_HOUR}`,
          args: { id, email, mailbox, address, nowMs },
        },
      ]);
      return (await read('mailbox = :mailbox AND address = :address', { mailbox, address }))[0] ?? null;
    },
    /** All wishes of the mailbox of a wish; none if nobody has this id, or they were ended. */
    ofSame: (id: string) => read(SAME_MAILBOX, { id }),
    /** Confirms all of that mailbox. */
    async confirm(id: string) {
      const sql = `UPDATE wishes SET state = 'confirmed', changed_ms = max(changed_ms + 1, :nowMs)
        WHERE state = 'asked' AND ${SAME_MAILBOX}`;
      await run(write, sql, { id, nowMs: now() });
    },
    /** Ends all of that mailbox, with what waits to be told. */
    end: async (id: string) =>
      void (await write([
        {
          sql: `DELETE FROM letters WHERE to_address IN (SELECT email FROM wishes WHERE ${SAME_MAILBOX})`,
          args: { id },
        },
        { sql: `${END} WHERE ${SAME_MAILBOX}`, args: { id, nowMs: now() } },
      ])),
    /** All that were not ended. */
    all: () => read(`state <> 'ended'`),
    confirmed: () => read(`state = 'confirmed'`),
    /** The lowest price of each home that was seen, in rupees; 0 is on request. */
    seen: async () => {
      const { rows } = await run(write, SEEN_PRICES);
      return parseJson(String(rows[0]?.['seen'])) as Prices;
    },
    /**
     * Notes prices that are seen now and adds what is to be told of them, but of no home whose price another server has
     * noted since `before`. What a wish waits for already stays as it was first.
     */
    see: async ({ before, now: prices }: { before: Prices; now: Prices }, news: readonly News[]) =>
      void (await write([
        {
          sql: `INSERT OR IGNORE INTO wish_news SELECT w.id, n.value ->> 'homeId', n.value ->> 'wasRupees'
            FROM json_each(:news) n JOIN wishes w ON w.id = n.value ->> 'wishId' AND w.state = 'confirmed'
            JOIN (${SEEN_PRICES}) s ON s.seen ->> (n.value ->> 'homeId') IS :before ->> (n.value ->> 'homeId')`,
          args: { news: JSON.stringify(news), before: JSON.stringify(before) },
        },
        patchSetting(SEEN, prices, now()),
      ])),
    async news(): Promise<News[]> {
      const { rows } = await run(write, 'SELECT * FROM wish_news ORDER BY wish_id, home_id');
      return rows.map((row) => ({
        wishId: String(row['wish_id']),
        homeId: String(row['home_id']),
        wasRupees: row['was_rupees'] === null ? null : Number(row['was_rupees']),
      }));
    },
    /** Forgets what was told of a mailbox's wishes. */
    async told(wishIds: readonly string[]) {
      const sql = 'DELETE FROM wish_news WHERE wish_id IN (SELECT value FROM json_each(:ids))';
      await run(write, sql, { ids: JSON.stringify(wishIds) });
    },
  };
}

function toWish(row: Row): Wish {
  const text = (column: string) => String(row[column]);
  return { id: text('id'), email: text('email'), address: text('address'), isConfirmed: row['state'] === 'confirmed' };
}

/** Ends what matching addresses want to be told of, and returns the number. */
export async function endWishes(
  wishes: Pick<Wishes, 'all' | 'end'>,
  isSame: (person: { phone: string; email: string }) => boolean,
): Promise<number> {
  const found = (await wishes.all()).filter((wish) => isSame(contactOf(wish)));
  for (const { id } of found) await wishes.end(id);
  return found.length;
}
