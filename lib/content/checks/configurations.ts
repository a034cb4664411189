import 'server-only';
import { parseArea } from '@/lib/domain/project/area-text';
import { hasBedrooms, mentionsBedrooms, parseBedrooms, readBedroomField } from '@/lib/domain/project/bedrooms';
import { areaKindOf, formatConfigurationPrice, type AreaKind } from '@/lib/domain/project/configuration';
import { parsePrice } from '@/lib/domain/project/price-text';
import type { FaultList } from '../files/faults';
import type { Entry } from '../files/loaded-file';
import { UNREAD_BEDROOMS } from '../files/check-record';
import { textOf } from '../files/texts';
import type { RawProject } from '../schemas/project';
import type { RawFloorPlan } from '../schemas/sections';
import { projectEntries, type CheckContext } from './context';

/** Prices are written with two decimals of a crore, so two of them may differ by half of the last. */
const ROUNDED_RUPEES = 50_000;

/**
 * The configurations of floorPlan.json against the record of their project. A price or an area outside the record's
 * range is told, and so are a range that no configuration reaches and bedrooms that the record does not name. These are
 * warnings, so that one file can be saved before the other.
 */
export function checkConfigurations({ content, faults }: CheckContext): void {
  const projects = new Map(projectEntries(content).map((entry) => [entry.id, entry]));
  for (const plan of content.floorPlans.entries) {
    const project = projects.get(plan.key);
    if (!project) continue;
    checkPrices(plan, project, faults);
    checkAreas(plan, project, faults);
    checkBedrooms(plan, project, faults);
  }
}

function checkPrices({ position, value }: Entry<RawFloorPlan>, project: Entry<RawProject>, faults: FaultList): void {
  const text = textOf(project.value.price);
  const range = parsePrice(text ?? '');
  if (!range) return;
  const prices = value.floors.map(({ baseSellingPrice: price }) =>
    typeof price === 'number' ? price : (parsePrice(price ?? '')?.minRupees ?? null),
  );
  const { minRupees } = range;
  const maxRupees = range.maxRupees ?? Infinity;
  for (const [at, rupees] of prices.entries()) {
    if (rupees === null) continue;
    if (rupees >= minRupees - ROUNDED_RUPEES && rupees <= maxRupees + ROUNDED_RUPEES) continue;
    const found = formatConfigurationPrice({ priceRupees: rupees });
    faults.warn(
      'configuration',
      position,
      ['floors', at, 'baseSellingPrice'],
      `${found} is outside the project’s price "${text}"`,
    );
  }
  const known = prices.filter((rupees) => rupees !== null);
  if (known.length === 0 || known.length < prices.length) return;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const tell = (end: string, rupees: number) =>
    faults.warn(
      'configuration',
      project.position,
      ['price'],
      `"${text}", but the ${end} configuration of floorPlan.json costs ${formatConfigurationPrice({ priceRupees: rupees })}`,
    );
  if (low > minRupees + ROUNDED_RUPEES) tell('lowest', low);
  if (maxRupees !== Infinity && high < maxRupees - ROUNDED_RUPEES) tell('highest', high);
}

/** Land and built space are different areas, and so is one floor of several. */
function isSameMeasure(own: AreaKind, record: AreaKind): boolean {
  return (own === 'plot' || own === 'floor') === (record === 'plot');
}

function checkAreas({ position, value }: Entry<RawFloorPlan>, project: Entry<RawProject>, faults: FaultList): void {
  const text = textOf(project.value.area) ?? '';
  const range = parseArea(text);
  if (!range) return;
  for (const [at, floor] of value.floors.entries()) {
    const area = textOf(floor.area) ?? '';
    const sqft = parseArea(area)?.minSqft;
    if (sqft === undefined || !isSameMeasure(areaKindOf(area), areaKindOf(text))) continue;
    if (sqft >= range.minSqft - 1 && sqft <= range.maxSqft + 1) continue;
    faults.warn('configuration', position, ['floors', at, 'area'], `"${area}" is outside the project’s area "${text}"`);
  }
}

function checkBedrooms({ position, value }: Entry<RawFloorPlan>, project: Entry<RawProject>, faults: FaultList): void {
  const bedrooms = readBedroomField(project.value.bedrooms).texts;
  for (const [at, { configuration }] of value.floors.entries()) {
    const field = ['floors', at, 'configuration'];
    const sizes = parseBedrooms(configuration);
    if (!sizes && mentionsBedrooms(configuration)) {
      faults.warn('unread text', position, field, `"${configuration}" ${UNREAD_BEDROOMS}`);
    }
    if (!sizes?.some(({ count }) => count) || bedrooms.some((wanted) => hasBedrooms(configuration, wanted))) continue;
    faults.warn(
      'configuration',
      position,
      field,
      `the project’s bedrooms are "${bedrooms.join(', ')}", so no filter finds "${configuration}"`,
    );
  }
}
