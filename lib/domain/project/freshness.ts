/** Days after which a price is asked for again (routes-and-content, Trust). */
export const FRESH_DAYS = 90;

export const CHECKED_WORDS = 'Price and availability checked with the developer on';
export const ASK_WORDS = 'Ask for today’s price';

/** Whole days from an ISO day, which begins at midnight UTC, to a time in ms. */
export function daysSince(isoDay: string, nowMs: number): number {
  return Math.floor((nowMs - Date.parse(isoDay)) / 86_400_000);
}
