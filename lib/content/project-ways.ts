import 'server-only';
import type { Project } from '@/lib/domain/project';
import { floorPlansPath, localityPath, locationPath } from '@/lib/domain/routes';
import { getCity } from './cities';
import { fromContent } from './content';
import { getLocalityPages, type LocalityPage } from './localities';
import { getLocationKeys } from './locations';

const localitiesByProject = fromContent(() => {
  const pages = new Map<string, LocalityPage[]>();
  for (const page of getLocalityPages()) {
    for (const { id } of page.projects) pages.set(id, [...(pages.get(id) ?? []), page]);
  }
  return pages;
});

const hasLocation = fromContent(() => new Set(getLocationKeys()));
const hasFloorPlan = fromContent(({ floorPlans }) => new Set(floorPlans.entries.map(({ key }) => key)));

/** Where one goes on from a project: to pages that exist, each once. */
export function getProjectWays(project: Project): { label: string; href: string }[] {
  const city = getCity(project.citySlug);
  const localities = localitiesByProject().get(project.id) ?? [];
  return [
    ...(hasLocation().has(project.id)
      ? [{ label: `What lies around ${project.name}`, href: locationPath(project.id) }]
      : []),
    ...(hasFloorPlan().has(project.id)
      ? [{ label: `Floor plans of ${project.developerName}`, href: floorPlansPath(project.developerSlug) }]
      : []),
    ...localities.map(({ id, name }) => ({ label: `Projects in ${name}`, href: localityPath(id) })),
    ...(city ? [{ label: `Property in ${city.name}`, href: city.href }] : []),
  ];
}
