import { existsSync, statSync } from 'node:fs';
import { auditStatement } from '../store/office-users';
import { addMissing } from '../store/second-place';
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
  const isBackup = (await whenFree(() => backup.count(HAS_ENQUIRIES))) > 0;
  backup.close();
  if (!isBackup) throw new Error(`${file} has no enquiries' table: it is no backup.`);
  const { before, after } = await addMissing(file, path);
  const target = (await Connection.open(path)).connection;
  await whenFree(() => target.transact((run) => run(auditStatement(Date.now(), commandUser(), 'restored a backup'))));
  target.close();
  console.log(`${after - before} enquiries added to ${path}, which now has ${after}.`);
}
