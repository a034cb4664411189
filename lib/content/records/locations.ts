import 'server-only';
import { DEFAULT_COORDINATES, type ProjectLocation } from '@/lib/domain/place/nearby';
import type { Coordinates } from '@/lib/domain/site/links';
import { memoizeOnContent } from '../set/content';
import { DEFAULT_KEY } from '../files/table';
import { toImage } from './image-url';
import { getProjectById } from './projects';
import type { RawLocation } from '../schemas/sections';
import { sectionReader } from './sections';
import { valueOf } from '@/lib/domain/project/page';

const getLocationSection = sectionReader<RawLocation, ProjectLocation>(
  ({ locations }) => locations,
  (raw, { key }) => ({
    key,
    images: (raw.images ?? []).filter((image) => image !== '').map(toImage),
    nearby: raw.nearbyLocations ?? [],
    coordinates: raw.coordinates ?? null,
  }),
);

/** A project's surroundings; a faulty record counts as none (spec 8, Data errors). */
export function getLocation(projectId: string): ProjectLocation | null {
  return projectId === DEFAULT_KEY ? null : valueOf(getLocationSection(projectId));
}

/** The keys of locationData without `default`; each is a project's id and has a page. */
export const getLocationKeys: () => string[] = memoizeOnContent(({ locations }) =>
  locations.entries.map(({ key }) => key).filter((key) => key !== DEFAULT_KEY && getProjectById(key) !== null),
);

const keysOfLocations = memoizeOnContent(() => new Set(getLocationKeys()));

/** Whether a project's surroundings have a page. */
export function hasLocationPage(projectId: string): boolean {
  return keysOfLocations().has(projectId);
}

/**
 * Destination of directions if neither location nor project has coordinates; pages label it approximate
 * (routes-and-content, Project page).
 */
export function getDefaultCoordinates(): Coordinates {
  return valueOf(getLocationSection(DEFAULT_KEY))?.coordinates ?? DEFAULT_COORDINATES;
}
