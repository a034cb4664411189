import { expect, test } from '../steps/fixtures';

const textOf = (href: string | null) => new URL(href ?? '').searchParams.get('text');

test('advisers are named where they answer', async ({ page }) => {
  await test.step('the contact page names who answers where', async () => {
    await page.goto('/contact-us');
    const section = page.getByRole('region', { name: 'Our advisers' });
    await expect(section.getByRole('listitem')).toHaveCount(5);
    const first = section.getByRole('listitem').first();
    await expect(first).toContainText('Kavita Rathi');
    await expect(first).toContainText('Dwarka Expressway and Pataudi Road');
    await expect(first).toContainText('Hindi, English, Haryanvi · Tuesday to Sunday, 10 am to 7 pm');
    const link = first.getByRole('link', { name: 'WhatsApp Kavita Rathi' });
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/910000000001\?/);
    const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });
  await test.step('a project page names the adviser of its locality', async () => {
    const address = '/project-details/bluepeak-estates/cobalt-one-sector-102';
    await page.goto(address);
    const card = page.locator('[aria-labelledby=description-title]');
    await expect(card).toContainText('Your adviser');
    const href = await card.getByRole('link', { name: 'WhatsApp Kavita Rathi' }).getAttribute('href');
    expect(textOf(href)).toBe(`Hello, I am interested in Cobalt One.\nhttps://www.aangan.example${address}`);
  });
  await test.step('and nobody where nobody is named', async () => {
    await page.goto('/goa');
    await page.getByRole('main').locator('a[href^="/project-details/"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Your adviser')).toHaveCount(0);
  });
});
