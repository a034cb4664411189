import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildTime } from '@/lib/content/files/build-day';
import { getLoadedContent } from '@/lib/content/set/content';
import { momentsOf, type Moment } from '@/lib/content/set/schedule';

/** Says to whoever runs builds when the next one is due: an instant in UTC, or nothing. */
export const NEXT_MOMENT_FILE = 'next-build.txt';

/** Writes the next moment of the content into the export, and gives it; null without one. */
export function writeNextMoment(outDir: string): Moment | null {
  const next = momentsOf(getLoadedContent().content).find(({ at }) => at > buildTime()) ?? null;
  writeFileSync(join(outDir, NEXT_MOMENT_FILE), next ? `${next.at}\n` : '');
  return next;
}
