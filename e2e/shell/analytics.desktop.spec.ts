import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';

type Layered = { dataLayer?: object[] };

const events = (page: Page) => page.evaluate(() => (window as Layered).dataLayer ?? []);

test('five events, without a word of the visitor', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.abort());
  await page.route('**/contact.php', (route) =>
    route.fulfill({ status: 201, json: { success: true, message: 'Enquiry submitted successfully!' } }),
  );
  // Links are not followed, so that the page keeps its data layer.
  await page.addInitScript(() =>
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="tel:"], a[href="/project-details/vatika"]'))
        event.preventDefault();
    }),
  );
  await page.goto('/developers?utm_source=Asha%20Rao');
  await expect.poll(() => events(page)).toEqual([{ event: 'page_view', page: '/developers' }]);

  await page.getByRole('link', { name: 'View Projects of Vatika' }).click();
  await page.getByRole('banner').getByRole('link', { name: '+91 00000 00000' }).click();
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Name').fill('Asha Rao');
  await footer.getByLabel('Phone').fill('98100 12345');
  await footer.getByLabel('Message').fill('Call me at asha@example.com');
  await footer.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(footer.getByRole('status').filter({ hasText: 'Enquiry submitted successfully!' })).toBeVisible();

  expect(await events(page)).toEqual([
    { event: 'page_view', page: '/developers' },
    { event: 'developer_click', developer: 'vatika', page: '/developers' },
    { event: 'phone_click', page: '/developers' },
    { event: 'form_submit', form: 'footer', page: '/developers' },
  ]);
  await page
    .getByRole('complementary')
    .getByRole('link', { name: /WhatsApp/ })
    .click();
  const all = await events(page);
  expect(all.slice(4)).toEqual([{ event: 'whatsapp_click', page: '/developers' }]);
  expect(JSON.stringify(all)).not.toMatch(/asha|98100/i);
});
