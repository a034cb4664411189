import type { BuildPlan } from '@/lib/content/build-plan';
import type { PageHashes } from './page-hashes';

/** What the last export was made from. */
export interface ExportRecord {
  /** Of code, dependencies and settings. */
  code: string;
  shell: string;
  /** Hash by address. */
  pages: Record<string, string>;
}

export type Plan =
  | { kind: 'full'; reason: string }
  | { kind: 'partial'; build: BuildPlan; changed: string[]; removed: string[]; unchanged: string[] };

/** Which pages have to be made, given what the last export was made from; `isThere` tells whether it still has a page. */
export function planBuild(
  last: ExportRecord | null,
  now: { code: string; shell: string; pages: PageHashes },
  isThere: (address: string) => boolean,
): Plan {
  if (!last) return { kind: 'full', reason: 'there is no earlier export' };
  if (last.code !== now.code) return { kind: 'full', reason: 'the code changed' };
  if (last.shell !== now.shell) return { kind: 'full', reason: 'what stands on every page changed' };
  const build: BuildPlan = {};
  const changed: string[] = [];
  const unchanged: string[] = [];
  for (const [address, { kind, params, hash }] of now.pages) {
    const wanted = (build[kind] ??= []);
    if (last.pages[address] === hash && isThere(address)) unchanged.push(address);
    else {
      wanted.push(params);
      changed.push(address);
    }
  }
  const removed = Object.keys(last.pages).filter((address) => !now.pages.has(address));
  return { kind: 'partial', build, changed, removed, unchanged };
}
