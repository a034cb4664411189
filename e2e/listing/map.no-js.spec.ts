import { expect, test } from '../steps/fixtures';

test('the switch, the links and the drawing work without script', async ({ page }) => {
  await page.goto('/city/gurgaon/residential');
  const map = page.getByRole('region', { name: 'Map: Residential projects in Gurgaon' });
  await expect(map).toBeHidden();
  await page.getByText('Map', { exact: true }).click();
  await expect(map).toBeVisible();
  await expect(map.getByRole('link', { name: /₹|price on request/ })).toHaveCount(40);
  await map.getByRole('link', { name: /^Indigo Quays: / }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Indigo Quays');
});

test('a city shows all its homes, and Sohna in an inset', async ({ page }) => {
  await page.goto('/city/gurgaon');
  const map = page.getByRole('region', { name: 'Map of Gurgaon' });
  await expect(map.getByRole('link', { name: /₹|price on request/ })).toHaveCount(65);
  await expect(map.getByText('Sohna', { exact: true })).toBeAttached();
  await expect(map.getByText('Offices, shops and SCO')).toBeVisible();
});

test('a listing of several cities leads to their maps', async ({ page }) => {
  await page.goto('/projects');
  await page.getByText('Map', { exact: true }).click();
  await page.locator('#listing-place').getByRole('link', { name: 'Noida' }).click();
  await expect(page).toHaveURL('/city/noida#map');
  await expect(page.getByRole('region', { name: 'Map of Noida' })).toBeInViewport();
});
