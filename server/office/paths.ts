import { cutText } from '@/lib/domain/site/cut-text';
import { formatDate, toIndianMinute } from '../enquiry/indian-time';
import type { OfficeProject, OfficeProjects } from '../enquiry/office';
import { ENQUIRY_STATES } from '../store/handling';
import type { InboxFilter } from '../store/inbox-filter';
import type { Call } from './answer';
import type { Visit } from './layout';
import { seal, unseal } from './session';

/** What the list may be filtered by, apart from words and owner. */
export const FILTER_NAMES = ['project', 'city', 'developer', 'channel', 'source', 'campaign', 'from', 'to'] as const;

/** A filter of the address: city and developer, by slug, stand for their projects. */
export interface ListFilter extends InboxFilter {
  city?: string;
  developer?: string;
}

/** What is chosen in the list: a state, an owner, and what else stands in its form. */
export type Choices = Pick<ListFilter, 'owner' | (typeof FILTER_NAMES)[number]> & {
  state?: ListFilter['state'] | undefined;
};

const MAX_VALUE_LENGTH = 120;

/** The choices of an address or a form; a day that does not exist is left out. */
export function readChoices(query: URLSearchParams, visit: Visit): Choices {
  const value = (name: string) => cutText(query.get(name)?.trim() ?? '', MAX_VALUE_LENGTH);
  const day = (name: string) => (formatDate(value(name)) === null ? '' : value(name));
  const [project, city, developer] = [value('project'), value('city'), value('developer')];
  const [channel, source, campaign] = [value('channel'), value('source'), value('campaign')];
  const state = [...ENQUIRY_STATES, 'due' as const, 'all' as const].find((known) => known === query.get('state'));
  const owner = query.get('mine') === '1' ? visit.user : value('owner');
  return { state, owner, project, city, developer, channel, source, campaign, from: day('from'), to: day('to') };
}

export const isFiltered = (filter: Partial<Choices>) => FILTER_NAMES.some((name) => filter[name]);

/** What the address asks for. A search or a filter begins among all enquiries, everything else among the new ones. */
export function readFilter({ query, visit }: Call, nowMs: number, projects: OfficeProjects): ListFilter {
  const search = unseal(visit.token, query.get('search') ?? '') ?? '';
  const chosen = readChoices(query, visit);
  const { city, developer } = chosen;
  const isOf = ([, project]: [string, OfficeProject]) =>
    (city === '' || project.citySlug === city) && (developer === '' || project.developerSlug === developer);
  const isAsked = search !== '' || query.has('owner') || isFiltered(chosen);
  return {
    ...chosen,
    search,
    // An adviser's lists are narrowed to their own persons and those of nobody.
    adviser: visit.role === 'manager' ? '' : visit.user,
    projects:
      city || developer
        ? Object.entries(projects)
            .filter(isOf)
            .map(([id]) => id)
        : null,
    state: chosen.state ?? (isAsked ? 'all' : 'new'),
    now: toIndianMinute(nowMs),
  };
}

/** Address of a list. What was searched for is sealed. */
export function listPath(visit: Visit, filter: Partial<Choices> & { search?: string }, page = 1): `/office${string}` {
  const query = new URLSearchParams();
  if (filter.state) query.set('state', filter.state);
  if (filter.owner === visit.user) query.set('mine', '1');
  else if (filter.owner) query.set('owner', filter.owner);
  if (filter.search) query.set('search', seal(visit.token, filter.search));
  for (const name of FILTER_NAMES) if (filter[name]) query.set(name, filter[name] ?? '');
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '/office' : `/office?${query}`;
}

/** Address of a person's page; the enquiry's id is sealed, because its sender made it. */
export function personPath(visit: Visit, id: string): `/office${string}` {
  return `/office/person?of=${seal(visit.token, id)}`;
}
