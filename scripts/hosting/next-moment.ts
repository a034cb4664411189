import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildTime } from '@/lib/content/files/build-day';
import { getLoadedContent } from '@/lib/content/set/content';
import { momentsOf, type Moment } from '@/lib/content/set/schedule';

/** Says to whoever runs builds when the next one is due: an instant in UTC, or nothing. */
const NEXT_MOMENT_FILE = 'next-build.txt';

/** Writes the next moment of the content into the export, and gives it; null without one. */
export function writeNextMoment(outDir: string): Moment | null {
  const next = momentsOf(getLoadedContent().content).find(({ at }) => at > buildTime()) ?? null;
  writeFileSync(join(outDir, NEXT_MOMENT_FILE), next ? `${next.at}\n` : '');
  return next;
}

/** Whether the next moment of a built site has come, so that it shows what is over. */
export function isNextMomentCome(outDir: string): boolean {
  const file = join(outDir, NEXT_MOMENT_FILE);
  const at = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return at !== '' && at <= buildTime();
}
