import { campaignQuery, originLines, parseCampaign } from '@/lib/domain/enquiry/origin';

const CAMPAIGN_KEY = 'campaign-v1';

/** Stores the campaign parameters of the first link for 30 days; a later link changes nothing. */
export function keepCampaign(): void {
  const query = campaignQuery(location.search);
  try {
    if (query === '' || keptQuery() !== '') return;
    localStorage.setItem(CAMPAIGN_KEY, JSON.stringify({ query, sinceMs: Date.now() }));
  } catch {
    return;
  }
}

/** Origin of an enquiry from this page, as lines of its message. */
export function readOriginLines(): string[] {
  return originLines(location.pathname, location.search, keptQuery() || campaignQuery(location.search));
}

function keptQuery(): string {
  try {
    return parseCampaign(localStorage.getItem(CAMPAIGN_KEY), Date.now())?.query ?? '';
  } catch {
    return '';
  }
}
