import { readFileSync } from 'node:fs';

type Thing = Readonly<Record<string, unknown>>;

/**
 * What Google's documents ask of the types that we give and that it shows something for (structured data of breadcrumb,
 * local business, organization, site name). For listings of homes, floor plans and offers of them it shows nothing.
 */
const ASKED_BY_GOOGLE: Readonly<Record<string, { required: readonly string[]; recommended: readonly string[] }>> = {
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  RealEstateAgent: { required: ['name', 'address'], recommended: ['geo', 'telephone', 'url', 'image'] },
  PostalAddress: { required: ['addressCountry'], recommended: ['streetAddress', 'addressLocality', 'addressRegion'] },
  GeoCoordinates: { required: ['latitude', 'longitude'], recommended: [] },
  // A developer may have neither picture nor words yet.
  Organization: { required: ['name'], recommended: [] },
  WebSite: { required: ['name', 'url'], recommended: [] },
  Offer: { required: ['price', 'priceCurrency'], recommended: ['availability'] },
  AggregateOffer: { required: ['lowPrice', 'priceCurrency'], recommended: [] },
};

/** Types of schema.org whose values are written as text or number. */
const PLAIN = ['Text', 'URL', 'Date', 'DateTime', 'Number', 'Integer', 'Float', 'Boolean'];

interface Vocabulary {
  /** Whether a type is, or is a kind of, another. */
  isA: (type: string, other: string) => boolean;
  /** Types of the values of a property; null if the type has no such property. */
  rangeOf: (type: string, property: string) => readonly string[] | null;
  /** Whether a type's values are written as text or number: a plain one, or one of a list of names. */
  isPlain: (type: string) => boolean;
}

/** Reads schema.org's own types and properties, as the package of its types has them. */
export function readVocabulary(source = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8')): Vocabulary {
  const parents = new Map<string, string[]>();
  const ranges = new Map<string, Map<string, string[]>>();
  for (const [, name = '', kind, of = '', body = ''] of source.matchAll(
    /interface (\w+?)(Base|Leaf) extends ([^{]+)\{([\s\S]*?)\n\}/g,
  )) {
    const above = of.match(/\w+(?=Base\b)/g) ?? [];
    parents.set(name, [...(parents.get(name) ?? []), ...above.filter((parent) => parent !== name)]);
    if (kind !== 'Base') continue;
    const found = [...body.matchAll(/"(\w+)"\?: SchemaValue<(.+), "\w+">;/g)];
    ranges.set(name, new Map(found.map(([, property = '', range = '']) => [property, range.match(/\w+/g) ?? []])));
  }
  const named = new Set([...source.matchAll(/export type (\w+) = "https:\/\/schema\.org\//g)].map(([, name]) => name));

  const ancestors = (type: string): string[] => [type, ...(parents.get(type) ?? []).flatMap(ancestors)];
  return {
    isA: (type, other) => ancestors(type).includes(other),
    rangeOf: (type, property) =>
      ancestors(type)
        .map((each) => ranges.get(each)?.get(property))
        .find((range) => range !== undefined) ?? null,
    isPlain: (type) => PLAIN.includes(type) || named.has(type),
  };
}

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

/** Faults of a node and all nodes in it: unknown types and properties, values of another type, what Google asks for. */
export function checkVocabulary(node: Thing, vocabulary: Vocabulary, at = ''): string[] {
  const type = String(node['@type']);
  const where = `${at}${type}`;
  const asked = ASKED_BY_GOOGLE[type];
  const missing = [...(asked?.required ?? []), ...(asked?.recommended ?? [])].filter((name) => !(name in node));
  const faults = missing.map((name) => `${where} without ${name}`);
  for (const [property, value] of Object.entries(node)) {
    if (property.startsWith('@')) continue;
    const range = vocabulary.rangeOf(type, property);
    if (range === null) faults.push(`${where} has no ${property}`);
    for (const each of range === null ? [] : [value].flat()) {
      if (!isThing(each)) {
        // An address may stand for a thing.
        if (!range?.some(vocabulary.isPlain) && !/^https?:/.test(String(each)))
          faults.push(`${where}: ${property} is no text`);
      } else if (Object.keys(each).join() !== '@id') {
        const inner = String(each['@type']);
        if (!range?.some((one) => vocabulary.isA(inner, one))) faults.push(`${where}: ${property} is no ${inner}`);
        faults.push(...checkVocabulary(each, vocabulary, `${where}.${property}: `));
      }
    }
  }
  return faults;
}
