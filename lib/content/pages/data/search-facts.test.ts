/** @jest-environment node */
import fc from 'fast-check';
import { createCatalogue } from '@/lib/domain/search/catalogue';
import { answerQuery } from '@/lib/domain/search/engine';
import { SEARCH_RESULT_CAP } from '@/lib/domain/site/business-constants';
import { nearbyKind } from '@/lib/domain/place/nearby';
import { getContent } from '../../set/content';
import { getProjects } from '../../records/projects';
import { getSearchFile } from './search';

const CATALOGUE = createCatalogue(getSearchFile(), undefined, 2026 * 12 + 10);

/** Words that people use, and the keys of the lists that mean them. */
const LISTED: readonly (readonly [words: string, keys: readonly string[]])[] = [
  ['swimming pool', ['swimming_pool']],
  ['pool', ['swimming_pool']],
  ['gym', ['gym']],
  ['clubhouse', ['club_house']],
  ['lift', ['lift']],
  ['power backup', ['power_backup']],
  ['cctv', ['cctv']],
  ['covered parking', ['parking', 'basement_parking']],
  ['jogging track', ['jogging_track']],
  ['badminton', ['badminton_court']],
  ['modular kitchen', ['modular_kitchen']],
  ['piped gas', ['piped_gas']],
  ['library', ['library']],
];

const keysOf = new Map<string, string[]>();
for (const { key, value } of [...getContent().amenities.entries, ...getContent().specifications.entries])
  keysOf.set(key, [...(keysOf.get(key) ?? []), ...value]);
const nearbyOf = new Map(
  getContent().locations.entries.map(({ key, value }) => [key, value.nearbyLocations ?? []] as const),
);
/** Minutes to the nearest metro station of each record; undefined where it does not say. */
const metroOf = (id: string): number | undefined =>
  (nearbyOf.get(id) ?? [])
    .filter(({ name }) => nearbyKind(name) === 'metro')
    .map(({ time }) => Number.parseInt(time, 10))
    .sort((a, b) => a - b)[0];

type Kind = 'fits' | 'close' | 'no' | 'unknown';

interface Asked {
  listed: (typeof LISTED)[number][];
  minutes: number | null;
  city: string;
}

function expected({ listed, minutes, city }: Asked): Record<Kind, number> {
  const counts = { fits: 0, close: 0, no: 0, unknown: 0 };
  for (const { id, kind, cityName } of getProjects()) {
    if (kind !== 'residential' || cityName !== city) continue;
    const keys = keysOf.get(id) ?? [];
    const answers = listed.map(([, wanted]): Kind => {
      if (wanted.some((key) => keys.includes(key))) return 'fits';
      return keys.length > 0 ? 'no' : 'unknown';
    });
    const metro = metroOf(id);
    if (minutes !== null && metro === undefined) answers.push('unknown');
    else if (minutes !== null) answers.push(metro! <= minutes ? 'fits' : metro! <= minutes * 2 ? 'close' : 'no');
    const worst = (['no', 'unknown', 'close', 'fits'] as const).find((each) => answers.includes(each))!;
    counts[worst] += 1;
  }
  return counts;
}

const countIn = (category: string) => Number(/ – ([\d,]+) projects?$/.exec(category)?.[1] ?? 0);

test('random conjunctions of facts find what the records say, each project in its group', () => {
  const asked = fc.record({
    listed: fc.uniqueArray(fc.constantFrom(...LISTED), { minLength: 1, maxLength: 3 }),
    minutes: fc.option(fc.integer({ min: 3, max: 40 })),
    city: fc.constantFrom('Gurgaon', 'Delhi', 'Noida', 'Mumbai'),
  });
  fc.assert(
    fc.property(asked, (each) => {
      const metro = each.minutes === null ? '' : ` within ${each.minutes} min of metro`;
      const query = `homes in ${each.city} with ${each.listed.map(([words]) => words).join(' and ')}${metro}`;
      const { groups, heading } = answerQuery(query, CATALOGUE);
      const { fits, close, unknown } = expected(each);
      const found = new Map(groups.map(({ category }) => [category.split(/:| – /)[0], countIn(category)]));
      const isFirst = (title: string) => (heading.startsWith(title) ? countIn(heading) : 0);
      expect([query, fits > 0 ? countIn(heading) : 0]).toEqual([query, fits]);
      if (fits + close + unknown === 0) return;
      // Twenty rows are shown in all.
      if (fits < SEARCH_RESULT_CAP)
        expect([query, found.get('Close to your wish') ?? isFirst('Close')]).toEqual([query, close]);
      if (fits + close < SEARCH_RESULT_CAP)
        expect([query, found.get('The records do not say') ?? isFirst('The records')]).toEqual([query, unknown]);
    }),
    { numRuns: 1000 },
  );
});

test.each(LISTED)('"%s" is one of %j', (words, keys) => {
  const { groups } = answerQuery(`flat with ${words}`, CATALOGUE);
  for (const { id } of groups[0]!.records) expect(keys.some((key) => keysOf.get(id)?.includes(key))).toBe(true);
});
