import { buildDay } from '@/lib/content/files/build-day';
import { isObject, valueAt } from '@/lib/content/files/walk';
import { formatPriceRange, parseAmount } from '@/lib/domain/project/price';
import { parsePrice } from '@/lib/domain/project/price-text';
import { KNOWN_STATUSES, STAGELESS_STATUSES } from '@/lib/domain/project/status';
import { differenceWords, valueWords } from '../entries/difference-words';
import { projectRecords, type ProjectRecord } from '../entries/entries';
import { labelOf } from '../entries/field-words';
import { isEqual, textFrom, textIn } from '../entries/values';
import type { RecordChange } from '../entries/save';
import type { WorkingCopy } from '../entries/working-copy';
import { changeWords, floorsOf, priceWords, recordedRupees, trendingChanges } from './floors';

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

type Priced = Readonly<Record<string, unknown>>;

const pricedIn = (list: unknown): Priced[] => (Array.isArray(list) ? list.filter(isObject) : []);

/** Items with another price, each told to `say`; null where none changes. */
function repricedItems(
  items: readonly Priced[],
  field: string,
  reprice: Reprice,
  say: (item: Priced, before: unknown, after: unknown) => void,
): Priced[] | null {
  const next = items.map((item) => {
    const price = repriced(item[field], reprice);
    if (price === null || price === item[field]) return item;
    say(item, item[field], price);
    return { ...item, [field]: price };
  });
  return next.some((item, at) => item !== items[at]) ? next : null;
}

/** Prices in words, from the lowest to the highest: '₹ 1.2 – 1.4 Cr'. */
function rangeWords(prices: readonly unknown[]): string {
  const rupees = prices.map(recordedRupees).filter((amount) => amount !== null);
  return formatPriceRange({ minRupees: Math.min(...rupees), maxRupees: Math.max(...rupees) });
}

/** The price of a project, its prices to come and its budget, of its configurations and units, and of trending cards. */
function changePrices(copy: WorkingCopy, plan: BulkPlan, project: ProjectRecord, reprice: Reprice): void {
  const { file, path, key, title, value: record } = project;
  const { changes, notes, records } = plan;
  const say = (of: string, what: string, before: unknown, after: unknown) =>
    changes.push({
      title: of ? `${title}, ${of}` : title,
      words: `${what}${changeWords(priceWords(before), priceWords(after))}`,
    });

  const floorPlan = valueAt(copy.json('floorPlans'), [key]);
  const before = floorsOf(floorPlan);
  const floors = repricedItems(before, 'baseSellingPrice', reprice, (floor, from, to) => {
    const label = textIn(floor, 'configuration');
    const isTwin = before.filter((other) => textIn(other, 'configuration') === label).length > 1;
    say([label, isTwin ? textIn(floor, 'area') : ''].filter(Boolean).join(', '), '', from, to);
  });
  if (isObject(floorPlan) && floors) {
    records.push({ file: 'floorPlans', path: [key], before: floorPlan, after: { ...floorPlan, floors } });
  }

  const told = valueAt(copy.json('units'), [key]);
  const prices: [unknown, unknown][] = [];
  const units = repricedItems(pricedIn(valueAt(told, ['units'])), 'price', reprice, (_, ...ends) => prices.push(ends));
  if (isObject(told) && units) {
    const [from, to] = [rangeWords(prices.map(([old]) => old)), rangeWords(prices.map(([, now]) => now))];
    changes.push({ title, words: `prices of ${prices.length} units ${changeWords(from, to)}` });
    records.push({ file: 'units', path: [key], before: told, after: { ...told, units } });
  }
  if (valueAt(told, ['rules']) !== undefined) notes.push(`${title}: the rules for prices of units stay.`);

  if (!isObject(record)) return;
  const later = repricedItems(pricedIn(record['laterPrices']), 'price', reprice, (item, from, to) =>
    say('', `price from ${textIn(item, 'from')} `, from, to),
  );
  const own = record['price'];
  const price = repriced(own, reprice);
  if (price === null) notes.push(`${title} keeps its price: ${valueWords(own)}.`);
  else if (price !== own) say('', 'price ', own, price);
  const budget = repricedBudget(record['budget'], reprice);
  if (budget) changes.push({ title, words: `budget ${differenceWords(record['budget'], budget)}` });
  const fields = { ...(price !== null && { price }), ...(later && { laterPrices: later }), ...(budget && { budget }) };
  const after = { ...record, ...fields };
  if (!isEqual(record, after)) records.push({ file, path, before: record, after });
  if (price !== null && price !== own) records.push(...trendingChanges(copy, key, own, price));
}

/** A budget in crore after a change, to a lakh; null without one, or if nothing is left or changed. */
function repricedBudget(budget: unknown, reprice: Reprice) {
  const change = (crore: unknown) => (typeof crore === 'number' ? Math.round(reprice(crore * CRORE) / LAKH) / 100 : 0);
  const [min, max] = [change(valueAt(budget, ['min'])), change(valueAt(budget, ['max']))];
  return min > 0 && max > 0 && !isEqual(budget, { min, max }) ? { min, max } : null;
}
