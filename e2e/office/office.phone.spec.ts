import { newPhone } from '../steps/enquiry';
import { expect, test } from '../steps/fixtures';
import { addOfficeUser, find, sendEnquiry, signIn } from '../steps/office';

test('the inbox on a phone', async ({ page, request }) => {
  await signIn(page, addOfficeUser());
  await test.step('targets are 44 px, and the call is one tap in the list', async () => {
    const phone = newPhone();
    await sendEnquiry(request, { name: 'Asha Rao', phone, message: 'A plot, please' });
    await find(page, phone);
    const call = page.getByRole('link', { name: phone });
    await expect(call).toHaveAttribute('href', `tel:+91${phone}`);
    for (const link of [
      call,
      page.getByRole('link', { name: 'Asha Rao' }),
      page.getByRole('button', { name: 'Search' }),
    ]) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
  await page.goto('/office');
  await test.step('who is due today stands first, with a call and a message one tap away', async () => {
    const phone = newPhone();
    await sendEnquiry(request, { name: 'Neha Gupta', phone, message: 'A plot, please' });
    await find(page, phone);
    await page.getByRole('link', { name: 'Neha Gupta' }).click();
    await page.getByRole('radio', { name: 'Called' }).check();
    await page.getByLabel('Reminder').fill(new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10));
    await page.getByLabel('Call at').fill('23:59');
    await page.getByLabel('Budget').fill('1.5 Cr');
    await expect(page.getByLabel('Why lost')).toBeHidden();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.goto('/office');
    const row = page
      .getByRole('region', { name: 'Today' })
      .getByRole('listitem')
      .filter({ hasText: 'Neha Gupta' })
      .last();
    await expect(row).toContainText('Today, 23:59');
    await expect(row.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/91/);
    for (const link of await row.getByRole('link').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await row.getByRole('link', { name: 'Neha Gupta' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neha Gupta');
  });
  await page.goto('/office');
  await test.step('every tab stands on the screen, none behind its edge', async () => {
    const tabs = page.getByRole('navigation', { name: 'What became of them' }).getByRole('link');
    await expect(tabs).toHaveCount(8);
    for (const tab of await tabs.all()) {
      const { x = 0, width = 0, height = 0 } = (await tab.boundingBox()) ?? {};
      expect([x >= 0, x + width <= 390, height >= 44]).toEqual([true, true, true]);
    }
    await tabs.filter({ hasText: 'Spam' }).click();
    await expect(tabs.filter({ hasText: 'Spam' })).toHaveAttribute('aria-current', 'page');
  });
});
