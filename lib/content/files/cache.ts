// Cache of checked content files. For content sets of thousands; with a hundred the plain way would do. A cache file is
// a line with the code's and the text's hash, a line of JSON (`CacheTable`), then the values of the records.
import 'server-only';
import { hash } from 'node:crypto';
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
import { groupedBy } from '@/lib/domain/site/grouped';
import type { Fault, WarningKind } from './faults';
import type { Entry, LoadedFile, NamedPicture } from './loaded-file';
import type { JsonPath, RecordPosition } from './record-position';

export const CACHE_FOLDER = '.cache/content-read';
const LINE_END = 0x0a;

/** Hash of the build's code, the key of the cache; null in development, where caching is off. */
export function cacheKey(): string | null {
  return process.env['CONTENT_READ_BY'] || null;
}

/** Whether the build that started this process has checked and cached the content. */
export function isContentChecked(): boolean {
  return process.env['CONTENT_CHECKED'] === '1';
}

/** A warning that depends on one record alone. */
export interface CachedWarning {
  kind: WarningKind;
  fieldPath: JsonPath;
  message: string;
  line: number | null;
}

/** A record without its value. */
interface CachedRecord {
  path: JsonPath;
  key: string;
  id: string;
  /** The record's own id or name. */
  positionId: string | null;
  hash: string;
  /** Length of the value in bytes. */
  length: number;
  warnings?: CachedWarning[];
  pictures?: NamedPicture[];
}

/** Second line of a cache file. */
interface CacheTable {
  topKeys: string[];
  /** Each `custom_id` of a record that also has an `id`. */
  moreIds: string[];
  records: CachedRecord[];
}

/**
 * A record whose value is parsed on first use, because a build of a few pages needs few of them. Private `#fields`
 * would be compiled to WeakMaps, too slow for tens of thousands of entries.
 */
export class CachedEntry implements Entry<unknown> {
  readonly position: RecordPosition;
  readonly key: string;
  readonly id: string;
  readonly hash: string;
  readonly warnings: readonly CachedWarning[];
  readonly pictures: readonly NamedPicture[];
  private parsed: unknown;

  constructor(
    file: string,
    { path, key, id, positionId, hash, warnings = [], pictures = [] }: CachedRecord,
    private bytes: Buffer | null,
  ) {
    this.position = { file, path, id: positionId };
    this.key = key;
    this.id = id;
    this.hash = hash;
    this.warnings = warnings;
    this.pictures = pictures;
  }

  get value(): unknown {
    if (this.bytes) this.parsed = JSON.parse(this.bytes.toString('utf8'));
    this.bytes = null;
    return this.parsed;
  }
}

export interface CachedReading {
  /** Whether the file still has the cached text. If not, unchanged records can still be reused. */
  isCurrent: boolean;
  loaded: LoadedFile<unknown> & { entries: CachedEntry[] };
}

/** SHA-1 of a record's key and value; equal hashes mean the same record. */
export function hashRecord(key: string, value: unknown): string {
  return hash('sha1', JSON.stringify([key, value]), 'base64url');
}

const headOf = (code: string, text: Buffer) => `${code} ${hash('sha256', text)}`;

/** Whether the cache holds this file, written by the same code. */
export function isCached(file: string): boolean {
  const code = cacheKey();
  const path = join(CACHE_FOLDER, file);
  if (!code || !existsSync(path)) return false;
  const start = Buffer.alloc(code.length + 1);
  const opened = openSync(path, 'r');
  readSync(opened, start);
  closeSync(opened);
  return start.toString() === `${code} `;
}

/**
 * The cached reading of a file by the same code, null if there is none. It skips the checks, which take most of the
 * time. Without a text, the latest reading counts as current.
 */
export function readCached(file: string, text: Buffer | null): CachedReading | null {
  const code = cacheKey();
  if (!code || !isCached(file)) return null;
  const cached = readFileSync(join(CACHE_FOLDER, file));
  const headEnd = cached.indexOf(LINE_END);
  const head = cached.toString('utf8', 0, headEnd);
  const isCurrent = text === null || head === headOf(code, text);
  const tableEnd = cached.indexOf(LINE_END, headEnd + 1);
  const { topKeys, moreIds, records } = JSON.parse(cached.toString('utf8', headEnd + 1, tableEnd)) as CacheTable;
  let at = tableEnd + 1;
  const entries = records.map((record) => new CachedEntry(file, record, cached.subarray(at, (at += record.length))));
  const loaded = {
    entries,
    keys: new Set(entries.map(({ key }) => key)),
    ids: new Set([...entries.map(({ id }) => id), ...moreIds]),
    recordPaths: entries.map(({ position }) => position.path),
    topKeys,
    isUnreadable: false,
  };
  return { isCurrent, loaded };
}

/** Caches the reading of a file without errors, for other processes of this build and for the next build. */
export function writeCached(file: string, text: Buffer, loaded: LoadedFile<unknown>, warnings: readonly Fault[]): void {
  const code = cacheKey();
  if (!code) return;
  const warningsOf = groupedBy(warnings, ({ recordPath }) => recordPath);
  const values = loaded.entries.map(({ value }) => Buffer.from(JSON.stringify(value)));
  const records = loaded.entries.map(({ position, key, id, hash, pictures }, at): CachedRecord => {
    const own = warningsOf.get(position.path)?.map(toCachedWarning);
    return {
      ...{ path: position.path, key, id, positionId: position.id, hash, length: values[at]?.length ?? 0 },
      ...(own ? { warnings: own } : {}),
      ...(pictures.length > 0 ? { pictures: [...pictures] } : {}),
    };
  });
  const ids = new Set(loaded.entries.map(({ id }) => id));
  const table: CacheTable = { topKeys: loaded.topKeys, moreIds: [...loaded.ids].filter((id) => !ids.has(id)), records };
  const lines = Buffer.from(`${headOf(code, text)}\n${JSON.stringify(table)}\n`);
  writeCacheFile(file, Buffer.concat([lines, ...values]));
}

function toCachedWarning({ kind, fieldPath, message, line }: Fault): CachedWarning {
  return { kind: kind ?? 'default', fieldPath, message, line };
}

/** Writes atomically: another process reads the old file or the new one, never a part. */
export function writeCacheFile(file: string, bytes: Buffer | string): void {
  const path = join(CACHE_FOLDER, file);
  mkdirSync(CACHE_FOLDER, { recursive: true });
  writeFileSync(`${path}.${process.pid}`, bytes);
  renameSync(`${path}.${process.pid}`, path);
}

/** Deletes the cached reading of a file that now has errors. */
export function dropCached(file: string): void {
  if (cacheKey()) rmSync(join(CACHE_FOLDER, file), { force: true });
}
