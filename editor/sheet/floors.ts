import { parseArea } from '@/lib/domain/project/area-text';
import { type Bedrooms, parseBedrooms } from '@/lib/domain/project/bedrooms';
import { formatPriceRange } from '@/lib/domain/project/price';
import { parsePrice } from '@/lib/domain/project/price-text';
import { plainName } from '@/lib/domain/site/slug';
import { isObject, valueAt } from '@/lib/content/files/walk';
import { textFrom, textIn } from '../entries/values';
import type { RecordChange } from '../entries/save';
import type { WorkingCopy } from '../entries/working-copy';
import type { Cell } from './read-tables';
import type { SheetArea } from './read-values';

/** A configuration of floorPlan.json. */
export type Floor = Readonly<Record<string, unknown>>;

export const floorsOf = (plan: unknown): Floor[] => {
  const floors = valueAt(plan, ['floors']);
  return Array.isArray(floors) ? floors.filter(isObject) : [];
};

/** Rupees of a recorded price; null without one. */
export function recordedRupees(value: unknown): number | null {
  return typeof value === 'number' ? value : (parsePrice(textFrom(value))?.minRupees ?? null);
}

/** A recorded price in words: '₹ 1.81 Cr', 'none'. */
export function priceWords(value: unknown): string {
  if (typeof value === 'number') return formatPriceRange({ minRupees: value, maxRupees: value });
  const range = parsePrice(textFrom(value));
  return range ? formatPriceRange(range) : textFrom(value) || 'none';
}

/** '₹ 1.81 → 1.86 Cr', '₹ 96 L → ₹ 1.02 Cr'. */
export function changeWords(before: string, after: string): string {
  const [, amount, unit] = /^₹ ([\d.]+) (Cr|L)$/.exec(before) ?? [];
  return unit && after.startsWith('₹ ') && after.endsWith(` ${unit}`)
    ? `₹ ${amount} → ${after.slice(2)}`
    : `${before} → ${after}`;
}

const sizeOf = (text: string): Bedrooms | null => {
  const sizes = parseBedrooms(text);
  return sizes?.length === 1 ? sizes[0]! : null;
};

/** A configuration's name as records have it: '3BHK', '3' and 3 → '3 BHK'. */
export function configurationName(cell: Cell): string {
  const words = String(cell ?? '').trim();
  const text = /^\d(?:\.5)?$/.test(words) ? `${words} BHK` : words;
  return sizeOf(text)?.text ?? text;
}

const labelOf = (floor: Floor) => textIn(floor, 'configuration');
const isSameLabel = (floor: Floor, name: string) => plainName(configurationName(labelOf(floor))) === plainName(name);
const isSameSize = (floor: Floor, name: string) => {
  const [own, other] = [sizeOf(labelOf(floor)), sizeOf(name)];
  return own !== null && other !== null && own.name === other.name;
};

/** An area of two spellings differs by less than this share where it is the same home, measured or typed otherwise. */
const SAME_HOME = 0.03;

function hasArea(floor: Floor, { sqft, isBare }: SheetArea): boolean {
  const text = textIn(floor, 'area');
  const own = parseArea(text)?.minSqft;
  if (own === undefined) return false;
  // A number without a unit is in the record's own.
  return own === sqft || (isBare && parseArea(text.replace(/[^\d.,].*$/, ''))?.minSqft === sqft);
}

/** The configuration of a project that a row speaks of: its place, -1 for a new one; or why it cannot be said. */
export function findFloor(
  floors: readonly Floor[],
  name: string | null,
  area: SheetArea | null,
): { at: number } | { message: string } {
  const all = floors.map((floor, at) => ({ floor, at }));
  const labelled = name === null ? all : all.filter(({ floor }) => isSameLabel(floor, name));
  const sized = name === null ? [] : all.filter(({ floor }) => isSameSize(floor, name));
  const words = [name, area?.text].filter(Boolean).join(', ');
  if (area) {
    for (const some of [labelled, sized]) {
      const found = some.filter(({ floor }) => hasArea(floor, area));
      if (found.length === 1) return { at: found[0]!.at };
      if (found.length > 1) return { message: `${words}: there are ${found.length} such configurations` };
    }
    if (name === null) return { message: `no configuration has ${area.text}` };
    if (area.isBare) return { message: `${area.sqft.toLocaleString('en-IN')} has no unit: sq.ft or sq.yd` };
    const near = sized.find(({ floor }) => {
      const own = parseArea(textIn(floor, 'area'))?.minSqft;
      return own !== undefined && Math.abs(own - area.sqft) <= own * SAME_HOME;
    });
    if (near) {
      return {
        message: `${words}: the record has ${labelOf(near.floor)} of ${textIn(near.floor, 'area')}. Which is right?`,
      };
    }
    const unmeasured = labelled.filter(({ floor }) => textIn(floor, 'area') === '');
    return unmeasured.length === 1 ? { at: unmeasured[0]!.at } : { at: -1 };
  }
  if (labelled.length === 1) return { at: labelled[0]!.at };
  if (labelled.length > 1) {
    const areas = labelled.map(({ floor }) => textIn(floor, 'area')).join(', ');
    return { message: `there are ${labelled.length} ${words}, of ${areas}: the area is needed` };
  }
  return { message: `no configuration is called ${words}, and a new one needs an area` };
}

/** '350 - 600 sq.ft': the range of the areas of all configurations; null where one has none or another unit. */
export function areaOfAll(floors: readonly Floor[]): string | null {
  const sizes = floors.map((floor) => /^([\d,.]+) ([a-z.]+)$/.exec(textIn(floor, 'area')));
  const [first] = sizes;
  if (!first || !sizes.every((size) => size?.[2] === first[2])) return null;
  const ordered = sizes.flatMap((size) => size?.[1] ?? []).sort((a, b) => toNumber(a) - toNumber(b));
  return `${[...new Set([ordered[0], ordered.at(-1)])].join(' - ')} ${first[2]}`;
}

const toNumber = (text: string) => Number(text.replaceAll(',', ''));

/** The range of a project's price when configurations change: their lowest and highest, where it was that before. */
export function derivedPrice(before: readonly Floor[], after: readonly Floor[], recorded: string): string | null {
  const range = parsePrice(recorded);
  const known = (floors: readonly Floor[]) => {
    const all = floors.map((floor) => recordedRupees(floor['baseSellingPrice'])).filter((rupees) => rupees !== null);
    return { low: Math.min(...all), high: Math.max(...all), isAll: all.length === floors.length && all.length > 0 };
  };
  const [old, now] = [known(before), known(after)];
  if (now.low === Infinity || (!range && !now.isAll)) return null;
  const { minRupees = now.low, maxRupees = now.high } = range ?? {};
  const low = now.isAll || minRupees === old.low ? now.low : Math.min(minRupees, now.low);
  const high =
    maxRupees === null ? null : now.isAll || maxRupees === old.high ? now.high : Math.max(maxRupees, now.high);
  const text = formatPriceRange({ minRupees: low, maxRupees: high });
  return JSON.stringify(parsePrice(text)) === JSON.stringify(range) ? null : text;
}

/** A trending project repeats its price; where it did, it goes along. */
export function trendingChanges(copy: WorkingCopy, id: string, before: unknown, after: unknown): RecordChange[] {
  return copy.records('trendingProjects').flatMap(({ path, value }): RecordChange[] => {
    if (!isObject(value) || (value['id'] ?? value['custom_id']) !== id || value['price'] !== before) return [];
    return [{ file: 'trendingProjects', path, before: value, after: { ...value, price: after } }];
  });
}
