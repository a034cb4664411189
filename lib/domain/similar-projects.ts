import { groupedBy } from './grouped';
import type { Project, ProjectKind } from './project';

/** What the score reads of a project. */
export type SimilarityFacts = Pick<Project, 'kind' | 'price' | 'area' | 'localities'>;

const WEIGHT = { propertyType: 0.35, price: 0.3, area: 0.2, localities: 0.15 } as const;
const PRICE_REACH_RUPEES = 10_000_000;
const AREA_REACH_SQFT = 10_000;
export const SIMILAR_PROJECT_COUNT = 4;

/** 0 to 1: 0.35 same type + 0.30 price closeness + 0.20 area closeness + 0.15 a shared locality (spec 9). */
export function similarityScore(a: SimilarityFacts, b: SimilarityFacts): number {
  const numbers = new LocalityNumbers();
  return scoreOf(toProfile(a, 0, numbers), toProfile(b, 1, numbers));
}

/** A project as it is compared; missing values are null. */
interface Profile {
  /** Position in the content. */
  at: number;
  kind: ProjectKind;
  priceRupees: number | null;
  areaSqft: number | null;
  /** By number, whatever their letters' case: numbers are quick to compare. */
  localities: readonly number[];
}

class LocalityNumbers {
  readonly #numbers = new Map<string, number>();

  of(name: string): number {
    const key = name.toLowerCase();
    const number = this.#numbers.get(key) ?? this.#numbers.size;
    this.#numbers.set(key, number);
    return number;
  }
}

function toProfile({ kind, price, area, localities }: SimilarityFacts, at: number, numbers: LocalityNumbers): Profile {
  return {
    at,
    kind,
    priceRupees: price?.minRupees ?? null,
    areaSqft: area?.minSqft ?? null,
    localities: localities.map((name) => numbers.of(name)),
  };
}

function scoreOf(a: Profile, b: Profile): number {
  return scoreIf(sharesLocality(a, b), a, b);
}

function scoreIf(isLocalityShared: boolean, a: Profile, b: Profile): number {
  return weigh(
    a.kind === b.kind,
    closeness(a.priceRupees, b.priceRupees, PRICE_REACH_RUPEES),
    closeness(a.areaSqft, b.areaSqft, AREA_REACH_SQFT),
    isLocalityShared,
  );
}

function sharesLocality(a: Profile, b: Profile): boolean {
  for (const number of a.localities) if (b.localities.includes(number)) return true;
  return false;
}

function weigh(isSameType: boolean, price: number, area: number, isLocalityShared: boolean): number {
  return (
    (isSameType ? WEIGHT.propertyType : 0) +
    WEIGHT.price * price +
    WEIGHT.area * area +
    (isLocalityShared ? WEIGHT.localities : 0)
  );
}

/** 1 when equal, falling to 0 at `reach`; a missing value counts as 0 (decisions, Project page). */
function closeness(a: number | null, b: number | null, reach: number): number {
  if (a === null || b === null) return 0;
  return Math.max(0, 1 - Math.abs(a - b) / reach);
}

/** Projects of one type, ready to be walked outwards from a price or an area. */
interface Shelf {
  all: Profile[];
  byPrice: Profile[];
  withoutPrice: Profile[];
  byArea: Profile[];
  withoutArea: Profile[];
}

/** All projects of one type, and those of each locality: the best are mostly among the few that share one. */
interface Shelves {
  whole: Shelf;
  ofLocality: ReadonlyMap<number, Shelf>;
}

/** Projects prepared for comparison, so that each is compared with its neighbours instead of with all. */
export interface SimilarityIndex<P> {
  projects: readonly P[];
  profiles: Map<P, Profile>;
  shelves: Record<ProjectKind, Shelves>;
  numbers: LocalityNumbers;
}

export function createSimilarityIndex<P extends SimilarityFacts>(projects: readonly P[]): SimilarityIndex<P> {
  const numbers = new LocalityNumbers();
  const profiles = new Map(projects.map((project, at) => [project, toProfile(project, at, numbers)]));
  const all = [...profiles.values()];
  const shelvesOf = (kind: ProjectKind) => toShelves(all.filter((profile) => profile.kind === kind));
  const shelves = { residential: shelvesOf('residential'), commercial: shelvesOf('commercial') };
  return { projects, profiles, shelves, numbers };
}

function toShelves(all: Profile[]): Shelves {
  const placed = all.flatMap((profile) => [...new Set(profile.localities)].map((locality) => ({ locality, profile })));
  const groups = groupedBy(placed, ({ locality }) => locality);
  const shelves = [...groups].map(
    ([locality, group]) => [locality, toShelf(group.map(({ profile }) => profile))] as const,
  );
  return { whole: toShelf(all), ofLocality: new Map(shelves) };
}

