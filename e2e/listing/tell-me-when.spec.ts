import { storedRows } from '../steps/enquiry';
import { expect, test } from '../steps/fixtures';

test('Tell me when: the filters in words are the first line of an enquiry, which is a section of its own at the office', async ({
  page,
}) => {
  await page.goto('/projects?bedrooms=3+BHK&status=Ready+To+move');
  await page.getByRole('link', { name: 'Tell me when' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: /^Message/ })).toHaveValue(
    /^Tell me when there is a new home or a lower price: 3 BHK, Ready To move/,
  );
  const phone = `97${String(Date.now()).slice(-8)}`;
  await dialog.getByLabel('Name').fill('Asha');
  await dialog.getByLabel('Phone').fill(phone);
  await dialog.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect.poll(async () => (await storedRows(phone))[0]?.section ?? '').toBe('Tell me when');
});

test('no match: the office reads what was looked for', async ({ page }) => {
  await page.goto('/projects?bedrooms=1+BHK&status=Ready+To+move&locality=Sector+65');
  const form = page.getByRole('main').locator('form[method=post]');
  await expect(form).toContainText('Looking for: 1 BHK, Ready To move in Sector 65');
  const phone = `98${String(Date.now()).slice(-8)}`;
  await form.getByLabel('Name').fill('Asha');
  await form.getByLabel('Phone').fill(phone);
  await form.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect
    .poll(async () => (await storedRows(phone))[0]?.looking_for ?? '')
    .toMatch(/^1 BHK, Ready To move in Sector 65/);
});
