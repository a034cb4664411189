import type { CONTENT_FILES, ContentKey } from '@/lib/content/files/table';
import type { RawCity } from '@/lib/content/schemas/city';
import type { RawProject } from '@/lib/content/schemas/project';
import type { RawCompany, RawDeveloper } from '@/lib/content/schemas/developer';
import { createChance, type Chance } from './chance';
import { makeDevelopers, type MadeDeveloper } from './make-developers';
import { makeProject, type MadeProject, type Pictures } from './make-project';
import { makeFloorPlan, makeLocation, makePaymentPlans, makeSlides } from './make-sections';
import { makeCities, type Place } from './places';

/** Base of every set: the JSON of the project's own content, and its pictures below images/. */
export interface BaseContent {
  files: Record<ContentKey, unknown>;
  images: string[];
}

type ContentJson = Record<ContentKey, unknown>;

/** A complete, valid set with `projectCount` projects; all other files grow with them. Deterministic. */
export function makeContentSet(base: BaseContent, projectCount: number, seed: number): ContentJson {
  const { cities, places } = makeCities(
    structuredClone(base.files.cities) as Record<string, RawCity>,
    projectCount,
    seed,
  );
  const makers = makeDevelopers(base.files, base.images, projectCount, seed);
  const projects = makeProjects(base, places, makers, projectCount, seed);
  return {
    ...base.files,
    // What pictures show is stated of the project's own content; here they are picked by chance.
    drawings: [],
    pictures: [],
    // A made city has not the localities of the project's own content: its advisers cover all of it.
    advisers: (base.files.advisers as object[]).map((adviser) => ({ ...adviser, localities: undefined })),
    site: { ...(base.files.site as object), defaultDeveloper: makers[0]?.slug },
    promo: { ...(base.files.promo as object), projectId: projects[0]?.id },
    cities,
    ...developerFiles(makers, projects),
    residentialProjects: byDeveloper(projects, 'residential'),
    commercialProjects: byDeveloper(projects, 'commercial'),
    trendingProjects: trendingOf(projects),
    ...sectionFiles(base, projects, seed),
  };
}

/** Lead pictures of the base content by category. */
function coversOf({ residentialProjects, commercialProjects }: ContentJson): Pictures['covers'] {
  const listed = (['residential', 'commercial'] as const).flatMap((kind) => {
    const file = (kind === 'residential' ? residentialProjects : commercialProjects) as Record<string, RawProject[]>;
    return Object.values(file)
      .flat()
      .map(({ category = kind, image = '' }) => ({ category, image }));
  });
  const of = (category: string) => listed.filter((each) => each.category === category).map(({ image }) => image);
  return {
    residential: of('residential'),
    commercial: of('commercial'),
    plots: of('plots'),
    sco: of('sco'),
  };
}

function makeProjects(
  { files, images }: BaseContent,
  places: Place[],
  makers: MadeDeveloper[],
  count: number,
  seed: number,
): MadeProject[] {
  const under = (start: string) => images.filter((image) => image.startsWith(start) && /\.(jpg|png)$/.test(image));
  const pictures: Pictures = {
    covers: coversOf(files),
    gallery: [...under('interiors/'), ...under('amenities/')],
  };
  const taken = new Set<string>();
  const pickPlace = byWeight(places, ({ weight }) => weight);
  const pickMaker = byWeight(makers, (_, rank) => 1 / (rank + 4) ** 0.7);
  return Array.from({ length: count }, (_, at) => {
    const chance = createChance(seed, at);
    const place = at === 0 ? places[0]! : pickPlace(chance);
    const maker = at === 0 ? makers[0]! : pickMaker(chance);
    const project = makeProject(chance, place, maker, pictures, (id) => !taken.has(id));
    taken.add(project.id);
    return project;
  });
}

/** A weighted random choice by binary search. */
function byWeight<T>(items: readonly T[], weightOf: (item: T, at: number) => number): (chance: Chance) => T {
  let total = 0;
  const ends = items.map((item, at) => (total += weightOf(item, at)));
  return (chance) => {
    const draw = chance.next() * total;
    let [low, high] = [0, items.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (draw < (ends[middle] ?? 0)) high = middle;
      else low = middle + 1;
    }
    return items[low]!;
  };
}

