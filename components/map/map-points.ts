import { isInFrame, toPoint, type Projection } from '@/lib/domain/place/map';
import type { ListingTable } from '@/lib/domain/listing/table';

/** Told by a listing: all that match, as rows of its table. */
export interface DrawnListing {
  rows: readonly number[];
  table: ListingTable;
}

/** What a pin leads to and is called. */
export interface PinFacts {
  href: string;
  label: string;
  isCommercial: boolean;
  /** Bedrooms and area, where the listing's data is there. */
  details: string;
}

/** Points in units of the map; NaN is not on it. */
export interface MapPoints {
  xs: Float64Array;
  ys: Float64Array;
  factsAt: (at: number) => PinFacts;
}

/** The pins of the page. */
export function readPins(map: HTMLElement): MapPoints {
  const links = [...map.querySelectorAll<SVGAElement>('.map-pins a')];
  const numbers = (name: string) =>
    Float64Array.from(links, (link) => Number(link.firstElementChild?.getAttribute(name)));
  const factsAt = (at: number): PinFacts => ({
    href: links[at]?.getAttribute('href') ?? '',
    label: links[at]?.getAttribute('aria-label') ?? '',
    isCommercial: links[at]?.closest('.is-commercial') !== null,
    details: '',
  });
  return { xs: numbers('cx'), ys: numbers('cy'), factsAt };
}

/** The rows of a listing on the sheets of a map: its frame, then its insets. */
export function pointsOf({ rows, table }: DrawnListing, sheets: readonly Projection[]): MapPoints {
  const { lat, lng } = table.places;
  const xs = new Float64Array(rows.length).fill(NaN);
  const ys = new Float64Array(rows.length).fill(NaN);
  rows.forEach((row, at) => {
    const place = { lat: lat[row]!, lng: lng[row]! };
    const sheet = sheets.find(({ frame }) => isInFrame(frame, place));
    if (!sheet) return;
    const { x, y } = toPoint(sheet, place);
    xs[at] = x;
    ys[at] = y;
  });
  const factsAt = (at: number): PinFacts => {
    const { summary, kind, price } = table.recordAt(rows[at]!);
    const { href, name, priceText, bedrooms, areaText } = summary;
    return {
      href,
      label: `${name}: ${price ? priceText : 'price on request'}`,
      isCommercial: kind === 'commercial',
      details: [bedrooms.join(', '), areaText].filter(Boolean).join(' · '),
    };
  };
  return { xs, ys, factsAt };
}
