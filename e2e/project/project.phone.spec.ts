import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';

const MOGRA = '/project-details/vatika/mogra-courts-sector-83';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Sections of this page' });
const gallery = (page: Page) => page.getByRole('region', { name: 'Pictures of Mogra Courts' });

test('what a phone shows otherwise', async ({ page }) => {
  await page.goto(MOGRA);
  await expect(page.locator('header[data-ready]')).toBeAttached();
  await test.step('the gallery goes from edge to edge, four by three', async () => {
    const box = (await gallery(page).getByRole('img').first().boundingBox())!;
    expect([box.x, box.width]).toEqual([0, 390]);
    expect(box.height / box.width).toBeCloseTo(3 / 4, 2);
  });
  await test.step('a swipe turns the gallery before any library is there, and counts', async () => {
    const stage = gallery(page).getByRole('group', { name: 'Picture row of Mogra Courts' });
    await expect(stage).not.toHaveAttribute('data-embla');
    await stage.evaluate((element) => element.scrollTo({ left: element.clientWidth }));
    await expect(gallery(page)).toContainText('2 / 5');
    await gallery(page).getByRole('button', { name: 'Next pictures' }).tap();
    await expect(stage).toHaveAttribute('data-embla');
    await expect(gallery(page)).toContainText('3 / 5');
    await expect(gallery(page).getByRole('img', { name: 'Mogra Courts, picture 3' })).toBeInViewport({ ratio: 0.9 });
  });
  await test.step('the active tab scrolls itself into view', async () => {
    await page.getByRole('region', { name: 'EMI Calculator' }).evaluate((element) => {
      scrollTo({ top: scrollY + element.getBoundingClientRect().top - 200, behavior: 'instant' });
    });
    const tab = bar(page).getByRole('link', { name: 'EMI Calculator' });
    await expect(tab).toHaveAttribute('aria-current', 'true');
    await expect(tab).toBeInViewport({ ratio: 0.95 });
  });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await test.step('the bar swipes; its arrows scroll 300 px and go where there is no further', async () => {
    const strip = bar(page).getByRole('list');
    await expect(bar(page).getByRole('button', { name: 'Earlier sections' })).toBeHidden();
    await bar(page).getByRole('button', { name: 'Further sections' }).tap();
    await expect.poll(() => strip.evaluate((element) => Math.round(element.scrollLeft))).toBe(300);
    await expect(bar(page).getByRole('button', { name: 'Earlier sections' })).toBeVisible();
    await bar(page).getByRole('link', { name: 'Similar Projects' }).tap();
    await expect(page.getByRole('region', { name: 'Similar Projects' })).toBeInViewport();
    await expect(bar(page).getByRole('button', { name: 'Further sections' })).toBeHidden();
  });
  await test.step('the card has no facts; they stand in Overview, and the RERA number, once', async () => {
    const card = page.getByRole('region', { name: 'Description' });
    await expect(card.getByRole('term')).toHaveCount(0);
    const overview = page.getByRole('region', { name: 'Overview' });
    await expect(overview.getByRole('term')).toHaveCount(6);
    await expect(page.getByText('SAMPLE-RERA-GGM-0103').filter({ visible: true })).toHaveCount(1);
  });
  await test.step('one dot a picture', async () => {
    const dots = gallery(page).getByRole('list').getByRole('link');
    await expect(dots).toHaveCount(5);
    await dots.nth(3).tap();
    await expect(gallery(page)).toContainText('4 / 5');
    await expect(dots.nth(3)).toHaveAttribute('aria-current', 'true');
  });
  await test.step('similar projects lie in a row to swipe through', async () => {
    const cards = page.getByRole('region', { name: 'Similar Projects' }).getByRole('listitem');
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards.last()).toBeInViewport({ ratio: 0.9 });
  });
  await test.step('Read More is a sheet at the bottom', async () => {
    await page.getByRole('button', { name: 'Read More' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Mogra Courts' });
    await expect
      .poll(async () => {
        const box = await sheet.boundingBox();
        return box && [box.x, box.width, Math.round(box.y + box.height)];
      })
      .toEqual([0, 390, 844]);
  });
});
