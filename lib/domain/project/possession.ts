import { parseMonth } from '../site/month-text';

/** Whether a possession says that the keys can be had now: 'Immediate', 'Since Aug 2025', 'Registry available'. */
export const saysReady = (possession: string) => /ready|immediate|since|registry available/i.test(possession);

/** Month from which a project can be moved into; 0 if it can now, null if its record does not say. */
export function readyMonthOf({
  status,
  possession,
}: {
  status: string | null;
  possession: string | null;
}): number | null {
  if (/ready/i.test(status ?? '') || saysReady(possession ?? '')) return 0;
  return possession ? parseMonth(possession) : null;
}