function developerFiles(makers: MadeDeveloper[], projects: MadeProject[]) {
  const categories = new Map(makers.map(({ slug }) => [slug, new Set<string>()]));
  for (const { developerSlug, category } of projects) categories.get(developerSlug)?.add(category);
  return {
    developerNames: Object.fromEntries(makers.map(({ slug, name }) => [slug, name])),
    companies: Object.fromEntries(makers.map(({ slug, company }): [string, RawCompany] => [slug, company])),
    developers: makers.map(({ slug, record }): RawDeveloper => {
      const own = [...(categories.get(slug) ?? [])];
      return { ...record, type: own.length > 0 ? own : record.type };
    }),
  };
}

function byDeveloper(projects: MadeProject[], kind: MadeProject['kind']) {
  const lists: Record<string, unknown[]> = {};
  for (const project of projects) if (project.kind === kind) (lists[project.developerSlug] ??= []).push(project.raw);
  return lists;
}

const PROJECTS_PER_TRENDING = 11;
const MOST_TRENDING = 24;

function trendingOf(projects: MadeProject[]) {
  const count = Math.min(MOST_TRENDING, Math.ceil(projects.length / PROJECTS_PER_TRENDING));
  return projects.slice(0, count).map(({ id, developerSlug, raw }, at) => ({
    id,
    name: raw.name,
    ...(at % 4 === 3 ? {} : { slug: `/project-details/${developerSlug}/${id}` }),
    image: raw.image,
    ...(raw.price ? { price: raw.price } : {}),
    description: raw.shortDescription,
    developer: raw.developer,
  }));
}

function sectionFiles({ files, images }: BaseContent, projects: MadeProject[], seed: number) {
  const keysOf = (group: 'amenities' | 'specifications') =>
    Object.keys((files.catalogue as Record<typeof group, object>)[group]);
  const [amenityKeys, specificationKeys] = [keysOf('amenities'), keysOf('specifications')];
  const under = (start: string) => images.filter((image) => image.startsWith(start) && !image.endsWith('.svg'));
  const [maps, drawings, plans, rooms, places] = [
    under('location-maps/'),
    under('floor-plans/'),
    under('site-plans/'),
    under('interiors/'),
    under('amenities/'),
  ];
  const defaultOf = (key: ContentKey) => ({ default: (files[key] as { default: unknown }).default });
  const made = {
    floorPlans: {} as Record<string, unknown>,
    paymentPlans: {} as Record<string, unknown>,
    amenities: {} as Record<string, unknown>,
    specifications: {} as Record<string, unknown>,
    amenityImages: defaultOf('amenityImages') as Record<string, unknown>,
    specificationImages: defaultOf('specificationImages') as Record<string, unknown>,
    locations: defaultOf('locations') as Record<string, unknown>,
    sitePlans: {} as Record<string, unknown>,
  } satisfies Partial<Record<keyof typeof CONTENT_FILES, unknown>>;
  for (const [at, project] of projects.entries()) {
    const { id, raw } = project;
    const chance = createChance(seed + 1, at);
    const floorPlan = chance.is(0.8) ? makeFloorPlan(project, drawings, chance) : null;
    if (floorPlan) made.floorPlans[id] = floorPlan;
    if (chance.is(0.72)) made.paymentPlans[id] = makePaymentPlans(chance);
    made.amenities[id] = chance.some(amenityKeys, chance.whole(8, 20));
    made.specifications[id] = chance.some(specificationKeys, chance.whole(6, 16));
    if (chance.is(0.11)) made.amenityImages[id] = makeSlides(places, chance);
    if (chance.is(0.08)) made.specificationImages[id] = makeSlides(rooms, chance);
    if (chance.is(0.8)) made.locations[id] = makeLocation(project, maps, chance);
    if (chance.is(0.6)) made.sitePlans[id] = { name: raw.name, sitePlanImages: [chance.pick(plans)] };
  }
  return made;
}
