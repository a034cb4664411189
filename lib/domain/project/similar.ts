// Similar projects by groups. For content sets of thousands; with a hundred the plain way would do.
import { groupedBy } from '../site/grouped';
import type { Project } from './project';
import type { ProjectKind } from '../site/kinds';

/** Project fields that the score reads. */
export type SimilarityFacts = Pick<Project, 'kind' | 'unitType' | 'price' | 'area' | 'localities'>;

const WEIGHT = { propertyType: 0.35, price: 0.3, area: 0.2, localities: 0.15 } as const;
const PRICE_REACH_RUPEES = 10_000_000;
const AREA_REACH_SQFT = 10_000;
const SIMILAR_PROJECT_COUNT = 4;

interface Row<P> {
  project: P;
  /** Position in the content. */
  at: number;
  priceRupees: number;
  areaSqft: number;
}

/** Projects by rising price, grouped by kind and by kind and locality (`groupKey`). */
type SimilarityIndex<P> = ReadonlyMap<string, readonly Row<P>[]>;

const groupKey = (kind: ProjectKind, locality?: string) =>
  locality === undefined ? kind : `${kind} ${locality.toLowerCase()}`;

/** Prepares projects for comparison: each is then compared with a few and not with all. */
export function createSimilarityIndex<P extends SimilarityFacts>(projects: readonly P[]): SimilarityIndex<P> {
  const rows = projects.map((project, at) => toRow(project, at, Infinity));
  rows.sort((a, b) => Number(a.priceRupees > b.priceRupees) - Number(a.priceRupees < b.priceRupees));
  const members = rows.flatMap((row) =>
    [undefined, ...row.project.localities].map((locality) => ({ key: groupKey(row.project.kind, locality), row })),
  );
  return new Map([...groupedBy(members, ({ key }) => key)].map(([key, group]) => [key, group.map(({ row }) => row)]));
}

/** An unknown price or area is -Infinity on one side and Infinity on the other, so it is far from every other. */
function toRow<P extends SimilarityFacts>(project: P, at: number, unknown: number): Row<P> {
  const { price, area } = project;
  return { project, at, priceRupees: price?.minRupees ?? unknown, areaSqft: area?.minSqft ?? unknown };
}

/** 0 to 1: 0.35 same type + 0.30 price closeness + 0.20 area closeness + 0.15 a shared locality (spec 9). */
export function similarityScore(a: SimilarityFacts, b: SimilarityFacts): number {
  const names = a.localities.map((name) => name.toLowerCase());
  const isLocalityShared = b.localities.some((name) => names.includes(name.toLowerCase()));
  return scoreOf(toRow(a, 0, -Infinity), toRow(b, 1, Infinity), isLocalityShared);
}

/** `areaCloseness`, if given, replaces the closeness of the areas. */
function scoreOf(
  a: Row<SimilarityFacts>,
  b: Row<SimilarityFacts>,
  isLocalityShared: boolean,
  areaCloseness = closeness(a.areaSqft, b.areaSqft, AREA_REACH_SQFT),
): number {
  const type = a.project.kind === b.project.kind ? WEIGHT.propertyType : 0;
  const price = WEIGHT.price * closeness(a.priceRupees, b.priceRupees, PRICE_REACH_RUPEES);
  return type + price + WEIGHT.area * areaCloseness + (isLocalityShared ? WEIGHT.localities : 0);
}

/** 1 when equal, falling to 0 at `reach` and beyond (routes-and-content, Project page). */
function closeness(a: number, b: number, reach: number): number {
  return Math.max(0, 1 - Math.abs(a - b) / reach);
}

/**
 * The four most similar others, best first; ties prefer the same unit type, then content order. A project without a price
 * has those of its unit type first, since nothing else says how near they are (spec 9; routes-and-content, Project page).
 */
export function similarProjects<P extends SimilarityFacts>(project: P, index: SimilarityIndex<P>): P[] {
  if (project.price !== null) return bestOf(project, index, () => true);
  const isSame = ({ unitType }: SimilarityFacts) => unitType === project.unitType;
  const same = bestOf(project, index, isSame);
  return [...same, ...bestOf(project, index, (each) => !isSame(each))].slice(0, SIMILAR_PROJECT_COUNT);
}

/**
 * For each kind it searches the groups of the project's localities, then the whole kind. Each group is walked from the nearest
 * price outwards, until no farther row can be among the best.
 */
function bestOf<P extends SimilarityFacts>(
  project: P,
  index: SimilarityIndex<P>,
  isWanted: (other: P) => boolean,
): P[] {
  const own = toRow(project, -1, -Infinity);
  const best: { row: Row<P>; score: number }[] = [];
  const rankOf = ({ row }: { row: Row<P> }) => Number(row.project.unitType === project.unitType);
  const search = (kind: ProjectKind, locality?: string) => {
    const isLocalityShared = locality !== undefined;
    for (const row of outwards(index.get(groupKey(kind, locality)) ?? [], own.priceRupees)) {
      const least = best[SIMILAR_PROJECT_COUNT - 1]?.score ?? 0;
      if (scoreOf(own, row, isLocalityShared, 1) < least) return;
      const score = scoreOf(own, row, isLocalityShared);
      if (score < least || row.project === project || !isWanted(row.project) || best.some((each) => each.row === row))
        continue;
      best.push({ row, score });
      best.sort((a, b) => b.score - a.score || rankOf(b) - rankOf(a) || a.row.at - b.row.at);
      best.length = Math.min(best.length, SIMILAR_PROJECT_COUNT);
    }
  };
  for (const kind of [project.kind, project.kind === 'residential' ? 'commercial' : 'residential'] as const) {
    for (const locality of [...project.localities, undefined]) search(kind, locality);
  }
  return best.map(({ row }) => row.project);
}

/** Yields rows from the nearest price to the farthest. */
function* outwards<P>(byPrice: readonly Row<P>[], priceRupees: number): Generator<Row<P>> {
  let above = firstFrom(byPrice, priceRupees);
  let below = above - 1;
  for (;;) {
    const lower = byPrice[below];
    const higher = byPrice[above];
    const isLowerNearer = lower && !(higher && higher.priceRupees - priceRupees <= priceRupees - lower.priceRupees);
    const row = isLowerNearer ? byPrice[below--] : byPrice[above++];
    if (!row) return;
    yield row;
  }
}

/** Index of the first row that is not cheaper. */
function firstFrom(byPrice: readonly Row<unknown>[], priceRupees: number): number {
  let [low, high] = [0, byPrice.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((byPrice[middle]?.priceRupees ?? 0) < priceRupees) low = middle + 1;
    else high = middle;
  }
  return low;
}
