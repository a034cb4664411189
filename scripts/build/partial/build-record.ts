import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const RECORD_PATH = '.cache/build-stamp.json';
/** Of a build whose pictures are made later: such an `out/` is not to be published. */
export const WITHOUT_PICTURES_PATH = '.cache/build-stamp-without-pictures.json';

/** Hash of the last build's inputs; null if that build did not finish. */
export function readBuildRecord(recordPath = RECORD_PATH): string | null {
  if (!existsSync(recordPath)) return null;
  const record: unknown = JSON.parse(readFileSync(recordPath, 'utf8'));
  const isWhole =
    typeof record === 'object' && record !== null && 'inputs' in record && typeof record.inputs === 'string';
  return isWhole ? (record.inputs as string) : null;
}

/** Records the input hash of `out/`. A build writes null first, so an interrupted build never counts as complete. */
export function writeBuildRecord(inputs: string | null, recordPath = RECORD_PATH): void {
  mkdirSync(dirname(recordPath), { recursive: true });
  writeFileSync(recordPath, `${JSON.stringify({ inputs })}\n`);
}
