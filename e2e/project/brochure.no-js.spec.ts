import { expect, test } from '../steps/fixtures';

test('without script and PDF a brochure is a page that can be read and printed', async ({ page }) => {
  const address = '/brochure/aravali-crest/basalt-row-sector-65';
  await page.route(`**${address}`, async (route) => {
    const answer = await route.fetch();
    // Where somebody printed this one, too.
    const body = (await answer.text()).replace(/href="\/brochures\/[^"]+" download=""/g, `href="${address}"`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Print this page, or save it as PDF')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Save as PDF' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'Share' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  );
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/project-details\/aravali-crest\/basalt-row-sector-65$/);
});
