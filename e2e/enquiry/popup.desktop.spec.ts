import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';

const opener = (page: Page) => page.getByRole('link', { name: 'Inquire Now' });
const popup = (page: Page) => page.getByRole('dialog', { name: 'Enquiry Form' });

test('the popup closes in every way, holds the page behind, and is a link to a click with a key held', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await opener(page).click();
  await expect(popup(page)).toBeVisible();
  await test.step('the page behind neither scrolls nor jumps', async () => {
    const left = async () => (await page.getByRole('main').boundingBox())?.x;
    const opened = await left();
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    expect(await left()).toBe(opened);
  });
  await opener(page).click();
  await test.step('it closes by its button and by the backdrop, not by a text selected from inside', async () => {
    const dialog = popup(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(opener(page)).toBeFocused();

    await opener(page).click();
    await dialog.getByLabel('Name').fill('Rohit Malhotra');
    const field = await dialog.getByLabel('Name').boundingBox();
    await page.mouse.move((field?.x ?? 0) + 60, (field?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move(20, 400);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(dialog).toBeHidden();
  });
  await test.step('a click with a key held opens the contact page as any link does', async () => {
    const tab = context.waitForEvent('page');
    await opener(page).click({ modifiers: ['ControlOrMeta'] });
    await expect(popup(page)).toBeHidden();
    expect(new URL((await tab).url()).pathname).toMatch(/contact-us|blank/);
  });
});
