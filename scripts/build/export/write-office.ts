import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OFFICE_FILE } from '@/lib/hosting/rules';
import type { Site } from '@/lib/domain/site/site';

/** Writes into the export whom a visitor may call, for the endpoint, which has no content beside it. */
export function writeOffice(outDir: string, { name, phone, email }: Site): void {
  writeFileSync(join(outDir, OFFICE_FILE), JSON.stringify({ name, phone, email }));
}
