import 'server-only';

/**
 * The clock of a build, in UTC: `BUILD_TIME`, which `npm run build` sets for all its processes, so that no page is made on
 * another day than the next; else now.
 */
export function buildTime(): string {
  const set = process.env['BUILD_TIME'];
  return (set ? new Date(set) : new Date()).toISOString();
}

/** Today as an ISO day, in UTC: the day that rates are dated against. */
export function buildDay(): string {
  return buildTime().slice(0, 10);
}

const MS_PER_DAY = 86_400_000;

/** Whole days from an ISO day to another. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / MS_PER_DAY;
}

/** Age in days above which rates give a warning. */
export const WARN_AFTER_DAYS = 180;

/** Age in days above which no amount is shown. */
export const EXPIRED_AFTER_DAYS = 365;
