import 'server-only';
import { groupedBy } from '@/lib/domain/site/grouped';
import { cityNamed } from '../files/names';
import type { FaultList } from '../files/faults';
import { isSameSpelling, spellingOf } from '../files/spelling';
import { localitiesOf } from '../files/texts';
import type { JsonPath, RecordPosition } from '../files/walk';
import { projectEntries, type CheckContext } from './context';

interface Use {
  name: string;
  position: RecordPosition;
  field: JsonPath;
}

/** A name in two spellings would be two places of a filter, two developers or two cities. */
export function checkSpellings({ content, faults }: CheckContext): void {
  const places = projectEntries(content).flatMap(({ position, value }) => {
    const field = [value.localities === undefined ? 'location' : 'localities'];
    const city = cityNamed(content, value.city);
    return localitiesOf(value).map((name) => ({ city, name, position, field }));
  });
  for (const [city, uses] of groupedBy(places, (place) => place.city)) {
    const record = content.cities.entries.find(({ key }) => key === city?.slug)?.value;
    const known = (record?.localities ?? []).map(({ name }) => name);
    if (city) tellSpellings(uses, faults, known, [city.name, city.slug, ...(record?.otherSpellings ?? [])]);
  }
  const developers = content.developerNames.entries.map(({ value, position }) => ({
    name: value,
    position,
    field: [],
  }));
  const cities = content.cities.entries.map(({ value: { name }, position }) => ({ name, position, field: ['name'] }));
  tellSpellings(developers, faults);
  tellSpellings(cities, faults);
}

/** Names of `known` stand for themselves; of others the commonest spelling, and of these the first, is meant. */
function tellSpellings(uses: readonly Use[], faults: FaultList, known: readonly string[] = [], without: string[] = []) {
  const meant = new Map(known.map((name) => [name, spellingOf(name, without)]));
  const byName = [...groupedBy(uses, ({ name }) => name)].sort(([, a], [, b]) => b.length - a.length);
  for (const [name, ofName] of byName) {
    if (meant.has(name)) continue;
    const spelling = spellingOf(name, without);
    const other = [...meant].find(([, each]) => isSameSpelling(each, spelling))?.[0];
    if (!other) meant.set(name, spelling);
    else
      for (const { position, field } of ofName)
        faults.warn('spelling', position, field, `"${name}" stands beside "${other}", did you mean ${other}?`);
  }
}
