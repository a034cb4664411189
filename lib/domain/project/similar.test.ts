import fc from 'fast-check';
import { similarityScore, similarProjects, type SimilarityFacts } from './similar';

const facts = (over: Partial<SimilarityFacts>): SimilarityFacts => ({
  kind: 'residential',
  unitType: 'Residential Apartment',
  price: { minRupees: 18_100_000, maxRupees: 26_200_000 },
  area: { minSqft: 1620, maxSqft: 2340 },
  localities: ['Sector 83', 'Gurgaon'],
  ...over,
});

const anyFacts = fc.record<SimilarityFacts>({
  kind: fc.constantFrom('residential', 'commercial'),
  unitType: fc.constant('Residential Apartment'),
  price: fc.option(fc.nat(100_000_000).map((minRupees) => ({ minRupees, maxRupees: null }))),
  area: fc.option(fc.nat(20_000).map((minSqft) => ({ minSqft, maxSqft: minSqft }))),
  localities: fc.array(fc.constantFrom('Sector 83', 'Sohna', 'Worli', 'Dwarka')),
});

test.each<[string, Partial<SimilarityFacts>, number]>([
  ['the same facts', {}, 1],
  ['fifty lakh apart', { price: { minRupees: 23_100_000, maxRupees: null } }, 0.85],
  ['2,500 sq.ft apart', { area: { minSqft: 4120, maxSqft: 9000 } }, 0.95],
  ['nothing in common', { kind: 'commercial', price: null, area: null, localities: [] }, 0],
])('%s', (_, over, score) => {
  expect(similarityScore(facts({}), facts(over))).toBeCloseTo(score, 10);
});

test('the score is symmetric and between 0 and 1', () => {
  fc.assert(
    fc.property(anyFacts, anyFacts, (a, b) => {
      const score = similarityScore(a, b);
      expect(score).toBe(similarityScore(b, a));
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1 + Number.EPSILON);
    }),
  );
});

/** The specification word for word: every project is compared with every other, and the sort is stable. */
const bestOfAll = (project: SimilarityFacts, all: SimilarityFacts[]) =>
  all
    .filter((other) => other !== project)
    .map((other) => ({ other, score: similarityScore(project, other) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, 4)
    .map(({ other }) => other);

test('the top four of all, best first, without the project itself', () => {
  fc.assert(
    fc.property(fc.array(anyFacts, { minLength: 1, maxLength: 40 }), (all) => {
      for (const project of all) {
        const picked = similarProjects(project, all);
        expect(picked).not.toContain(project);
        expect(picked.map((other) => all.indexOf(other))).toEqual(
          bestOfAll(project, all).map((other) => all.indexOf(other)),
        );
      }
    }),
  );
});

test('without a price those of the same unit type come first, however near the others are', () => {
  const land = facts({ unitType: 'Residential Land', price: null });
  const far = facts({ unitType: 'Residential Land', area: { minSqft: 9000, maxSqft: 9000 }, localities: [] });
  const all = [facts({}), facts({}), far, facts({}), land];
  expect(similarProjects(land, all).map((other) => all.indexOf(other))).toEqual([2, 0, 1, 3]);
});

test('a tie prefers the same unit type', () => {
  const all = [facts({ unitType: 'Studio Apartment' }), facts({}), facts({})];
  expect(similarProjects(all[2]!, all).map((other) => all.indexOf(other))).toEqual([1, 0]);
});

test('ties stay in content order', () => {
  const all = [facts({}), facts({}), facts({}), facts({}), facts({}), facts({})];
  expect(similarProjects(all[2]!, all).map((other) => all.indexOf(other))).toEqual([0, 1, 3, 4]);
});
