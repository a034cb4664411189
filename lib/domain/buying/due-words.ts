import { parseMonth } from '../site/month';

/** When a row of a payment plan is due, as its wording says. */
export type Due =
  | { kind: 'start' }
  | { kind: 'within'; count: number; unit: 'days' | 'months' }
  | { kind: 'months'; count: number }
  /** Months since year 0. */
  | { kind: 'month'; month: number }
  | { kind: 'end' }
  | { kind: 'stage' }
  | { kind: 'none' };

const START =
  /^(?:at (?:the time of )?booking|on (?:application|allotment|booking|selection)|with (?:the )?(?:form|application))\b/i;
const WITHIN = /^within (\d+) (day|month)s?\b/i;
const MONTHS = /^(\d+) months?\b/i;
const END = /^(?:on|at)(?: offer of)? (?:possession|handover|registration|registry)\b/i;
const STAGE = /^(?:on|at|after) /i;

/** Wording of a plan → when the row is due. A month that is named counts before all other words. */
export function parseDue(text: string): Due {
  const words = text.trim();
  const month = parseMonth(words);
  if (month !== null) return { kind: 'month', month };
  if (START.test(words)) return { kind: 'start' };
  const [, within, unit] = WITHIN.exec(words) ?? [];
  if (within) return { kind: 'within', count: Number(within), unit: /^d/i.test(unit ?? '') ? 'days' : 'months' };
  const [, months] = MONTHS.exec(words) ?? [];
  if (months) return { kind: 'months', count: Number(months) };
  if (END.test(words)) return { kind: 'end' };
  return { kind: STAGE.test(words) ? 'stage' : 'none' };
}
