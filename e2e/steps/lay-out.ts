import type { Page } from '@playwright/test';

/** As for a visitor who reads on: what stands outside the first screen is laid out, too. */
export function layOutAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const part of document.querySelectorAll('.below-fold, .off-stage')) {
      part.classList.remove('below-fold', 'off-stage');
    }
  });
}
