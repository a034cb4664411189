import { NO_PRICE } from '../site/business-constants';
import { BUDGET_BANDS } from './budget-bands';
import { compareBedrooms, parseBedrooms } from '../project/bedrooms';
import type { Floor, FloorPlan } from '../project/floor-plan';
import { formatPriceRange } from '../project/price';
import type { AreaRange } from '../project/project';

/** A band that the index of floor plans can be narrowed to; `from` and `to` in square feet or rupees. */
export interface PlanBand {
  key: string;
  label: string;
  from: number | null;
  to: number | null;
}

export const AREA_BANDS: readonly PlanBand[] = [
  { key: 'a1', label: 'Under 1,000 sq.ft', from: null, to: 1000 },
  { key: 'a2', label: '1,000 – 1,500', from: 1000, to: 1500 },
  { key: 'a3', label: '1,500 – 2,500', from: 1500, to: 2500 },
  { key: 'a4', label: '2,500 +', from: 2500, to: null },
];

/** The quick budgets of the listings. */
export const PRICE_BANDS: readonly PlanBand[] = BUDGET_BANDS.map((band, at) => ({ ...band, key: `p${at + 1}` }));

/** The configurations of one project with as many bedrooms. */
export interface PlanRow {
  projectId: string;
  projectName: string;
  /** '2 plans · 1,620 – 1,885 sq.ft · ₹ 1.81 – 2.1 Cr'. */
  summary: string;
  floors: IndexedFloor[];
  bands: PlanBands;
}

export interface IndexedFloor extends Floor {
  /** '₹ 66.5 L'; 'Price on request' where the record has none. */
  indexPrice: string;
  bands: PlanBands;
}

/** Keys of the bands that something falls into, divided by spaces; undefined if a value is unknown, which passes. */
interface PlanBands {
  area: string | undefined;
  price: string | undefined;
}

export interface PlanGroup {
  /** '3 BHK', 'Studio'. */
  title: string;
  rows: PlanRow[];
  floorCount: number;
  bands: PlanBands;
}

const OTHER_UNITS = 'Other units';

/**
 * Headings of a configuration: '3 BHK' of '3 BHK + Study', '2 BHK' and '3 BHK' of '2/3 BHK'; units without a number of
 * bedrooms are 'Studio', 'SCO' or 'Other units'.
 */
export function planGroupTitles(configuration: string): string[] {
  const sizes = parseBedrooms(configuration)?.filter(({ count }) => count !== null) ?? [];
  if (sizes.length > 0) return [...new Set(sizes.map(({ name }) => name.replace('+', '')))];
  return [/\bSCO\b/i.test(configuration) ? 'SCO' : OTHER_UNITS];
}

/** A developer's floor plans by bedrooms, in each group by project; few bedrooms first, other units last. */
export function groupPlans(plans: readonly FloorPlan[]): PlanGroup[] {
  const titles = new Set(
    plans.flatMap(({ floors }) => floors.flatMap(({ configuration }) => planGroupTitles(configuration))),
  );
  return [...titles].sort(compareTitles).map((title) => {
    const rows = plans.flatMap((plan) => toRow(plan, title) ?? []);
    return {
      title,
      rows,
      floorCount: rows.reduce((sum, { floors }) => sum + floors.length, 0),
      bands: joinBands(rows),
    };
  });
}

function compareTitles(a: string, b: string): number {
  const rank = (title: string) => Number(title === OTHER_UNITS);
  return rank(a) - rank(b) || compareBedrooms(a, b);
}

function toRow({ projectId, projectName, floors: all }: FloorPlan, title: string): PlanRow | null {
  const floors = all.filter(({ configuration }) => planGroupTitles(configuration).includes(title)).map(toIndexedFloor);
  if (floors.length === 0) return null;
  const summary = [`${floors.length} ${floors.length === 1 ? 'plan' : 'plans'}`, areaSpan(floors), priceSpan(floors)];
  return { projectId, projectName, summary: summary.join(' · '), floors, bands: joinBands(floors) };
}

function toIndexedFloor(floor: Floor): IndexedFloor {
  const rupees = floor.priceRupees;
  return {
    ...floor,
    indexPrice: formatSpan(rupees, rupees),
    bands: {
      area: floor.area ? bandKeys(AREA_BANDS, floor.area.minSqft, floor.area.maxSqft) : undefined,
      price: rupees === null ? undefined : bandKeys(PRICE_BANDS, rupees, rupees),
    },
  };
}

/** Keys of the bands that a range touches; a value on the border of two bands is in the upper one. */
function bandKeys(bands: readonly PlanBand[], min: number, max: number): string {
  const touched = bands.filter(({ from, to }) => (from === null || max >= from) && (to === null || min < to));
  return touched.map(({ key }) => key).join(' ');
}

function joinBands(parts: readonly { bands: PlanBands }[]): PlanBands {
  const join = (key: keyof PlanBands) => {
    const keys = parts.map(({ bands }) => bands[key]);
    return keys.includes(undefined) ? undefined : [...new Set(keys.join(' ').split(' '))].join(' ');
  };
  return { area: join('area'), price: join('price') };
}

function areaSpan(floors: readonly Floor[]): string {
  const areas = floors.map(({ area }) => area).filter((area): area is AreaRange => area !== null);
  if (areas.length === 0) return floors[0]?.areaText ?? '';
  const [min, max] = [
    Math.min(...areas.map(({ minSqft }) => minSqft)),
    Math.max(...areas.map(({ maxSqft }) => maxSqft)),
  ];
  const indian = (sqft: number) => Math.round(sqft).toLocaleString('en-IN');
  return `${min === max ? indian(min) : `${indian(min)} – ${indian(max)}`} sq.ft`;
}

function priceSpan(floors: readonly Floor[]): string {
  const prices = floors.map(({ priceRupees }) => priceRupees).filter((price) => price !== null);
  return prices.length > 0 ? formatSpan(Math.min(...prices), Math.max(...prices)) : formatSpan(null, null);
}

function formatSpan(minRupees: number | null, maxRupees: number | null): string {
  return minRupees === null ? NO_PRICE : formatPriceRange({ minRupees, maxRupees });
}
