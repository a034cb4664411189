import { hash } from 'node:crypto';
import { memoizeByObject } from '@/lib/content/files/memoize';

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
