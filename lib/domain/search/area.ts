import { SQFT_PER_OTHER_UNIT, SQFT_PER_UNIT, type AreaUnit } from '../project/area-text';
import { NUMBER } from '../project/price';
import { limitPatterns, takeLimits } from './limits';
import { takeBudget } from './money';

/** Square feet; null is open. Both ends are equal where one size is named. */
export interface WishedArea {
  min: number | null;
  max: number | null;
  /** The unit in which it is said back. */
  unit: AreaUnit;
}

/** Units as `toContentForms` writes them, with their square feet; bigha, marla and kanal differ from state to state. */
const UNITS: Readonly<Record<string, { sqft: number; said: AreaUnit }>> = {
  'sq.ft': { sqft: SQFT_PER_UNIT.sqft, said: 'sqft' },
  'sq.yd': { sqft: SQFT_PER_UNIT.sqyd, said: 'sqyd' },
  'sq.m': { sqft: SQFT_PER_OTHER_UNIT.sqm, said: 'sqft' },
  acre: { sqft: SQFT_PER_UNIT.acre, said: 'acre' },
  hectare: { sqft: SQFT_PER_OTHER_UNIT.hectare, said: 'acre' },
  guntha: { sqft: SQFT_PER_OTHER_UNIT.guntha, said: 'sqft' },
  cent: { sqft: SQFT_PER_OTHER_UNIT.cent, said: 'sqft' },
};
const AREA = limitPatterns(NUMBER, `(${Object.keys(UNITS).join('|').replaceAll('.', '\\.')})`);

const sqftOf = (digits: string, unit: string) =>
  Math.round(Number(digits.replace(/,/g, '')) * (UNITS[unit]?.sqft ?? NaN));

/** The area in a query, and the query without it; null if it has none. For texts in usual spelling. */
export function takeArea(text: string): { area: WishedArea; rest: string } | null {
  const limits = takeLimits(text, AREA, sqftOf);
  if (!limits) return null;
  const { min, max, unit, rest } = limits;
  const isSound = [min ?? 1, max ?? 1].every((sqft) => Number.isSafeInteger(sqft) && sqft > 0);
  return isSound ? { area: { min, max, unit: UNITS[unit]!.said }, rest } : null;
}

/** The area and the budget in a query, and the query without them. For texts in usual spelling. */
export function takeAreaAndBudget(text: string) {
  const area = takeArea(text);
  const money = takeBudget(area?.rest ?? text);
  return { area: area?.area ?? null, budget: money?.budget ?? null, rest: money?.rest ?? area?.rest ?? text };
}

const UNIT_NAMES: Record<AreaUnit, string> = { sqft: 'sq.ft', sqyd: 'sq.yd', acre: 'acre' };

/** 'of 200 sq.yd', 'of 1,000 – 1,500 sq.ft', 'up to 2 acre', 'from 100 sq.yd'; '' without an area. */
export function describeArea(area: WishedArea | null): string {
  if (!area) return '';
  const { min, max, unit } = area;
  const amount = (sqft: number) =>
    (sqft / SQFT_PER_UNIT[unit]).toLocaleString('en-IN', { maximumFractionDigits: unit === 'acre' ? 2 : 0 });
  const name = UNIT_NAMES[unit];
  if (min === null || max === null)
    return max === null ? `from ${amount(min ?? 0)} ${name}` : `up to ${amount(max)} ${name}`;
  return `of ${min === max ? amount(min) : `${amount(min)} – ${amount(max)}`} ${name}`;
}
