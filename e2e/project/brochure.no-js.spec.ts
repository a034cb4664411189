import { expect, test } from '../steps/fixtures';

test('without script Download Brochure leads to the PDF where there is one', async ({ page }) => {
  await page.goto('/project-details/vatika/mogra-courts-sector-83');
  await expect(page.getByRole('link', { name: 'Download Brochure' }).first()).toHaveAttribute(
    'href',
    '/brochures/vatika/mogra-courts-sector-83.pdf',
  );
});

test('and elsewhere to a page that can be read and printed', async ({ page }) => {
  await page.goto('/brochure/aravali-crest/basalt-row-sector-65');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Print this page, or save it as PDF')).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/project-details\/aravali-crest\/basalt-row-sector-65$/);
});
