import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentDir, sampleDir } from '@/lib/content/files/source';
import { isNextMomentCome } from '../../hosting/next-moment';
import { readBuildRecord } from './build-record';
import { CODE, GENERATED, hashFiles } from './hash-code.mjs';

const BUILD_CODE = [...CODE, 'scripts', 'next-sitemap.config.js', 'package.json'];

/** Environment variables that change the build. `CONTENT_DIR` is not among them: the hashed file names contain it. */
function buildSettings(): [string, string | undefined][] {
  return Object.entries(process.env)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_') || name === 'CONTENT_MODE')
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Hash of everything that shapes the pages except the content: code, lockfile, settings, the year on every page. */
export function hashBuildCode(): string {
  return createHash('sha256')
    .update(hashFiles(BUILD_CODE, { without: GENERATED }))
    .update(JSON.stringify([buildSettings(), new Date().getFullYear()]))
    .digest('hex');
}

/** Hash of all inputs of a build: code, content, lockfile, settings. */
export function hashBuildInputs(code = hashBuildCode()): string {
  return createHash('sha256')
    .update(code)
    .update(hashFiles([join(sampleDir(), 'images'), contentDir()]))
    .digest('hex');
}

/** Whether `out/` is up to date with code, content, settings and the clock. */
export function isBuildCurrent(recordPath?: string): boolean {
  const inputs = existsSync('out/index.html') ? readBuildRecord(recordPath) : null;
  return inputs !== null && !isNextMomentCome('out') && inputs === hashBuildInputs();
}
