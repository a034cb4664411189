import { expect, test } from '../steps/fixtures';

test('three page numbers fit a phone, seven a wide screen', async ({ page }) => {
  await page.goto('/projects/page/5');
  const numbers = page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: /^Page \d+$/ });
  await expect(numbers).toHaveText(['4', '5', '6']);
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(numbers).toHaveText(['1', '4', '5', '6', '15']);
});
