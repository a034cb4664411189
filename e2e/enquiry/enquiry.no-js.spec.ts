import { expect, test } from '@playwright/test';
import { fill, footerForm, newPhone, storedRows, SUCCESS } from '../steps/enquiry';

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
  expect(await storedRows(phone)).toMatchObject([
    { message: 'Without script', channel: 'footer', call_time: 'any', is_suspect: 'no' },
  ]);
});

test('the browser itself asks for name and phone; the page names who answers', async ({ page }) => {
  await page.goto('/contact-us');
  const form = page.getByRole('main').locator('form');
  await form.getByRole('button', { name: 'Send Message' }).click();
  expect(new URL(page.url()).pathname).toBe('/contact-us');
  await expect(form.getByLabel('Name')).toHaveJSProperty('validity.valueMissing', true);
  await expect(page.getByRole('region', { name: 'Our advisers' }).getByRole('listitem')).toHaveCount(5);
});

test('a visitor who hides the page before is not taken for a machine', async ({ page }) => {
  await page.route('/about', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'referrer-policy': 'no-referrer' } });
  });
  await page.goto('/about');
  const phone = newPhone();
  await fill(footerForm(page), { Name: 'Asha', Phone: phone });
  const post = page.waitForRequest((request) => request.method() === 'POST');
  await footerForm(page).getByRole('button', { name: 'Send Enquiry' }).click();
  expect(await (await post).headerValue('origin')).toBe('null');
  await expect(page.getByText(SUCCESS)).toBeVisible();
  expect(await storedRows(phone)).toMatchObject([{ is_suspect: 'no' }]);
});

test("another site's form is answered like any, and its enquiry is marked", async ({ page, baseURL }) => {
  const phone = newPhone();
  await page.route('http://other.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${baseURL}/contact.php">
        <input name="name" value="Asha"><input name="phone" value="${phone}"><input name="consent" value="2026-11">
        <button>Send</button></form>`,
    }),
  );
  await page.goto('http://other.example/');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(SUCCESS)).toBeVisible();
  expect(await storedRows(phone)).toMatchObject([{ is_suspect: 'yes' }]);
});

test('a project page asks with a number alone, and names project and configuration', async ({ page }) => {
  await page.goto('/project-details/vatika/mogra-courts-sector-83');
  const phone = newPhone();
  await page.getByRole('main').getByRole('link', { name: 'Contact Us', exact: true }).first().click();
  await expect(page).toHaveURL(/#enquire$/);
  const form = page.getByRole('region', { name: 'Ask about Mogra Courts' });
  await form.getByRole('radio', { name: '3 BHK · 1,620 sq.ft' }).check();
  await form.getByLabel('Phone').fill(phone);
  await form.getByRole('button', { name: 'Request a call back' }).click();
  await expect(page.getByText(SUCCESS)).toBeVisible();
  expect(await storedRows(phone)).toMatchObject([
    {
      name: 'Name not given',
      message: '',
      channel: 'project',
      project: 'Mogra Courts',
      configuration: '3 BHK · 1,620 sq.ft',
      is_suspect: 'no',
    },
  ]);
});
