import type { FoundHome } from '@/lib/domain/listing/match';
import { isInFrame, toPoint, type Point, type Projection } from '@/lib/domain/place/map';
import { clusterPoints } from '@/lib/domain/place/map-pins';
import { formatPinPrice } from '@/lib/domain/project/price';

/** A home on a live map, in units of the map. */
export interface LivePin extends Point {
  href: string;
  /** Name and price. */
  label: string;
  /** '₹ 1.81 Cr', of the configuration that answers the wish, else the cheapest; null if it is not to be shown. */
  price: string | null;
  /** What was found of it, its size, how well it answers. */
  details: string;
  /** In a listing what is only close to the wish, elsewhere what is commercial. */
  isHollow: boolean;
  /** Nothing says whether it answers the wish: its price is on request. */
  isAsked: boolean;
  /** Of the price that is shown; null without one. */
  rupees: number | null;
}

/** Homes that stand as one, at the first of them: their positions in the list, ascending. */
export interface PinGroup {
  members: number[];
}

/** Units within which homes become one number at scale 1: a price is this wide, and `WIDE` times as wide as high. */
const PRICE_UNITS = 64;
const WIDE = 2.6;
/** A number is round. */
const NUMBER_UNITS = 26;

/** The homes as they stand in the page: whole maps would be heavier with each of them a second time as data. */
export function readPins(sheet: HTMLElement): LivePin[] {
  return [...sheet.querySelectorAll<SVGCircleElement>('[data-kept] a circle')].map((circle) => {
    const link = circle.closest('a')!;
    return {
      x: circle.cx.baseVal.value,
      y: circle.cy.baseVal.value,
      href: link.getAttribute('href')!,
      label: link.getAttribute('aria-label') ?? '',
      price: null,
      details: '',
      isHollow: link.closest('[data-map=commercial]') !== null,
      ...{ isAsked: false, rupees: null },
    };
  });
}

/** What a listing found on the sheets of its map, its frame first; homes without a place on it are left out. */
export function toPins(found: readonly FoundHome[], sheets: readonly Projection[]): LivePin[] {
  return found.flatMap(({ record: { coordinates, summary, price: range }, match }) => {
    const sheet = coordinates && sheets.find(({ frame }) => isInFrame(frame, coordinates));
    if (!sheet) return [];
    const { href, name, priceText, bedrooms, areaText } = summary;
    const configuration = match?.configuration ?? null;
    const rupees = range && (configuration?.priceRupees ?? range.minRupees);
    const price = rupees === null ? null : formatPinPrice(rupees);
    const isHollow = match?.kind === 'close';
    const details = [
      configuration?.label ?? bedrooms.join(', '),
      range && priceText,
      areaText,
      isHollow ? 'close to your wish' : '',
    ];
    return {
      ...toPoint(sheet, coordinates),
      ...{
        href,
        price,
        rupees,
        isHollow,
        isAsked: match?.kind === 'on-request',
        label: `${name}: ${price ?? 'price on request'}`,
      },
      details: details.filter(Boolean).join(' · '),
    };
  });
}

/** What a number says where a wish divides its homes: '2 of 5 fit' and '₹ 1.2 Cr+'; nothing where none fits. */
export function describeGroup(members: readonly LivePin[]): string[] {
  const fitting = members.filter(({ isHollow, isAsked }) => !isHollow && !isAsked);
  const lowest = Math.min(...fitting.map(({ rupees }) => rupees ?? Infinity));
  if (fitting.length === 0) return [];
  return [`${fitting.length} of ${members.length} fit`, lowest < Infinity ? `${formatPinPrice(lowest)}+` : ''];
}

/** Groups homes whose prices, or whose points where none is shown, would cover each other at this scale. */
export function groupPins(pins: readonly LivePin[], scale: number): PinGroup[] {
  const hasPrices = pins.some(({ price }) => price !== null);
  const wide = hasPrices ? WIDE : 1;
  const [xs, ys] = [pins.map(({ x }) => x), pins.map(({ y }) => y * wide)];
  return clusterPoints(xs, ys, (hasPrices ? PRICE_UNITS : NUMBER_UNITS) / scale);
}
