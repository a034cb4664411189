// For content sets of thousands; with a hundred the plain way would do.
import type { BuildPlan } from '@/lib/content/pages/plan';
import type { PageHashes } from './page-hashes';

/** Hashes of the inputs of the last export. */
export interface ExportRecord {
  /** Hash of code, dependencies and settings. */
  code: string;
  shell: string;
  /** Hash by file. */
  pages: Record<string, string>;
}

export type Plan =
  | { kind: 'full'; reason: string }
  | { kind: 'partial'; build: BuildPlan; changed: string[]; removed: string[]; unchanged: string[] };

/**
 * Compares the hashes with those of the last export and lists the pages to build; `isThere` checks that the export
 * still has a file. Next needs at least one page of each route, so a route without changes rebuilds its last one (the
 * last pages of listings are the shortest).
 */
export function planBuild(
  last: ExportRecord | null,
  now: { code: string; shell: string; pages: PageHashes },
  isThere: (file: string) => boolean,
): Plan {
  if (!last) return { kind: 'full', reason: 'there is no earlier export' };
  if (last.code !== now.code) return { kind: 'full', reason: 'the code changed' };
  if (last.shell !== now.shell) return { kind: 'full', reason: 'what stands on every page changed' };
  const build: BuildPlan = {};
  const lasts: BuildPlan = {};
  const changed: string[] = [];
  const unchanged: string[] = [];
  for (const [file, { route, params, hash }] of now.pages) {
    lasts[route] = [params];
    if (last.pages[file] === hash && isThere(file)) unchanged.push(file);
    else {
      (build[route] ??= []).push(params);
      changed.push(file);
    }
  }
  const removed = Object.keys(last.pages).filter((file) => !now.pages.has(file));
  return { kind: 'partial', build: { ...lasts, ...build }, changed, removed, unchanged };
}
