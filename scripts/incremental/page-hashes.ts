import { createHash } from 'node:crypto';
import type { PageKind } from '@/lib/content/build-plan';
import { getPageRows } from '@/lib/content/page-rows';
import { getShell } from '@/lib/content/shell';

/** What a page was made from, by its address. */
export type PageHashes = Map<string, { kind: PageKind; params: string; hash: string }>;

function hashOf(data: unknown): string {
  return createHash('sha1')
    .update(JSON.stringify(data) ?? '')
    .digest('base64url');
}

/** Of what stands on every page. */
export function hashShell(): string {
  return hashOf(getShell());
}

export function hashPages(): PageHashes {
  const hashes: PageHashes = new Map();
  for (const { kind, params, address, data } of getPageRows()) {
    hashes.set(address, { kind, params: JSON.stringify(params), hash: hashOf(data()) });
  }
  return hashes;
}
