import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Statement } from './database';
import { dropErased } from './erased';
import { copyAll, openLocalDatabase } from './local-database';
import { migrate } from './schema';
import { Connection, whenFree } from './sqlite-connection';

/** A copy of the database on another disk, which has each enquiry before its visitor is answered. */
export type SecondPlace = ReturnType<typeof openSecondPlace>;

/** A visitor does not wait longer for a disk that hangs. */
const WAIT_MS = 2000;
const TRY_MS = 10_000;
const CATCH_UP_MS = 3_600_000;
const COUNT = 'SELECT count(*) AS n FROM enquiries';

/** The second place of the database at `mainPath`. Opens its file on first use; its folder has to be there. */
export function openSecondPlace(given: string, mainPath: string, report: (line: string) => void) {
  const path = resolve(given);
  const database = openLocalDatabase(path, migrate, report);
  let fault: string | null = null;
  let caughtUpMs = -Infinity;
  let timer: NodeJS.Timeout | undefined;
  let catching = Promise.resolve();

  function fail(error: unknown, wasFailing = fault !== null): void {
    fault = error instanceof Error ? error.message : String(error);
    if (wasFailing) return;
    report(`The second place ${path} fails (${fault}): enquiries are in the database only until it is back.`);
  }

  async function catchUp(): Promise<void> {
    if (fault === null && performance.now() - caughtUpMs < CATCH_UP_MS) return;
    const wasFailing = fault !== null;
    try {
      // Without its disk the path would be on the first one.
      statSync(dirname(path));
      // What is stored from here on is written there again.
      fault = null;
      const { before, after, inSource } = await addMissing(mainPath, path);
      if (inSource === 0 && after > 0) report(emptyWarning(path, after));
      if (wasFailing) report(`The second place ${path} is back: ${after - before} enquiries were added.`);
      caughtUpMs = performance.now();
    } catch (error) {
      fail(error, wasFailing);
    }
  }

  return {
    /** Absolute. */
    path,
    /** Why what is stored is in the database only; null while the second place takes it. */
    fault: () => fault,
    /** Writes there what was stored. Never rejects: what fails is caught up with. */
    write: async (statements: readonly Statement[]) => {
      if (fault !== null) return;
      let limit: NodeJS.Timeout | undefined;
      try {
        statSync(dirname(path));
        const late = new Promise<never>((_, reject) => {
          limit = setTimeout(() => reject(new Error(`no answer in ${WAIT_MS} ms`)), WAIT_MS);
        });
        await Promise.race([database.write(statements), late]);
      } catch (error) {
        fail(error);
      } finally {
        clearTimeout(limit);
      }
    },
    /** Copies at once and every hour what it lacks, also what the office wrote; every ten seconds as long as that fails. */
    watch() {
      if (deviceOf(dirname(resolve(mainPath))) === deviceOf(dirname(path)))
        report(`The second place ${path} is on the disk of the database: it survives no loss of it.`);
      const work = () => void (catching = catching.then(catchUp));
      clearInterval(timer);
      timer = setInterval(work, TRY_MS).unref();
      work();
    },
    async close() {
      clearInterval(timer);
      await catching;
      await database.close();
    },
  };
}

function deviceOf(folder: string): number | undefined {
  return statSync(folder, { throwIfNoEntry: false })?.dev;
}

function emptyWarning(path: string, count: number): string {
  return `The database is empty, and the second place has ${count} enquiries. After the loss of a disk: npm run enquiries -- restore ${path}`;
}

/**
 * Copies into the database file at `to` what it lacks of the one at `from`, and removes there what was erased in either.
 * Nothing else changes, and a second time nothing. Returns the number of enquiries in `to` before and after, and in `from`.
 */
export async function addMissing(
  from: string,
  to: string,
): Promise<{ before: number; after: number; inSource: number }> {
  const source = (await Connection.open(from)).connection;
  const target = (await Connection.open(to)).connection;
  try {
    for (const connection of [source, target]) await whenFree(() => connection.transact((run) => migrate(run)));
    const before = await whenFree(() => target.count(COUNT));
    await whenFree(() => copyAll(source, to));
    await whenFree(() => target.transact((run) => dropErased(run)));
    return {
      before,
      after: await whenFree(() => target.count(COUNT)),
      inSource: await whenFree(() => source.count(COUNT)),
    };
  } finally {
    source.close();
    target.close();
  }
}
