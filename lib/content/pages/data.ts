import 'server-only';
import { listingKey } from '@/lib/domain/listing/listing';
import type { ListingRecord } from '@/lib/domain/listing/record';
import type { Project } from '@/lib/domain/project/project';
import { comparedKey } from '@/lib/domain/visitor/compared';
import { categoryPath, cityKindPath, listingPath, localityPath, ROUTES, projectPath } from '@/lib/domain/site/routes';
import { getAssistantData } from './data/assistant';
import { getCities, getCityKinds, getProjectsOfCityKind } from '../records/cities';
import { getBuyingFile } from '../records/costs';
import { memoizeOnContent, getLoadedContent } from '../set/content';
import { getDevelopers } from '../records/developers';
import { getLocalityPages } from '../records/localities';
import { getProjects, getProjectsOfCategory, getProjectsOfDeveloper } from '../records/projects';
import { getPromo } from '../records/pages';
import { RECORD_PARTS } from '../records/parts';
import { getChargeTexts, getFreeTexts, getUnitCostHrefs, getUnits } from '../records/units';
import { unitsKey } from '@/lib/domain/project/unit';
import { getHomesByPrice } from './data/homes-by-price';
import { getSearchFile } from './data/search';
import { toQrCode } from '../records/qr-code';
import { getQrAddresses } from '../records/trust';
import { toQrFile } from '@/lib/domain/picture/image';
import { listingRecordOf } from './listing';
import { pageKind } from './page-kind';
import { CONSTRUCTION_IN, SPECIFIED } from '@/lib/domain/search/passages';
import { toSentences } from '@/lib/domain/project/description';
import { PROJECT_CATEGORIES } from '@/lib/domain/site/kinds';
import { INVESTMENT_LABELS } from '@/lib/domain/project/investment';
import { toComparedFacts, type ComparedFacts } from '@/lib/domain/project/compared-facts';
import { valueOf } from '@/lib/domain/project/page';
import { getAmenitiesSection, getSpecificationsSection } from '../records/catalogue';
import { getFloorPlan } from '../records/floor-plans';
import { getLocation } from '../records/locations';
import { getPaymentPlansSection } from '../records/sections';
import { buildTime } from '../files/build-day';
import { CONTENT_FILES, KEY_OF_FILE, layOut, type ContentFile } from '../files/table';
import { contentDir, diskSource } from '../files/source';
import type { Entry } from '../files/loaded-file';
import { isObject, type JsonPath } from '../files/walk';
import { ContentError } from '../files/faults';
import { contentAt } from '../set/schedule';

/** Address of a project by its id and by its custom_id (routes-and-content, Routes). */
const getProjectAddresses: () => Record<string, string> = memoizeOnContent(
  ({ residentialProjects, commercialProjects }) =>
    Object.fromEntries(
      [...residentialProjects.entries, ...commercialProjects.entries].flatMap(({ id, key, value }) =>
        [value.id, value.custom_id].flatMap((name) => (name ? [[name, projectPath(key, id)]] : [])),
      ),
    ),
);

/** What the comparison shows of a project, from its own records. */
function getComparedFacts(project: Project): ComparedFacts {
  return toComparedFacts({
    project,
    floors: getFloorPlan(project.id)?.floors ?? [],
    paymentPlans: valueOf(getPaymentPlansSection(project.id)) ?? [],
    amenities: valueOf(getAmenitiesSection(project.id)) ?? [],
    nearby: getLocation(project.id)?.nearby ?? [],
  });
}

/**
 * Files derived from several records: what the search finds, project addresses (for `?custom_id=`), the assistant's data,
 * the promotional popup, rates and prices for calculators.
 */
const DERIVED_FILES: Readonly<Record<string, () => unknown>> = {
  'search.json': getSearchFile,
  'project-addresses.json': getProjectAddresses,
  'assistant.json': getAssistantData,
  'promotion.json': getPromo,
  'buying.json': getBuyingFile,
  'homes-by-price.json': getHomesByPrice,
};

