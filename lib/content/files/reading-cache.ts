// Cached readings of checked content files. The body is a line of JSON (`CacheTable`), then the values of the records.
import 'server-only';
import { hash } from 'node:crypto';
import { groupedBy } from '@/lib/domain/site/grouped';
import { cacheKey, readCached, writeCached } from './cache';
import type { Fault, WarningKind } from './faults';
import type { Entry, LoadedFile, NamedPicture } from './loaded-file';
import type { JsonPath, RecordPosition } from './record-position';

const LINE_END = 0x0a;

/** A warning that depends on one record alone. */
export interface CachedWarning {
  kind: WarningKind;
  fieldPath: JsonPath;
  message: string;
  line: number | null;
}

/** A record that was checked before, and what it was warned of. */
export interface EarlierEntry extends Pick<Entry<unknown>, 'hash' | 'value' | 'pictures'> {
  readonly warnings: readonly CachedWarning[];
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

/** First line of the body. */
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
export class CachedEntry implements Entry<unknown>, EarlierEntry {
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

const hashText = (text: Buffer) => hash('sha256', text);

/**
 * The cached reading of a file by the same code, null if there is none. It skips the checks, which take most of the
 * time. Without a text, the latest reading counts as current.
 */
export function readCachedReading(file: string, text: Buffer | null): CachedReading | null {
  const cached = readCached(file);
  if (!cached) return null;
  const { source, body } = cached;
  const isCurrent = text === null || source === hashText(text);
  const tableEnd = body.indexOf(LINE_END);
  const { topKeys, moreIds, records } = JSON.parse(body.toString('utf8', 0, tableEnd)) as CacheTable;
  let at = tableEnd + 1;
  const entries = records.map((record) => new CachedEntry(file, record, body.subarray(at, (at += record.length))));
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
export function cacheReading(
  file: string,
  text: Buffer,
  loaded: LoadedFile<unknown>,
  warnings: readonly Fault[],
): void {
  if (cacheKey() === null) return;
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
  writeCached(file, hashText(text), `${JSON.stringify(table)}\n`, ...values);
}

export function toCachedWarning({ kind, fieldPath, message, line }: Fault): CachedWarning {
  return { kind: kind ?? 'default', fieldPath, message, line };
}
