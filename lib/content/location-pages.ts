import 'server-only';
import type { ProjectLocation } from '@/lib/domain/location';
import type { Coordinates, Project } from '@/lib/domain/project';
import { cityPath } from '@/lib/domain/routes';
import { getCity, getProjectsOfCity } from './cities';
import { getLocation } from './locations';
import { getProjectById } from './projects';

const SHOWN_AROUND = 6;

/** Everything the page of a project's surroundings shows (decisions, Routes). */
export interface LocationPageContent {
  project: Project;
  location: ProjectLocation;
  /** Null: neither location nor project has real ones. */
  coordinates: Coordinates | null;
  city: { name: string; href: string };
  around: Project[];
}

export function getLocationPage(key: string): LocationPageContent | null {
  const project = getProjectById(key);
  const location = getLocation(key);
  if (!project || !location) return null;
  return {
    project,
    location,
    coordinates: location.coordinates ?? project.coordinates,
    city: { name: project.cityName, href: getCity(project.citySlug)?.href ?? cityPath(project.citySlug) },
    around: projectsAround(project),
  };
}

/** Other projects in one of its localities first, then others of its city, in content order. */
export function projectsAround(project: Project): Project[] {
  const own = new Set(project.localities.filter((name) => name !== project.cityName));
  const others = getProjectsOfCity(project.citySlug);
  const near = firstOf(others, ({ id, localities }) => id !== project.id && localities.some((name) => own.has(name)));
  const isFurther = (other: Project) => other.id !== project.id && !near.includes(other);
  return near.length < SHOWN_AROUND ? [...near, ...firstOf(others, isFurther, SHOWN_AROUND - near.length)] : near;
}

function firstOf(
  projects: readonly Project[],
  isWanted: (project: Project) => boolean,
  count = SHOWN_AROUND,
): Project[] {
  const found: Project[] = [];
  for (const project of projects) {
    if (isWanted(project) && found.push(project) === count) break;
  }
  return found;
}
