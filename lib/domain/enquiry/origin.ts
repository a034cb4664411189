import { cutText } from '../site/cut-text';
import { DAY_MS } from './civil-date';
import { parseJson } from './channels';

/** Campaign parameters of a link, in the order of the report. */
export const CAMPAIGN_NAMES = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
] as const;

const TOUCH_NAMES = [...CAMPAIGN_NAMES, 'referrer'] as const;

/** How a visitor came to the site: campaign parameters of the link, and the host of the page before. */
export type Touch = Partial<Record<(typeof TOUCH_NAMES)[number], string>>;

/** The first page after a link from elsewhere. */
interface Landing {
  /** Path and query. */
  page: string;
  /** Address of the page before; empty if there was none. */
  referrer: string;
}

const VALUE_LIMIT = 80;
const PAGE_LIMIT = 200;
const LANDING_DAYS = 30;

/** A touch from its query; values are shortened, other names left out. Null if none is there. */
export function parseTouch(query: string): Touch | null {
  const given = new URLSearchParams(query);
  const entries = TOUCH_NAMES.map((name) => [name, toPlainLine(given.get(name) ?? '', VALUE_LIMIT)] as const);
  const touch: Touch = Object.fromEntries(entries.filter(([, value]) => value !== ''));
  return Object.keys(touch).length > 0 ? touch : null;
}

/** A landing as the device stores it; null if it is unreadable or older than 30 days. After the clock was set back it counts. */
export function parseLanding(line: string, nowMs: number): Landing | null {
  const stored = parseJson(line);
  const [address, referrer, atMs] = Array.isArray(stored) ? (stored as unknown[]) : [];
  const isLanding = typeof address === 'string' && typeof referrer === 'string' && typeof atMs === 'number';
  if (!isLanding || !URL.canParse(address) || nowMs - atMs >= LANDING_DAYS * DAY_MS) return null;
  const { pathname, search } = new URL(address);
  return { page: pathname + search, referrer };
}

/** The touch of a landing as a query; empty if it has neither campaign nor referrer. */
export function touchQuery({ page, referrer }: Landing): string {
  const given = new URLSearchParams(splitPage(page).search);
  given.set('referrer', URL.canParse(referrer) ? new URL(referrer).hostname : '');
  return new URLSearchParams(parseTouch(given.toString()) ?? {}).toString();
}

/** The campaign in words, 'source google, campaign spring sale, gclid Cj0'; empty without one. */
export function formatCampaign(touch: Touch): string {
  return CAMPAIGN_NAMES.flatMap((name) => (touch[name] ? `${name.replace('utm_', '')} ${touch[name]}` : [])).join(', ');
}

/** Names of what a household told the calculator, which its address keeps: nobody else's, unless they say it. */
const PRIVATE_NAMES = ['income', 'emis', 'savings', 'share', 'age', 'other'];

/** A page of the site as the office reads it: path and query on one line, without campaign parameters and private figures. */
export function toPagePath(page: string): string {
  const { path, search } = splitPage(page);
  const own = new URLSearchParams(search);
  for (const name of [...CAMPAIGN_NAMES, ...PRIVATE_NAMES]) own.delete(name);
  return toPlainLine(own.size > 0 ? `${path}?${own.toString()}` : path, PAGE_LIMIT);
}

function splitPage(page: string): { path: string; search: string } {
  const [path = '', ...search] = page.split('?');
  return { path, search: search.join('?') };
}

/** One line without control characters of at most `limit` UTF-16 units, cut between characters. */
export function toPlainLine(text: string, limit: number): string {
  const line = text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim();
  return cutText(line, limit);
}
