import type { Page } from '@playwright/test';
import { layOutAll } from '../steps/lay-out';

/** Takes a full-page picture: no motion, a fixed time, all pictures loaded. */
export async function takePicture(page: Page, path: string): Promise<Buffer> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Greeting and promotion depend on timing and have tests of their own.
  await page.addInitScript(() => {
    // The visitor is new on each page.
    localStorage.clear();
    for (const word of ['greeting-closed', 'promo-gone']) sessionStorage.setItem(word, '1');
  });
  await page.clock.install({ time: new Date('2026-11-21T06:30:00Z') });
  await page.goto(path);
  await page.clock.runFor(1000);
  await page.locator('header[data-ready]').waitFor({ state: 'attached' });
  await page.clock.runFor(500);
  await bringNear(page);
  await layOutAll(page);
  await settleCarousels(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    scrollTo({ top: 0, behavior: 'instant' });
    // A picture of the whole page moves the search form out of sight for a moment, and the icon would come.
    const icon = document.querySelector<HTMLElement>('#header-search');
    if (icon) icon.style.visibility = getComputedStyle(icon).visibility;
  });
  // Mean colours of cells are compared: what JPEG changes of them, 16 of 255 at most, is below what counts, and costs half.
  const format = { type: 'jpeg', quality: 95 } as const;
  return page.screenshot({ ...format, fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' });
}

/** Islands that come when they are near would come while the picture is taken. */
async function bringNear(page: Page): Promise<void> {
  const islands = page.locator('[data-when=near]');
  for (let index = 0; index < (await islands.count()); index++) {
    await islands.nth(index).evaluate((island) => island.closest('section')?.scrollIntoView({ behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(500);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(300);
}

/** Carousels that came before everything was laid out measure again, which a clock that stands held up. */
async function settleCarousels(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const stage of document.querySelectorAll('[data-embla]')) stage.scrollLeft = 0;
    dispatchEvent(new Event('resize'));
  });
  await page.clock.runFor(1000);
}
