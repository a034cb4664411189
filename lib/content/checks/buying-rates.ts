import 'server-only';
import type { FaultList } from '../files/faults';
import { buildDay, daysBetween, EXPIRED_AFTER_DAYS, WARN_AFTER_DAYS } from '../files/build-day';
import type { Entry } from '../files/loaded-file';
import { suggestion } from '../files/nearest-word';
import type { RawBuyingRate, RawDutyPlace } from '../schemas/buying';
import { expectKnown, knownKeys, projectEntries, type CheckContext } from './context';

type Places = ReadonlyMap<string, Entry<RawDutyPlace>>;

/** Rates must be young enough, name each other rightly, and each city has one place. */
export function checkBuyingRates({ content, faults }: CheckContext): void {
  const { entries, ids, isUnreadable } = content.buyingRates;
  const places: Places = new Map(entries.filter(isPlace).map((entry) => [entry.id, entry]));
  const cities = knownKeys(content.cities);
  checkIds(entries, faults);
  for (const entry of entries) checkAge(entry, faults);
  for (const place of places.values()) checkLines(place, places, (id) => ids.has(id) && !places.has(id), faults);
  checkCities(places, cities, faults);
  if (isUnreadable) return;
  for (const { position, value } of projectEntries(content)) {
    const { dutyPlace } = value;
    if (dutyPlace === undefined || ids.has(dutyPlace)) continue;
    faults.error(position, ['dutyPlace'], `no place has the id "${dutyPlace}"${suggestion(dutyPlace, places.keys())}`);
  }
}

function isPlace(entry: Entry<RawBuyingRate>): entry is Entry<RawDutyPlace> {
  return entry.value.kind === 'place';
}

function checkIds(entries: readonly Entry<RawBuyingRate>[], faults: FaultList): void {
  const seen = new Set<string>();
  for (const { position, value } of entries) {
    if (seen.has(value.id)) faults.error(position, ['id'], `duplicate: "${value.id}" is already used`);
    seen.add(value.id);
  }
}

function checkAge({ position, value }: Entry<RawBuyingRate>, faults: FaultList): void {
  if (!('checkedOn' in value)) return;
  const age = daysBetween(value.checkedOn, buildDay());
  const found = `"${value.checkedOn}" is ${age} days ago`;
  const field = ['checkedOn'];
  if (age < -1) faults.error(position, field, `expected a day that is not in the future, found "${value.checkedOn}"`);
  if (age > EXPIRED_AFTER_DAYS) faults.warn('old rate', position, field, `${found}, its amounts are not shown`);
  else if (age > WARN_AFTER_DAYS) faults.warn('old rate', position, field, `${found}, check it again`);
}

function checkLines(
  { position, value }: Entry<RawDutyPlace>,
  places: Places,
  isRefused: (id: string) => boolean,
  faults: FaultList,
): void {
  const earlier: string[] = [];
  for (const [at, { key, ofLine, sameAs }] of value.lines.entries()) {
    if (earlier.includes(key)) faults.error(position, ['lines', at, 'key'], `duplicate: "${key}" is already a line`);
    if (ofLine !== undefined && !earlier.includes(ofLine)) {
      faults.error(position, ['lines', at, 'ofLine'], `no line above has the key "${ofLine}"`);
    }
    const same = places.get(sameAs ?? '')?.value.lines.find((line) => line.key === key);
    if (sameAs !== undefined && !isRefused(sameAs) && (!same || same.sameAs !== undefined)) {
      faults.error(position, ['lines', at, 'sameAs'], `no place "${sameAs}" has a line "${key}" of its own`);
    }
    earlier.push(key);
  }
}

function checkCities(places: Places, cities: Set<string> | null, faults: FaultList): void {
  const placeOf = new Map<string, string>();
  for (const { id, position, value } of places.values()) {
    for (const [at, city] of value.cities.entries()) {
      const taken = placeOf.get(city);
      expectKnown(cities, city, 'no city has the slug', position, ['cities', at], faults);
      if (taken !== undefined) faults.error(position, ['cities', at], `duplicate: "${city}" starts with ${taken}`);
      placeOf.set(city, id);
    }
  }
}
