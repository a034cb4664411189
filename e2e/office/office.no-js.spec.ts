import { newPhone, storedRows } from '../steps/enquiry';
import { expect, test } from '../steps/fixtures';
import { addOfficeUser, find, sendEnquiry, signIn } from '../steps/office';

test('without script: saved choices, search, owner, reminder, note, the tab of its state, erasure, sign-out', async ({
  page,
  request,
}) => {
  const user = addOfficeUser();
  const phone = newPhone();
  await sendEnquiry(request, { name: 'Meera Kulkarni', phone, message: 'Looking for: 3 BHK in Sector 65' });
  await signIn(page, user);
  await test.step('choices of the list are saved under a name, opened by it, and removed', async () => {
    await page.getByRole('link', { name: 'Project, form, source, days' }).click();
    await page.getByLabel('City').selectOption({ label: 'Pune' });
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByLabel('Save these choices as').fill('Pune');
    await page.getByRole('button', { name: 'Save the view' }).click();
    await page.getByRole('link', { name: 'Enquiries', exact: true }).click();
    await expect(page.getByLabel('City')).toHaveCount(0);
    const view = page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name: 'Pune' });
    await view.click();
    await expect(page.getByLabel('City')).toHaveValue('pune');
    await expect(view).toHaveAttribute('aria-current', 'page');
    await page.getByRole('button', { name: 'Remove the view Pune' }).click();
    await expect(view).toHaveCount(0);
  });
  await page.goto('/office');
  await find(page, phone);
  expect(page.url()).not.toContain(phone);
  await page.getByRole('link', { name: 'Meera Kulkarni' }).click();
  await expect(page.getByText('Looking for: 3 BHK in Sector 65')).toBeVisible();
  await page.getByRole('radio', { name: 'Called' }).check();
  await page.getByLabel('Owner').selectOption(user);
  await page.getByLabel('Reminder').fill('2026-01-31');
  await page.getByLabel('Note (optional)').fill('Rings back');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toHaveText('Saved.');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.getByRole('link', { name: 'Mine only' }).click();
  await page.getByRole('link', { name: /^Called/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: phone })).toContainText('Reminder 31 Jan 2026');
  await page.getByRole('link', { name: 'Meera Kulkarni' }).click();
  await page.getByRole('link', { name: 'Erase' }).click();
  await page.getByLabel('Yes, erase this person').check();
  await page.getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByText('1 enquiry is erased')).toBeVisible();
  expect(await storedRows(phone)).toEqual([]);
  await page.getByRole('button', { name: `Sign out ${user}` }).click();
  await page.goto('/office');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});
