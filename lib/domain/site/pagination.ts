/** Position in a row of page links: a page, or an ellipsis standing for pages left out. */
export type PageSlot = { kind: 'page'; number: number } | { kind: 'gap' };

/** Slots by width: under 640, under 768, under 1024, otherwise (spec 9). */
export const PAGE_SLOT_COUNTS = [3, 5, 6, 7] as const;
type PageSlotCount = (typeof PAGE_SLOT_COUNTS)[number];

function pages(from: number, to: number): PageSlot[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({ kind: 'page', number: from + index }));
}

/**
 * At most `slotCount` positions for page `page` of `pageCount`, both from 1 (spec 9). Three slots are a window around
 * the page; more keep the first and the last page, and an ellipsis never stands for a single page.
 */
export function pageSlots(page: number, pageCount: number, slotCount: PageSlotCount): PageSlot[] {
  if (pageCount <= slotCount) return pages(1, pageCount);
  if (slotCount === 3) {
    const from = Math.min(Math.max(page - 1, 1), pageCount - 2);
    return pages(from, from + 2);
  }
  const gap: PageSlot = { kind: 'gap' };
  const windowSize = slotCount - 4;
  const from = page - Math.floor((windowSize - 1) / 2);
  const to = from + windowSize - 1;
  if (from <= 3) return [...pages(1, slotCount - 2), gap, ...pages(pageCount, pageCount)];
  if (to >= pageCount - 2) return [...pages(1, 1), gap, ...pages(pageCount - slotCount + 3, pageCount)];
  return [...pages(1, 1), gap, ...pages(from, to), gap, ...pages(pageCount, pageCount)];
}

/** One position of the row for all widths, and the widths that show it. */
interface ResponsiveSlot {
  slot: PageSlot;
  /** The page number; for an ellipsis, the page before it plus a half. Ascending and unique. */
  order: number;
  isShownAt: boolean[];
}

/** The four rows of `pageSlots` merged into one, so that CSS alone decides what is visible. */
export function responsivePageSlots(page: number, pageCount: number): ResponsiveSlot[] {
  const byOrder = new Map<number, ResponsiveSlot>();
  PAGE_SLOT_COUNTS.forEach((slotCount, width) => {
    let previous = 0;
    for (const slot of pageSlots(page, pageCount, slotCount)) {
      const order = slot.kind === 'page' ? slot.number : previous + 0.5;
      previous = Math.floor(order);
      const known = byOrder.get(order) ?? { slot, order, isShownAt: PAGE_SLOT_COUNTS.map(() => false) };
      known.isShownAt[width] = true;
      byOrder.set(order, known);
    }
  });
  return [...byOrder.values()].sort((a, b) => a.order - b.order);
}

/** Number of pages for `total` items; at least one, so that an empty list has a page too. */
export function pageCountOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** First and last position of a page, counted from 1: page 2 of 27 in sixes is 7 to 12. */
export function pageRange(page: number, total: number, pageSize: number): { first: number; last: number } {
  const first = (page - 1) * pageSize + 1;
  return { first: Math.min(first, total), last: Math.min(page * pageSize, total) };
}
