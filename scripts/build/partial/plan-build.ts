import { isDeepStrictEqual } from 'node:util';
import type { BuildPlan } from '@/lib/content/pages/plan';
import type { Parts } from './page-parts';

/** What the last export was made of. */
export interface ExportRecord {
  /** Hash of code, dependencies and settings. */
  code: string;
  /** What stands on every page. */
  shell: Parts;
  /** By file. */
  pages: Record<string, Parts>;
}

/** Pages and data files of routes with params, by file. */
export type PagesNow = ReadonlyMap<string, { route: string; params: object; parts: Parts }>;

export type Plan =
  | { kind: 'full'; reason: string }
  | { kind: 'partial'; params: BuildPlan['params']; changed: string[]; removed: string[]; unchanged: string[] };

/**
 * Compares the parts of the pages with those of the last export and lists the pages to build; `isThere` checks that the
 * export still has a file. Next needs at least one page of each route, so a route without changes rebuilds its last one
 * (the last pages of listings are the shortest).
 */
export function planBuild(
  last: ExportRecord | null,
  now: { code: string; shell: Parts; pages: PagesNow },
  isThere: (file: string) => boolean,
): Plan {
  if (!last) return { kind: 'full', reason: 'there is no earlier export' };
  if (last.code !== now.code) return { kind: 'full', reason: 'the code changed' };
  const common = Object.keys({ ...last.shell, ...now.shell }).filter((part) => last.shell[part] !== now.shell[part]);
  if (common.length > 0) return { kind: 'full', reason: `what stands on every page changed (${common.join(', ')})` };
  const params: BuildPlan['params'] = {};
  const lasts: BuildPlan['params'] = {};
  const changed: string[] = [];
  const unchanged: string[] = [];
  for (const [file, page] of now.pages) {
    lasts[page.route] = [page.params];
    if (isDeepStrictEqual(last.pages[file], page.parts) && isThere(file)) unchanged.push(file);
    else {
      (params[page.route] ??= []).push(page.params);
      changed.push(file);
    }
  }
  const removed = Object.keys(last.pages).filter((file) => !now.pages.has(file));
  return { kind: 'partial', params: { ...lasts, ...params }, changed, removed, unchanged };
}
