import { expect, test } from '@playwright/test';

test('pages and property types of a listing are links', async ({ page }) => {
  await page.goto('/developer-projects/vatika');
  await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/developer-projects/vatika/page/2');
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
  await page.getByRole('navigation', { name: 'Property type' }).getByRole('link', { name: 'Commercial' }).click();
  await expect(page).toHaveURL('/developer-projects/vatika/commercial');
  await expect(page.getByRole('heading', { level: 1, name: 'Vatika Projects' })).toBeVisible();
});
