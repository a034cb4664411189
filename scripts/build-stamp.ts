import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CODE, GENERATED, hashFiles } from './hash-code.mjs';

const STAMP_PATH = '.cache/build-stamp.json';
const INPUTS = [...CODE, 'content/images', 'scripts', 'next-sitemap.config.js', 'package.json'];

/** Settings that change what is built. */
function buildSettings(): [string, string | undefined][] {
  return Object.entries(process.env)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_') || name === 'CONTENT_DIR' || name === 'CONTENT_MODE')
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** What decides how pages look besides the content: code, locked dependencies, settings, the year on every page. */
export function hashBuildCode(): string {
  const settings = buildSettings().filter(([name]) => name !== 'CONTENT_DIR');
  return createHash('sha256')
    .update(
      hashFiles(
        INPUTS.filter((path) => path !== 'content/images'),
        { without: GENERATED },
      ),
    )
    .update(JSON.stringify([settings, new Date().getFullYear()]))
    .digest('hex');
}

/** Everything a build is made from, as one hash: code, content, locked dependencies, settings. */
export function hashBuildInputs(): string {
  const files = hashFiles([...INPUTS, process.env['CONTENT_DIR'] ?? 'content'], { without: GENERATED });
  return createHash('sha256').update(files).update(JSON.stringify(buildSettings())).digest('hex');
}

/** Whether `out/` is what a build would give now. */
export function isBuildCurrent(outDir = 'out', stampPath = STAMP_PATH): boolean {
  const inputs = existsSync(`${outDir}/index.html`) ? readBuildStamp(stampPath) : null;
  return inputs !== null && inputs === hashBuildInputs();
}

/** What the last build was made from; null where it did not come to its end. */
export function readBuildStamp(stampPath = STAMP_PATH): string | null {
  if (!existsSync(stampPath)) return null;
  const stamp: unknown = JSON.parse(readFileSync(stampPath, 'utf8'));
  const isWhole = typeof stamp === 'object' && stamp !== null && 'inputs' in stamp && typeof stamp.inputs === 'string';
  return isWhole ? (stamp.inputs as string) : null;
}

/** Notes what `out/` was built from; null while a build is under way, so that a broken one is never taken for whole. */
export function writeBuildStamp(inputs: string | null, stampPath = STAMP_PATH): void {
  mkdirSync(dirname(stampPath), { recursive: true });
  writeFileSync(stampPath, `${JSON.stringify({ inputs })}\n`);
}
