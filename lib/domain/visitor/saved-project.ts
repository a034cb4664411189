/** A project as stored on the device: the part of its address after /project-details, and its name for texts. */
export interface SavedProject {
  /** 'vatika/mogra-courts-sector-83': slug of the developer, id of the project. */
  key: string;
  name: string;
}

/** Longest shortlist; further projects are refused with a message. */
export const SHORTLIST_MAX = 50;

/** Whether a text has the form of a project's key. */
export function isProjectKey(key: unknown): key is string {
  return /^[a-z0-9-]+\/[a-z0-9-]+$/.test(String(key));
}

/** '/project-details/vatika/mogra-courts' → 'vatika/mogra-courts'. */
export function projectKey(href: string): string {
  return href.split('/').slice(2).join('/');
}

/** The projects of a stored list, each once, at most `max`; other content is ignored. */
export function parseSaved<T extends SavedProject>(text: string | null, max: number): T[] {
  try {
    const list = JSON.parse(text ?? '[]') as T[];
    const known = list.filter((each) => isProjectKey(each?.key) && typeof each.name === 'string');
    return [...new Map(known.map((each) => [each.key, each])).values()].slice(0, max);
  } catch {
    return [];
  }
}

/** Removes the project from the list or adds it as the first; null if the list is full. */
export function toggleSaved(list: readonly SavedProject[], project: SavedProject): SavedProject[] | null {
  const others = list.filter(({ key }) => key !== project.key);
  if (others.length < list.length) return others;
  return list.length < SHORTLIST_MAX ? [project, ...others] : null;
}
