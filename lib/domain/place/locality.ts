import type { Locality } from './city';

const SECTOR_RANGE = /\bsectors (\d+) to (\d+)\b/i;
const OPENING_SECTOR_RANGE = /^sectors (\d+) to (\d+)\b/i;
const SECTOR = /^sector (\d+)[a-z]?$/i;
/**
 * Suffix of a locality's name that names a part of it: 'Greater Kailash II', 'Andheri West', 'Vasant Vihar Phase 1'.
 */
const PART_OF_LOCALITY = /^ (?:[ivx]+|north|south|east|west|phase .+|block .+|\d+)$/i;

/**
 * Whether a project is in a locality of its city: one of its own localities is that name or a part of it. A name such
 * as 'Sectors 82 to 85' includes the sectors between, and so does a description that begins with one.
 */
export function isInLocality(
  project: { localities: readonly string[] },
  locality: Pick<Locality, 'name' | 'description'>,
): boolean {
  const name = locality.name.toLowerCase();
  const range = SECTOR_RANGE.exec(locality.name) ?? OPENING_SECTOR_RANGE.exec(locality.description);
  return project.localities.some((text) => {
    const part = text.toLowerCase();
    if (part === name || (part.startsWith(name) && PART_OF_LOCALITY.test(part.slice(name.length)))) return true;
    const sector = Number(SECTOR.exec(part)?.[1] ?? Number.NaN);
    return range !== null && sector >= Number(range[1]) && sector <= Number(range[2]);
  });
}

/** A locality with a page of its own whose name no project has: 'New Gurgaon', 'Sectors 82 to 85', 'Andheri'. */
export interface PlacePage {
  id: string;
  name: string;
  cityName: string;
  /** Begins with the sectors that it covers, if it covers any: 'Sectors 76 to 95 …'. */
  description: string;
}

/** Whether a project stands on the page of a locality. */
export function isOnPage(project: { cityName: string; localities: readonly string[] }, page: PlacePage): boolean {
  return project.cityName === page.cityName && isInLocality(project, page);
}
