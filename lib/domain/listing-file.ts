import type { ImageAsset } from './image';
import type { ListingRecord } from './listing-record';
import type { UnitType } from './project';

/** Path without ending, hash, width, height, then the ladder: a photograph in a third of its characters. */
type PackedImage = [string, string, number, number, ...number[]] | ImageAsset;

/** One record of `/data/listings/{key}.json`, a row without names. */
export type PackedRecord = [
  id: string,
  href: string,
  name: string,
  image: PackedImage,
  imageCount: number,
  priceText: string,
  place: string,
  areaText: string,
  bedrooms: string[],
  status: string | 0,
  isCommercial: 0 | 1,
  unitType: string,
  localities: string[],
  furnishing: string | 0,
  price: [minRupees: number, maxRupees: number | null] | 0,
  area: [minSqft: number, maxSqft: number] | 0,
  budgetCrore: [min: number, max: number] | 0,
];

function packImage(image: ImageAsset): PackedImage {
  if (image.kind !== 'raster' || image.portraitWidths || !image.src.endsWith('.jpg')) return image;
  const path = image.src.slice(0, -'.jpg'.length);
  if (!image.stem.startsWith(`${path}.`)) return image;
  return [path, image.stem.slice(path.length + 1), image.width, image.height, ...image.widths];
}

function unpackImage(packed: PackedImage): ImageAsset {
  if (!Array.isArray(packed)) return packed;
  const [path, hash, width, height, ...widths] = packed;
  return { kind: 'raster', src: `${path}.jpg`, stem: `${path}.${hash}`, width, height, widths };
}

export function packRecord({ summary, ...record }: ListingRecord): PackedRecord {
  const { price, area, budgetCrore } = record;
  return [
    summary.id,
    summary.href,
    summary.name,
    packImage(summary.image),
    summary.imageCount,
    summary.priceText,
    summary.place,
    summary.areaText,
    summary.bedrooms,
    summary.status ?? 0,
    record.kind === 'commercial' ? 1 : 0,
    record.unitType,
    record.localities,
    record.furnishing ?? 0,
    price ? [price.minRupees, price.maxRupees] : 0,
    area ? [area.minSqft, area.maxSqft] : 0,
    budgetCrore ? [budgetCrore.min, budgetCrore.max] : 0,
  ];
}

export function unpackRecord(packed: PackedRecord): ListingRecord {
  const [id, href, name, image, imageCount, priceText, place, areaText, bedrooms, status, isCommercial, ...rest] =
    packed;
  const [unitType, localities, furnishing, price, area, budget] = rest;
  return {
    summary: {
      id,
      href,
      name,
      image: unpackImage(image),
      imageCount,
      priceText,
      place,
      areaText,
      bedrooms,
      status: status || null,
    },
    kind: isCommercial ? 'commercial' : 'residential',
    unitType: unitType as UnitType,
    localities,
    furnishing: furnishing || null,
    price: price ? { minRupees: price[0], maxRupees: price[1] } : null,
    area: area ? { minSqft: area[0], maxSqft: area[1] } : null,
    budgetCrore: budget ? { min: budget[0], max: budget[1] } : null,
  };
}

/** Name of a listing's data file, from its address: '/city/delhi/new' → 'city.delhi.new'. */
export function listingKey(base: string): string {
  return base.slice(1).replaceAll('/', '.');
}
