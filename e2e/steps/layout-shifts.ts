import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    shifted: number;
  }
}

/** From the next page on, adds up how far it moves: by itself, or by whatever cause. */
export async function watchShifts(page: Page, cause: 'itself' | 'any' = 'itself'): Promise<void> {
  await page.addInitScript((isAny) => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value } of list.getEntries() as LayoutShift[]) {
        if (isAny || !hadRecentInput) window.shifted += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, cause === 'any');
}

/** How far the page has moved so far (CLS). */
export function shiftedSoFar(page: Page): Promise<number> {
  return page.evaluate(() => window.shifted);
}
