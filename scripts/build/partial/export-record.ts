import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isSitemap } from '../export/sitemap';
import { listFiles } from '../../run/list-files';
import { mergeExport, type MergedExport } from './merge-export';
import { hashPages, hashShell } from './page-hashes';
import { listPictures } from '../next/pictures-aside';
import { planBuild, type ExportRecord, type Plan } from './plan-build';

const RECORD_PATH = '.cache/export-record.json';
const PLAN_PATH = '.cache/build-plan.json';
const EARLIER_DIR = '.cache/earlier-out';
/** Sitemaps and PDFs are looked after by steps of their own. */
const stays = (file: string) => isSitemap(file) || file.startsWith('brochures/');

export interface ExportPlan {
  plan: Plan;
  /** How many files the content makes, changed or not. */
  files: number;
  /** To be given to the build of the pages. */
  env: Record<string, string>;
  /** After it: brings in what stays from the earlier export; null where all pages are new. */
  merge: () => MergedExport | null;
  /** At the very end: notes what the export was made from. */
  remember: () => void;
}

function readRecord(): ExportRecord | null {
  return existsSync(RECORD_PATH) ? (JSON.parse(readFileSync(RECORD_PATH, 'utf8')) as ExportRecord) : null;
}

/**
 * Decides which pages to make. The earlier export is set aside, and what it was made from forgotten until `remember`: a
 * build that breaks off is followed by a full one.
 */
export function planExport(outDir: string, code: string, isFull: boolean): ExportPlan {
  const now = { code, shell: hashShell(), pages: hashPages() };
  const files = new Set(existsSync(outDir) ? listFiles(outDir) : []);
  const isThere = (file: string) => files.has(file);
  const plan: Plan = isFull ? { kind: 'full', reason: 'asked for' } : planBuild(readRecord(), now, isThere);
  rmSync(RECORD_PATH, { force: true });
  rmSync(EARLIER_DIR, { recursive: true, force: true });
  if (plan.kind === 'partial') {
    mkdirSync('.cache', { recursive: true });
    writeFileSync(PLAN_PATH, JSON.stringify(plan.build));
    renameSync(outDir, EARLIER_DIR);
  }
  return {
    plan,
    files: now.pages.size,
    env: plan.kind === 'partial' ? { BUILD_PLAN: PLAN_PATH } : {},
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
