/** A project as a device keeps it: the part of its address after /project-details, and its name for texts. */
export interface SavedProject {
  /** 'vatika/mogra-courts-sector-83': slug of the developer, id of the project. */
  key: string;
  name: string;
}

/** A longer list is no shortlist; what no longer fits is refused, and the visitor is told. */
export const SHORTLIST_MAX = 50;

/** Whether a text has the form of a project's key. */
export function isProjectKey(key: unknown): key is string {
  return /^[a-z0-9-]+\/[a-z0-9-]+$/.test(String(key));
}

/** '/project-details/vatika/mogra-courts' → 'vatika/mogra-courts'. */
export function projectKey(href: string): string {
  return href.split('/').slice(2).join('/');
}

/** A kept list as it was written; whatever else stands there is passed over. Each project once, the first `max`. */
export function parseSaved<T extends SavedProject>(text: string | null, max: number): T[] {
  try {
    const list = JSON.parse(text ?? '[]') as T[];
    const known = list.filter((each) => isProjectKey(each?.key) && typeof each.name === 'string');
    return [...new Map(known.map((each) => [each.key, each])).values()].slice(0, max);
  } catch {
    return [];
  }
}

/** Takes the project off the list, or puts it at its head; null where the list is full. */
export function toggleSaved(list: readonly SavedProject[], project: SavedProject): SavedProject[] | null {
  const others = list.filter(({ key }) => key !== project.key);
  if (others.length < list.length) return others;
  return list.length < SHORTLIST_MAX ? [project, ...others] : null;
}
