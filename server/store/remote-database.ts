import { createClient, type Client } from '@libsql/client';
import type { EnquiryDatabase, Migrate, Result, Statement } from './database';
import { DATABASE_WAIT_MS } from './database';

const CALLS_AT_ONCE = 20;

/** A remote libSQL database. Each call ends within `DATABASE_WAIT_MS`, so hanging calls do not block others. */
export function openRemoteDatabase(url: string, authToken: string | undefined, migrate: Migrate): EnquiryDatabase {
  let client: Client | null = null;
  let preparing: Promise<void> | null = null;

  async function prepare(to: Client): Promise<void> {
    await migrate(async (statement) => toResult(await to.execute(toBound(statement))));
  }

  async function ready(): Promise<Client> {
    client ??= createClient({ url, authToken, concurrency: CALLS_AT_ONCE, fetch: fetchInTime });
    preparing ??= prepare(client);
    try {
      await preparing;
    } catch (error) {
      // The next request tries again.
      preparing = null;
      throw error;
    }
    return client;
  }

  return {
    write: async (statements) => (await (await ready()).batch(statements.map(toBound), 'write')).map(toResult),
    async close() {
      await preparing?.catch(() => undefined);
      client?.close();
    },
  };
}

/** Aborts a call, including its body, after `DATABASE_WAIT_MS`. */
function fetchInTime(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  return fetch(input, { ...init, signal: AbortSignal.timeout(DATABASE_WAIT_MS) });
}

function toBound({ sql, args = {} }: Statement): { sql: string; args: NonNullable<Statement['args']> } {
  return { sql, args };
}

function toResult({ rows, rowsAffected }: Awaited<ReturnType<Client['execute']>>): Result {
  return { rows: rows.map((row) => ({ ...row })), changes: rowsAffected };
}
