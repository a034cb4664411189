import { buildDay } from '@/lib/content/files/build-day';
import { isObject, valueAt } from '@/lib/content/files/walk';
import { parseAmount } from '@/lib/domain/buying/amount';
import { formatPriceRange } from '@/lib/domain/project/price';
import { parsePrice } from '@/lib/domain/project/price-text';
import { KNOWN_STATUSES, STAGELESS_STATUSES } from '@/lib/domain/project/status';
import { differenceWords, valueWords } from '../entries/difference-words';
import { projectRecords, type ProjectRecord } from '../entries/entries';
import { labelOf } from '../entries/field-words';
import { textFrom, textIn } from '../entries/record-words';
import type { RecordChange } from '../entries/save';
import type { WorkingCopy } from '../entries/working-copy';
import { changeWords, floorsOf, priceWords, trendingChanges } from './floors';

/** What several projects get at once, as it is typed. */
export interface BulkChange {
  kind: 'percent' | 'amount' | 'status' | 'checkedAt';
  value: string;
}

export interface BulkPlan {
  /** In words: 'Mogra Courts, 3 BHK', '₹ 1.81 → 1.86 Cr'. */
  changes: { title: string; words: string }[];
  /** What stays as it is though it was chosen. */
  notes: string[];
  records: RecordChange[];
}

export const BULK_STATUSES: readonly string[] = [...KNOWN_STATUSES, ...STAGELESS_STATUSES];

const CRORE = 10_000_000;
const LAKH = 100_000;
const MOST_PERCENT = 50;

/** A price after a change, with as many decimals as it is written with: at least two in crore, one in lakh. */
export function roundedPrice(before: number, after: number): number {
  const sizeOf = (rupees: number) => (rupees >= CRORE ? CRORE : LAKH);
  const own = String(before / sizeOf(before)).split('.')[1]?.length ?? 0;
  const size = sizeOf(after);
  const step = Math.max(1, size / 10 ** Math.max(own, size === CRORE ? 2 : 1));
  return Math.round(after / step) * step;
}

type Reprice = (rupees: number) => number;

/** How a price changes; or why what was typed is none. */
function toReprice({ kind, value }: BulkChange): Reprice | { fault: string } {
  const sign = /^\s*[-−–]/.test(value) ? -1 : 1;
  const text = value.replace(/^\s*[-−–+]/, '').trim();
  if (kind === 'amount') {
    const rupees = parseAmount(text);
    return rupees ? (before) => before + sign * rupees : { fault: 'Type an amount such as 2 lakh, or -50,000.' };
  }
  const percent = Number(text.replace(/\s*%$/, '') || NaN);
  if (!(percent > 0 && percent <= MOST_PERCENT)) {
    return { fault: `Type a percentage such as 3 or -2.5, up to ${MOST_PERCENT}.` };
  }
  return (before) => before * (1 + (sign * percent) / 100);
}

/** A recorded price after a change, written as it was: a number, or a text; null without an amount, or if none is left. */
function repriced(value: unknown, reprice: Reprice): number | string | null {
  const change = (rupees: number) => roundedPrice(rupees, reprice(rupees));
  if (typeof value === 'number') return change(value) > 0 ? change(value) : null;
  const range = parsePrice(textFrom(value));
  if (!range || change(range.minRupees) <= 0) return null;
  const maxRupees = range.maxRupees === null ? null : change(range.maxRupees);
  return formatPriceRange({ minRupees: change(range.minRupees), maxRupees });
}

/** What would change in the projects of these keys; or why it cannot be, in words. */
export function planBulk(copy: WorkingCopy, keys: readonly string[], change: BulkChange): BulkPlan | { fault: string } {
  const chosen = projectRecords(copy).filter(({ key }) => keys.includes(key));
  const plan: BulkPlan = { changes: [], notes: [], records: [] };
  const { kind, value } = change;
  if (kind === 'status' || kind === 'checkedAt') {
    if (kind === 'status' && !BULK_STATUSES.includes(value)) return { fault: 'Choose a status.' };
    if (kind === 'checkedAt' && !(/^\d{4}-\d\d-\d\d$/.test(value) && value <= buildDay())) {
      return { fault: 'Choose a day that is not in the future.' };
    }
    for (const project of chosen) setField(plan, project, kind === 'status' ? 'projectStatus' : kind, value);
    return plan;
  }
  const reprice = toReprice(change);
  if (typeof reprice !== 'function') return reprice;
  for (const project of chosen) changePrices(copy, plan, project, reprice);
  return plan;
}

function setField({ changes, records }: BulkPlan, project: ProjectRecord, field: string, value: string): void {
  const { file, path, title, value: record } = project;
  const before = valueAt(record, [field]);
  if (before === value || !isObject(record)) return;
  const words = before === undefined ? `now ${valueWords(value)}` : differenceWords(before, value);
  changes.push({ title, words: `${labelOf(field).toLowerCase()} ${words}` });
  records.push({ file, path, before: record, after: { ...record, [field]: value } });
}

/** The price of a project, of its configurations, and where a trending card repeats it. */
function changePrices(copy: WorkingCopy, plan: BulkPlan, project: ProjectRecord, reprice: Reprice): void {
  const { file, path, key, title, value: record } = project;
  const { changes, notes, records } = plan;
  const floorPlan = valueAt(copy.json('floorPlans'), [key]);
  const before = floorsOf(floorPlan);
  const floors = before.map((floor) => {
    const own = floor['baseSellingPrice'];
    const price = repriced(own, reprice);
    if (price === null || price === own) return floor;
    const label = textIn(floor, 'configuration');
    const isTwin = before.filter((other) => textIn(other, 'configuration') === label).length > 1;
    const name = [title, label, isTwin ? textIn(floor, 'area') : ''].filter(Boolean).join(', ');
    changes.push({ title: name, words: changeWords(priceWords(own), priceWords(price)) });
    return { ...floor, baseSellingPrice: price };
  });
  if (isObject(floorPlan) && floors.some((floor, at) => floor !== before[at])) {
    records.push({ file: 'floorPlans', path: [key], before: floorPlan, after: { ...floorPlan, floors } });
  }
  const own = valueAt(record, ['price']);
  const price = repriced(own, reprice);
  if (price === null) notes.push(`${title} keeps its price: ${valueWords(own)}.`);
  else if (price !== own && isObject(record)) {
    changes.push({ title, words: `price ${changeWords(priceWords(own), priceWords(price))}` });
    records.push({ file, path, before: record, after: { ...record, price } });
    records.push(...trendingChanges(copy, key, own, price));
  }
  if (valueAt(copy.json('units'), [key]) !== undefined) notes.push(`${title}: its units keep their prices and rules.`);
  if (valueAt(record, ['laterPrices']) !== undefined) notes.push(`${title}: its prices to come stay.`);
}
