import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OFFICE_FILE } from '@/lib/hosting/rules';
import type { Site } from '@/lib/domain/site/site';

/** How a visitor reaches the office when a form does not go through; empty texts are not shown. */
export type Office = Pick<Site, 'name' | 'phone' | 'email'>;

const NOBODY: Office = { name: '', phone: '', email: '' };

/** The office as the build wrote it into the folder of the site; without that file a page names no number. */
export function readOffice(outDir: string): Office {
  try {
    const text = readFileSync(join(outDir, OFFICE_FILE), 'utf8');
    return { ...NOBODY, ...(JSON.parse(text) as Partial<Office>) };
  } catch {
    return NOBODY;
  }
}
