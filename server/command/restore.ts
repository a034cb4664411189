import { existsSync, statSync } from 'node:fs';
import { copyAll } from '../store/local-database';
import { dropErased } from '../store/erased';
import { auditStatement } from '../store/office-users';
import { migrate } from '../store/schema';
import { Connection, whenFree } from '../store/sqlite-connection';
import { localPath, refuseDamage } from './backup';
import { commandUser } from './open-store';

const HAS_ENQUIRIES = `SELECT count(*) AS n FROM sqlite_schema WHERE type = 'table' AND name = 'enquiries'`;

/**
 * `npm run enquiries -- restore FILE`: adds the enquiries of a backup that the database lacks. Nothing in the database changes or
 * goes, so the endpoint may run. What was erased after the backup stays erased.
 */
export async function restore([file]: string[]): Promise<void> {
  if (file === undefined || !existsSync(file)) throw new Error('Which backup? Give its file.');
  const path = localPath();
  if (!statSync(file).isFile() || statSync(file).size === 0) throw new Error(`${file} is empty: it is no backup.`);
  await refuseDamage(file);
  const backup = (await Connection.open(file)).connection;
  if ((await whenFree(() => backup.count(HAS_ENQUIRIES))) === 0) {
    backup.close();
    throw new Error(`${file} has no enquiries' table: it is no backup.`);
  }
  const target = (await Connection.open(path)).connection;
  try {
    for (const connection of [backup, target]) await whenFree(() => connection.transact((run) => migrate(run)));
    const before = await whenFree(() => target.count('SELECT count(*) AS n FROM enquiries'));
    await whenFree(() => copyAll(backup, path));
    await whenFree(() => target.transact((run) => dropErased(run)));
    await whenFree(() => target.transact((run) => run(auditStatement(Date.now(), commandUser(), 'restored a backup'))));
    const after = await whenFree(() => target.count('SELECT count(*) AS n FROM enquiries'));
    console.log(`${after - before} enquiries added to ${path}, which now has ${after}.`);
  } finally {
    backup.close();
    target.close();
  }
}
