import type { PageKind } from '@/lib/content/build-plan';
import { hashData, keepMadeHashes } from '@/lib/content/made-hashes';
import { getPageRows } from '@/lib/content/page-rows';
import { getShell } from '@/lib/content/shell';

/** What a file was made from, by its path in the export. */
export type PageHashes = Map<string, { kind: PageKind; params: object; hash: string }>;

/** Of what stands on every page. */
export function hashShell(): string {
  return hashData(getShell());
}

export function hashPages(): PageHashes {
  const hashes: PageHashes = new Map();
  for (const { kind, params, file, data } of getPageRows()) hashes.set(file, { kind, params, hash: hashData(data()) });
  keepMadeHashes();
  return hashes;
}
