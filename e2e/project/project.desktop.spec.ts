import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';
import { open } from '../steps/plans';

const SIX_PICTURES = '/project-details/camellia-group/stamen-house-sector-58';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Sections of this page' });
const tab = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
const currentTab = (page: Page) => bar(page).locator('a[aria-current]');
const gallery = (page: Page) => page.getByRole('region', { name: 'Pictures of Mogra Courts' });
const picture = (page: Page, number: number) =>
  gallery(page).getByRole('img', { name: `Mogra Courts, picture ${number}` });
const scrollOf = (strip: Locator) => strip.evaluate((element) => Math.round(element.scrollLeft));

/** Scrolls the section to `topPx` below the top of the viewport. */
async function bring(page: Page, name: string, topPx: number) {
  await page.getByRole('region', { name, exact: true }).evaluate((element, px) => {
    scrollTo({ top: scrollY + element.getBoundingClientRect().top - px, behavior: 'instant' });
  }, topPx);
}

/** Scrolls the middle of the gap above the section to `topPx`: what is above it is nearer to the section before. */
async function bringGapAbove(page: Page, name: string, topPx: number) {
  await page.getByRole('region', { name, exact: true }).evaluate((element, px) => {
    const { bottom } = element.previousElementSibling!.getBoundingClientRect();
    scrollTo({ top: scrollY + (bottom + element.getBoundingClientRect().top) / 2 - px, behavior: 'instant' });
  }, topPx);
}

test('the bar of sections: what it shows, where a press, a key and Back lead', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    ...['Home', 'Developers', 'Vatika', 'Mogra Courts'],
  ]);
  await test.step('the highlight follows the section nearest to 300 px below the top', async () => {
    await expect(currentTab(page)).toHaveText('Overview');
    for (const [before, name] of [
      ['Overview', 'Floor Plan'],
      ['Amenities', 'Specifications'],
      ['FAQs', 'About Developer'],
      ['About Developer', 'Similar Projects'],
    ] as const) {
      await bringGapAbove(page, name, 302);
      await expect(currentTab(page)).toHaveText(before);
      await bringGapAbove(page, name, 298);
      await expect(currentTab(page)).toHaveText(name);
    }
  });
  await expect(bar(page).getByRole('button', { name: 'Further sections' })).toBeVisible();
  await test.step('the bar stays under the header, and its active tab in view', async () => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(currentTab(page)).toHaveText('Overview');
    await expect.poll(() => scrollOf(bar(page).getByRole('list'))).toBe(0);
    await bring(page, 'Similar Projects', 200);
    await expect(tab(page, 'Similar Projects')).toHaveAttribute('aria-current', 'true');
    await expect(tab(page, 'Similar Projects')).toBeInViewport({ ratio: 0.95 });
    const box = (await bar(page).boundingBox())!;
    // A rule above and below.
    expect(Math.round(box.y)).toBe(73);
    expect(Math.round(box.height)).toBe(52);
  });
  await test.step('arrows stand at every width, and say when there is no further', async () => {
    const further = bar(page).getByRole('button', { name: 'Further sections' });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => scrollOf(bar(page).getByRole('list'))).toBe(0);
    await expect(further).toHaveAttribute('aria-disabled', 'false');
    await further.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => scrollOf(bar(page).getByRole('list'))).toBe(300);
    for (let presses = 0; presses < 3; presses += 1) {
      await page.keyboard.press('Enter');
      await page.waitForTimeout(500);
    }
    await expect(further).toHaveAttribute('aria-disabled', 'true');
    await expect(further).toBeFocused();
    await expect(tab(page, 'Similar Projects')).toBeInViewport({ ratio: 0.95 });
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step('a click locks the highlight for 800 ms', async () => {
    await tab(page, 'FAQs').hover();
    const seen = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const marks: string[] = [];
          const watch = new MutationObserver(() => {
            marks.push(document.querySelector('#section-bar a[aria-current]')?.textContent ?? '');
          });
          watch.observe(document.getElementById('section-bar')!, { subtree: true, attributeFilter: ['aria-current'] });
          setTimeout(() => resolve(marks.filter(Boolean)), 700);
        }),
    );
    await tab(page, 'FAQs').click();
    expect(new Set(await seen)).toEqual(new Set(['FAQs']));

    await page.emulateMedia({ reducedMotion: 'reduce' });
    // In the page, so that a busy machine does not stretch the half of the time.
    const held = await tab(page, 'Location').evaluate(async (link: HTMLElement) => {
      link.click();
      scrollTo({ top: 0, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 400));
      return document.querySelector('#section-bar a[aria-current]')?.textContent;
    });
    expect(held).toBe('Location');
    await expect(currentTab(page)).toHaveText('Overview', { timeout: 1000 });
  });
  await test.step('a tab jumps', async () => {
    await tab(page, 'FAQs').click();
    const top = await page
      .getByRole('region', { name: 'FAQs' })
      .evaluate((element) => Math.round(element.getBoundingClientRect().top));
    expect(top).toBe(180);
  });
  await test.step('keyboard: a tab moves the focus to its section, the next Tab goes on from there', async () => {
    await tab(page, 'About Developer').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'About Developer' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'View all Vatika projects' })).toBeFocused();
  });
  await test.step('Back goes to the section before', async () => {
    await tab(page, 'Amenities').click();
    await tab(page, 'FAQs').click();
    await expect(page).toHaveURL(/#faqs$/);
    await page.goBack();
    await expect(page).toHaveURL(/#amenities$/);
    await expect(currentTab(page)).toHaveText('Amenities');
  });
});

