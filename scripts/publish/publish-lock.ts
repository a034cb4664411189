import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './place-files';
import { releasesDir } from './release-store';

/** An empty lock is just being written, or its process stopped while writing; it counts as held for this time. */
const EMPTY_LOCK_KEPT_MS = 60_000;

/** Runs `task` under the lock of this folder. Throws if another process holds it. */
export function withLock<T>(dir: string, task: () => T): T {
  const path = join(dir, '.publishing');
  makeFolder(releasesDir(dir));
  try {
    removeStale(path, `${path}-${process.pid}`);
    writeFileSync(path, `${process.pid} ${startOf(process.pid) ?? ''}`.trim(), { flag: 'wx' });
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw new Error(`Something else is being published to ${dir} (${path}).`, { cause: error });
  }
  try {
    return task();
  } finally {
    rmSync(path, { force: true });
  }
}

/** Removes a stale lock, but not a new lock that another process has created meanwhile. */
function removeStale(path: string, aside: string): void {
  const lock = readLock(path);
  if (lock === null || isHeld(lock)) return;
  renameSync(path, aside);
  if (readLock(aside)?.text === lock.text) rmSync(aside);
  else renameSync(aside, path);
}

/** Whether writing or removing a lock failed because another process was faster. */
function isTaken(error: unknown): boolean {
  return ['EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '');
}

interface Lock {
  /** Process id and start time. */
  text: string;
  writtenAt: number;
}

function readLock(path: string): Lock | null {
  const writtenAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return writtenAt === undefined ? null : { text: readFileSync(path, 'utf8').trim(), writtenAt };
}

function isHeld({ text, writtenAt }: Lock): boolean {
  if (text === '') return Date.now() - writtenAt < EMPTY_LOCK_KEPT_MS;
  const [pid = '', ...start] = text.split(' ');
  if (!isAlive(Number(pid))) return false;
  const found = startOf(Number(pid));
  // Process ids are reused: a process with another start time did not write the lock.
  return start.length === 0 || found === null || found === start.join(' ');
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Start time of a process in the system's own format, only for comparison; null if unknown. */
function startOf(pid: number): string | null {
  const status = `/proc/${pid}/stat`;
  // The program's name is in brackets and may contain blanks; the 20th field after it is the start time.
  if (existsSync(status)) return readFileSync(status, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? null;
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout?.trim().replace(/\s+/g, ' ') || null;
}
