import { createHash } from 'node:crypto';
import type { Migrate, Statement } from './database';
import { deliveryId, type Letter } from './deliveries';

/** Marks of erased enquiries: hashes of their ids, so that no copy brings one back; and the copies that were made. */
export const ERASED_TABLES = [
  'CREATE TABLE IF NOT EXISTS erased (id_hash TEXT PRIMARY KEY, erased_at TEXT NOT NULL)',
  'CREATE TABLE IF NOT EXISTS copies (path TEXT PRIMARY KEY)',
];

export function hashOfId(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

/** Tells the other program that an enquiry which it was told of is gone here, or kept until a day for a law or booking. */
function tellStatements(id: string, blockedUntil: string): Statement[] {
  const delivery = deliveryId('erasure', id);
  // The id stands in the letter alone, which goes when it was sent.
  const letter: Letter = { to: 'webhook', subject: 'enquiry.erased', paragraphs: [id, blockedUntil] };
  return [
    {
      sql: `INSERT OR IGNORE INTO letters (id, to_address, letter) SELECT 'erasure ' || :delivery, 'webhook', :letter
        FROM deliveries WHERE enquiry_id = :id AND channel = 'webhook' AND tries > 0`,
      args: { delivery, letter: JSON.stringify(letter), id },
    },
    {
      sql: `INSERT OR IGNORE INTO deliveries (id, enquiry_id, channel, queued_ms)
        SELECT :delivery, id, 'erasure', :nowMs FROM letters WHERE id = 'erasure ' || :delivery`,
      args: { delivery, nowMs: Date.now() },
    },
  ];
}

/** Removes an enquiry with its deliveries and marks it. `tells` the other program; null tells nobody. */
export function eraseStatements(id: string, tells: { blockedUntil: string } | null): Statement[] {
  return [
    ...(tells ? tellStatements(id, tells.blockedUntil) : []),
    {
      sql: 'INSERT OR IGNORE INTO erased (id_hash, erased_at) VALUES (:idHash, :erasedAt)',
      args: { idHash: hashOfId(id), erasedAt: new Date().toISOString() },
    },
    { sql: 'DELETE FROM enquiries WHERE id = :id', args: { id } },
  ];
}

/** Removes what is marked as erased, after rows came from a copy. */
export const dropErased: Migrate = async (run) => {
  const marks = new Set((await run({ sql: 'SELECT id_hash FROM erased' })).rows.map((row) => row['id_hash']));
  if (marks.size === 0) return;
  for (const { id } of (await run({ sql: 'SELECT id FROM enquiries' })).rows) {
    if (typeof id === 'string' && marks.has(hashOfId(id))) {
      await run({ sql: 'DELETE FROM enquiries WHERE id = :id', args: { id } });
    }
  }
};

export function copyMarksInto(attached: string): string {
  return `INSERT OR IGNORE INTO ${attached}.erased SELECT * FROM main.erased`;
}
