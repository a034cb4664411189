import 'server-only';
import { parseArea } from '@/lib/domain/project/area-text';
import { totalPercentage } from '@/lib/domain/project/payment-plan';
import { isPriceOnRequest, parsePrice } from '@/lib/domain/project/price-text';
import { NO_PRICE } from '@/lib/domain/site/business-constants';
import { readBedroomField } from '@/lib/domain/project/bedrooms';
import { isKnownStatus, KNOWN_STATUSES, STAGELESS_STATUSES, toUsualStatus } from '@/lib/domain/project/status';
import { parseMonth } from '@/lib/domain/site/month-text';
import { PROJECT_DEFAULTS } from '@/lib/domain/project/project';
import type { FaultList } from './faults';
import type { RawDeveloper } from '../schemas/developer';
import type { RawProject, RawTrendingProject } from '../schemas/project';
import type { RawFloorPlan, RawPaymentPlans } from '../schemas/sections';
import { suggestion } from './nearest-word';
import { listOf, localitiesOf, textOf } from './texts';
import { PROJECT_CATEGORIES, type ProjectKind } from '@/lib/domain/site/kinds';
import type { JsonPath, RecordPosition } from './walk';

interface CheckedRecord<T> {
  position: RecordPosition;
  key: string;
  value: T;
}

type RecordCheck<T> = (record: CheckedRecord<T>, faults: FaultList) => void;

/** By file: checks that need no other record, for missing values with a default and for texts that cannot be parsed. */
const RECORD_CHECKS: Readonly<Record<string, RecordCheck<never>>> = {
  'residentialProjects.json': (record: CheckedRecord<RawProject>, faults) =>
    checkProject('residential', record, faults),
  'commercialProjects.json': (record: CheckedRecord<RawProject>, faults) => checkProject('commercial', record, faults),
  'trendingProjects.json': checkTrendingProject,
  'leadingRealEstateDevelopers.json': checkDeveloper,
  'floorPlan.json': checkFloorPlan,
  'paymentPlan.json': checkPaymentPlans,
};

/**
 * Checks one record alone, so that the result can be cached while its text is unchanged (routes-and-content, Content
 * faults).
 */
export function checkRecord(file: string, record: CheckedRecord<unknown>, faults: FaultList): void {
  const check = Object.hasOwn(RECORD_CHECKS, file) ? RECORD_CHECKS[file] : undefined;
  (check as RecordCheck<unknown> | undefined)?.(record, faults);
}

/** Possession without a month that is no mistake. */
const NO_MONTH =
  /^(?:immediate(?:ly| regist(?:ry|ration)| allotment)?|ready for fit-?outs?|(?:(?:on|after) )?regist(?:ry|ration)(?: (?:available|open|started))?|(?:.* )?on request|to be (?:announced|decided)|t\.?b\.?[ad]\.?|n\/?a)$/i;

function warnOfDefault(position: RecordPosition, field: string, shown: string, faults: FaultList): void {
  faults.warn('default', position, [field], `missing, ${shown} is shown`);
}

function checkProject(kind: ProjectKind, { position, value: raw }: CheckedRecord<RawProject>, faults: FaultList): void {
  const missing = (field: string, fallback: string) => warnOfDefault(position, field, `“${fallback}”`, faults);
  const hasHomes = (raw.category ?? kind) === 'residential';
  if (!textOf(raw.name)) missing('name', PROJECT_DEFAULTS.name);
  if (!textOf(raw.price)) missing('price', PROJECT_DEFAULTS.price);
  if (!textOf(raw.area)) missing('area', PROJECT_DEFAULTS.area);
  if (!textOf(raw.projectStatus)) missing('projectStatus', PROJECT_DEFAULTS.status);
  if (!textOf(raw.possession)) missing('possession', PROJECT_DEFAULTS.other);
  if (hasHomes && readBedroomField(raw.bedrooms).texts.length === 0) missing('bedrooms', PROJECT_DEFAULTS.other);
  if (localitiesOf(raw).length === 0) missing('localities', PROJECT_DEFAULTS.location);
  if (![raw.longDescription, raw.description, raw.shortDescription].some(textOf)) {
    missing('longDescription', PROJECT_DEFAULTS.description);
  }
  for (const field of ['image', 'logo'] as const) {
    if (!textOf(raw[field])) warnOfDefault(position, field, 'the placeholder picture', faults);
  }
  checkStatus(textOf(raw.projectStatus), position, faults);
  checkPossession(textOf(raw.possession), position, faults);
  checkPrice(raw.price, position, ['price'], faults);
  checkArea(raw.area, position, ['area'], faults);
  checkBedrooms(raw.bedrooms, position, faults);
}

