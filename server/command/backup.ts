import { existsSync, mkdirSync, openSync, fsyncSync, closeSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { removeUnfinished, UNFINISHED } from '../person/copies';
import { Connection, findDamage, whenFree } from '../store/sqlite-connection';
import { backupFolder, localDbPath } from '../store/store-file';
import { commandUser, databaseUrl, openStore } from './open-store';

/** Backups that stay in the folder; older ones are removed. */
const KEPT = 14;
const NAME = /^enquiries-[\dTZ-]+\.db$/;

/** Path of the database file. Throws in plain words for a cluster. */
export function localPath(): string {
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
export async function refuseDamage(path: string): Promise<void> {
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
