import { isProjectKey, SHORTLIST_MAX, type SavedProject } from './saved-project';
import { capitalised } from '../site/display-text';
import { whatsappUrl } from '../site/links';
import { ROUTES } from '../site/routes';

/** Number of projects named in a message; a longer list is sent as its address. */
const NAMED_MAX = 12;

/** 'vatika/mogra-courts' → the developer's slug, and the project's id and address. */
export function splitProjectKey(key: string): { developerSlug: string; id: string; href: string } {
  const [developerSlug = '', id = ''] = key.split('/');
  return { developerSlug, id, href: `${ROUTES.developersList}/${key}` };
}

/** Name of a project while only its key is known: 'mogra-courts' → 'Mogra Courts'. */
export function nameOfKey(key: string): string {
  return splitProjectKey(key).id.split('-').map(capitalised).join(' ');
}

/** '/shortlist?projects=vatika/mogra-courts,aravali-crest/basalt-row'. */
export function sharedShortlistPath(keys: readonly string[]): string {
  return `${ROUTES.shortlist}?projects=${keys.join(',')}`;
}

/** The keys in a shared address, each once; null if it has none. */
export function parseSharedShortlist(query: string): string[] | null {
  const keys = (new URLSearchParams(query).get('projects') ?? '').split(',').map((key) => key.trim());
  const known = [...new Set(keys.filter(isProjectKey))].slice(0, SHORTLIST_MAX);
  return known.length > 0 ? known : null;
}

/** The visitor's whole list, with the shared projects first, in their order, as far as there is room. */
export function mergeKept(own: readonly SavedProject[], shared: readonly SavedProject[]): SavedProject[] {
  const added = shared.filter(({ key }) => !own.some((each) => each.key === key));
  return [...added.slice(0, Math.max(0, SHORTLIST_MAX - own.length)), ...own];
}

/** Message for a project that was not added. */
export const SHORTLIST_FULL = `Your shortlist is full: it holds ${SHORTLIST_MAX} projects. Take one off to keep another.`;

/** 'Your shortlist is full: it holds 50 projects. 3 of these were not kept.' */
export function notKeptText(count: number): string {
  const were = count === 1 ? '1 of these was' : `${count} of these were`;
  return `Your shortlist is full: it holds ${SHORTLIST_MAX} projects. ${were} not kept.`;
}

/** The list with one project first, for the comparison. */
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

/** The full address that shows these projects to anyone. */
export function shortlistUrl(projects: readonly { key: string }[], origin: string): string {
  return origin + sharedShortlistPath(projects.map(({ key }) => key));
}
