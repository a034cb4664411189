import { run, type EnquiryDatabase, type Statement } from './database';
import { deliveryId, LETTER_CHANNELS, type Letter } from './deliveries';

/** What a letter stands for. */
interface About {
  enquiryIds?: readonly string[];
  wishIds?: readonly string[];
}

/** How long a letter's id is remembered. */
const REMEMBERED_MS = 400 * 86_400_000;

/** A letter goes when it was sent; its delivery stays, so that it is not sent twice. */
export const LETTER_TABLES = [
  'CREATE TABLE IF NOT EXISTS letters (id TEXT PRIMARY KEY, to_address TEXT NOT NULL, letter TEXT NOT NULL)',
  'DROP TRIGGER IF EXISTS letters_done',
  `CREATE TRIGGER IF NOT EXISTS letters_end AFTER UPDATE OF state ON deliveries
    WHEN new.state NOT IN ('waiting', 'stuck')
    BEGIN DELETE FROM letters WHERE id = new.enquiry_id; END`,
  `CREATE TRIGGER IF NOT EXISTS letters_go AFTER DELETE ON letters
    BEGIN DELETE FROM deliveries WHERE enquiry_id = old.id AND state IN ('waiting', 'stuck'); END`,
];

/** Takes back what waits for the office after an erasure, as it may name who is erased; the office's watch queues it again. */
export const DROP_OFFICE_LETTERS: readonly Statement[] = [
  {
    sql: `DELETE FROM deliveries WHERE channel = 'alarm' AND queued_ms IN (SELECT d.queued_ms FROM deliveries d
      JOIN letters l ON l.id = d.enquiry_id AND l.to_address = '')`,
  },
  { sql: `DELETE FROM letters WHERE to_address = ''` },
];

export function createLetters(write: EnquiryDatabase['write'], now: () => number) {
  return {
    /** Whether a letter was queued. */
    async has(id: string) {
      const sql = 'SELECT 1 FROM deliveries WHERE id = :id';
      return (await run(write, sql, { id: deliveryId('letter', id) })).rows.length === 1;
    },
    /** Lets a letter be queued anew, after its reader answered it. */
    forget: async (id: string) =>
      void (await run(write, `DELETE FROM deliveries WHERE id = :id AND state = 'sent'`, {
        id: deliveryId('letter', id),
      })),
    /**
     * Queues a letter once for each id, which begins with a word and a blank: no id of an enquiry does. It also stands
     * for these enquiries, each once, or tells all that waits to be told of these wishes, unless somebody else has, or
     * they were ended. False if it was not queued, or one of these was before.
     */
    async send(id: string, letter: Letter, { enquiryIds = [], wishIds }: About = {}) {
      const delivery = deliveryId('letter', id);
      const marks = JSON.stringify(Object.fromEntries(enquiryIds.map((each) => [deliveryId('alarm', each), each])));
      const wishes = wishIds ? JSON.stringify(wishIds) : '';
      const nowMs = now();
      const [, , queued] = await write([
        {
          sql: `DELETE FROM deliveries WHERE channel IN (SELECT value FROM json_each(:channels))
            AND state IN ('sent', 'refused') AND queued_ms < :beforeMs`,
          args: { channels: JSON.stringify(LETTER_CHANNELS), beforeMs: nowMs - REMEMBERED_MS },
        },
        {
          sql: `INSERT OR IGNORE INTO letters (id, to_address, letter) SELECT :id, :to, :letter
            WHERE NOT EXISTS (SELECT 1 FROM deliveries WHERE id = :delivery OR id IN (SELECT key FROM json_each(:marks)))
            AND (:wishes = '' OR EXISTS (SELECT 1 FROM wish_news
              WHERE wish_id IN (SELECT value FROM json_each(iif(:wishes = '', '[]', :wishes)))))`,
          args: { id, to: letter.to, letter: JSON.stringify(letter), delivery, marks, wishes },
        },
        {
          sql: `INSERT OR IGNORE INTO deliveries (id, enquiry_id, channel, queued_ms, waits_from_ms, waits_until_ms)
            SELECT :delivery, id, iif(to_address LIKE '+%' AND to_address NOT LIKE '%@%', 'whatsapp', 'letter'), :nowMs, :nowMs, :nowMs FROM letters WHERE id = :id`,
          args: { delivery, id, nowMs },
        },
        {
          sql: `INSERT OR IGNORE INTO deliveries (id, enquiry_id, channel, queued_ms, state)
            SELECT key, value, 'alarm', :nowMs, 'summed' FROM json_each(:marks)
            WHERE EXISTS (SELECT 1 FROM deliveries WHERE id = :delivery AND queued_ms = :nowMs)`,
          args: { marks, delivery, nowMs },
        },
        {
          sql: `DELETE FROM wish_news WHERE wish_id IN (SELECT value FROM json_each(:wishes))
            AND EXISTS (SELECT 1 FROM deliveries WHERE id = :delivery AND queued_ms = :nowMs)`,
          args: { wishes: wishes || '[]', delivery, nowMs },
        },
      ]);
      return queued?.changes === 1;
    },
  };
}
