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

/** Sums up layout shifts from the next page on: all of them, or only those without recent input. */
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

/** Sum of the layout shifts so far (CLS). */
export function shiftedSoFar(page: Page): Promise<number> {
  return page.evaluate(() => window.shifted);
}
