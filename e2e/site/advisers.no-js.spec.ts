import { expect, test } from '../steps/fixtures';

test('an adviser can be written to without script', async ({ page }) => {
  await page.goto('/project-details/vatika/mogra-courts-sector-83');
  await expect(page.getByText('Your adviser')).toBeVisible();
  await expect(page.getByRole('link', { name: 'WhatsApp Harleen Sethi' }).first()).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/910000000003\?text=Hello%2C%20I%20am%20interested%20in%20Mogra%20Courts/,
  );
  await page.goto('/contact-us');
  await expect(page.getByRole('region', { name: 'Our advisers' }).getByRole('listitem')).toHaveCount(5);
});
