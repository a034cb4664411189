import { expect, test } from '@playwright/test';
import { fill, footerForm, newPhone, storedRows, SUCCESS } from './enquiry-steps';

test('the footer form posts and the endpoint answers with a page', async ({ page }) => {
  await page.goto('/about');
  const form = footerForm(page);
  const phone = newPhone();
  await fill(form, { Name: 'Rohit Malhotra', Phone: phone, Message: 'Without script' });
  await form.getByText('Call back').click();
  await form.getByLabel('Call me').selectOption('Any time');
  await form.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(page.getByText(SUCCESS)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/contact.php');
  expect(storedRows(phone)[0]?.message).toBe('Without script\n\nCall me: Any time');
});

test('the browser itself asks for name and phone', async ({ page }) => {
  await page.goto('/contact-us');
  const form = page.getByRole('main').locator('form');
  await form.getByRole('button', { name: 'Send Message' }).click();
  expect(new URL(page.url()).pathname).toBe('/contact-us');
  await expect(form.getByLabel('Name')).toHaveJSProperty('validity.valueMissing', true);
});

test('enquire links lead to the contact page', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('link', { name: 'Inquire Now' }).click();
  await expect(page).toHaveURL('/contact-us');
});
