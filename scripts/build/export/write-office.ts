import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OFFICE_FILE } from '@/lib/hosting/rules';
import { projectPlaceText, type Project } from '@/lib/domain/project/project';
import type { Site } from '@/lib/domain/site/site';
import type { Palette } from '@/lib/domain/site/theme';

/**
 * Writes what the endpoint needs into the export, because it runs without the content folder: the office's contact
 * data, the site's address and colours, and what enquiries about a project are shown and sorted by.
 */
export function writeOffice(
  outDir: string,
  { name, phone, email, url }: Site,
  palette: Palette,
  all: readonly Project[],
): void {
  const projects = Object.fromEntries(
    all.map((project) => {
      const { id, name, developerName: developer, developerSlug, cityName: city, citySlug } = project;
      return [id, { name, place: projectPlaceText(project), developer, developerSlug, city, citySlug }];
    }),
  );
  writeFileSync(join(outDir, OFFICE_FILE), JSON.stringify({ name, phone, email, url, palette, projects }));
}
