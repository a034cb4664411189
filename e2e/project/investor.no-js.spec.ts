import { expect, test } from '../steps/fixtures';

test('an SCO says what investors ask, who says it, and what nobody told', async ({ page }) => {
  await page.goto('/project-details/vatika/tilak-arcade-sco-sector-82a');
  const overview = page.locator('#overview');
  await expect(overview.getByRole('heading', { name: 'For investors' })).toBeVisible();
  await expect(overview.getByText('22 feet on a 24-metre road Says the developer')).toBeVisible();
  await expect(overview.getByText('Not told to us: Rent, Gross rental yield, Lease, Tenant')).toBeVisible();
  await expect(overview.getByRole('link', { name: 'Ask the developer' })).toBeVisible();
});
