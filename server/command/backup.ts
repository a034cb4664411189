import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { auditStatement } from '../store/office-users';
import { addMissing } from '../store/second-place';
import { Connection, findDamage, whenFree } from '../store/sqlite-connection';
import { removeUnfinished, UNFINISHED } from '../person/copies';
import { backupFolder, localDbPath } from '../store/store-file';
import { commandUser, databaseUrl, openStore } from './open-store';

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

/** Backups that stay in the folder; older ones are removed. */
const KEPT = 14;
const NAME = /^enquiries-[\dTZ-]+\.db$/;

/** Path of the database file. Throws in plain words for a cluster. */
function localPath(): string {
  const path = localDbPath(databaseUrl());
  if (path === null) throw new Error('This database is a cluster, which is copied by its own means.');
  return resolve(path);
}

/** `npm run enquiries -- backup [FILE]`: copies the database while it is in use, reads the copy back and compares it. */
export async function backUp([file]: string[]): Promise<void> {
  const source = localPath();
  const stamp = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  const target = resolve(file ?? join(backupFolder(source), `enquiries-${stamp}.db`));
  if (existsSync(target)) throw new Error(`${target} is there already.`);
  await noteFirst(target);
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  const unfinished = target + UNFINISHED;
  closeSync(openSync(unfinished, 'wx', 0o600));
  try {
    const last = await copy(source, unfinished);
    await refuseDamage(unfinished);
    // Last: a file that an erasure removed meanwhile has no rows to compare.
    const count = await compare(source, unfinished, last);
    console.log(`${count} enquiries copied to ${target} and compared.`);
    sync(unfinished);
    if (!existsSync(unfinished)) throw new Error('Somebody was erased while the copy was made. Run the backup again.');
    renameSync(unfinished, target);
    sync(dirname(target));
  } finally {
    removeUnfinished(target);
  }
  if (file === undefined) prune(dirname(target));
}

/** Notes a copy before it is made, so that an erasure finds it, and removes what killed backups left. */
async function noteFirst(target: string): Promise<void> {
  const store = openStore();
  try {
    await store.noteCopy(target);
    await store.users.note(commandUser(), 'backup');
    (await store.copies()).forEach(removeUnfinished);
  } finally {
    await store.close();
  }
}

/** Returns the number of the last row that the copy has for sure. */
async function copy(source: string, target: string): Promise<number> {
  const { connection } = await Connection.open(source);
  try {
    const last = await whenFree(() => connection.count('SELECT coalesce(max(rowid), 0) AS n FROM enquiries'));
    await whenFree(() => connection.exec(`VACUUM INTO '${target.replaceAll("'", "''")}'`));
    return last;
  } finally {
    connection.close();
  }
}

/** Returns the number of enquiries. Rejects if the copy is not whole, or has rows that were erased meanwhile. */
async function compare(source: string, target: string, last: number): Promise<number> {
  const { connection } = await Connection.open(source);
  try {
    await connection.exec(`ATTACH '${target.replaceAll("'", "''")}' AS copy`);
    const missing = `SELECT count(*) AS n FROM (SELECT * FROM main.enquiries WHERE rowid <= ${last}
      EXCEPT SELECT * FROM copy.enquiries)`;
    const foreign = `SELECT count(*) AS n FROM (SELECT * FROM copy.enquiries EXCEPT SELECT * FROM main.enquiries)`;
    for (const check of [missing, foreign]) {
      if ((await whenFree(() => connection.count(check))) > 0) throw new Error('The copy differs from the database.');
    }
    return await connection.count('SELECT count(*) AS n FROM copy.enquiries');
  } finally {
    connection.close();
  }
}

/** Rejects if the database file is damaged. */
async function refuseDamage(path: string): Promise<void> {
  const damage = await findDamage(path);
  if (damage !== null) throw new Error(`${path} is damaged (${damage}).`);
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

function prune(folder: string): void {
  const names = readdirSync(folder).filter((name) => NAME.test(name));
  for (const name of names.sort().slice(0, -KEPT)) rmSync(join(folder, name));
}