/** What follows a text of bedrooms that is not understood. */
export const UNREAD_BEDROOMS =
  'is not understood as bedrooms such as "2, 3 BHK" or "3 BHK + Study"; no filter finds it';

function checkBedrooms(given: RawProject['bedrooms'], position: RecordPosition, faults: FaultList): void {
  for (const text of readBedroomField(given).unread) {
    const at = Array.isArray(given) ? [given.findIndex((each) => each.trim() === text)] : [];
    faults.warn('unread text', position, ['bedrooms', ...at], `"${text}" ${UNREAD_BEDROOMS}`);
  }
}

function checkStatus(text: string | null, position: RecordPosition, faults: FaultList): void {
  const usual = text && toUsualStatus(text);
  if (usual === null || isKnownStatus(usual) || STAGELESS_STATUSES.some((known) => known === usual)) return;
  const expected = `is none of ${KNOWN_STATUSES.join(', ')}`;
  const message = `"${text}" ${expected}${suggestion(usual, KNOWN_STATUSES)}; no filter of these finds it, and costs may show both stages`;
  faults.warn('unread text', position, ['projectStatus'], message);
}

function checkPossession(text: string | null, position: RecordPosition, faults: FaultList): void {
  if (text === null || parseMonth(text) !== null || NO_MONTH.test(text)) return;
  if (toUsualStatus(text) === 'Ready To move') return;
  const message = `"${text}" names no month such as "Dec 2029"; payment rows and the declared completion are not compared with it`;
  faults.warn('unread text', position, ['possession'], message);
}

function checkPrice(price: string | undefined, position: RecordPosition, field: JsonPath, faults: FaultList): void {
  const text = textOf(price);
  if (text === null || parsePrice(text) || isPriceOnRequest(text)) return;
  const message = `"${text}" is not understood as a price such as "₹ 1.81 – 2.62 Cr"; it stands under “${NO_PRICE}”`;
  faults.warn('unread text', position, field, message);
}

function checkArea(area: string | undefined, position: RecordPosition, field: JsonPath, faults: FaultList): void {
  const text = textOf(area);
  if (text === null || parseArea(text)) return;
  const message = `"${text}" is not understood as an area such as "1,620 - 2,340 sq.ft"; filters let it pass`;
  faults.warn('unread text', position, field, message);
}

function checkTrendingProject({ position, value }: CheckedRecord<RawTrendingProject>, faults: FaultList): void {
  if (!textOf(value.name)) warnOfDefault(position, 'name', 'the project’s name', faults);
  checkPrice(value.price, position, ['price'], faults);
}

function checkDeveloper({ position, value }: CheckedRecord<RawDeveloper>, faults: FaultList): void {
  for (const type of listOf(value.type)) {
    if (PROJECT_CATEGORIES.some((known) => known === type.toLowerCase())) continue;
    const expected = `expected one of ${PROJECT_CATEGORIES.join(', ')}`;
    faults.error(position, ['type'], `${expected}, found "${type}"${suggestion(type, PROJECT_CATEGORIES)}`);
  }
  if (!textOf(value.url)) warnOfDefault(position, 'url', 'the developer’s page', faults);
}

function checkFloorPlan({ position, key, value }: CheckedRecord<RawFloorPlan>, faults: FaultList): void {
  if (value.id !== undefined && value.id !== key) {
    faults.error(position, ['id'], `expected the id it stands under, "${key}", found "${value.id}"`);
  }
  for (const [index, { area, baseSellingPrice }] of value.floors.entries()) {
    const field = ['floors', index];
    checkArea(area, position, [...field, 'area'], faults);
    if (typeof baseSellingPrice === 'string')
      checkPrice(baseSellingPrice, position, [...field, 'baseSellingPrice'], faults);
  }
}

function checkPaymentPlans({ position, value }: CheckedRecord<RawPaymentPlans>, faults: FaultList): void {
  for (const [index, plan] of value.entries()) {
    const total = totalPercentage(plan.schedule_entries.map((entry) => entry.installment_percentage));
    if (total === 100) continue;
    faults.warn('percentages', position, [index], `“${plan.plan_type_name}” sums to ${total} %, expected 100 %`);
  }
}
