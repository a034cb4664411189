import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OFFICE_FILE } from '@/lib/hosting/rules';
import type { Site } from '@/lib/domain/site/site';

/** Contact data of the office, shown if a form fails, and the site's address; empty texts are not shown. */
export type Office = Pick<Site, 'name' | 'phone' | 'email' | 'url'>;

interface OfficeFile extends Office {
  projectCities: Record<string, string>;
}

const NOBODY: Office = { name: '', phone: '', email: '', url: '' };

/** City slugs of the project pages by address, for mail that goes to a city's own address. */
export function readProjectCities(outDir: string): Readonly<Record<string, string>> {
  return readFile(outDir).projectCities ?? {};
}

/** Reads the office file that the build wrote into the export. Without it pages show no contact data. */
export function readOffice(outDir: string): Office {
  const { name, phone, email, url } = { ...NOBODY, ...readFile(outDir) };
  return { name, phone, email, url };
}

function readFile(outDir: string): Partial<OfficeFile> {
  try {
    return JSON.parse(readFileSync(join(outDir, OFFICE_FILE), 'utf8')) as Partial<OfficeFile>;
  } catch {
    return {};
  }
}
