import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { DATA_KINDS, PAGE_KINDS } from '@/lib/content/pages/kinds';
import { exportedFile, hasParams, type PageKind, pagePath } from '@/lib/content/pages/page-kind';
import type { BuildPlan } from '@/lib/content/pages/plan';
import { groupedBy } from '@/lib/domain/site/grouped';
import { getShell } from '@/lib/content/pages/shell';
import { isSitemap } from '../export/sitemap';
import { listFiles } from '../../run/files';
import { mergeExport } from './merge-export';
import { listPictures } from '../next/pictures-aside';
import { datePages, type ExportRecord, hashParts, type PagesNow, type Parts, type Plan, planBuild } from './plan-build';
import { keepValues, SHELL, writeValues } from './why';

const RECORD_PATH = '.cache/export-record.json';
const PLAN_PATH = '.cache/build-plan.json';
const EARLIER_DIR = '.cache/earlier-out';
/** The values of more pages would fill the memory: Next's processes then read the content. */
const MOST_VALUES = 1000;
/** The merge leaves sitemaps and PDFs alone: separate steps update them. */
const stays = (file: string) => isSitemap(file) || file.startsWith('brochures/');

/** What the export in `outDir` was made of; null where there is none. */
function readRecord(outDir: string): ExportRecord | null {
  return existsSync(outDir) && existsSync(RECORD_PATH)
    ? (JSON.parse(readFileSync(RECORD_PATH, 'utf8')) as ExportRecord)
    : null;
}

/** Goes through the values of all pages: hashes and dates them, and writes them to disk for `--why`. */
function readPages(today: string): { pages: PagesNow; days: Record<string, string> } {
  const pages = new Map<string, { route: string; params: object; parts: Parts }>();
  const values = new Map<string, string>();
  const add = writeValues();
  add(SHELL, getShell());
  const read = (kind: PageKind, params: object) => {
    const [path, value] = [pagePath(kind, params), kind.read(params) ?? {}];
    add(path, value);
    const [file, parts] = [exportedFile(path), hashParts(value)];
    values.set(file, hashParts({ parts })['parts'] ?? '');
    if (hasParams(kind)) pages.set(file, { route: kind.route, params, parts });
  };
  // A project's page and its brochure have the same params, and much of what they show.
  for (const [all, kinds] of groupedBy([...PAGE_KINDS, ...DATA_KINDS], ({ params }) => params))
    for (const params of all()) kinds.forEach((kind) => read(kind, params));
  return { pages, days: datePages(values, today) };
}

/** What Next's processes need to know of a build of some pages; those of routes without params are part of it. */
function toBuildPlan({ params, changed }: Extract<Plan, { kind: 'partial' }>): BuildPlan {
  if (changed.length > MOST_VALUES) return { params, values: null };
  const pages: Record<string, object> = {};
  for (const kind of [...PAGE_KINDS, ...DATA_KINDS]) {
    for (const each of hasParams(kind) ? (params[kind.route] ?? []) : kind.params()) {
      const value = kind.read(each);
      if (value) pages[pagePath(kind, each)] = value;
    }
  }
  return { params, values: { shell: getShell(), pages } };
}

/**
 * Decides which pages to build. Moves the earlier export aside and deletes its record until `remember`, so an
 * interrupted build is followed by a full one.
 */
export function planExport(outDir: string, code: string, isFull: boolean, today: string) {
  const { pages, days } = readPages(today);
  const now = { code, shell: hashParts(getShell()), pages };
  const files = new Set(existsSync(outDir) ? listFiles(outDir) : []);
  const isThere = (file: string) => files.has(file);
  const plan: Plan = isFull ? { kind: 'full', reason: 'asked for' } : planBuild(readRecord(outDir), now, isThere);
  rmSync(RECORD_PATH, { force: true });
  rmSync(EARLIER_DIR, { recursive: true, force: true });
  if (plan.kind === 'partial') {
    writeFileSync(PLAN_PATH, JSON.stringify(toBuildPlan(plan)));
    renameSync(outDir, EARLIER_DIR);
  }
  return {
    plan,
    /** Number of pages and data files of routes with params, changed or not. */
    files: now.pages.size,
    /** ISO day on which each page began to show what it shows, by file. */
    days,
    /** Environment variables for `next build`. */
    env: (plan.kind === 'partial' ? { BUILD_PLAN: PLAN_PATH } : {}) as Record<string, string>,
    /** Call after `next build`: adds the unchanged files of the earlier export. Returns null after a full build. */
    merge: () =>
      plan.kind === 'partial'
        ? mergeExport(EARLIER_DIR, outDir, { ...plan, files, stays, ready: listPictures() })
        : null,
    /** Call at the very end: writes what this export was made of, for the next build. */
    remember: () => {
      const partsByFile = Object.fromEntries([...pages].map(([file, { parts }]) => [file, parts]));
      writeFileSync(RECORD_PATH, JSON.stringify({ ...now, pages: partsByFile } satisfies ExportRecord));
      keepValues();
    },
  };
}
