import 'server-only';
import type { Project } from '@/lib/domain/project';
import { floorPlansPath, localityPath, locationPath } from '@/lib/domain/routes';
import { getCity } from './cities';
import { getFloorPlan } from './floor-plans';
import { getLocalityPages } from './localities';
import { getLocationKeys } from './locations';

/** Where one goes on from a project: to pages that exist, each once. */
export function getProjectWays(project: Project): { label: string; href: string }[] {
  const city = getCity(project.citySlug);
  const localities = getLocalityPages().filter(
    ({ citySlug, projects }) => citySlug === project.citySlug && projects.some(({ id }) => id === project.id),
  );
  return [
    ...(getLocationKeys().includes(project.id)
      ? [{ label: `What lies around ${project.name}`, href: locationPath(project.id) }]
      : []),
    ...(getFloorPlan(project.id)
      ? [{ label: `Floor plans of ${project.developerName}`, href: floorPlansPath(project.developerSlug) }]
      : []),
    ...localities.map(({ id, name }) => ({ label: `Projects in ${name}`, href: localityPath(id) })),
    ...(city ? [{ label: `Property in ${city.name}`, href: city.href }] : []),
  ];
}
