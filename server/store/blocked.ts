import { run, type EnquiryDatabase, type Statement } from './database';
import { idOf } from './office-users';

/** Everything of a person who may not be erased yet, out of all lists. */
export interface BlockedPerson {
  id: string;
  /** Indian date of the last day. */
  until: string;
  /** Which law, which booking. */
  reason: string;
  data: readonly { phone?: string; email?: string }[];
}

/** `until_ms` is by the clock of the database. The row of who was erased stays, so that no older copy brings them back. */
export const BLOCKED_TABLE = `CREATE TABLE IF NOT EXISTS blocked (id TEXT PRIMARY KEY, until_day TEXT NOT NULL,
  until_ms INTEGER NOT NULL, reason TEXT NOT NULL, data TEXT NOT NULL, changed_ms INTEGER NOT NULL)`;

const END = `UPDATE blocked SET reason = '', data = '', changed_ms = max(changed_ms + 1, :nowMs) WHERE data <> ''`;

/** Erases those whose time has passed. */
export const endBlocked = (nowMs: number): Statement => ({
  sql: `${END} AND until_ms < (SELECT observed_ms FROM clock)`,
  args: { nowMs },
});

/** `copy` writes to the second place, too. */
export function createBlocked(
  write: EnquiryDatabase['write'],
  now: () => number,
  copy?: (statements: readonly Statement[]) => Promise<void>,
) {
  return {
    async add({ until, reason, data }: Omit<BlockedPerson, 'id'>) {
      const text = JSON.stringify(data);
      const leftMs = Math.max(0, Date.parse(`${until}T24:00:00+05:30`) - now());
      const adding: Statement = {
        sql: `INSERT OR REPLACE INTO blocked (id, until_day, until_ms, reason, data, changed_ms)
          SELECT :id, :until, observed_ms + :leftMs, :reason, :text, :nowMs FROM clock`,
        args: { id: idOf('blocked', text), until, leftMs, reason, text, nowMs: now() },
      };
      await write([adding]);
      await copy?.([adding]);
    },
    async all(): Promise<BlockedPerson[]> {
      const { rows } = await run(write, `SELECT * FROM blocked WHERE data <> '' ORDER BY until_day`);
      return rows.map((row) => ({
        id: String(row['id']),
        until: String(row['until_day']),
        reason: String(row['reason']),
        data: JSON.parse(String(row['data'])) as BlockedPerson['data'],
      }));
    },
    erase: async (id: string) => void (await run(write, `${END} AND id = :id`, { id, nowMs: now() })),
  };
}
