import { RUPEES_PER_CRORE } from '../site/business-constants';
import { remembered } from '../site/remembered';
import { bedroomNames, isFilteredBy } from '../project/bedrooms';
import { USE_LABELS } from '../project/uses';
import type { ListingRecord } from './record';
import { isFactGroup, type FacetGroup, type ListingRules, type ListingState, type RangeKey } from './state';

/** Fields of a record that filters read. */
export type FilteredFacts = Omit<ListingRecord, 'summary' | 'possession' | 'coordinates'> & {
  summary: Pick<ListingRecord['summary'], 'bedrooms' | 'status'>;
};

/** The label of the fact that a unit faces a side: 'north-east-facing units'. */
export const facingLabel = (side: string) => `${side.toLowerCase()}-facing units`;

/** The group of a fact by its label, as the search says it. */
export function factGroupOf(label: string): FacetGroup {
  if (label.startsWith('metro within ')) return 'metro';
  if (label.startsWith('possession ')) return 'possession';
  return /-facing units$| view$|^corner unit$/.test(label) ? 'facing' : 'amenity';
}

/** Minutes of 'metro within 10 min', the year of 'possession by Dec 2027', 0 of 'possession now'. */
export const stepOf = (label: string) => Number(/\d+/.exec(label)?.[0] ?? 0);

/** Whether a project needs every chosen value of a group; of the other groups one is enough. */
export const isAllOf = (group: FacetGroup) => group === 'amenity';

/** Offices and shops that say no use may be for any. */
const usesToFilter = ({ category, uses }: FilteredFacts) =>
  category === 'commercial' && uses.length === 0 ? Object.values(USE_LABELS) : uses.map((use) => USE_LABELS[use]);

/** The texts of a record in a group. */
export function textsOf(record: FilteredFacts, group: FacetGroup): string[] {
  if (isFactGroup(group)) return record.facts.filter((label) => factGroupOf(label) === group);
  if (group === 'type') return [record.unitType];
  if (group === 'use') return usesToFilter(record);
  if (group === 'bedrooms') return record.summary.bedrooms;
  if (group === 'locality') return record.localities;
  const text = group === 'status' ? record.summary.status : record.furnishing;
  return text ? [text] : [];
}

/** The values that a group offers for texts of its records: bedrooms by their name, else the texts themselves. */
export function valuesOf(group: FacetGroup, texts: readonly string[]): readonly string[] {
  return group === 'bedrooms' ? bedroomNames(texts) : texts;
}

const WORD_CHARACTER = /[\p{L}\p{N}]/u;

/** Whether words and numbers of a text are whole from one position to another: 'Sector 1' is not part of 'Sector 102'. */
function isWholeWords(text: string, start: number, end: number): boolean {
  const isEdge = (at: number) => !WORD_CHARACTER.test(text[at - 1] ?? '') || !WORD_CHARACTER.test(text[at] ?? '');
  return isEdge(start) && isEdge(end);
}

/**
 * A metro within 5 minutes is also within 10, what is ready now is ready by 2027. Furnishing and amenities match exactly, localities by whole words, bedrooms by their number, the other groups by substring, all
 * ignoring case (spec 5; routes-and-content, Listing).
 */
export function matchesText(text: string, group: FacetGroup, value: string): boolean {
  const wanted = value.toLowerCase();
  const own = text.toLowerCase();
  if (group === 'bedrooms') return isFilteredBy(text, value);
  if (group === 'metro' || group === 'possession') return stepOf(own) <= stepOf(wanted);
  if (group === 'furnishing' || isFactGroup(group)) return own === wanted;
  if (group !== 'locality') return own.includes(wanted);
  for (let at = own.indexOf(wanted); at >= 0; at = own.indexOf(wanted, at + 1)) {
    if (isWholeWords(own, at, at + wanted.length)) return true;
  }
  return false;
}

/**
 * Whether a record has one of the chosen values of a group, or all of them where all are needed; without any it passes. Few
 * texts stand in many records, so each is compared once.
 */
export function groupTest(group: FacetGroup, chosen: readonly string[]): (record: FilteredFacts) => boolean {
  const isFact = isFactGroup(group);
  const tests = (isAllOf(group) ? chosen.map((value) => [value]) : [chosen]).map((values) => {
    const isOfGroup = (text: string) => !isFact || factGroupOf(text) === group;
    return remembered((text) => isOfGroup(text) && values.some((value) => matchesText(text, group, value)));
  });
  const textsIn = (record: FilteredFacts) => (isFact ? record.facts : textsOf(record, group));
  if (chosen.length === 0) return () => true;
  return (record) => tests.every((test) => textsIn(record).some(test));
}

/** A range from `min` to `max`; Infinity is open upwards. */
export interface OpenRange {
  min: number;
  max: number;
}

/** Ranges overlap unless one ends before the other begins; ends are included (spec 5). */
export function overlaps(a: OpenRange, b: OpenRange): boolean {
  return a.min <= b.max && b.min <= a.max;
}

/** A record's budget pair, crore → rupees. */
function budgetRange(crore: { min: number; max: number } | null): OpenRange | null {
  return crore && { min: Math.round(crore.min * RUPEES_PER_CRORE), max: Math.round(crore.max * RUPEES_PER_CRORE) };
}

/** Rupees or square feet; null if the record has no value (spec 5; routes-and-content, Listing). */
export function rangeOf(
  { area, price, budgetCrore }: FilteredFacts,
  key: RangeKey,
  rules: ListingRules,
): OpenRange | null {
  if (key === 'area') return area && { min: area.minSqft, max: area.maxSqft };
  if (rules.prefersBudgetPair && budgetCrore) return budgetRange(budgetCrore);
  return price && { min: price.minRupees, max: price.maxRupees ?? Infinity };
}

/** One size, '200 sq.yd', is met by what is within this share of it. */
const SIZE_TOLERANCE = 0.1;

/** What meets a wished range; of a size also what is near it. */
export const metBy = (key: RangeKey, { min, max }: OpenRange): OpenRange =>
  key === 'area' && min === max ? { min: min * (1 - SIZE_TOLERANCE), max: max * (1 + SIZE_TOLERANCE) } : { min, max };

/** The range chosen on a slider, in rupees or square feet; a thumb at its end is no limit. */
export function chosenRange(key: RangeKey, { ranges }: ListingState, rules: ListingRules): OpenRange {
  const { min, max, unit } = ranges[key];
  const rule = rules.ranges[key];
  const size = rule.units.find((each) => each.key === unit)?.size ?? 1;
  return metBy(key, {
    min: min === rule.min ? 0 : Math.round(min * size),
    max: max === rule.max ? Infinity : Math.round(max * size),
  });
}

/** Whether a record passes a range that is touched: an overlap does, and so does a record without the value (spec 5). */
export function rangeTest(key: RangeKey, state: ListingState, rules: ListingRules): (record: FilteredFacts) => boolean {
  const wanted = chosenRange(key, state, rules);
  return (record) => {
    const own = rangeOf(record, key, rules);
    return own === null || overlaps(own, wanted);
  };
}
