const KEYS =
  /[?&](type|use|bedrooms|locality|status|furnishing|possession|metro|amenity|facing|without|budget|area|sort|kind|page)=/;

/** Whether a query chooses something on a listing; the parameters of a campaign, for example, do not. */
export function hasListingQuery(query: string): boolean {
  return KEYS.test(query);
}
