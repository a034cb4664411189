import { failCalls, fill, footerForm, newPhone, storedRows, SUCCESS } from '../steps/enquiry';
import { expect, test } from '../steps/fixtures';

const MOGRA = '/project-details/vatika/mogra-courts-sector-83';

test('two presses and a number ask about a project', { tag: '@desktop' }, async ({ page, isMobile }) => {
  await page.goto(MOGRA);
  const phone = newPhone();
  // From 768 px the bar has it once the head has gone.
  if (!isMobile) await page.getByRole('heading', { name: 'Payment Plan', level: 2 }).scrollIntoViewIfNeeded();
  await page
    .locator(isMobile ? 'nav[aria-label="Ask about Mogra Courts"]' : '#section-bar')
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

test.describe('the endpoint fails', () => {
  test.use({ expectedFaults: [/status of (500|422)|net::ERR/] });

  test('the footer form keeps what was not delivered, offers a call and WhatsApp, and sends it later', async ({
    page,
    context,
  }) => {
    await failCalls(context, '500:1');
    await page.goto('/about');
    const phone = newPhone();
    await fill(footerForm(page), { Name: 'Asha', Phone: phone, Message: '3 BHK in Pune' });
    await footerForm(page).getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(footerForm(page).getByText('Failed to submit enquiry.')).toBeVisible();
    await expect(footerForm(page).getByText(/will be processed when the system is back online/)).toBeVisible();
    await expect(footerForm(page).getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
    const whatsapp = footerForm(page).getByRole('link', { name: /Send on WhatsApp/ });
    expect(decodeURIComponent((await whatsapp.getAttribute('href')) ?? '')).toContain('Message: 3 BHK in Pune');
    await page.reload();
    await expect.poll(async () => (await storedRows(phone)).length).toBe(1);
    await expect(page.getByText('Your saved enquiry has been sent.')).toBeVisible();
  });

  test('after eight seconds the form says that it still tries, and how to call', async ({ page, context }) => {
    await failCalls(context, 'slow11');
    await page.goto('/about');
    const phone = newPhone();
    await fill(footerForm(page), { Name: 'Asha', Phone: phone });
    await footerForm(page).getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(footerForm(page).getByText('Still trying – or call.')).toBeVisible({ timeout: 10_000 });
    await expect(footerForm(page).getByText(SUCCESS)).toBeVisible({ timeout: 10_000 });
    await expect(footerForm(page).getByText('Still trying – or call.')).toHaveCount(0);
  });
});
