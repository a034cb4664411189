// Packed data file of a listing. For content sets of thousands; with a hundred the plain way would do.
import { RUPEES_PER_LAKH } from '../site/business-constants';
import { deriveAreaText, deriveId, derivePlace, derivePriceText } from './derived-texts';
import { budgetRange, textsOf } from './filter-rules';
import {
  packConfigurations,
  readConfigurationColumns,
  toConfigurationColumns,
  unpackConfigurations,
  type PackedConfigurationColumns,
} from './packed-configurations';
import { packImage, unpackImage, type PackedImage } from '../picture/file';
import type { ListingRecord } from './record';
import type { FacetGroup } from './state';
import { forEachGroup, toRangeColumn, toTextSets, type ListingTable, type TextSets } from './table';
import type { Configuration, ConfigurationFacts } from '../project/configuration';
import type { UnitType } from '../project/project';
import { projectPath } from '../site/routes';

/** A text, or 0 if it can be derived from the rest of the record. */
type Derivable = string | 0;

/**
 * `/data/listings/{key}.json`: the records in columns. The browser builds six cards and not ten thousand, and similar
 * values lie side by side for the compressor. Repeated values are numbered, and a derivable value is 0.
 */
export interface PackedListing {
  size: number;
  /** 1 is commercial. */
  kinds: (0 | 1)[];
  texts: Record<FacetGroup, { sets: TextSets['sets']; setOf: number[] }>;
  developers: string[];
  developerOf: number[];
  names: string[];
  ids: Derivable[];
  places: Derivable[];
  images: PackedImage[];
  imageOf: number[];
  imageCounts: number[];
  /** Lakh; a minimum of 0 is unknown, a maximum of 0 is open upwards. */
  price: { min: number[]; max: number[] };
  priceTexts: Derivable[];
  /** Square feet; 0 is unknown. */
  area: { min: number[]; max: number[] };
  /** 1 means derived in square yards. */
  areaTexts: (Derivable | 1)[];
  /** By position, for the few records that have one. */
  budgetsCrore: Record<string, [min: number, max: number]>;
  /** '' if unknown. */
  possessions: string[];
  possessionOf: number[];
  /** Ten thousandths of a degree (11 m), each less the one before; 0 as a degree is unknown. */
  degrees: { lat: number[]; lng: number[] };
  configurations: PackedConfigurationColumns;
}

/** Numbers repeated items, in the order of first use. */
function numbered<T>(items: readonly T[], keyOf: (item: T) => string): { table: T[]; of: number[] } {
  const known = new Map<string, number>();
  const table: T[] = [];
  const of = items.map((item) => {
    const at = known.get(keyOf(item)) ?? table.push(item) - 1;
    known.set(keyOf(item), at);
    return at;
  });
  return { table, of };
}

export function packListing(records: readonly ListingRecord[]): PackedListing {
  const column = <T>(valueOf: (record: ListingRecord) => T) => records.map(valueOf);
  const developers = numbered(
    column(({ summary }) => summary.href.split('/')[2] ?? ''),
    (slug) => slug,
  );
  const images = numbered(
    column(({ summary }) => summary.image),
    (image) => JSON.stringify(image),
  );
  const possessions = numbered(
    column(({ possession }) => possession ?? ''),
    (text) => text,
  );
  return {
    size: records.length,
    kinds: column(({ kind }) => (kind === 'commercial' ? 1 : 0)),
    texts: forEachGroup((group) => toTextSets(column((record) => textsOf(record, group)))),
    developers: developers.table,
    developerOf: developers.of,
    names: column(({ summary }) => summary.name),
    ids: column(({ summary, localities }) => (summary.id === deriveId(summary.name, localities) ? 0 : summary.id)),
    places: column(({ summary, localities }) =>
      summary.placeText === derivePlace(localities) ? 0 : summary.placeText,
    ),
    images: images.table.map(packImage),
    imageOf: images.of,
    imageCounts: column(({ summary }) => summary.imageCount),
    price: {
      min: column(({ price }) => (price?.minRupees ?? 0) / RUPEES_PER_LAKH),
      max: column(({ price }) => (price?.maxRupees ?? 0) / RUPEES_PER_LAKH),
    },
    priceTexts: column(({ price, summary }) =>
      price && summary.priceText === derivePriceText(price) ? 0 : summary.priceText,
    ),
    area: { min: column(({ area }) => area?.minSqft ?? 0), max: column(({ area }) => area?.maxSqft ?? 0) },
    areaTexts: column(packAreaText),
    budgetsCrore: Object.fromEntries(
      records.flatMap(({ budgetCrore }, at) => (budgetCrore ? [[at, [budgetCrore.min, budgetCrore.max]]] : [])),
    ),
    possessions: possessions.table,
    possessionOf: possessions.of,
    degrees: {
      lat: toSteps(column(({ coordinates }) => coordinates?.lat ?? 0)),
      lng: toSteps(column(({ coordinates }) => coordinates?.lng ?? 0)),
    },
    configurations: toConfigurationColumns(
      column((record) => packConfigurations(record.configurations, { ...record, bedrooms: record.summary.bedrooms })),
    ),
  };
}

