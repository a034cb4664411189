import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './place-files';
import { releasesDir } from './release-store';

/** Runs `task` under the lock of this folder, a file with the process id. Throws if another process holds it. */
export function withLock<T>(dir: string, task: () => T): T {
  const path = join(dir, '.publishing');
  makeFolder(releasesDir(dir));
  if (existsSync(path) && hasEnded(Number(readFileSync(path, 'utf8')))) rmSync(path, { force: true });
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`Something else is being published to ${dir}. If nothing is: delete ${path}.`, { cause: error });
  }
  try {
    return task();
  } finally {
    rmSync(path, { force: true });
  }
}

/** Whether no process has this id. An id of 0 or none is a lock that is just being written. */
function hasEnded(id: number): boolean {
  try {
    return id > 0 && !process.kill(id, 0);
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
