import type { SavedProject } from './saved-project';

/** Number of projects compared side by side (issue Find). */
export const COMPARED_MAX = 4;

/** Told when a fifth project is ticked. */
export const COMPARED_FULL = `${COMPARED_MAX} projects stand side by side. Take one out to add another.`;

/** Takes the project out of the comparison or adds it as the last; null if there is no room. */
export function toggleCompared(list: readonly SavedProject[], project: SavedProject): SavedProject[] | null {
  const others = list.filter(({ key }) => key !== project.key);
  if (others.length < list.length) return others;
  return list.length < COMPARED_MAX ? [...list, project] : null;
}

/** '2 of 4 to compare', and what to do while there is one. */
export function comparedCount(count: number): string {
  return count === 1 ? '1 to compare. Tick one more.' : `${count} of ${COMPARED_MAX} to compare`;
}

/** Name of the data file with what the comparison shows of a developer's projects. */
export function comparedKey(developerSlug: string): string {
  return `compared.${developerSlug}`;
}