const PLACE_STEPS = 10_000;

function toSteps(degrees: readonly number[]): number[] {
  const whole = degrees.map((each) => Math.round(each * PLACE_STEPS));
  return whole.map((each, at) => each - (whole[at - 1] ?? 0));
}

function readSteps(steps: readonly number[]): Float64Array {
  let sum = 0;
  return Float64Array.from(steps, (step) => (sum += step) / PLACE_STEPS || NaN);
}

function packAreaText({ area, summary }: ListingRecord): Derivable | 1 {
  if (area && summary.areaText === deriveAreaText(area, 'sqft')) return 0;
  return area && summary.areaText === deriveAreaText(area, 'sqyd') ? 1 : summary.areaText;
}

/** The table of a listing's file; records and configurations are built on demand. */
export function readListing(packed: PackedListing): ListingTable {
  const { size, kinds, texts } = packed;
  const packedAt = readConfigurationColumns(packed.configurations);
  const known: Configuration[][] = [];
  const places = { lat: readSteps(packed.degrees.lat), lng: readSteps(packed.degrees.lng) };
  const configurationsAt = (at: number) => (known[at] ??= unpackConfigurations(packedAt(at), factsAt(packed, at)));
  return {
    kinds: kinds.map((kind) => (kind ? 'commercial' : 'residential')),
    texts,
    price: toRangeColumn(size, (at) => priceEnds(packed, at)),
    budget: toRangeColumn(size, (at) => budgetRange(budgetAt(packed, at))),
    area: toRangeColumn(size, (at) => areaEnds(packed, at)),
    places,
    configurationsAt,
    recordAt: (at) => ({ ...recordAt(packed, at, configurationsAt(at)), coordinates: coordinatesAt(places, at) }),
  };
}

type Ends = { min: number; max: number | null } | null;

function readRange({ min, max }: PackedListing['price'], at: number, toUnit: (value: number) => number): Ends {
  return min[at] ? { min: toUnit(min[at]), max: max[at] ? toUnit(max[at]) : null } : null;
}

function priceEnds({ price }: PackedListing, at: number): Ends {
  return readRange(price, at, (lakh) => Math.round(lakh * RUPEES_PER_LAKH));
}

function areaEnds({ area }: PackedListing, at: number): Ends {
  return readRange(area, at, (sqft) => sqft);
}

function budgetAt({ budgetsCrore }: PackedListing, at: number): { min: number; max: number } | null {
  const pair = budgetsCrore[at];
  return pair ? { min: pair[0], max: pair[1] } : null;
}

function textsAt({ texts }: PackedListing, group: FacetGroup, at: number): string[] {
  return [...texts[group].sets[texts[group].setOf[at]!]!];
}

function factsAt(packed: PackedListing, at: number): ConfigurationFacts {
  const price = priceEnds(packed, at);
  const area = areaEnds(packed, at);
  return {
    kind: packed.kinds[at] ? 'commercial' : 'residential',
    unitType: textsAt(packed, 'type', at)[0] as UnitType,
    bedrooms: textsAt(packed, 'bedrooms', at),
    price: price && { minRupees: price.min, maxRupees: price.max },
    area: area && { minSqft: area.min, maxSqft: area.max ?? area.min },
  };
}

function coordinatesAt({ lat, lng }: ListingTable['places'], at: number): ListingRecord['coordinates'] {
  return Number.isNaN(lat[at]) ? null : { lat: lat[at]!, lng: lng[at]! };
}

function recordAt(
  packed: PackedListing,
  at: number,
  configurations: Configuration[],
): Omit<ListingRecord, 'coordinates'> {
  const { kind, unitType, bedrooms, price, area } = factsAt(packed, at);
  const name = packed.names[at]!;
  const localities = textsAt(packed, 'locality', at);
  const id = packed.ids[at] || deriveId(name, localities);
  const areaText = packed.areaTexts[at]!;
  return {
    summary: {
      id,
      href: projectPath(packed.developers[packed.developerOf[at]!]!, id),
      name,
      image: unpackImage(packed.images[packed.imageOf[at]!]!),
      imageCount: packed.imageCounts[at]!,
      priceText: packed.priceTexts[at] || (price ? derivePriceText(price) : ''),
      placeText: packed.places[at] || derivePlace(localities),
      areaText: typeof areaText === 'string' ? areaText : area ? deriveAreaText(area, areaText ? 'sqyd' : 'sqft') : '',
      bedrooms,
      status: textsAt(packed, 'status', at)[0] ?? null,
    },
    kind,
    unitType,
    localities,
    furnishing: textsAt(packed, 'furnishing', at)[0] ?? null,
    price,
    area,
    budgetCrore: budgetAt(packed, at),
    configurations,
    possession: packed.possessions[packed.possessionOf[at]!] || null,
  };
}

/** Name of a listing's data file, from its address: '/city/delhi/new' → 'city.delhi.new'. */
export function listingKey(base: string): string {
  return base.slice(1).replaceAll('/', '.');
}
