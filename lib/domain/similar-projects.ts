import type { Project } from './project';

/** What the score reads of a project. */
export type SimilarityFacts = Pick<Project, 'kind' | 'price' | 'area' | 'localities'>;

const WEIGHT = { propertyType: 0.35, price: 0.3, area: 0.2, localities: 0.15 } as const;
const PRICE_REACH_RUPEES = 10_000_000;
const AREA_REACH_SQFT = 10_000;
export const SIMILAR_PROJECT_COUNT = 4;

/** 0 to 1: 0.35 same type + 0.30 price closeness + 0.20 area closeness + 0.15 a shared locality (spec 9). */
export function similarityScore(a: SimilarityFacts, b: SimilarityFacts): number {
  return (
    (a.kind === b.kind ? WEIGHT.propertyType : 0) +
    WEIGHT.price * closeness(a.price?.minRupees, b.price?.minRupees, PRICE_REACH_RUPEES) +
    WEIGHT.area * closeness(a.area?.minSqft, b.area?.minSqft, AREA_REACH_SQFT) +
    (sharesLocality(a.localities, b.localities) ? WEIGHT.localities : 0)
  );
}

/** The four most similar others, best first, ties in content order (spec 9, decisions). */
export function similarProjects<P extends SimilarityFacts>(project: P, all: readonly P[]): P[] {
  return all
    .filter((other) => other !== project)
    .map((other) => ({ other, score: similarityScore(project, other) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, SIMILAR_PROJECT_COUNT)
    .map(({ other }) => other);
}

/** 1 when equal, falling to 0 at `reach`; a missing value counts as 0 (decisions, Project page). */
function closeness(a: number | undefined, b: number | undefined, reach: number): number {
  if (a === undefined || b === undefined) return 0;
  return Math.max(0, 1 - Math.abs(a - b) / reach);
}

function sharesLocality(a: readonly string[], b: readonly string[]): boolean {
  const names = new Set(a.map((name) => name.toLowerCase()));
  return b.some((name) => names.has(name.toLowerCase()));
}
