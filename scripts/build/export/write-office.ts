import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OFFICE_FILE } from '@/lib/hosting/rules';
import type { Site } from '@/lib/domain/site/site';

/** Writes the office's contact data into the export, because the endpoint runs without the content folder. */
export function writeOffice(outDir: string, { name, phone, email }: Site): void {
  writeFileSync(join(outDir, OFFICE_FILE), JSON.stringify({ name, phone, email }));
}