function toShelf(all: Profile[]): Shelf {
  const sorted = (key: 'priceRupees' | 'areaSqft') =>
    all.filter((profile) => profile[key] !== null).sort((a, b) => (a[key] ?? 0) - (b[key] ?? 0));
  return {
    all,
    byPrice: sorted('priceRupees'),
    withoutPrice: all.filter(({ priceRupees }) => priceRupees === null),
    byArea: sorted('areaSqft'),
    withoutArea: all.filter(({ areaSqft }) => areaSqft === null),
  };
}

/** The four most similar others, best first, ties in content order (spec 9, decisions). */
export function similarProjects<P extends SimilarityFacts>(project: P, index: SimilarityIndex<P>): P[] {
  const own = index.profiles.get(project) ?? toProfile(project, -1, index.numbers);
  const best = new BestMatches(own);
  const otherKind = own.kind === 'residential' ? 'commercial' : 'residential';
  for (const kind of [own.kind, otherKind] as const) {
    const { whole, ofLocality } = index.shelves[kind];
    for (const number of own.localities) {
      const shelf = ofLocality.get(number);
      if (shelf) searchShelf(shelf, { isSameType: kind === own.kind, isLocalityShared: true }, own, best);
    }
    searchShelf(whole, { isSameType: kind === own.kind, isLocalityShared: false }, own, best);
  }
  return best.positions.flatMap((at) => index.projects[at] ?? []);
}

/** Stops where not even a match in everything else could be among the best. */
function searchShelf(
  shelf: Shelf,
  { isSameType, isLocalityShared }: { isSameType: boolean; isLocalityShared: boolean },
  own: Profile,
  best: BestMatches,
): void {
  const { priceRupees, areaSqft } = own;
  const bestArea = areaSqft === null ? 0 : 1;
  if (priceRupees !== null) {
    const boundAt = (price: number | null) =>
      weigh(isSameType, closeness(priceRupees, price, PRICE_REACH_RUPEES), bestArea, isLocalityShared);
    walkOutwards(shelf.byPrice, 'priceRupees', priceRupees, boundAt, best);
    walkInOrder(shelf.withoutPrice, boundAt(null), best);
  } else if (areaSqft !== null) {
    const boundAt = (area: number | null) =>
      weigh(isSameType, 0, closeness(areaSqft, area, AREA_REACH_SQFT), isLocalityShared);
    walkOutwards(shelf.byArea, 'areaSqft', areaSqft, boundAt, best);
    walkInOrder(shelf.withoutArea, boundAt(null), best);
  } else walkInOrder(shelf.all, weigh(isSameType, 0, 0, isLocalityShared), best);
}

function walkOutwards(
  sorted: readonly Profile[],
  key: 'priceRupees' | 'areaSqft',
  from: number,
  boundAt: (value: number | null) => number,
  best: BestMatches,
): void {
  let above = firstFrom(sorted, key, from);
  let below = above - 1;
  const distance = (profile: Profile | undefined) => (profile ? Math.abs((profile[key] ?? 0) - from) : Infinity);
  for (;;) {
    const isBelow = distance(sorted[below]) < distance(sorted[above]);
    const nearest = isBelow ? sorted[below--] : sorted[above++];
    if (!nearest || boundAt(nearest[key]) < best.least) return;
    best.offer(nearest);
  }
}

/** Of equal ones the first counts: four that nothing can surpass end the walk. */
function walkInOrder(profiles: readonly Profile[], bound: number, best: BestMatches): void {
  for (const profile of profiles) {
    if (bound < best.least || (bound === best.least && profile.at > best.lastPosition)) return;
    best.offer(profile);
  }
}

/** Position of the first value that is not below `from`. */
function firstFrom(sorted: readonly Profile[], key: 'priceRupees' | 'areaSqft', from: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.[key] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

class BestMatches {
  readonly #found: { at: number; score: number }[] = [];
  constructor(private readonly own: Profile) {}

  /** A score below this is of no use. */
  least = 0;

  get lastPosition(): number {
    return this.#found[SIMILAR_PROJECT_COUNT - 1]?.at ?? Infinity;
  }

  get positions(): number[] {
    return this.#found.map(({ at }) => at);
  }

  offer(profile: Profile): void {
    if (profile === this.own) return;
    // Most are too far off whatever their locality, and texts cost more to compare than numbers.
    if (scoreIf(true, this.own, profile) < this.least) return;
    const { at } = profile;
    // Who shares two localities is met twice.
    if (this.#found.some((other) => other.at === at)) return;
    const score = scoreOf(this.own, profile);
    const place = this.#found.findIndex((other) => score > other.score || (score === other.score && at < other.at));
    if (place >= 0) this.#found.splice(place, 0, { at, score });
    else this.#found.push({ at, score });
    this.#found.length = Math.min(this.#found.length, SIMILAR_PROJECT_COUNT);
    this.least = this.#found[SIMILAR_PROJECT_COUNT - 1]?.score ?? 0;
  }
}
