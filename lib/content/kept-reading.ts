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
import { groupedBy } from '@/lib/domain/grouped';
import type { Fault, JsonPath, Place, WarningKind } from './faults';
import type { Entry, LoadedFile, NamedPicture } from './read-json';

export const KEPT_FOLDER = '.cache/content-read';
const LINE_END = 0x0a;

/** The code of the build that keeps what it reads; while developing nothing is kept. */
export function keepingCode(): string | null {
  return process.env['CONTENT_READ_BY'] || null;
}

/** Whether the build that started this process has checked the content, and kept all it read. */
export function isContentChecked(): boolean {
  return process.env['CONTENT_CHECKED'] === '1';
}

/** A warning that a record gives by itself, whatever other records say. */
export interface KeptWarning {
  kind: WarningKind;
  fieldPath: JsonPath;
  message: string;
  line: number | null;
}

/** What is told of a record before its value is asked for. */
interface KeptRecord {
  path: JsonPath;
  key: string;
  id: string;
  /** The record's own id or name. */
  placeId: string | null;
  hash: string;
  /** Bytes of its value. */
  length: number;
  warnings?: KeptWarning[];
  pictures?: NamedPicture[];
}

/** First of the two lines before the values of a kept file. */
interface KeptTable {
  topKeys: string[];
  /** Ids beside those that the records go by. */
  moreIds: string[];
  records: KeptRecord[];
}

/**
 * A record whose value is parsed when somebody asks: a few pages need few of them. There are many: the compiled pages
 * would keep fields with a `#` in a map beside them.
 */
export class KeptEntry implements Entry<unknown> {
  readonly place: Place;
  readonly key: string;
  readonly id: string;
  readonly hash: string;
  readonly warnings: readonly KeptWarning[];
  readonly pictures: readonly NamedPicture[];
  private parsed: unknown;

  constructor(
    file: string,
    { path, key, id, placeId, hash, warnings = [], pictures = [] }: KeptRecord,
    private bytes: Buffer | null,
  ) {
    this.place = { file, path, id: placeId };
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

export interface KeptReading {
  /** Whether it is of the very text that was asked for; else its records may still be. */
  isCurrent: boolean;
  loaded: LoadedFile<unknown> & { entries: KeptEntry[] };
}

/** Stands for a record's text: two of the same key and the same hash are the same record. */
export function hashRecord(key: string, value: unknown): string {
  return hash('sha1', JSON.stringify([key, value]), 'base64url');
}

const headOf = (code: string, text: Buffer) => `${code} ${hash('sha256', text)}`;

/** Whether something was kept of a file by the same code. */
export function hasKeptReading(file: string): boolean {
  const code = keepingCode();
  const path = join(KEPT_FOLDER, file);
  if (!code || !existsSync(path)) return false;
  const start = Buffer.alloc(code.length + 1);
  const opened = openSync(path, 'r');
  readSync(opened, start);
  closeSync(opened);
  return start.toString() === `${code} `;
}

/**
 * What the same code read before, from a text that was without any error: checking takes most of a reading. Without a
 * text, what was kept last.
 */
export function findKeptReading(file: string, text: Buffer | null): KeptReading | null {
  const code = keepingCode();
  if (!code || !hasKeptReading(file)) return null;
  const kept = readFileSync(join(KEPT_FOLDER, file));
  const headEnd = kept.indexOf(LINE_END);
  const head = kept.toString('utf8', 0, headEnd);
  const isCurrent = text === null || head === headOf(code, text);
  const tableEnd = kept.indexOf(LINE_END, headEnd + 1);
  const { topKeys, moreIds, records } = JSON.parse(kept.toString('utf8', headEnd + 1, tableEnd)) as KeptTable;
  let at = tableEnd + 1;
  const entries = records.map((record) => new KeptEntry(file, record, kept.subarray(at, (at += record.length))));
  const loaded = {
    entries,
    keys: new Set(entries.map(({ key }) => key)),
    ids: new Set([...entries.map(({ id }) => id), ...moreIds]),
    recordPaths: entries.map(({ place }) => place.path),
    topKeys,
    isUnreadable: false,
  };
  return { isCurrent, loaded };
}

/** Keeps the reading of a file without errors for the next process of a build, and for the next build. */
export function keepReading(file: string, text: Buffer, loaded: LoadedFile<unknown>, warnings: readonly Fault[]): void {
  const code = keepingCode();
  if (!code) return;
  const warningsOf = groupedBy(warnings, ({ recordPath }) => recordPath);
  const values = loaded.entries.map(({ value }) => Buffer.from(JSON.stringify(value)));
  const records = loaded.entries.map(({ place, key, id, hash, pictures }, at): KeptRecord => {
    const own = warningsOf.get(place.path)?.map(toKeptWarning);
    return {
      ...{ path: place.path, key, id, placeId: place.id, hash, length: values[at]?.length ?? 0 },
      ...(own ? { warnings: own } : {}),
      ...(pictures.length > 0 ? { pictures: [...pictures] } : {}),
    };
  });
  const ids = new Set(loaded.entries.map(({ id }) => id));
  const table: KeptTable = { topKeys: loaded.topKeys, moreIds: [...loaded.ids].filter((id) => !ids.has(id)), records };
  const lines = Buffer.from(`${headOf(code, text)}\n${JSON.stringify(table)}\n`);
  writeKept(file, Buffer.concat([lines, ...values]));
}

function toKeptWarning({ kind, fieldPath, message, line }: Fault): KeptWarning {
  return { kind: kind ?? 'default', fieldPath, message, line };
}

/** Another process finds the old file or the new one, never a part. */
export function writeKept(file: string, bytes: Buffer | string): void {
  const path = join(KEPT_FOLDER, file);
  mkdirSync(KEPT_FOLDER, { recursive: true });
  writeFileSync(`${path}.${process.pid}`, bytes);
  renameSync(`${path}.${process.pid}`, path);
}

/** Forgets what was kept of a file that has errors now. */
export function dropReading(file: string): void {
  if (keepingCode()) rmSync(join(KEPT_FOLDER, file), { force: true });
}
