import { DAY_MS } from './civil-date';
import { cutText } from '../site/cut-text';

/** Campaign parameters of a link, in the order of the report. */
const CAMPAIGN_NAMES = [
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
];

const VALUE_LIMIT = 80;
const PAGE_LIMIT = 200;

/** The campaign of a visitor's first link, as stored. */
export interface KeptCampaign {
  /** Its campaign parameters only, as a query without `?`. */
  query: string;
  /** ms since 1970. */
  sinceMs: number;
}

const CAMPAIGN_DAYS = 30;

/** The campaign parameters of a query, shortened and in order; empty if there are none. */
export function campaignQuery(search: string): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of CAMPAIGN_NAMES) {
    const value = toPlainLine(given.get(name) ?? '', VALUE_LIMIT);
    if (value !== '') kept.set(name, value);
  }
  return kept.toString();
}

/** The stored campaign, null if it is unreadable or older than 30 days. If the clock was set back, it counts as new. */
export function parseCampaign(text: string | null, nowMs: number): KeptCampaign | null {
  try {
    const { query, sinceMs } = JSON.parse(text ?? '') as Partial<KeptCampaign>;
    const isFresh = typeof sinceMs === 'number' && nowMs - sinceMs < CAMPAIGN_DAYS * DAY_MS;
    return isFresh && typeof query === 'string' ? { query, sinceMs } : null;
  } catch {
    return null;
  }
}

/** Lines for the office about the origin of an enquiry: the page, and the campaign of the first visit. */
export function originLines(path: string, search: string, campaign: string): string[] {
  const own = new URLSearchParams(search);
  for (const name of CAMPAIGN_NAMES) own.delete(name);
  const page = toPlainLine(own.size > 0 ? `${path}?${own.toString()}` : path, PAGE_LIMIT);
  const parts = [...new URLSearchParams(campaignQuery(campaign))].map(
    ([name, value]) => `${name.replace('utm_', '')} ${value}`,
  );
  return [`Page: ${page}`, ...(parts.length > 0 ? [`Campaign: ${parts.join(', ')}`] : [])];
}

/** One line without control characters of at most `limit` UTF-16 units, cut between characters. */
function toPlainLine(text: string, limit: number): string {
  const line = text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim();
  return cutText(line, limit);
}
