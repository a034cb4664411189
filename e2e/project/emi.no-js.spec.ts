import { expect, test } from '../steps/fixtures';

test('the calculation stands in the page, its years open, and nothing dead is shown', async ({ page }) => {
  await page.goto('/project-details/vatika/mogra-courts-sector-83#emi');
  const emi = page.getByRole('region', { name: 'EMI Calculator' });
  for (const text of ['₹ 1,44,80,000', '8.5% a year', '20 years', '₹ 1,25,660.80', '₹ 3,01,58,593.01']) {
    await expect(emi.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(emi.getByText('Other terms can be tried where JavaScript is allowed.')).toBeVisible();
  for (const role of ['slider', 'textbox', 'button'] as const) await expect(emi.getByRole(role)).toHaveCount(0);
  const rows = emi.getByRole('table').getByRole('row');
  await emi.getByText('Year-by-year schedule').click();
  await expect(rows).toHaveCount(21);
  await expect(rows.last()).toBeVisible();
});
