import 'server-only';
import { unitCharges, unitPrice } from '@/lib/domain/project/unit-price';
import { facingLabel } from '@/lib/domain/listing/filter-rules';
import { formatAreaText, parseArea } from '@/lib/domain/project/area-text';
import { spellOutBedrooms } from '@/lib/domain/project/bedrooms';
import { formatRupees } from '@/lib/domain/project/price';
import type { UnitFact } from '@/lib/domain/project/configuration';
import type { Project } from '@/lib/domain/project/project';
import {
  UNITS_ASK_DAYS,
  UNITS_HIDE_DAYS,
  type Unit,
  type UnitCostHrefs,
  type UnitList,
} from '@/lib/domain/project/unit';
import { CHARGES, FREE } from '@/lib/domain/search/passages';
import { groupedBy } from '@/lib/domain/site/grouped';
import { formatDay } from '@/lib/domain/site/month';
import { NO_PRICE } from '@/lib/domain/site/business-constants';
import { buildDay, daysBetween } from '../files/build-day';
import { textOf } from '../files/texts';
import type { RawUnit, RawUnits } from '../schemas/sections';
import { sellingPriceRupees, sellingPriceText } from './floor-plans';
import { RECORD_PARTS } from './parts';
import { getProjectById } from './projects';
import { sectionReader } from './sections';
import { valueOf } from '@/lib/domain/project/page';

interface Units {
  list: UnitList;
  rules: RawUnits['rules'];
  costHrefs: UnitCostHrefs;
  /** Where each faces, and whether it stands on a corner. */
  facts: UnitFact[];
}

const byNumber = new Intl.Collator('en', { numeric: true }).compare;

const getUnitsSection = sectionReader(
  ({ units }) => units,
  ({ checkedAt, units, rules }, { key }): Units => {
    const left = units
      .filter(({ status }) => status !== 'Sold')
      .toSorted((a, b) => byNumber(a.tower ?? '', b.tower ?? '') || a.floor - b.floor || byNumber(a.number, b.number))
      .map((raw) => toUnit(raw, rules, getProjectById(key)));
    return {
      rules,
      list: {
        checkedAt,
        isOld: daysBetween(checkedAt, buildDay()) > UNITS_ASK_DAYS,
        units: left.map(({ unit }) => unit),
      },
      costHrefs: left.map(({ costHref }) => costHref),
      facts: left.flatMap(({ facts }) => facts),
    };
  },
);

function unitsOf(projectId: string): Units | null {
  const units = valueOf(getUnitsSection(projectId));
  if (!units || units.list.units.length === 0) return null;
  return daysBetween(units.list.checkedAt, buildDay()) <= UNITS_HIDE_DAYS ? units : null;
}

/** The units of a project; null where none is left, none was told, or it was told too long ago. */
export function getUnits(projectId: string): UnitList | null {
  return unitsOf(projectId)?.list ?? null;
}

/** What is free of each configuration of a project, a sentence each; none where `getUnits` is null. */
export function getFreeTexts(projectId: string): string[] {
  const { units = [], checkedAt = '' } = getUnits(projectId) ?? {};
  const free = units.filter(({ status }) => status === 'Available');
  return [...groupedBy(free, ({ configuration }) => configuration)].map(([configuration, own]) => {
    const sides = [...groupedBy(own, ({ facing }) => facing)].map(([facing, there]) => {
      const floors = [...new Set(there.map(({ floor }) => floor))].toSorted((a, b) => a - b);
      return `${facing ? `facing ${facing.toLowerCase()} ` : ''}on floor${floors.length > 1 ? 's' : ''} ${floors.join(', ')}`;
    });
    return `${FREE}${configuration}, ${own.length} on ${formatDay(checkedAt)}: ${sides.join('; ')}.`;
  });
}

/** What the units of a project cost beside their price, and by where they stand, in one sentence; none without rules. */
export function getChargeTexts(projectId: string): string[] {
  const { floorRise, facing = {}, features = {}, charges = [] } = unitsOf(projectId)?.rules ?? {};
  const sums = charges.map(({ id, rupees, rate = 0 }) => {
    const name = RECORD_PARTS.getChargeName?.(id) ?? id;
    return `${name} ${rupees ? formatRupees(rupees) : `₹ ${rate} / sq.ft`}`;
  });
  const places = [
    ...(floorRise ? [`₹ ${floorRise.rate} for each floor from floor ${floorRise.fromFloor} on`] : []),
    ...Object.entries(facing).map(([side, rate]) => `₹ ${rate} facing ${side.toLowerCase()}`),
    ...Object.entries(features).map(([feature, rate]) => `₹ ${rate} for a ${feature} unit`),
  ];
  const parts = [...sums, ...(places.length > 0 ? [`and more for each sq.ft by its place: ${places.join(', ')}`] : [])];
  return parts.length > 0 ? [`${CHARGES}${parts.join(', ')}.`] : [];
}

/** Addresses of the cost sheets of the same units, in their order; empty where `getUnits` is null. */
export function getUnitCostHrefs(projectId: string): UnitCostHrefs {
  return unitsOf(projectId)?.costHrefs ?? [];
}

/** Where the same units face, and whether they stand on a corner. */
export function getUnitFacts(projectId: string): UnitFact[] {
  return unitsOf(projectId)?.facts ?? [];
}

function toUnit(
  raw: RawUnit,
  rules: RawUnits['rules'],
  project: Project | null,
): { unit: Unit; costHref: string | null; facts: UnitFact[] } {
  const { tower = '', floor, number, facing = null, area, features = [], status } = raw;
  const areaSqft = parseArea(area ?? '')?.minSqft ?? null;
  const counted =
    raw.price === undefined && rules && areaSqft !== null
      ? unitPrice(rules, { areaSqft, floor, facing, features })
      : undefined;
  const price = raw.price ?? counted;
  const priceRupees = sellingPriceRupees(price);
  const charges = rules ? unitCharges(rules, { areaSqft: areaSqft ?? 0 }) : [];
  const cost = priceRupees !== null && project && RECORD_PARTS.getUnitCost?.(project, priceRupees, charges);
  const configuration = spellOutBedrooms(raw.configuration.trim());
  return {
    unit: {
      ...{ tower, floor, facing, status, number },
      configuration,
      areaText: formatAreaText(textOf(area) ?? '–'),
      priceText: sellingPriceText(price) ?? NO_PRICE,
      allInText: cost ? formatRupees(cost.totalRupees) : null,
    },
    costHref: cost ? cost.href : null,
    facts: [facing ?? [], features].flat().map((side) => ({
      configuration,
      fact: side === 'corner' ? 'corner unit' : facingLabel(side),
    })),
  };
}
