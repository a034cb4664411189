import { expect, test } from '../steps/fixtures';

test('without script the search is a form and a link that lead to all projects', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Start voice search' })).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search projects, companies, locations' }).fill('court');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/projects?q=court');
  await expect(page.getByText('Search and filters need JavaScript. By city: Gurgaon')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Properties');
  await page.goto('/about');
  await page.getByRole('link', { name: 'Search projects' }).click();
  await expect(page).toHaveURL('/projects');
});
