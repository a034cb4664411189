import type { ImageAsset } from '../picture/image';
import type { SavedProject } from './saved-project';
import { projectPlaceText, type Project } from '../project/project';

/** A viewed project, without fields that age: price and status are on its page. */
export interface RecentProject extends SavedProject {
  place: string;
  image: ImageAsset;
}

/** Recently viewed: the last 8 (issue Find). */
export const RECENT_MAX = 8;

/** The list with the viewed project first, each project once. */
export function withViewed(list: readonly RecentProject[], viewed: RecentProject): RecentProject[] {
  return [viewed, ...list.filter(({ key }) => key !== viewed.key)].slice(0, RECENT_MAX);
}

/** The stored fields of a viewed project. */
export function toRecentProject(project: Project): RecentProject {
  const { developerSlug, id, name, image } = project;
  return { key: `${developerSlug}/${id}`, name, place: projectPlaceText(project), image };
}
