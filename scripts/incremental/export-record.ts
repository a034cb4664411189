import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashBuildCode } from '../build-stamp';
import { mergeExport } from './merge-export';
import { hashPages, hashShell } from './page-hashes';
import { planBuild, type ExportRecord, type Plan } from './plan-build';

const RECORD_PATH = '.cache/export-record.json';
const PLAN_PATH = '.cache/build-plan.json';
const EARLIER_DIR = '.cache/earlier-out';

export interface ExportPlan {
  plan: Plan;
  /** To be given to the build of the pages. */
  env: Record<string, string>;
  /** After it: brings in what stays from the earlier export, and notes what this one was made from. */
  finish: () => void;
}

function readRecord(): ExportRecord | null {
  return existsSync(RECORD_PATH) ? (JSON.parse(readFileSync(RECORD_PATH, 'utf8')) as ExportRecord) : null;
}

/**
 * Decides which pages to make. The earlier export is set aside, and what it was made from forgotten until `finish`: a
 * build that breaks off is followed by a full one.
 */
export function planExport(outDir: string, isFull: boolean): ExportPlan {
  const now = { code: hashBuildCode(), shell: hashShell(), pages: hashPages() };
  const isThere = (address: string) => existsSync(join(outDir, `${address}.html`));
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
    env: plan.kind === 'partial' ? { BUILD_PLAN: PLAN_PATH } : {},
    finish() {
      if (plan.kind === 'partial') mergeExport(EARLIER_DIR, outDir, plan);
      const pages = Object.fromEntries([...now.pages].map(([address, { hash }]) => [address, hash]));
      writeFileSync(RECORD_PATH, JSON.stringify({ code: now.code, shell: now.shell, pages } satisfies ExportRecord));
    },
  };
}
