import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { contentDir } from '@/lib/content/files/source';
import { readBuildRecord } from './build-record';
import { CODE, GENERATED, hashFiles } from './hash-code.mjs';

const INPUTS = [...CODE, 'content/images', 'scripts', 'next-sitemap.config.js', 'package.json'];

/** Settings that change what is built; the content folder is told by the names of its files. */
function buildSettings(): [string, string | undefined][] {
  return Object.entries(process.env)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_') || name === 'CONTENT_MODE')
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** What decides how pages look besides the content: code, locked dependencies, settings, the year on every page. */
export function hashBuildCode(): string {
  return createHash('sha256')
    .update(
      hashFiles(
        INPUTS.filter((path) => path !== 'content/images'),
        { without: GENERATED },
      ),
    )
    .update(JSON.stringify([buildSettings(), new Date().getFullYear()]))
    .digest('hex');
}

/** Everything a build is made from, as one hash: code, content, locked dependencies, settings. */
export function hashBuildInputs(): string {
  const files = hashFiles([...INPUTS, contentDir()], { without: GENERATED });
  return createHash('sha256').update(files).update(JSON.stringify(buildSettings())).digest('hex');
}

/** Whether `out/` is what a build would give now. */
export function isBuildCurrent(): boolean {
  const inputs = existsSync('out/index.html') ? readBuildRecord() : null;
  return inputs !== null && inputs === hashBuildInputs();
}
