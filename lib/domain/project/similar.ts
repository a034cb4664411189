import type { Project } from './project';

/** Project fields that the score reads. */
export type SimilarityFacts = Pick<Project, 'kind' | 'unitType' | 'price' | 'area' | 'localities'>;

const WEIGHT = { propertyType: 0.35, price: 0.3, area: 0.2, localities: 0.15 } as const;
const PRICE_REACH_RUPEES = 10_000_000;
const AREA_REACH_SQFT = 10_000;
const SIMILAR_PROJECT_COUNT = 4;

/** 0 to 1: 0.35 same type + 0.30 price closeness + 0.20 area closeness + 0.15 a shared locality (spec 9). */
export function similarityScore(a: SimilarityFacts, b: SimilarityFacts): number {
  const type = a.kind === b.kind ? WEIGHT.propertyType : 0;
  const price = WEIGHT.price * closeness(a.price?.minRupees, b.price?.minRupees, PRICE_REACH_RUPEES);
  const area = WEIGHT.area * closeness(a.area?.minSqft, b.area?.minSqft, AREA_REACH_SQFT);
  const isLocalityShared = a.localities.some((name) =>
    b.localities.some((other) => name.length === other.length && name.toLowerCase() === other.toLowerCase()),
  );
  return type + price + area + (isLocalityShared ? WEIGHT.localities : 0);
}

/** 1 when equal, falling to 0 at `reach` and beyond, 0 where one is unknown (routes-and-content, Project page). */
function closeness(a: number | undefined, b: number | undefined, reach: number): number {
  return a === undefined || b === undefined ? 0 : Math.max(0, 1 - Math.abs(a - b) / reach);
}

/**
 * The four most similar others, best first; ties prefer the same unit type, then content order. A project without a price
 * has those of its unit type first, since nothing else says how near they are (spec 9; routes-and-content, Project page).
 */
export function similarProjects<P extends SimilarityFacts>(project: P, projects: readonly P[]): P[] {
  const best: Rated<P>[] = [];
  for (const other of projects) {
    const sameType = Number(other.unitType === project.unitType);
    const rated = { other, first: project.price ? 0 : sameType, score: similarityScore(project, other), sameType };
    const last = best[SIMILAR_PROJECT_COUNT - 1];
    if (other === project || (last && compareRated(last, rated) <= 0)) continue;
    best.push(rated);
    best.sort(compareRated).splice(SIMILAR_PROJECT_COUNT);
  }
  return best.map(({ other }) => other);
}

interface Rated<P> {
  other: P;
  first: number;
  score: number;
  sameType: number;
}

function compareRated(a: Rated<unknown>, b: Rated<unknown>): number {
  return b.first - a.first || b.score - a.score || b.sameType - a.sameType;
}
