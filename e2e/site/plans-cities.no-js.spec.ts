import { expect, test } from '@playwright/test';

test('floor plans narrow by area and price, and a project opens to its drawings', async ({ page }) => {
  await page.goto('/floor-plans/vatika');
  const main = page.getByRole('main');
  const group = main.getByRole('region', { name: /^3 BHK/ });
  const rows = group.locator('details');
  const all = await rows.count();
  expect(all).toBeGreaterThan(3);
  await expect(main.getByRole('img').first()).toBeHidden();
  const first = rows.first();
  await first.locator('summary').click();
  await expect(first.getByRole('img').first()).toBeVisible();
  await expect(first.getByRole('link', { name: /the project$/ })).toHaveAttribute(
    'href',
    /^\/project-details\/vatika\//,
  );

  const visible = () => group.locator('details:visible').count();
  await main.getByRole('radio', { name: 'Under 50 L' }).check({ force: true });
  expect(await visible()).toBeLessThan(all);
  await main.getByRole('radio', { name: 'Any price' }).check({ force: true });
  expect(await visible()).toBe(all);
  await main.getByRole('radio', { name: '2,500 +' }).check({ force: true });
  expect(await visible()).toBeLessThan(all);
});

test('a city shows its commercial projects at a tap, and its history can be read', async ({ page }) => {
  await page.goto('/city/gurgaon');
  const projects = page.getByRole('region', { name: 'Projects in Gurgaon' });
  await expect(projects.getByRole('article').filter({ visible: true })).toHaveCount(6);
  const home = await projects.getByRole('article').filter({ visible: true }).first().textContent();
  await projects.getByRole('radio', { name: 'Commercial' }).check({ force: true });
  await expect(projects.getByRole('article').filter({ visible: true })).toHaveCount(3);
  await expect(projects.getByRole('article').filter({ visible: true }).first()).not.toHaveText(home ?? '');
  await expect(page.getByText('Read More')).toBeHidden();
  await expect(page.getByText(/Udyog Vihar/).first()).toBeVisible();
});

test('what is to come says what is there today', async ({ page }) => {
  await page.goto('/coming-soon');
  const affordable = page.getByRole('link', { name: /^\d+ projects with homes from under ₹ 1 Cr$/ });
  await expect(affordable).toHaveAttribute('href', '/residential?budget=1-100l');
  await expect(page.getByRole('link', { name: /^\d+ projects with homes ready to move into$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tell me when' })).toHaveAttribute('href', '/contact-us');
});
