import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OFFICE_FILE } from '@/lib/hosting/rules';
import type { Project } from '@/lib/domain/project/project';
import { projectPath } from '@/lib/domain/site/routes';
import type { Site } from '@/lib/domain/site/site';

/**
 * Writes what the endpoint needs into the export, because it runs without the content folder: the office's contact
 * data, the site's address, and the city of each project for mail that goes to a city's own address.
 */
export function writeOffice(
  outDir: string,
  { name, phone, email, url }: Site,
  projects: readonly Pick<Project, 'developerSlug' | 'id' | 'citySlug'>[],
): void {
  const projectCities = Object.fromEntries(
    projects.map(({ developerSlug, id, citySlug }) => [projectPath(developerSlug, id), citySlug]),
  );
  writeFileSync(join(outDir, OFFICE_FILE), JSON.stringify({ name, phone, email, url, projectCities }));
}
