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

const detail = (path: string) => `coalesce(json_extract(details, '$.${path}'), '')`;
const touchSource = (touch: 'first' | 'last') =>
  `coalesce(json_extract(details, '$.campaign.${touch}.utm_source'), ${detail(`campaign.${touch}.referrer`)})`;
/** First and latest value of what may be filtered by. */
export const ORIGINS: Readonly<Record<keyof OriginFilter, readonly string[]>> = {
  project: [detail('project')],
  channel: [detail('channel')],
  source: [touchSource('last'), touchSource('first')],
  campaign: [detail('campaign.last.utm_campaign'), detail('campaign.first.utm_campaign')],
};
export const ORIGIN_NAMES = Object.keys(ORIGINS) as (keyof OriginFilter)[];
/** The visit that a visitor asked for. */
export const ASKED_VISIT = detail('visitAt');

const MAX_WORDS = 6;
const SEARCHED = ['message', 'email', 'source', ...['project', 'developer', 'configuration', 'lookingFor'].map(detail)];
// Words of an address are divided by hyphens.
const TEXT = `lower(name || ' ' || replace(${SEARCHED.join(` || ' ' || `)}, '-', ' '))`;

/**
 * Lists, searches and reports read these indexes instead of the rows. A changed expression is not found in an index of
 * its name: it needs another name.
 */
export const INBOX_INDEXES = [
  'DROP INDEX IF EXISTS enquiries_by_person',
  'CREATE INDEX IF NOT EXISTS enquiries_by_lead ON enquiries (person, is_suspect, received_at DESC, id)',
  `CREATE INDEX IF NOT EXISTS enquiries_by_origin ON enquiries (received_at, ${Object.values(ORIGINS).flat().join(', ')},
    ${ASKED_VISIT}, is_suspect, digits, person, id, ${TEXT})`,
];

export const OF_OWNER = `(:owner = '' OR h.owner = :owner)
  AND (:adviser = '' OR coalesce(h.owner, '') IN ('', :adviser))`;
export const IS_DUE = `h.reminder <> '' AND h.reminder <= :now`;

type Args = Record<string, SqlValue>;

/** What is asked for: of persons (`matches` by any enquiry, `isState` by the one that stands for them), or of enquiries. */
export function conditions(filter: InboxFilter) {
  const { state, owner, adviser, now } = filter;
  const asked = askedFor(filter);
  const matches = asked.map(([sql]) => sql).join(' AND ') || 'true';
  const ofPersons = asked.length === 0 ? 'true' : `person IN (SELECT person FROM enquiries WHERE ${matches})`;
  const isState = { all: 'true', due: 'is_due' }[state as string] ?? 'state = :state';
  const ofState = { all: 'true', due: IS_DUE }[state as string] ?? `${STATE_SQL} = :state`;
  const args: Args = { owner, adviser, ...(state === 'all' || state === 'due' ? {} : { state }) };
  for (const [, each] of asked) Object.assign(args, each);
  return {
    persons: { ofPersons, isState, args: { ...args, now } },
    enquiries: {
      sql: `${matches} AND ${OF_OWNER} AND ${ofState}`,
      args: state === 'due' ? { ...args, now } : args,
    },
  };
}

/** Conditions with their values: only those that are asked for, so that nothing is read for the others. */
function askedFor(filter: InboxFilter): (readonly [string, Args])[] {
  const { search, from = '', to = '', projects = null } = filter;
  const digits = toDigits(search);
  // It looks like a number or a part of one.
  const isNumber = isPhone(search) || (digits.length >= 3 && !/\p{L}/u.test(search));
  const number = isPhone(search) ? internationalDigits(search) : '';
  // SQLite's lower() knows the English letters only.
  const lower = search.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const words = isNumber
    ? []
    : lower
        .split(/[\s-]+/)
        .filter(Boolean)
        .slice(0, MAX_WORDS);
  const start = (date: string, days: number) => new Date(Date.parse(`${date}T00:00:00+05:30`) + days * DAY_MS);
  const when = (isAsked: unknown, sql: string, args: () => Args) => (isAsked ? [[sql, args()] as const] : []);
  return [
    ...when(from, 'received_at >= :from', () => ({ from: start(from, 0).toISOString() })),
    ...when(to, 'received_at < :to', () => ({ to: start(to, 1).toISOString() })),
    ...ORIGIN_NAMES.flatMap((name) =>
      when(filter[name], `:${name} IN (${ORIGINS[name].join(', ')})`, () => ({ [name]: filter[name] ?? '' })),
    ),
    ...when(projects, `${detail('project')} IN (SELECT value FROM json_each(:projects))`, () => ({
      projects: JSON.stringify(projects),
    })),
    ...when(isNumber, `(digits LIKE '%' || :digits || '%' OR digits = :number)`, () => ({
      digits: digits.replace(/^0+/, ''),
      number,
    })),
    ...words.map((word, index) => [`instr(${TEXT}, :word${index}) > 0`, { [`word${index}`]: word }] as const),
  ];
}
