import { expect, test } from '../steps/fixtures';

test('without script no heart is shown and the shortlist says what it needs', async ({ page }) => {
  await page.goto('/projects');
  await expect(page.getByRole('button', { name: /shortlist/ })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: /shortlist/i })).toHaveCount(0);
  await page.goto('/shortlist');
  await expect(page.getByText('Keeping projects needs JavaScript')).toBeVisible();
  await expect(page.getByText('Loading projects...')).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'All Projects' })).toBeVisible();
});
