import { expectNoAxeFindings } from '../steps/axe';
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
  await expectNoAxeFindings(page, { part: 'dialog[open]' });
  await dialog.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(page.getByText(SUCCESS)).toBeVisible();
  expect(await storedRows(phone)).toMatchObject([{ message: '', channel: 'popup', project: 'Mogra Courts' }]);
});
