import { run, type EnquiryDatabase, type Statement } from './database';

/** One thing that happened on a page, without the person: an event, a measured value, a breach of the content policy. */
export interface Count {
  what: string;
  /** Kind of page, or the first part of its address. */
  page: string;
  /** Connection, developer, form or directive; empty where there is none. */
  detail: string;
  /** A whole number; 0 where nothing was measured. */
  value: number;
}

/** All of one sort: how many there were, and the value that three quarters did not pass. */
export interface CountSum extends Omit<Count, 'value'> {
  count: number;
  p75: number;
}

export const COUNTS_TABLE = `CREATE TABLE IF NOT EXISTS counts (day TEXT NOT NULL, what TEXT NOT NULL, page TEXT NOT NULL,
  detail TEXT NOT NULL, value INTEGER NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (day, what, page, detail, value)) WITHOUT ROWID`;

const IS_SAME = 'day = :day AND what = :what AND page = :page AND detail = :detail AND value = :value';
const ADD = `INSERT INTO counts SELECT :day, :what, :page, :detail, :value, 1
  WHERE EXISTS (SELECT 1 FROM counts WHERE ${IS_SAME}) OR (SELECT count(*) FROM counts WHERE day = :day) < 5000
  ON CONFLICT DO UPDATE SET n = n + 1`;
const PRUNE = `DELETE FROM counts WHERE day < date(:day, '-90 days')`;

const SUMS = `WITH ordered AS (SELECT what, page, detail, value,
    sum(sum(n)) OVER (PARTITION BY what, page, detail ORDER BY value) AS up_to,
    sum(sum(n)) OVER (PARTITION BY what, page, detail) AS total
    FROM counts WHERE day >= :since GROUP BY what, page, detail, value)
  SELECT what, page, detail, total, min(value) AS p75 FROM ordered WHERE up_to >= 0.75 * total
  GROUP BY what, page, detail, total ORDER BY total DESC, what, page, detail`;

export function createCounts(write: EnquiryDatabase['write']) {
  return {
    /** Adds to the sums of a day (Indian date); those of 90 days ago go. A day has 5,000 different rows at most. */
    async add(day: string, counts: readonly Count[]) {
      const adds = counts.map((count): Statement => ({ sql: ADD, args: { day, ...count } }));
      await write([{ sql: PRUNE, args: { day } }, ...adds], { isPatient: true });
    },
    /** Sums from a day on, most frequent first. */
    async sums(since: string): Promise<CountSum[]> {
      const { rows } = await run(write, SUMS, { since });
      return rows.map(({ what, page, detail, total, p75 }) => ({
        ...{ what: String(what), page: String(page), detail: String(detail) },
        ...{ count: Number(total), p75: Number(p75) },
      }));
    },
  };
}
