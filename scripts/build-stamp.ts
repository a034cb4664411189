import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const STAMP_PATH = '.cache/build-stamp.json';

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
