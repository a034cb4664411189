export type SqlValue = string | number | null;
export type Row = Readonly<Record<string, unknown>>;

/** One SQL statement; its values are bound, never part of the text. */
export interface Statement {
  sql: string;
  args?: Readonly<Record<string, SqlValue>>;
}

export interface Result {
  rows: readonly Row[];
  /** Rows that were added, changed or removed. */
  changes: number;
}

/** More than a database has. */
export const NO_LIMIT = 2 ** 31;

/** Runs one statement as a transaction of its own. */
export async function run(write: EnquiryDatabase['write'], sql: string, args: Statement['args'] = {}): Promise<Result> {
  const [result] = await write([{ sql, args }]);
  return result ?? { rows: [], changes: 0 };
}

const PIECE = 1000;

/**
 * The rows of a query in pieces, each in a transaction of its own, so that others are answered in between. The query
 * selects `received_at` and the `rowid` as `place`, newest first, after `:at` and `:place`, and at most `:limit`.
 */
export async function* inPieces(
  write: EnquiryDatabase['write'],
  { sql, args }: Statement,
): AsyncGenerator<readonly Row[]> {
  let last: Row = { received_at: '~', place: 0 };
  for (;;) {
    const after = { at: String(last['received_at']), place: Number(last['place']) };
    const { rows } = await run(write, sql, { ...args, ...after, limit: PIECE });
    yield rows;
    last = rows.at(-1) ?? last;
    if (rows.length < PIECE) return;
  }
}

/** A database that reports success only when the data is on disk. */
export interface EnquiryDatabase {
  /**
   * Runs the statements as one transaction. Resolves after the commit; rejects if nothing was stored. A patient write
   * waits a moment for another one, so that both are one transaction and no visitor waits for two.
   */
  write: (statements: readonly Statement[], options?: { isPatient: boolean }) => Promise<Result[]>;
  close: () => Promise<void>;
}

/** Maximum wait of a statement for a locked or remote database; visitors wait 15 s at most. */
export const DATABASE_WAIT_MS = 9000;

/** Creates or migrates the tables; `run` executes one statement. */
export type Migrate = (run: (statement: Statement) => Promise<Result>) => Promise<void>;
