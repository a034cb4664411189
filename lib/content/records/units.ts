import 'server-only';
import { formatAreaText } from '@/lib/domain/project/area-text';
import { spellOutBedrooms } from '@/lib/domain/project/bedroom-text';
import { UNITS_ASK_DAYS, UNITS_HIDE_DAYS, type Unit, type UnitList } from '@/lib/domain/project/unit';
import { NO_PRICE } from '@/lib/domain/site/business-constants';
import { buildDay, daysBetween } from '../files/build-day';
import { textOf } from '../files/texts';
import type { RawUnit } from '../schemas/sections';
import { sellingPriceText } from './floor-plans';
import { sectionReader, valueOf } from './sections';

const byNumber = new Intl.Collator('en', { numeric: true }).compare;

const getUnitsSection = sectionReader(
  ({ units }) => units,
  ({ checkedAt, units }): UnitList => ({
    checkedAt,
    isOld: daysBetween(checkedAt, buildDay()) > UNITS_ASK_DAYS,
    units: units
      .filter(({ status }) => status !== 'Sold')
      .map(toUnit)
      .toSorted((a, b) => byNumber(a.tower, b.tower) || a.floor - b.floor || byNumber(a.number, b.number)),
  }),
);

/** The units of a project; null where none is left, none was told, or it was told too long ago. */
export function getUnits(projectId: string): UnitList | null {
  const list = valueOf(getUnitsSection(projectId));
  const isShown = list && list.units.length > 0 && daysBetween(list.checkedAt, buildDay()) <= UNITS_HIDE_DAYS;
  return isShown ? list : null;
}

function toUnit({ tower = '', floor, number, configuration, facing, area, price, status }: RawUnit): Unit {
  return {
    ...{ tower, floor, facing: facing ?? null, status, number },
    configuration: spellOutBedrooms(configuration.trim()),
    areaText: formatAreaText(textOf(area) ?? '–'),
    priceText: sellingPriceText(price) ?? NO_PRICE,
  };
}
