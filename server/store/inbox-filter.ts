import { DAY_MS } from '@/lib/domain/enquiry/civil-date';
import { internationalDigits, isPhone, toDigits } from '@/lib/domain/site/phone';
import type { SqlValue } from './database';
import { STATE_SQL, type EnquiryState } from './handling';

/** What the list may be filtered by, beside words; empty for all. */
export interface OriginFilter {
  /** Id. */
  project: string;
  channel: string;
  /** `utm_source`, or the host of the page before. */
  source: string;
  /** `utm_campaign`. */
  campaign: string;
}

export interface InboxFilter extends Partial<OriginFilter> {
  /** Words of name, message, page and e-mail, or digits of the phone number. */
  search: string;
  /** `due` are those with a reminder up to `now`. */
  state: EnquiryState | 'all' | 'due';
  /** Empty for everybody's. */
  owner: string;
  /** An adviser, who sees their own and those of nobody; empty for a manager. */
  adviser: string;
  /** Indian date and time, `2026-11-30T18:00`. */
  now: string;
  /** Ids of the projects asked for; null for all. */
  projects?: readonly string[] | null;
  /** Indian dates of the first and the last day; empty for no limit. */
  from?: string;
  to?: string;
}

const detail = (path: string) => `coalesce(json_extract(e.details, '$.${path}'), '')`;
const touchSource = (touch: 'first' | 'last') =>
  `coalesce(json_extract(e.details, '$.campaign.${touch}.utm_source'), ${detail(`campaign.${touch}.referrer`)})`;
/** First and latest value of what may be filtered by. */
export const ORIGINS: Readonly<Record<keyof OriginFilter, readonly string[]>> = {
  project: [detail('project')],
  channel: [detail('channel')],
  source: [touchSource('last'), touchSource('first')],
  campaign: [detail('campaign.last.utm_campaign'), detail('campaign.first.utm_campaign')],
};
export const ORIGIN_NAMES = Object.keys(ORIGINS) as (keyof OriginFilter)[];

const MAX_WORDS = 6;
const WORDS = Array.from({ length: MAX_WORDS }, (_, index) => `word${index}`);
const SEARCHED = [
  'e.message',
  'e.email',
  'e.source',
  ...['project', 'developer', 'configuration', 'lookingFor'].map(detail),
];
// Words of an address are divided by hyphens.
const TEXT = `lower(e.name || ' ' || replace(${SEARCHED.join(` || ' ' || `)}, '-', ' '))`;
export const OF_OWNER = `(:owner = '' OR h.owner = :owner)
  AND (:adviser = '' OR coalesce(h.owner, '') IN ('', :adviser))`;
const MATCHES = `(:digits = '' OR e.digits LIKE '%' || :digits || '%' OR e.digits = :number)
  AND (:projects = '' OR instr(:projects, ' ' || ${detail('project')} || ' ') > 0)
  AND e.received_at >= :fromIso AND e.received_at < :toIso
  ${ORIGIN_NAMES.map((name) => `AND (:${name} = '' OR :${name} IN (${ORIGINS[name].join(', ')}))`).join('\n  ')}
  ${WORDS.map((word) => `AND (:${word} = '' OR instr(${TEXT}, :${word}) > 0)`).join(' ')}`;

export const IS_DUE = `h.reminder <> '' AND h.reminder <= :now`;

/** What a list asks for: of single enquiries, and of persons and their state, each with its values. */
export function conditions(filter: InboxFilter) {
  const { search, state, owner, adviser, now, from = '', to = '', projects = null } = filter;
  const origin = Object.fromEntries(ORIGIN_NAMES.map((name) => [name, filter[name] ?? '']));
  const matches: Record<string, SqlValue> = {
    ...searchArgs(search),
    ...origin,
    ...dayArgs(from, to),
    projects: projects === null ? '' : ` ${projects.join(' ') || '-'} `,
  };
  const isAll = projects === null && [search, from, to, ...Object.values(origin)].every((value) => value === '');
  const ofPersons = isAll
    ? OF_OWNER
    : `${OF_OWNER} AND e.person IN (SELECT e.person FROM enquiries e WHERE ${MATCHES})`;
  const personArgs: Record<string, SqlValue> = { owner, adviser, ...(isAll ? {} : matches) };
  const [ofState, stateArgs]: [string, Record<string, SqlValue>] =
    state === 'all'
      ? ['', {}]
      : state === 'due'
        ? [`AND ${IS_DUE}`, { now }]
        : [`AND ${STATE_SQL} = :state`, { state }];
  const ofEnquiries = `${MATCHES} AND ${OF_OWNER} ${ofState}`;
  return { ofEnquiries, args: { ...matches, owner, adviser, ...stateArgs }, ofPersons, personArgs, ofState, stateArgs };
}

/** A search as values: digits if it looks like a number or a part of one, else words; capital letters do not count. */
function searchArgs(search: string): Record<string, SqlValue> {
  const digits = toDigits(search);
  const isNumber = isPhone(search) || (digits.length >= 3 && !/\p{L}/u.test(search));
  const words = isNumber ? [] : search.split(/[\s-]+/).filter(Boolean);
  const args: Record<string, SqlValue> = {
    digits: isNumber ? digits.replace(/^0+/, '') : '',
    number: isPhone(search) ? internationalDigits(search) : '',
  };
  // SQLite's lower() knows the English letters only.
  WORDS.forEach((name, index) => {
    args[name] = (words[index] ?? '').replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  });
  return args;
}

/** Two Indian days as times, the end not included. */
function dayArgs(from: string, to: string): Record<string, SqlValue> {
  const start = (date: string, days: number) => new Date(Date.parse(`${date}T00:00:00+05:30`) + days * DAY_MS);
  return { fromIso: from && start(from, 0).toISOString(), toIso: to ? start(to, 1).toISOString() : '9999' };
}
