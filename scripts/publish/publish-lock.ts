import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releasesDir } from './release-store';

/** A lock without words is being written at this instant, or its writer was stopped there. */
const EMPTY_LOCK_KEPT_MS = 60_000;

/** Runs `task` while no other publishing of this folder is under way; refuses where one is. */
export function withLock<T>(dir: string, task: () => T): T {
  const path = join(dir, '.publishing');
  mkdirSync(releasesDir(dir), { recursive: true });
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

/** Takes a lock away that nobody holds any more, but none that another has put in its place meanwhile. */
function removeStale(path: string, aside: string): void {
  const lock = readLock(path);
  if (lock === null || isHeld(lock)) return;
  renameSync(path, aside);
  if (readLock(aside)?.text === lock.text) rmSync(aside);
  else renameSync(aside, path);
}

/** Whether a lock could not be written, or taken away, because another was quicker. */
function isTaken(error: unknown): boolean {
  return ['EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '');
}

interface Lock {
  /** Number of the process, and when it started. */
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
  // A number is given out anew: a program that started at another time is not the one that wrote the lock.
  return start.length === 0 || found === null || found === start.join(' ');
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    // It is there, and somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When a process started, in words of the system that only have to stay the same; null where it does not tell. */
function startOf(pid: number): string | null {
  const status = `/proc/${pid}/stat`;
  // The name of the program stands in brackets and may hold blanks; the 20th word after it is the start.
  if (existsSync(status)) return readFileSync(status, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? null;
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout?.trim().replace(/\s+/g, ' ') || null;
}
