/** Position of a section, px from the top of the viewport. */
export interface SectionSpan {
  topPx: number;
  bottomPx: number;
}

/** Index of the section nearest a point of the viewport; of two equally near ones the lower (spec 2, Project page). */
export function nearestSection(spans: readonly SectionSpan[], pointPx: number): number {
  let nearest = 0;
  let leastPx = Infinity;
  spans.forEach(({ topPx, bottomPx }, index) => {
    const distancePx = Math.max(topPx - pointPx, pointPx - bottomPx, 0);
    if (distancePx > leastPx) return;
    leastPx = distancePx;
    nearest = index;
  });
  return nearest;
}
