import { isProjectKey, SHORTLIST_MAX, type SavedProject } from './saved-project';
import { whatsappUrl } from '../site/links';
import { ROUTES } from '../site/routes';

/** As many stand side by side (issue Find). */
export const COMPARED_MAX = 4;

/** As many are named in a message; a longer list is sent as its address. */
const NAMED_MAX = 12;

/** 'vatika/mogra-courts' → slug of the developer, id and address of the project. */
export function splitProjectKey(key: string): { developerSlug: string; id: string; href: string } {
  const [developerSlug = '', id = ''] = key.split('/');
  return { developerSlug, id, href: `${ROUTES.developersList}/${key}` };
}

/** What a project is called as long as only its key is known: 'mogra-courts' → 'Mogra Courts'. */
export function nameOfKey(key: string): string {
  return splitProjectKey(key)
    .id.split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** '/shortlist?projects=vatika/mogra-courts,aravali-crest/basalt-row'. */
export function sharedShortlistPath(keys: readonly string[]): string {
  return `${ROUTES.shortlist}?projects=${keys.join(',')}`;
}

/** The keys a shared address names, each once; null where it shares none. */
export function parseSharedShortlist(query: string): string[] | null {
  const keys = (new URLSearchParams(query).get('projects') ?? '').split(',').map((key) => key.trim());
  const known = [...new Set(keys.filter(isProjectKey))].slice(0, SHORTLIST_MAX);
  return known.length > 0 ? known : null;
}

/** One's own list, all of it, with the shared ones at its head, in their order, as far as there is room. */
export function mergeKept(own: readonly SavedProject[], shared: readonly SavedProject[]): SavedProject[] {
  const added = shared.filter(({ key }) => !own.some((each) => each.key === key));
  return [...added.slice(0, Math.max(0, SHORTLIST_MAX - own.length)), ...own];
}

/** Why a project was not kept. */
export const SHORTLIST_FULL = `Your shortlist is full: it holds ${SHORTLIST_MAX} projects. Take one off to keep another.`;

/** 'Your shortlist is full: it holds 50 projects. 3 of these were not kept.' */
export function notKeptText(count: number): string {
  const were = count === 1 ? '1 of these was' : `${count} of these were`;
  return `Your shortlist is full: it holds ${SHORTLIST_MAX} projects. ${were} not kept.`;
}

/** The same list with one project at its head, where it is compared. */
export function toFront<T extends { key: string }>(list: readonly T[], key: string): T[] {
  return [...list.filter((each) => each.key === key), ...list.filter((each) => each.key !== key)];
}

/** WhatsApp link to the office with names and whole addresses, one project a line (spec 7, WhatsApp). */
export function shortlistWhatsappUrl(number: string, projects: readonly SavedProject[], origin: string): string {
  const lines = projects
    .slice(0, NAMED_MAX)
    .map(({ key, name }, at) => `${at + 1}. ${name}: ${origin}${splitProjectKey(key).href}`);
  const rest = projects.length > NAMED_MAX ? [`All ${projects.length}: ${shortlistUrl(projects, origin)}`] : [];
  return whatsappUrl(number, ['Hello, I am interested in these projects:', ...lines, ...rest].join('\n'));
}

/** The whole address that shows these projects to whoever opens it. */
export function shortlistUrl(projects: readonly { key: string }[], origin: string): string {
  return origin + sharedShortlistPath(projects.map(({ key }) => key));
}
