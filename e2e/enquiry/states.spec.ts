import { failCalls, fill, footerForm } from '../steps/enquiry';
import { expectNoAxeFindings } from '../steps/axe';
import { expect, test } from '../steps/fixtures';

const ASHA = { Name: 'Asha', Phone: '98000 00001' };

test.use({ expectedFaults: [/status of 500/] });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
});

test('axe finds nothing in a form with errors, sending, refused and accepted', async ({ page }) => {
  await failCalls(page.context(), 'slow3+500', 'ok');
  const form = footerForm(page);
  const send = form.getByRole('button', { name: /^Send/ });
  // Before hydration the browser's own validation reports missing fields.
  await expect.poll(() => form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(true);
  await send.click();
  await expect(form.getByRole('alert')).toHaveCount(2);
  await expectNoAxeFindings(page, { part: 'footer form' });
  await fill(form, ASHA);
  const idle = await send.boundingBox();
  await send.click();
  await expect(send).toHaveText(/Sending/);
  expect((await send.boundingBox())?.width).toBe(idle?.width);
  await expectNoAxeFindings(page, { part: 'footer form' });
  await expect(form.getByRole('alert')).toBeVisible();
  await expectNoAxeFindings(page, { part: 'footer form' });
  await send.click();
  await expect(form.getByText('Enquiry submitted successfully!')).toBeVisible();
  await expectNoAxeFindings(page, { part: 'footer form' });
});

test('axe finds nothing in the dialogs and the notice they leave', async ({ page }) => {
  await page.goto('/developers');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Contact for Projects/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /Contact for .* Projects/ });
  await expect(dialog).toBeVisible();
  await expectNoAxeFindings(page, { part: 'dialog[open]' });
  await fill(dialog, ASHA);
  await dialog.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  await expectNoAxeFindings(page);

  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Ultramarine', exact: true }).first().click();
  const contact = page.getByRole('dialog', { name: 'Contact Us' });
  await contact.getByRole('link', { name: /Send on WhatsApp/ }).click();
  await expect(contact.getByRole('alert')).toBeVisible();
  await expectNoAxeFindings(page, { part: 'dialog[open]' });
});
