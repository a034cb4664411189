import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { memoizeByObject } from '@/lib/content/files/memoize';
import type { BuildPlan } from '@/lib/content/pages/plan';

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
