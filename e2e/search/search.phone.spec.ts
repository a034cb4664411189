import { expect, test } from '../steps/fixtures';
import { field, option, readySearch } from '../steps/search';

test('typing opens a layer of its own, with what was typed; the arrow leads back', async ({ page }) => {
  await page.goto('/');
  await readySearch(page);
  await field(page).tap();
  await page.keyboard.type('court');
  const layer = page.getByRole('dialog', { name: 'Search' });
  await expect(layer).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('court');
  expect(await layer.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(option(page, /^Mogra Courts/).first()).toBeVisible();
  const heights = await page
    .getByRole('listbox')
    .first()
    .getByRole('option')
    .evaluateAll((options) => options.map((each) => each.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await layer.getByRole('button', { name: 'Close search' }).tap();
  await expect(layer).toBeHidden();
  await expect(field(page)).toHaveValue('court');

  await page.keyboard.type('y');
  await expect(layer).toBeVisible();
  await option(page, /^Courtyard Living/).tap();
  await expect(page).toHaveURL('/project-details/courtyard-living');
});
