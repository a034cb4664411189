/** Sides that the main windows of a home look to. */
export const FACINGS = [
  ...(['North', 'North-East', 'East', 'South-East'] as const),
  ...(['South', 'South-West', 'West', 'North-West'] as const),
] as const;
export type Facing = (typeof FACINGS)[number];

/** What a unit has that is paid for by the square foot. */
export const UNIT_FEATURES = ['corner', 'park', 'road'] as const;
export type UnitFeature = (typeof UNIT_FEATURES)[number];

export const UNIT_STATUSES = ['Available', 'On hold', 'Sold'] as const;
type UnitStatus = (typeof UNIT_STATUSES)[number];

const STATUS_WORDS: readonly (readonly [RegExp, UnitStatus])[] = [
  [/^(?:sold(?: ?out)?|booked|registered|unavailable|not available|बिक गया|बुक)$/i, 'Sold'],
  [/^(?:on )?hold$|^(?:blocked|reserved|आरक्षित)$/i, 'On hold'],
  [/^(?:available|free|open|vacant|unsold|उपलब्ध)$/i, 'Available'],
];

/** The status that a developer's list says in one of the usual words; undefined of others. */
export const toUnitStatus = (text: string) => STATUS_WORDS.find(([pattern]) => pattern.test(text))?.[1];

/** Days after which the developer's list is asked for again, and after which it is not shown. */
export const UNITS_ASK_DAYS = 14;
export const UNITS_HIDE_DAYS = 45;

/** One home, shop or plot that can be bought, as the developer told; texts are ready to show. */
export interface Unit {
  /** '' where the project has one tower. */
  tower: string;
  floor: number;
  /** As the developer numbers it: '1204'. */
  number: string;
  configuration: string;
  facing: Facing | null;
  areaText: string;
  priceText: string;
  /** What a man pays in all; null where no amount can be counted. */
  allInText: string | null;
  status: UnitStatus;
}

/**
 * What is fetched when a list is opened, in its order: addresses of the cost sheets on the project's page, as
 * '?price=17576000#cost'; null without an amount.
 */
export type UnitCostHrefs = (string | null)[];

/** Name of the data file with the cost sheets of a project's units. */
export const unitsKey = (projectId: string): string => `units.${projectId}`;

/** The units of a project that are not sold, by tower, floor and number. */
export interface UnitList {
  /** ISO day on which the developer told them. */
  checkedAt: string;
  /** Told more than `UNITS_ASK_DAYS` days ago, so that what is free has to be asked. */
  isOld: boolean;
  units: Unit[];
}

/** How many units are to be had by floor, the highest first, and tower. */
export interface UnitGrid {
  towers: string[];
  rows: { floor: number; counts: number[] }[];
}

export function unitGrid(units: readonly Unit[]): UnitGrid {
  const towers = [...new Set(units.map(({ tower }) => tower))];
  const floors = [...new Set(units.map(({ floor }) => floor))].sort((a, b) => b - a);
  const rows = floors.map((floor) => ({
    floor,
    counts: towers.map((tower) => units.filter((unit) => unit.floor === floor && unit.tower === tower).length),
  }));
  return { towers, rows };
}

/** Units of one floor of one tower. */
interface UnitGroup {
  tower: string;
  floor: number;
  units: Unit[];
}

/** Units in their order, those of one floor together. */
export function unitGroups(units: readonly Unit[]): UnitGroup[] {
  const groups: UnitGroup[] = [];
  for (const unit of units) {
    const last = groups.at(-1);
    if (last?.tower === unit.tower && last.floor === unit.floor) last.units.push(unit);
    else groups.push({ tower: unit.tower, floor: unit.floor, units: [unit] });
  }
  return groups;
}

/** The floors of some units in up to three bands of equal height, the lowest first: [[2, 10], [11, 19], [20, 26]]. */
export function floorBands(units: readonly Pick<Unit, 'floor'>[]): [from: number, to: number][] {
  const floors = units.map(({ floor }) => floor);
  const [low, high] = [Math.min(...floors), Math.max(...floors)];
  const height = Math.ceil((high - low + 1) / 3);
  const starts = [low, low + height, low + 2 * height].filter((from) => from <= high);
  return starts.map((from) => [from, Math.min(high, from + height - 1)]);
}
