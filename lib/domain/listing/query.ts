const KEYS = /[?&](type|bedrooms|locality|status|furnishing|budget|area|sort|kind|page)=/;

/** Whether a query chooses something on a listing; others, such as those of a campaign, are none of its business. */
export function hasListingQuery(query: string): boolean {
  return KEYS.test(query);
}
