import { percentOf, slabValue, valueFor, type ByOwner, type DutyKey, type DutyLine, type Owner } from './rates';

/** What duty depends on. */
export interface DutyCase {
  owner: Owner;
  /** The higher of the agreement and the state's minimum, in rupees. */
  valueRupees: number;
  isHome: boolean;
  /** An apartment that is sold for the first time. */
  isFirstSaleFlat: boolean;
}

export interface DutyAmount {
  key: DutyKey;
  /** Whole rupees, half a rupee upwards. */
  rupees: number;
}

export interface Duty {
  lines: DutyAmount[];
  totalRupees: number;
}

/** Stamp duty, registration and what a place adds to them, line by line. */
export function dutyOn(lines: readonly DutyLine[], bought: DutyCase): Duty {
  const exact = new Map<DutyKey, number>();
  for (const line of lines) exact.set(line.key, exactAmount(line, bought, exact));
  const amounts = lines.map(({ key }) => ({ key, rupees: Math.round(exact.get(key) ?? 0) }));
  return { lines: amounts, totalRupees: amounts.reduce((sum, { rupees }) => sum + rupees, 0) };
}

/** The slab's percent or fee for an owner; the rebate is not taken off. */
export function dutyRate(line: DutyLine, { owner, valueRupees, isHome, isFirstSaleFlat }: DutyCase): number {
  const slabs = isFirstSaleFlat && line.firstSaleSlabs ? line.firstSaleSlabs : line.slabs;
  const rate: ByOwner = slabValue(slabs, valueRupees) ?? 0;
  return valueFor(line.homesOnly.includes(owner) && !isHome ? 'man' : owner, rate);
}

function exactAmount(line: DutyLine, bought: DutyCase, earlier: ReadonlyMap<DutyKey, number>): number {
  const rate = dutyRate(line, bought);
  if (line.unit === 'rupees') return rate;
  const base = line.ofLine === null ? bought.valueRupees : (earlier.get(line.ofLine) ?? 0);
  const amount = percentOf(base, rate) - rebateOf(line, bought);
  return line.maxRupees === null ? amount : Math.min(amount, line.maxRupees);
}

function rebateOf({ rebate }: DutyLine, { owner, valueRupees }: DutyCase): number {
  if (!rebate || valueRupees > rebate.maxValueRupees) return 0;
  return (rebate.share[owner] ?? 0) * Math.min(rebate.maxRupees, percentOf(valueRupees, rebate.percent));
}
