import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const RECORD_PATH = '.cache/build-stamp.json';

/** What the last build was made from; null where it did not come to its end. */
export function readBuildRecord(recordPath = RECORD_PATH): string | null {
  if (!existsSync(recordPath)) return null;
  const record: unknown = JSON.parse(readFileSync(recordPath, 'utf8'));
  const isWhole =
    typeof record === 'object' && record !== null && 'inputs' in record && typeof record.inputs === 'string';
  return isWhole ? (record.inputs as string) : null;
}

/** Notes what `out/` was built from; null while a build is under way, so that a broken one is never taken for whole. */
export function writeBuildRecord(inputs: string | null, recordPath = RECORD_PATH): void {
  mkdirSync(dirname(recordPath), { recursive: true });
  writeFileSync(recordPath, `${JSON.stringify({ inputs })}\n`);
}
