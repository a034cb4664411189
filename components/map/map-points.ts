import { isInFrame, toPoint, type Projection } from '@/lib/domain/place/map';
import type { ListingRecord } from '@/lib/domain/listing/record';

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
  const links = [...map.querySelectorAll<SVGAElement>('g[data-map] a')];
  const numbers = (name: string) =>
    Float64Array.from(links, (link) => Number(link.firstElementChild?.getAttribute(name)));
  const factsAt = (at: number): PinFacts => ({
    href: links[at]?.getAttribute('href') ?? '',
    label: links[at]?.getAttribute('aria-label') ?? '',
    isCommercial: links[at]?.closest('[data-map=commercial]') !== null,
    details: '',
  });
  return { xs: numbers('cx'), ys: numbers('cy'), factsAt };
}

/** The records of a listing on the sheets of a map: its frame, then its insets. */
export function pointsOf(records: readonly ListingRecord[], sheets: readonly Projection[]): MapPoints {
  const points = records.map(({ coordinates }) => {
    const sheet = coordinates && sheets.find(({ frame }) => isInFrame(frame, coordinates));
    return sheet ? toPoint(sheet, coordinates) : { x: NaN, y: NaN };
  });
  const factsAt = (at: number): PinFacts => {
    const { summary, kind, price } = records[at]!;
    const { href, name, priceText, bedrooms, areaText } = summary;
    return {
      href,
      label: `${name}: ${price ? priceText : 'price on request'}`,
      isCommercial: kind === 'commercial',
      details: [bedrooms.join(', '), areaText].filter(Boolean).join(' · '),
    };
  };
  return { xs: Float64Array.from(points, ({ x }) => x), ys: Float64Array.from(points, ({ y }) => y), factsAt };
}
