// Cache of a build. For content sets of thousands; with a hundred the plain way would do. A cache file is a line with
// the hash of the code and the name of its source, then its body.
import 'server-only';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const FOLDER = '.cache/content-read';

/** Hash of the build's code, the key of the cache; null in development, where caching is off. */
export function cacheKey(): string | null {
  return process.env['CONTENT_READ_BY'] || null;
}

/** Whether the build that started this process has checked and cached the content. */
export function isContentChecked(): boolean {
  return process.env['CONTENT_CHECKED'] === '1';
}

interface Cached {
  /** Hash of what the body was derived from. */
  source: string;
  body: Buffer;
}

/** Whether the cache holds a file of this name, written by the same code. */
export function isCached(name: string): boolean {
  const code = cacheKey();
  const path = join(FOLDER, name);
  if (!code || !existsSync(path)) return false;
  const start = Buffer.alloc(code.length + 1);
  const opened = openSync(path, 'r');
  readSync(opened, start);
  closeSync(opened);
  return start.toString() === `${code} `;
}

/** The cache file of a name, written by the same code; null if there is none or caching is off. */
export function readCached(name: string): Cached | null {
  const code = cacheKey();
  if (!code || !isCached(name)) return null;
  const bytes = readFileSync(join(FOLDER, name));
  const headEnd = bytes.indexOf('\n');
  return { source: bytes.toString('utf8', code.length + 1, headEnd), body: bytes.subarray(headEnd + 1) };
}

/**
 * Writes a cache file for other processes of this build and for the next build. It is atomic: another process reads the
 * old file or the new one, never a part.
 */
export function writeCached(name: string, source: string, ...parts: readonly (Buffer | string)[]): void {
  const code = cacheKey();
  if (!code) return;
  const path = join(FOLDER, name);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    `${path}.${process.pid}`,
    Buffer.concat([`${code} ${source}\n`, ...parts].map((part) => Buffer.from(part))),
  );
  renameSync(`${path}.${process.pid}`, path);
}

/** Deletes a cache file. */
export function dropCached(name: string): void {
  if (cacheKey()) rmSync(join(FOLDER, name), { force: true });
}
