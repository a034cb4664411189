import type { Page } from '@playwright/test';

/** Lays out all content below the first screen, as happens for a visitor who scrolls. */
export function layOutAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const part of document.querySelectorAll('[data-deferred]')) {
      part.removeAttribute('data-deferred');
    }
  });
}
