import { fill, newPhone, storedRows, SUCCESS } from '../steps/enquiry';
import { expect, test } from '../steps/fixtures';

const MOGRA = '/project-details/vatika/mogra-courts-sector-83';

test('Inquire Now names the project, and its enquiry is about it', async ({ page }) => {
  await page.goto(MOGRA);
  await page.getByRole('link', { name: 'Inquire Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enquiry Form' });
  await expect(dialog).toContainText('Mogra Courts, Sector 83, Gurgaon');
  const phone = newPhone();
  await fill(dialog, { Name: 'Asha', Phone: phone });
  await dialog.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(page.getByText(SUCCESS)).toBeVisible();
  expect(await storedRows(phone)).toMatchObject([{ message: '', channel: 'popup', project: 'Mogra Courts' }]);
});

/** On a phone it is in the dock: `three-taps.phone.spec.ts`. */
test('two presses and a number ask about a project', async ({ page }) => {
  await page.goto(MOGRA);
  const phone = newPhone();
  // From 768 px the bar has it once the head has gone.
  await page.getByRole('heading', { name: 'Payment Plan', level: 2 }).scrollIntoViewIfNeeded();
  await page
    .locator('#section-bar')
    .getByRole('link', { name: /Enquire$/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  await dialog.getByLabel('Phone').fill(phone);
  await dialog.getByRole('button', { name: 'Request a call back' }).click();
  await expect(page.getByText(SUCCESS)).toBeVisible();
  expect(await storedRows(phone)).toMatchObject([
    { name: 'Name not given', message: '', channel: 'contact', project: 'Mogra Courts', first_page: MOGRA },
  ]);
});
