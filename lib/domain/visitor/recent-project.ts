import { packImage, type PackedImage } from '../picture/file';
import type { SavedProject } from './saved-project';
import { projectPlaceText, type Project } from '../project/project';

/** A project that was looked at: what does not age. Price and status are on its page. */
export interface RecentProject extends SavedProject {
  place: string;
  image: PackedImage;
}

/** Recently viewed: the last 8 (issue Find). */
export const RECENT_MAX = 8;

/** The list with the project viewed now at its head, each once. */
export function withViewed(list: readonly RecentProject[], viewed: RecentProject): RecentProject[] {
  return [viewed, ...list.filter(({ key }) => key !== viewed.key)].slice(0, RECENT_MAX);
}

/** What stays of a project once its page was seen. */
export function toRecentProject(project: Project): RecentProject {
  const { developerSlug, id, name, image } = project;
  return { key: `${developerSlug}/${id}`, name, place: projectPlaceText(project), image: packImage(image) };
}
