import 'server-only';
import { parseArea } from '@/lib/domain/area';
import { totalPercentage } from '@/lib/domain/payment-plan';
import { isPriceOnRequest, parsePrice } from '@/lib/domain/price';
import { PROJECT_DEFAULTS, type ProjectKind } from '@/lib/domain/project';
import { toImageKey } from '@/lib/domain/image';
import { cloudBaseOf } from '../cloud-base';
import type { FaultList, JsonPath, Place } from '../faults';
import type { Entry } from '../read-json';
import type { RawProject } from '../schemas/project';
import { listOf, textOf } from '../texts';
import { walkTexts } from '../walk';
import type { CheckContext } from './context';

/** What lets the build go on: defaults that stand in, texts that are not understood, pictures that are not there. */
export function checkWarnings({ content, faults, source }: CheckContext): void {
  for (const entry of content.residentialProjects.entries) checkProject('residential', entry, faults);
  for (const entry of content.commercialProjects.entries) checkProject('commercial', entry, faults);
  for (const { place, value } of content.trendingProjects.entries) {
    if (!textOf(value.name)) warnOfDefault(place, 'name', 'the project’s name', faults);
    checkPrice(value.price, place, ['price'], faults);
  }
  for (const { place, value } of content.developers.entries) {
    if (!textOf(value.url)) warnOfDefault(place, 'url', 'the developer’s page', faults);
  }
  for (const { place, value } of content.floorPlans.entries) {
    for (const [index, { area, baseSellingPrice }] of value.floors.entries()) {
      const field = ['floors', index];
      checkArea(area, place, [...field, 'area'], faults);
      if (typeof baseSellingPrice === 'string')
        checkPrice(baseSellingPrice, place, [...field, 'baseSellingPrice'], faults);
    }
  }
  checkPercentages({ content, faults, source });
  if (cloudBaseOf(content.site.entries[0]?.value.imageBase) !== null) return;
  const entries = Object.values(content).flatMap((file) => file.entries as Entry<unknown>[]);
  for (const { place, value } of entries) checkPictures(value, place, source.hasImage, faults);
}

function warnOfDefault(place: Place, field: string, shown: string, faults: FaultList): void {
  faults.warn('default', place, [field], `missing, ${shown} is shown`);
}

function checkProject(kind: ProjectKind, { place, value: raw }: Entry<RawProject>, faults: FaultList): void {
  const missing = (field: string, fallback: string) => warnOfDefault(place, field, `“${fallback}”`, faults);
  const hasHomes = (raw.category ?? kind) === 'residential';
  if (!textOf(raw.name)) missing('name', PROJECT_DEFAULTS.name);
  if (!textOf(raw.price)) missing('price', PROJECT_DEFAULTS.price);
  if (!textOf(raw.area)) missing('area', PROJECT_DEFAULTS.area);
  if (!textOf(raw.projectStatus)) missing('projectStatus', PROJECT_DEFAULTS.status);
  if (!textOf(raw.possession)) missing('possession', PROJECT_DEFAULTS.other);
  if (hasHomes && listOf(raw.bedrooms).length === 0) missing('bedrooms', PROJECT_DEFAULTS.other);
  if (listOf(raw.localities ?? raw.location).length === 0) missing('localities', PROJECT_DEFAULTS.location);
  if (![raw.longDescription, raw.description, raw.shortDescription].some(textOf)) {
    missing('longDescription', PROJECT_DEFAULTS.description);
  }
  for (const field of ['image', 'logo'] as const) {
    if (!textOf(raw[field])) warnOfDefault(place, field, 'the placeholder picture', faults);
  }
  checkPrice(raw.price, place, ['price'], faults);
  checkArea(raw.area, place, ['area'], faults);
}

function checkPrice(price: string | undefined, place: Place, field: JsonPath, faults: FaultList): void {
  const text = textOf(price);
  if (text === null || parsePrice(text) || isPriceOnRequest(text)) return;
  const message = `"${text}" is not understood as a price such as "₹ 1.81 – 2.62 Cr"; filters let it pass`;
  faults.warn('unread text', place, field, message);
}

function checkArea(area: string | undefined, place: Place, field: JsonPath, faults: FaultList): void {
  const text = textOf(area);
  if (text === null || parseArea(text)) return;
  const message = `"${text}" is not understood as an area such as "1,620 - 2,340 sq.ft"; filters let it pass`;
  faults.warn('unread text', place, field, message);
}

function checkPercentages({ content, faults }: CheckContext): void {
  for (const { place, value } of content.paymentPlans.entries) {
    for (const [index, plan] of value.entries()) {
      const total = totalPercentage(plan.schedule_entries.map((entry) => entry.installment_percentage));
      if (total === 100) continue;
      faults.warn('percentages', place, [index], `“${plan.plan_type_name}” sums to ${total} %, expected 100 %`);
    }
  }
}

const IMAGE_FIELDS = ['image', 'logo', 'bgImage', 'images', 'heroImages', 'sitePlanImages'];

function checkPictures(record: unknown, place: Place, hasImage: (path: string) => boolean, faults: FaultList): void {
  walkTexts(record, (text, path, part) => {
    const field = path.findLast((step) => typeof step === 'string' && step !== 'url');
    if (part === 'key' || text === '' || !IMAGE_FIELDS.includes(String(field))) return;
    const picture = toImageKey(text);
    if (/^https?:/i.test(picture) || hasImage(picture)) return;
    faults.warn('picture', place, path, `no picture images/${picture}, the fallback is shown`);
  });
}
