import { expect, test } from '../steps/fixtures';

test('the registration stands complete, without a button that would do nothing', async ({ page }) => {
  await page.goto('/project-details/vatika/mogra-courts-sector-83');
  const overview = page.getByRole('region', { name: 'Overview' });
  await expect(overview.getByText('SAMPLE-RERA-GGM-0103')).toBeVisible();
  await expect(overview.getByRole('link', { name: /^HARERA Gurugram/ })).toHaveAttribute(
    'href',
    'https://haryanarera.gov.in',
  );
  await expect(overview.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expect(overview.getByText('Copy')).toBeHidden();
});
