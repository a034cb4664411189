import 'server-only';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedFile } from './read-json';

/** Folder and code of the build; while developing nothing is kept. */
function keepingOf(): { folder: string; code: string } | null {
  const code = process.env['CONTENT_READ_BY'];
  return code ? { folder: '.cache/content-read', code } : null;
}

interface Kept extends Omit<LoadedFile<unknown>, 'keys' | 'ids'> {
  keys: string[];
  ids: string[];
}

/** Whether the build that started this process has checked the content, and kept all it read. */
export function isContentChecked(): boolean {
  return process.env['CONTENT_CHECKED'] === '1';
}

const headOf = (code: string, text: string) => `${code} ${createHash('sha256').update(text).digest('hex')}\n`;

/**
 * What the same code read from the same text before, where that was without any fault: checking takes most of a
 * reading. Without a text, what was kept last.
 */
export function findKeptReading<T>(file: string, text: string | null): LoadedFile<T> | null {
  const keeping = keepingOf();
  const path = keeping && join(keeping.folder, file);
  if (!path || !existsSync(path)) return null;
  const kept = readFileSync(path, 'utf8');
  const head = text === null ? kept.slice(0, kept.indexOf('\n') + 1) : headOf(keeping.code, text);
  if (!kept.startsWith(head) || !head.startsWith(`${keeping.code} `)) return null;
  const { keys, ids, ...loaded } = JSON.parse(kept.slice(head.length)) as Kept;
  return { ...(loaded as Omit<LoadedFile<T>, 'keys' | 'ids'>), keys: new Set(keys), ids: new Set(ids) };
}

/** Keeps the reading of a sound file for the next process of a build, and for the next build. */
export function keepReading(file: string, text: string, loaded: LoadedFile<unknown>): void {
  const keeping = keepingOf();
  if (!keeping) return;
  const kept: Kept = { ...loaded, keys: [...loaded.keys], ids: [...loaded.ids] };
  const path = join(keeping.folder, file);
  mkdirSync(keeping.folder, { recursive: true });
  writeFileSync(`${path}.${process.pid}`, headOf(keeping.code, text) + JSON.stringify(kept));
  renameSync(`${path}.${process.pid}`, path);
}

/** Forgets what was kept of a file that has faults now. */
export function dropReading(file: string): void {
  const keeping = keepingOf();
  if (keeping) rmSync(join(keeping.folder, file), { force: true });
}
