import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hash } from 'node:crypto';
import { memoizeByObject } from '@/lib/content/files/memoize';

const DAYS_PATH = '.cache/page-days.json';

/** By file: the hash of what its page shows, and the ISO day on which it began to show that. */
type PageDays = Record<string, readonly [value: string, day: string]>;

function readDays(): PageDays {
  return existsSync(DAYS_PATH) ? (JSON.parse(readFileSync(DAYS_PATH, 'utf8')) as PageDays) : {};
}

/**
 * Dates pages by what they show: a page that shows what it showed in the last build keeps its day, any other has
 * `today`. Changed code alone changes no day. Returns the ISO day of each file.
 */
export function datePages(values: ReadonlyMap<string, string>, today: string): Record<string, string> {
  const before = readDays();
  const days: PageDays = Object.fromEntries(
    [...values].map(([file, value]) => {
      const known = before[file];
      return [file, known?.[0] === value ? known : [value, today]];
    }),
  );
  writeFileSync(DAYS_PATH, JSON.stringify(days));
  return Object.fromEntries(Object.entries(days).map(([file, [, day]]) => [file, day]));
}

/** The hash of each part of what a page shows, by name. Equal hashes mean an equal page. */
export type Parts = Record<string, string>;

const hashJson = (part: unknown) => hash('sha1', JSON.stringify(part) ?? '', 'base64url');
/** A part that many pages share, such as a map, is one object: it is hashed once. */
const hashObject = memoizeByObject<object, string>(hashJson);

export function hashParts(value: object): Parts {
  const parts = Object.entries(value) as [string, unknown][];
  return Object.fromEntries(
    parts.map(([name, part]) => [name, typeof part === 'object' && part ? hashObject(part) : hashJson(part)]),
  );
}
