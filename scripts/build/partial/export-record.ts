// For content sets of thousands; with a hundred the plain way would do.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isSitemap } from '../export/sitemap';
import { packValues } from '@/lib/content/pages/page-values';
import { listFiles } from '../../run/list-files';
import { mergeExport, type MergedExport } from './merge-export';
import { collectValues } from './page-values';
import { hashPages, hashShell } from './page-hashes';
import { listPictures } from '../next/pictures-aside';
import { planBuild, type ExportRecord, type Plan } from './plan-build';

const RECORD_PATH = '.cache/export-record.json';
const PLAN_PATH = '.cache/build-plan.json';
const VALUES_PATH = '.cache/page-values';
/** The values of more pages would fill the memory: Next's processes then read the content. */
const MOST_VALUES = 1000;
const EARLIER_DIR = '.cache/earlier-out';
/** The merge leaves sitemaps and PDFs alone: separate steps update them. */
const stays = (file: string) => isSitemap(file) || file.startsWith('brochures/');

export interface ExportPlan {
  plan: Plan;
  /** Number of pages and data files of routes with params, changed or not. */
  files: number;
  /** Environment variables for `next build`. */
  env: Record<string, string>;
  /** Call after `next build`: adds the unchanged files of the earlier export. Returns null after a full build. */
  merge: () => MergedExport | null;
  /** Call at the very end: writes the hashes of this export for the next build. */
  remember: () => void;
}

function readRecord(): ExportRecord | null {
  return existsSync(RECORD_PATH) ? (JSON.parse(readFileSync(RECORD_PATH, 'utf8')) as ExportRecord) : null;
}

/**
 * Decides which pages to build. Moves the earlier export aside and deletes its record until `remember`, so an
 * interrupted build is followed by a full one.
 */
export function planExport(outDir: string, code: string, isFull: boolean): ExportPlan {
  const now = { code, shell: hashShell(), pages: hashPages() };
  const files = new Set(existsSync(outDir) ? listFiles(outDir) : []);
  const isThere = (file: string) => files.has(file);
  const plan: Plan = isFull ? { kind: 'full', reason: 'asked for' } : planBuild(readRecord(), now, isThere);
  const hasValues = plan.kind === 'partial' && plan.changed.length <= MOST_VALUES;
  rmSync(RECORD_PATH, { force: true });
  rmSync(EARLIER_DIR, { recursive: true, force: true });
  if (plan.kind === 'partial') {
    mkdirSync('.cache', { recursive: true });
    writeFileSync(PLAN_PATH, JSON.stringify(plan.build));
    if (hasValues) writeFileSync(VALUES_PATH, packValues(collectValues(plan.build)));
    renameSync(outDir, EARLIER_DIR);
  }
  return {
    plan,
    files: now.pages.size,
    env: {
      ...(plan.kind === 'partial' ? { BUILD_PLAN: PLAN_PATH } : {}),
      ...(hasValues ? { PAGE_VALUES: VALUES_PATH } : {}),
    },
    merge: () =>
      plan.kind === 'partial'
        ? mergeExport(EARLIER_DIR, outDir, { ...plan, files, stays, ready: listPictures() })
        : null,
    remember() {
      const pages = Object.fromEntries([...now.pages].map(([file, { hash }]) => [file, hash]));
      writeFileSync(RECORD_PATH, JSON.stringify({ code, shell: now.shell, pages } satisfies ExportRecord));
    },
  };
}
