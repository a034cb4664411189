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
  await expect(overview.getByText('₹ 11,173 a sq.ft for 1,620 sq.ft, of which 1,059 are carpet area.')).toBeVisible();
});
