import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OFFICE_FILE } from '@/lib/hosting/rules';
import type { Site } from '@/lib/domain/site/site';

/** Contact data of the office, shown if a form fails; empty texts are not shown. */
export type Office = Pick<Site, 'name' | 'phone' | 'email'>;

const NOBODY: Office = { name: '', phone: '', email: '' };

/** Reads the office file that the build wrote into the export. Without it pages show no contact data. */
export function readOffice(outDir: string): Office {
  try {
    const text = readFileSync(join(outDir, OFFICE_FILE), 'utf8');
    return { ...NOBODY, ...(JSON.parse(text) as Partial<Office>) };
  } catch {
    return NOBODY;
  }
}
