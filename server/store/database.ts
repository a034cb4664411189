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

/** A database that says "done" only of what is on disk. */
export interface EnquiryDatabase {
  /** Runs the statements as one transaction. Resolves after it is committed; rejects where nothing was stored. */
  write: (statements: readonly Statement[]) => Promise<Result[]>;
  close: () => Promise<void>;
}

/** How long a statement waits for a database that is locked or far away; visitors wait 15 s at most. */
export const DATABASE_WAIT_MS = 9000;

/** Makes or completes the tables; `run` executes one statement. */
export type Migrate = (run: (statement: Statement) => Promise<Result>) => Promise<void>;