/** The sentences of a project's page, for questions of what no field of its record says. */
function toTexts(project: Project): string[] {
  const specified = (valueOf(getSpecificationsSection(project.id)) ?? []).map(({ label }) => label);
  return [
    ...toSentences(project.shortDescription ?? ''),
    ...toSentences(project.description),
    ...(RECORD_PARTS.getAllInTexts?.(project) ?? []),
    ...getFreeTexts(project.id),
    ...getChargeTexts(project.id),
    ...project.investment.map(({ fact, value }) => `${INVESTMENT_LABELS[fact]}: ${value}.`),
    ...(specified.length > 0 ? [`${SPECIFIED}${specified.join(', ')}.`] : []),
    ...project.progress.map(({ monthText, stage }) => `${CONSTRUCTION_IN}${monthText}: ${stage}`),
  ];
}

/** `compared.{developer}.json`: what the comparison shows of a developer's projects besides their listing, and what their pages say. */
const developersByFile = memoizeOnContent(
  () =>
    new Map(
      getDevelopers()
        .filter(({ projectCount }) => projectCount > 0)
        .map(({ slug }) => [`${comparedKey(slug)}.json`, slug]),
    ),
);

/** `units.{project}.json`: what a project's list of units fetches. */
const projectsByFile = memoizeOnContent(
  ({ units }) =>
    new Map(units.entries.filter(({ key }) => getUnits(key)).map(({ key }) => [`${unitsKey(key)}.json`, key])),
);

/** The source files, unchanged (spec 7, Static reads), and the files derived from them. */
export const dataFiles = pageKind('/data/[file]', {
  name: 'data',
  params: () =>
    [...DATA_FILES, ...Object.keys(DERIVED_FILES), ...developersByFile().keys(), ...projectsByFile().keys()].map(
      (file) => ({ file }),
    ),
  data: ({ file }) => {
    const project = projectsByFile().get(file);
    if (project !== undefined) return { body: getUnitCostHrefs(project) };
    const slug = developersByFile().get(file);
    if (slug !== undefined) {
      const projects = getProjectsOfDeveloper(slug);
      const texts = Object.fromEntries(projects.map((project) => [project.id, toTexts(project)]));
      return { body: { projects: projects.map(getComparedFacts), texts } };
    }
    const derive = Object.hasOwn(DERIVED_FILES, file) ? DERIVED_FILES[file] : undefined;
    return { body: derive ? derive() : readPublishedContent(file) };
  },
});

/** Content of /data/{file}: the text of a source file, else a value to serialise as JSON; throws for an unknown name. */
export function getDataFile(file: string): unknown {
  const page = dataFiles.read({ file });
  return page && 'body' in page ? page.body : null;
}

type Listing = [base: string, projects: Project[]];

function developerListings(slug: string): Listing[] {
  const projects = getProjectsOfDeveloper(slug);
  const cities = [...new Set(projects.map(({ citySlug }) => citySlug))];
  return [
    [listingPath(slug), projects],
    ...cities.map((city): Listing => [listingPath(slug, city), projects.filter(({ citySlug }) => citySlug === city)]),
  ];
}

/** Every listing that has projects, by the key of its data file (routes-and-content, Pages). */
const projectsByListing = memoizeOnContent(() => {
  const listings: Listing[] = [
    [ROUTES.projects, getProjects()],
    ...PROJECT_CATEGORIES.map((category): Listing => [categoryPath(category), getProjectsOfCategory(category)]),
    ...getDevelopers().flatMap(({ slug }) => developerListings(slug)),
    ...getCities().flatMap(({ slug }) =>
      getCityKinds(slug).map((kind): Listing => [cityKindPath(slug, kind), getProjectsOfCityKind(slug, kind)]),
    ),
    ...getLocalityPages().map(({ id, projects }): Listing => [localityPath(id), projects]),
  ];
  return new Map(
    listings
      .filter(([, projects]) => projects.length > 0)
      .map(([base, projects]) => [`${listingKey(base)}.json`, projects]),
  );
});

