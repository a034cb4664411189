import { expect, test } from '@playwright/test';
import { fill, footerForm, SUCCESS } from './enquiry-steps';

test('the footer form posts and the endpoint answers with a page', async ({ page }) => {
  await page.goto('/about');
  const form = footerForm(page);
  await fill(form, { Name: 'Rohit Malhotra', Phone: '98000 00000', Message: 'Without script' });
  await form.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(page.getByText(SUCCESS)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/contact.php');
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
