import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';
import { ENQUIRY_CALL, fill, NETWORK_ERROR, SUCCESS, values, watchBodies } from '../steps/enquiry';

test.describe('the dialog of a developer without projects', () => {
  test.beforeEach(({ page }) => page.goto('/developers'));

  const opener = (page: Page) =>
    page.getByRole('main').getByRole('link', { name: /Contact for Projects.*Orchid Vale/ });

  test('keeps what was typed when it is closed, names the developer in its title and before the message', async ({
    page,
  }) => {
    const bodies = await watchBodies(page);
    await opener(page).click();
    const dialog = page.getByRole('dialog', { name: 'Contact for Orchid Vale Projects' });
    await fill(dialog, { Name: 'Asha', Phone: '98000 00001', Message: 'Call after six' });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await opener(page).click();
    await expect(page.locator('dialog:modal')).toBeVisible();
    await test.step('opened again while it still closes, it stays open', async () => {
      await opener(page).evaluate(async (link: HTMLElement) => {
        document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
        await new Promise((resolve) => setTimeout(resolve, 50));
        link.click();
        await new Promise((resolve) => setTimeout(resolve, 400));
      });
    });
    await expect(page.locator('dialog:modal')).toBeVisible();
    expect(await values(dialog)).toEqual(['Asha', '98000 00001', '', 'Call after six']);
    await dialog.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(dialog).toBeHidden();
    expect(bodies[0]).toMatchObject({
      message: 'Interested in Orchid Vale projects: Call after six',
      words: 'Call after six',
      developer: 'Orchid Vale',
    });
    await expect(page.getByRole('status').filter({ hasText: SUCCESS })).toBeVisible();
    await expect(opener(page)).toBeFocused();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText(SUCCESS)).toBeHidden();
  });

  test.describe('left while it is sending', () => {
    test.use({ expectedFaults: [/net::ERR/] });

    test('still tells how it ended', async ({ page }) => {
      let breakOff = () => {};
      const isLeft = new Promise<void>((resolve) => (breakOff = resolve));
      await page.route(ENQUIRY_CALL, async (route) => {
        await isLeft;
        await route.abort();
      });
      await opener(page).click();
      const dialog = page.getByRole('dialog', { name: /Orchid Vale/ });
      await fill(dialog, { Name: 'Asha', Phone: '98000 00001' });
      await dialog.getByRole('button', { name: 'Send Enquiry' }).click();
      await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      breakOff();
      await expect(page.getByRole('status').filter({ hasText: NETWORK_ERROR })).toBeVisible();
    });
  });
});

test('the contact popup of a project shows it and its description, and asks only for the phone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Ultramarine', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  await expect(dialog).toContainText('Ultramarine');
  await expect(dialog.getByLabel('Name (optional)')).toBeHidden();
  await dialog.getByText('Add a message').click();
  await expect(dialog.getByLabel('Name (optional)')).toBeVisible();
  const link = dialog.getByRole('link', { name: /Send on WhatsApp/ });
  await link.click();
  await expect(dialog.getByLabel('Phone')).toHaveAccessibleDescription('Please enter a valid phone number.');
  await expect(dialog.getByRole('alert')).toHaveText('Please enter a valid phone number.');
  await expect(dialog.getByLabel('Phone')).toBeFocused();
  await dialog.getByLabel('Phone').fill('   ');
  await dialog.getByLabel('Phone').press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Please enter a valid phone number.');
  expect(page.context().pages()).toHaveLength(1);
  await page.keyboard.press('Escape');
  await test.step('a wish of the hero opens the message', async () => {
    await page.getByRole('link', { name: 'Sell', exact: true }).click();
    const enquiry = page.getByRole('dialog', { name: 'Enquiry Form' });
    await expect(enquiry.getByLabel('Message')).toHaveValue(/sell a property.*\n/);
  });
});