/** All projects of one listing, for filters in the browser (routes-and-content, Pages). */
export const listingFiles = pageKind('/data/listings/[file]', {
  name: 'listing data',
  params: () => [...projectsByListing().keys()].map((file) => ({ file })),
  data: ({ file }) => {
    const projects = projectsByListing().get(file);
    return projects ? { records: projects.map(listingRecordOf) } : null;
  },
});

/** Content of /data/listings/{file}; null for an unknown name. */
export function getListingFile(file: string): ListingRecord[] | null {
  const page = listingFiles.read({ file });
  return page && 'records' in page ? page.records : null;
}

/** QR codes that open a registration, or its authority's site. */
export const qrFiles = pageKind('/data/qr/[file]', {
  name: 'QR code',
  params: () => [...getQrAddresses().keys()].map((name) => ({ file: `${name}.svg` })),
  data: ({ file }) => {
    const address = getQrAddresses().get(file.replace(/\.svg$/, ''));
    return address === undefined ? null : { address };
  },
});

/** Content of /data/qr/{file}; null for an unknown name. */
export function getQrFile(file: string): string | null {
  const page = qrFiles.read({ file });
  return page && 'address' in page ? toQrFile(toQrCode(page.address)) : null;
}

/** Names, with `.json`, of the files published unchanged under /data (spec 3, 7). */
export const DATA_FILES: string[] = Object.values(CONTENT_FILES)
  .filter(({ isPublished }) => isPublished)
  .map(({ name }) => name);

/**
 * Text of a published file, by its name with or without `.json`; throws for other names. It is the file's own, but for
 * records and prices that are not public at the moment of the build.
 */
export function readPublishedContent(name: string): string {
  const file = name.endsWith('.json') ? name : `${name}.json`;
  const bytes = DATA_FILES.includes(file) ? diskSource(contentDir()).read(file) : null;
  const key = KEY_OF_FILE.get(file);
  if (bytes === null || key === undefined) throw new ContentError(`${file}: is not a published content file`);
  const text = bytes.toString('utf8');
  const { content } = getLoadedContent();
  const [whole, shown]: Entry<unknown>[][] = [content[key].entries, contentAt(content, buildTime())[key].entries];
  const values = new Map(shown!.map((entry) => [nameOf(entry.position.path), entry.value]));
  const isPublic = (entry: Entry<unknown>) =>
    values.get(nameOf(entry.position.path)) === entry.value && !hasLaterPrices(entry.value);
  if (whole!.every(isPublic)) return text;
  const known = new Set(whole!.map((entry) => nameOf(entry.position.path)));
  return layOut(
    changeRecords(CONTENT_FILES[key], JSON.parse(text), (path, record) => {
      const at = nameOf(path);
      if (!known.has(at)) return [record];
      return values.has(at) ? [withPrice(record, values.get(at))] : [];
    }),
  );
}

const nameOf = (path: JsonPath) => JSON.stringify(path);
const hasLaterPrices = (value: unknown) => isObject(value) && value['laterPrices'] !== undefined;

/** A record with the price of another value of it, and without the prices to come. */
function withPrice(record: unknown, shown: unknown): unknown {
  if (!isObject(record) || !isObject(shown)) return record;
  const { price } = shown;
  return Object.fromEntries(
    Object.entries({ ...record, price }).filter(([key, value]) => key !== 'laterPrices' && value !== undefined),
  );
}

/** A file's value with each record in place of itself, or gone. */
function changeRecords(
  { shape }: ContentFile,
  json: unknown,
  change: (path: JsonPath, record: unknown) => unknown[],
): unknown {
  const ofList = (list: unknown, above: JsonPath) =>
    Array.isArray(list) ? list.flatMap((record: unknown, at) => change([...above, at], record)) : list;
  if (shape === 'list') return ofList(json, []);
  if (!isObject(json)) return json;
  return Object.fromEntries(
    Object.entries(json).flatMap(([key, value]) => {
      if (shape === 'map of lists') return [[key, ofList(value, [key])]];
      return change([key], value).map((record) => [key, record]);
    }),
  );
}
