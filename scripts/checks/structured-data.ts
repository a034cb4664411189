import { decodeEntities, tagsOf, type BuiltFile } from './markup';

type Thing = Record<string, unknown>;

/** Structured data of a page. */
export interface PageData {
  path: string;
  things: Thing[];
  /** Names in the visible breadcrumbs: the links, then the page itself. */
  trail: string[];
  hrefs: ReadonlySet<string>;
  /** Data blocks as written. */
  blocks: string[];
}

/** Types for data that the site does not have, or without any benefit (search-engines 1.3). */
const FORBIDDEN_TYPES = ['FAQPage', 'JobPosting', 'Review', 'AggregateRating', 'Product', 'HotelRoom'];
const HOME_TYPES = ['RealEstateAgent', 'WebSite'];
/**
 * What Google's documents ask of the types that it shows something for (breadcrumb, local business, organization, site
 * name). That types and properties are schema.org's is held by the compiler, with the types of schema-dts.
 */
const ASKED_BY_GOOGLE: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  RealEstateAgent: ['name', 'address', 'geo', 'telephone', 'url', 'image'],
  PostalAddress: ['addressCountry', 'streetAddress', 'addressLocality', 'addressRegion'],
  GeoCoordinates: ['latitude', 'longitude'],
  // A developer may have neither picture nor words yet.
  Organization: ['name'],
  WebSite: ['name', 'url'],
  Offer: ['price', 'priceCurrency', 'availability'],
  AggregateOffer: ['lowPrice', 'priceCurrency'],
};
const NO_FACT = /undefined|"null"|NaN|N\/A|not available|not specified|Unknown Type|Unnamed Project|28\.6139|77\.209\b/;

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The node itself and all nested nodes. */
function deepThings(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(deepThings);
  return isThing(value) ? [value, ...Object.values(value).flatMap(deepThings)] : [];
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));
const typeOf = (thing: Thing) => asText(thing['@type']);

function readTrail(html: string): string[] {
  const nav = /<nav aria-label="Breadcrumb"[^>]*>([\s\S]*?)<\/nav>/.exec(html)?.[1] ?? '';
  const steps = [...nav.matchAll(/<(?:a\b[^>]*|span aria-current="page"[^>]*)>([\s\S]*?)<\/(?:a|span)>/g)];
  return steps.map(([, name = '']) => decodeEntities(name.replace(/<[^>]+>/g, '')).trim());
}

export function readPageData({ path, html }: BuiltFile): PageData {
  const found = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
  const blocks = found.map(([, text = '']) => text);
  const things = blocks.flatMap((text): Thing[] => {
    const data = JSON.parse(text) as { '@graph'?: Thing[] };
    return data['@graph'] ?? [data];
  });
  return {
    path,
    things,
    blocks,
    trail: readTrail(html),
    hrefs: new Set(tagsOf(html, 'a').map(({ href = '' }) => decodeEntities(href))),
  };
}

function checkBreadcrumbs({ path, things, trail }: PageData, siteUrl: string): string[] {
  const list = things.find((thing) => typeOf(thing) === 'BreadcrumbList');
  if (!list) return [`${path}: no BreadcrumbList`];
  const items = list['itemListElement'] as Thing[];
  const names = items.map(({ name }) => asText(name));
  const faults =
    names.join(' > ') === trail.join(' > ')
      ? []
      : [`${path}: trail is ${trail.join(' > ')}, data ${names.join(' > ')}`];
  if (items.length < 2) faults.push(`${path}: a trail of one step`);
  items.forEach(({ position, item }, index) => {
    if (position !== index + 1) faults.push(`${path}: step ${index + 1} has position ${asText(position)}`);
    if (index < items.length - 1 && !asText(item).startsWith(siteUrl))
      faults.push(`${path}: step ${index + 1} has no address`);
  });
  return faults;
}

function checkLists({ path, things, hrefs }: PageData, siteUrl: string): string[] {
  return deepThings(things)
    .filter((thing) => typeOf(thing) === 'ItemList')
    .flatMap((list) => {
      const items = list['itemListElement'] as Thing[];
      const unseen = items.filter(({ url }) => !hrefs.has(asText(url).replace(siteUrl, '')));
      return [
        ...(list['numberOfItems'] === items.length ? [] : [`${path}: numberOfItems is not ${items.length}`]),
        ...unseen.map(({ url }) => `${path}: lists ${asText(url)}, which is not on the page`),
      ];
    });
}

/** Faults of one page's structured data; a page that is not indexed needs none (search-engines 1.3). */
export function checkPageData(data: PageData, isIndexable: boolean, siteUrl: string): string[] {
  const { path, things, blocks } = data;
  const isHome = path === '/' || path === '/home';
  const all = deepThings(things);
  const types = all.map(typeOf);
  const faults = blocks.flatMap((text) => [
    ...(text.includes('<') ? [`${path}: < is not escaped`] : []),
    ...(NO_FACT.test(text) ? [`${path}: data without a fact: ${NO_FACT.exec(text)?.[0]}`] : []),
  ]);
  for (const type of FORBIDDEN_TYPES) if (types.includes(type)) faults.push(`${path}: ${type}`);
  for (const type of HOME_TYPES) {
    if (types.includes(type) !== isHome) faults.push(`${path}: ${isHome ? 'no' : 'a second'} ${type}`);
  }
  const relative = all.flatMap((thing) =>
    ['url', 'image', 'logo', 'contentUrl', 'item']
      .flatMap((key) => [thing[key] ?? []].flat())
      .filter((address) => !/^https?:\/\//.test(asText(address))),
  );
  faults.push(...relative.map((address) => `${path}: address without host: ${asText(address)}`));
  for (const thing of all.filter((each) => Object.keys(each).join() !== '@id')) {
    const missing = (ASKED_BY_GOOGLE[typeOf(thing)] ?? []).filter((name) => !(name in thing));
    faults.push(...missing.map((name) => `${path}: ${typeOf(thing)} without ${name}`));
  }
  if (!isHome && isIndexable) faults.push(...checkBreadcrumbs(data, siteUrl));
  return [...faults, ...checkLists(data, siteUrl)];
}
