import { expect, test } from '@playwright/test';
import { layOutAll } from '../steps/lay-out';

test('the frame of a page on a phone', async ({ page }) => {
  await page.goto('/about');
  await test.step('the dock stands at the bottom and covers nothing at the end of the page', async () => {
    const aside = page.getByRole('complementary', { name: 'Get in touch' });
    await expect(aside.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+910000000000');
    await expect(aside.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/910000000000\?text=Hello%2C%20I%20am/,
    );
    await expect(aside.getByRole('link', { name: 'Assistant' })).toBeVisible();
    await expect(aside.getByRole('link', { name: 'Inquire Now' })).toBeHidden();
    await expect(aside.getByRole('link', { name: /^Facebook/ })).toBeHidden();

    const dock = (await aside.getByRole('list').last().boundingBox())!;
    expect(dock).toMatchObject({ x: 0, width: 390, height: 60 });
    await layOutAll(page);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const footer = (await page.getByRole('contentinfo').boundingBox())!;
    expect(footer.y + footer.height).toBeLessThanOrEqual(dock.y + 0.5);
  });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await test.step('the menu opens over the whole page, holds it still, and its Projects unfold', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await expect(menu.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute('href', 'tel:+910000000000');
    await expect(menu.getByRole('link', { name: 'Residential' })).toBeHidden();
    await menu.getByText('Projects', { exact: true }).click();
    for (const name of ['Residential', 'Commercial', 'Plots', 'SCO', 'Affordable', 'Resale'])
      await expect(menu.getByRole('link', { name })).toBeVisible();
    await menu.getByText('Projects', { exact: true }).click();
    await expect(menu.getByRole('link', { name: 'Residential' })).toBeHidden();
  });
  await page.keyboard.press('Escape');
  await test.step('Escape and the button close it, focus returns', async () => {
    const open = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await open.click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
  });
  await test.step('a page that is come back to has its menu closed', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact-us');
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
