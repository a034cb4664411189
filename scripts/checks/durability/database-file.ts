import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Ids in a database file, read by a separate process. */
export function storedIds(path: string): Set<string> {
  const program = `
    const db = new (require('libsql'))(process.argv[1], { timeout: 5000 });
    console.log(JSON.stringify(db.prepare('SELECT id FROM enquiries').all().map(({ id }) => id)));`;
  const output = execFileSync(process.execPath, ['-e', program, path], { encoding: 'utf8', maxBuffer: 1e8 });
  return new Set(JSON.parse(output) as string[]);
}

/** Holds a database's write lock in a separate process. Resolves when it is held; `released` when it is free. */
export async function holdLock(path: string, ms: number): Promise<{ released: Promise<unknown> }> {
  const program = `
    const db = new (require('libsql'))(process.argv[1], { timeout: 5000 });
    db.exec('BEGIN IMMEDIATE');
    console.log('held');
    setTimeout(() => { db.exec('COMMIT'); process.exit(0); }, Number(process.argv[2]));`;
  const child = spawn(process.execPath, ['-e', program, path, String(ms)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const released = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), released]);
  return { released };
}

/** Ids that were answered with 201 but are not in the file. */
export function lostIds(accepted: readonly string[], path: string): string[] {
  const stored = storedIds(path);
  return accepted.filter((id) => !stored.has(id));
}