test.describe('gallery', () => {
  test('arrows, keys and dragging turn, count and wrap around; it never turns by itself, and nothing is fetched before somebody touches it', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page);
    await page.clock.runFor(30_000);
    await page.clock.resume();
    const stage = gallery(page).getByRole('group', { name: 'Picture row of Mogra Courts' });
    await expect(stage).not.toHaveAttribute('data-embla');
    const shown = gallery(page);
    await expect(shown).toContainText('1 / 5');
    await shown.getByRole('button', { name: 'Next pictures' }).click();
    await expect(stage).toHaveAttribute('data-embla');
    await expect(shown).toContainText('2 / 5');
    await expect(picture(page, 2)).toBeInViewport({ ratio: 0.7 });
    await shown.getByRole('button', { name: 'Previous pictures' }).click();
    await expect(shown).toContainText('1 / 5');
    await shown.getByRole('button', { name: 'Previous pictures' }).click();
    await expect(shown).toContainText('5 / 5');
    await expect(picture(page, 5)).toBeInViewport({ ratio: 0.7 });
    await shown.getByRole('button', { name: 'Next pictures' }).click();
    await expect(shown).toContainText('1 / 5');
    await expect(picture(page, 1)).toBeInViewport({ ratio: 0.7 });
    await expect(shown.getByRole('button', { name: 'Next pictures' })).toBeFocused();
    await stage.focus();
    await page.keyboard.press('ArrowRight');
    await expect(gallery(page)).toContainText('2 / 5');
    await expect(picture(page, 2)).toBeInViewport({ ratio: 0.99 });
    const box = (await stage.boundingBox())!;
    await page.mouse.move(box.x + 700, box.y + 200);
    await page.mouse.down();
    await page.mouse.move(box.x + 100, box.y + 200, { steps: 8 });
    await page.mouse.up();
    await expect(gallery(page)).toContainText('3 / 5');
  });

  test('thumbnails are the dots: five, the last one stands for the rest', async ({ page }) => {
    await open(page, SIX_PICTURES);
    const shown = page.getByRole('region', { name: 'Pictures of Stamen House' });
    const thumbs = shown.getByRole('list').getByRole('link');
    await expect(thumbs).toHaveCount(5);
    await expect(thumbs.first()).toHaveAttribute('aria-current', 'true');
    await expect(thumbs.nth(4)).toContainText('+2');
    await thumbs.nth(2).click();
    await expect(shown).toContainText('3 / 6');
    await expect(shown.getByRole('img', { name: 'Stamen House, picture 3' })).toBeInViewport({ ratio: 0.7 });
    await expect(thumbs.nth(2)).toHaveAttribute('aria-current', 'true');
    await expect(thumbs.first()).not.toHaveAttribute('aria-current');
    await expect(page).toHaveURL(SIX_PICTURES);
  });
});
