import { expect, test } from '@playwright/test';

test('the frame of a page without script', async ({ page }) => {
  await page.goto('/about');
  await test.step('hover and focus reach the Projects menu', async () => {
    const button = page.getByRole('button', { name: 'Projects', exact: true });
    const plots = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Plots/ });
    await expect(plots).toBeHidden();
    await button.hover();
    await expect(plots).toBeVisible();
    await page.mouse.move(400, 700);
    await expect(plots).toBeHidden();
    await button.focus();
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Residential/ }),
    ).toBeFocused();
    await expect(plots).toBeVisible();
  });
  await test.step('Inquire Now and the dock lead to the contact page', async () => {
    const aside = page.getByRole('complementary', { name: 'Get in touch' });
    await expect(aside.getByRole('link', { name: 'Inquire Now' })).toHaveAttribute('href', '/contact-us');
  });
  await test.step('the phone menu opens, expands and closes', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Trending Projects' })).toBeVisible();
    await menu.getByText('Projects', { exact: true }).click();
    await expect(menu.getByRole('link', { name: 'SCO' })).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
  });
  await test.step('the header is readable over any part of the page', async () => {
    await page.goto('/');
    const opacity = await page
      .getByRole('banner')
      .evaluate((header) => Number(getComputedStyle(header, '::after').opacity));
    expect(opacity).toBe(1);
  });
});
